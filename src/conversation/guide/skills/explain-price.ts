import { findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { cityKeyOf } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { moneyIn, tellFact } from '../about-homes/home-facts.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { homeOfTurn } from './home-of-turn.ts'
import { buttonsOfHome, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

const mostCompared = 200
const fewest = 3

/** By how much a home is over the most that the visitor has said. */
export async function answerOverBy(turn: SkillTurn): Promise<SkillAnswer | null> {
  const { skill, context, previous } = turn
  const home = await homeOfTurn(turn)
  if (home === null || home.Price === null) return null
  const most = mostSaid(previous)
  const name = linkHome(context, home)
  const money = (value: number) => escapeMarkdown(moneyIn(context, value, home))
  const away = home.Price - (most ?? 0)
  const { over, under, unsaid } = skill.overBy
  const content =
    most === null
      ? unsaid(name, tellFact(context, home, 'Price'))
      : (away > 0 ? over : under)(name, money(Math.abs(away)), money(most))
  return { skill: 'money', content, buttons: buttonsOfHome(skill, home), home }
}

/** The largest price of the last search that said one. */
function mostSaid(previous: SkillTurn['previous']): number | null {
  const searches =
    previous === null ? [] : [previous.criteria, ...previous.history.map((plan) => plan.criteria).reverse()]
  const prices = searches.flatMap((criteria) =>
    criteria.filter(({ topic, mode, fleeting }) => topic === 'Price' && mode === 'must' && !fleeting),
  )
  const [bound] = prices
    .flatMap(({ anyOf }) => anyOf)
    .flatMap((each) => (each.is === 'number' ? [each.max ?? each.below] : []))
  return bound ?? null
}

/** Why a home costs what it does: no reason is given; its price per area beside the homes like it says something. */
export async function answerWhyPrice(turn: SkillTurn): Promise<SkillAnswer | null> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return null
  const parts = [say(turn, skill.whyPrice(linkHome(context, home), tellFact(context, home, 'Price')))]
  const middle = await middleOfAlike(turn, home)
  const own = perArea(home)
  if (own !== null && middle !== null) {
    const { words } = context
    const unit = home.AreaUnit === 'Square Meters' ? words.unitNames.meters : words.unitNames.feet
    const tell = (value: number) => words.perArea(escapeMarkdown(moneyIn(context, Math.round(value), home)), unit)
    parts.push(skill.perArea(tell(own), tell(middle)))
  }
  return {
    skill: 'money',
    content: parts.join(context.wording.betweenSentences),
    buttons: buttonsOfHome(skill, home),
    home,
  }
}

function perArea({ Price, BuildingArea }: FoundListing): number | null {
  return Price === null || BuildingArea <= 0 ? null : Price / BuildingArea
}

/** The middle of the prices per area in the same city, of the same offer and unit; null of fewer than three homes. */
async function middleOfAlike({ context }: SkillTurn, home: FoundListing): Promise<number | null> {
  const { City, SaleType, AreaUnit, CurrencySymbol } = home
  if (!City) return null
  const criteria: Criterion[] = [
    { topic: 'Place', mode: 'must', anyOf: [{ is: 'city', key: cityKeyOf(City), name: City }] },
    { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value: SaleType }] },
  ]
  const found = await findFirst(context.db, context.scope, criteria, null, mostCompared)
  const values = found
    .filter((each) => each.id !== home.id && each.AreaUnit === AreaUnit && each.CurrencySymbol === CurrencySymbol)
    .flatMap((each) => perArea(each) ?? [])
    .sort((a, b) => a - b)
  return values.length < fewest ? null : (values[Math.floor(values.length / 2)] ?? null)
}
