import { findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type ComparableHome, estimateWorth, type UsedComparable } from '../../../homes/worth/estimate-worth.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { type WorthWords, worthWordsOf } from '../../../reading/languages/kept-words/worth-words.ts'
import { formatMoney, formatNumber } from '../../../reading/languages/wording.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { tellFact } from '../about-homes/home-facts.ts'
import { button, type SkillAnswer, type SkillTurn } from '../skills/skill-turn.ts'
import { tellOwnHome } from './own-home.ts'

const mostLooked = 200
const mostTold = 4

const forSale: Criterion = {
  topic: 'SaleType',
  mode: 'must',
  anyOf: [{ is: 'value', field: 'SaleType', value: 'for_sale' }],
}

/**
 * What a visitor's own home would bring, by the firm's own sold homes and what is on offer: what is missing is asked for, one thing at a
 * time; then a range, how it was reckoned, and a person for the rest.
 */
export async function answerWorth(turn: SkillTurn): Promise<SkillAnswer> {
  const { context, skill, understood, previous, text } = turn
  const words = worthWordsOf(context.words.code)
  const own = tellOwnHome(previous?.worth ?? {}, understood, text)
  const ask = (content: string): SkillAnswer => ({
    skill: 'seller',
    content,
    buttons: [button(skill, 'person')],
    pending: 'seller',
    worth: own,
  })
  if (own.place === undefined) return ask(words.askPlace)
  if (own.feet === undefined || own.meters === undefined) return ask(words.askSize)
  const criteria = [own.place, ...(own.kind ? [own.kind] : []), forSale, anyStatus]
  const homes = await findFirst(context.db, context.scope, criteria, null, mostLooked)
  // What is in another unit or currency than most is compared with nothing.
  const [first] = homes
  const alike = homes.filter(
    (home) => home.AreaUnit === first?.AreaUnit && home.CurrencySymbol === first?.CurrencySymbol,
  )
  const area = first?.AreaUnit === 'Square Meters' ? own.meters : own.feet
  const worth = estimateWorth(
    { area, bedrooms: own.bedrooms ?? null, yearBuilt: own.yearBuilt ?? null, position: null },
    alike.map(toComparable),
  )
  const place = nameOf(own.place)
  const rest = { skill: 'seller' as const, buttons: [button(skill, 'person')], offersForm: true as const, worth: own }
  if (worth === null || first === undefined) return { ...rest, content: words.tooFew(place) }
  const money = (value: number): string => formatMoney(context.wording, round(value), first.CurrencySymbol)
  const count = formatNumber(context.wording, worth.comparables.length)
  const range = words.range({
    ...{ low: money(worth.low), middle: money(worth.middle), high: money(worth.high) },
    ...{ count, place },
  })
  const lines = worth.comparables
    .slice(0, mostTold)
    .map((used) => tellComparable(turn, words, used, alike, money))
    .join('\n')
  return { ...rest, content: `${range}\n\n${lines}\n\n${words.formula}\n\n${words.rest}` }
}

function toComparable(home: FoundListing): ComparableHome {
  return {
    id: home.id,
    price: home.SalePrice ?? 0,
    area: home.BuildingArea,
    bedrooms: home.Bedrooms,
    yearBuilt: home.YearBuilt || null,
    position: null,
    isSold: home.Status === 'Sold',
    days: home.Status === 'Sold' ? home.DaysOnMarket : null,
  }
}

function tellComparable(
  { context }: SkillTurn,
  words: WorthWords,
  { id, adjusted, isSold }: UsedComparable,
  homes: readonly FoundListing[],
  money: (value: number) => string,
): string {
  const home = homes.find((each) => each.id === id)
  if (home === undefined) return ''
  const facts = (['Price', 'Bedrooms', 'BuildingArea', 'YearBuilt'] as const).map((name) =>
    tellFact(context, home, name),
  )
  const told = [...facts.filter(Boolean), isSold ? words.sold : words.onOffer, words.atSize(money(adjusted))]
  return `- ${linkHome(context, home)}: ${told.join(', ')}`
}

function nameOf({ anyOf: [place] }: Criterion): string {
  return place !== undefined && 'name' in place ? place.name : ''
}

/** To three figures: more would be pretended. */
function round(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2)
  return Math.round(value / step) * step
}
