import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { plainly } from '../../../reading/contact/read-contact.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import { languageOf } from '../../../reading/languages/languages.ts'
import type { AskedSum } from '../../../reading/sums/asked-sum.ts'
import { readSum } from '../../../reading/sums/read-sum.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { shareOfForeign, shareOfSearch } from '../acts/asks-of-one-home.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asQuestion, keep, turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { readLoan } from '../money/read-loan.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { sendToAgent } from '../skills/ask-agent.ts'
import type { SkillName } from '../skills/skill-name.ts'
import { type Asks, readAsks } from '../wishes/read-asks.ts'
import { answerYield } from './answer-yield.ts'
import { homesOfSum } from './homes-of-sum.ts'
import { answerSumOfTold } from './sum-of-told.ts'
import { tellPair } from './tell-pair.ts'
import { type SumOfOne, sayOfHome, tellSum } from './tell-sum.ts'

/** What is to be reckoned with the figures of homes, with the figures it was reckoned with; null where a clause asks for no such sum. */
export async function answerSum(
  turn: GuideTurn,
  sentence: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null) return null
  const ofYield = await answerYield(turn, sentence, previous)
  if (ofYield !== null) return ofYield
  const { reading, tables } = turn
  const asks = readAsks(sentence, tables)
  const act = reading.act(sentence, previous)
  const said = readSum(plainly(sentence), tables.language.code, asks.has)
  const sum = said ?? sumOfTopic(act)
  const upfront = sum?.kind === 'upfront' ? { upfront: said === null ? ('perhaps' as const) : ('said' as const) } : {}
  const ofTold = mayBeOfTold(sum) ? await answerSumOfTold(turn, sentence, previous, upfront) : null
  if (ofTold !== null) return ofTold
  if (sum === null) return null
  const understood = await reading.read(plainly(sentence))
  if (!isSum(sum, act, asks, understood)) return null
  const homes = await homesOfSum(turn, { sentence, asks, understood, sum }, previous)
  if (sum.kind !== 'together' && sum.kind !== 'apart') return answerOfEach(turn, sentence, sum, homes, previous)
  const [a, b] = homes
  return a === undefined || b === undefined ? null : answerOfPair(turn, sentence, sum, [a, b], previous)
}

/** A message that names several things to be paid and asks for nothing else: it is not to be cut at their commas. null where it is none. */
export async function answerSumOfWhole(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null || !asksOnlyOfMoney(turn.reading.acts(content, previous))) return null
  return answerSumOfTold(turn, content, previous, { isWhole: true })
}

const asksOnlyOfMoney = (clauses: readonly ReadClause[]): boolean =>
  clauses.every((clause) => wordsOfText(clause.text).length < fewWords || shareOfActs(clause, asking) >= perhaps)
const fewWords = 4

/** What is reckoned of the price alone, or of two homes, is no sum of what a record tells. */
const mayBeOfTold = (sum: AskedSum | null): boolean =>
  sum === null || sum.kind === 'upfront' || sum.kind === 'split' || sum.kind === 'months'

/** Topics of what is asked of a home that may be reckoned; of another ("how many baths", "taxes per year") it is no sum. */
const reckoned: ReadonlySet<string> = new Set(
  [
    ...['price', 'why-this-price', 'sold-price', 'size', 'lot', 'bedrooms', 'age', 'hoa', 'monthly-costs', 'deposit'],
    ...[
      'move-in-cost',
      'lease-length',
      'short-term-rental',
      'rent-possible',
      'occupancy',
      'tenants',
      'sublet',
      'other',
    ],
  ].map((name) => `ask-home:${name}`),
)
const asking: ReadonlySet<Act> = new Set(['ask-home', 'money', 'compare', 'figure'])
const surelySearch = 0.7
const perhaps = 0.5
const ratherTopic = 0.6

/** Whether what the words ask for is asked for: no search, no figure over many homes, nothing else. */
function isSum(sum: AskedSum, act: ReadClause, asks: Asks, understood: Understood): boolean {
  const { criteria, figures, sort } = understood
  if (shareOfSearch(act) >= surelySearch || shareOfForeign(act) >= perhaps) return false
  const isAsked = shareOfActs(act, asking) >= perhaps
  const bounds = criteria.some(({ topic }) => topic === 'Price' || topic === 'UnitAreaPrice')
  if ((bounds && !isAsked) || sort?.field === 'UnitAreaPrice') return false
  if (figures.some(({ kind }) => kind === 'average' || kind === 'median')) return false
  // Of a price that is said, and not of a home.
  const { price } = readLoan(asks, languageOf(understood.language).numbers)
  if (sum.kind === 'share' && price !== undefined) return false
  const { topic, acts } = act
  const isElse = topic !== null && topic.likely >= ratherTopic && !reckoned.has(topic.name)
  const isLoose = sum.kind === 'split' || sum.kind === 'months' || sum.kind === 'upfront'
  return !(isLoose && isElse && acts[0]?.act === 'ask-home' && acts[0].likely >= perhaps)
}

/** "what would I have to bring to get the keys": by its topic, whatever its words. */
function sumOfTopic({ acts: [first], topic }: ReadClause): AskedSum | null {
  const isCost = topic?.name === 'ask-home:move-in-cost' && topic.likely >= ratherTopic
  return isCost && (first?.likely ?? 0) >= perhaps ? { kind: 'upfront' } : null
}

function answerOfEach(
  turn: GuideTurn,
  sentence: string,
  sum: SumOfOne,
  homes: readonly FoundListing[],
  previous: GuideState,
): GuideAnswer | null {
  const { context } = turn
  const told = homes.map((home) => tellOne(context, home, sum, previous))
  const [first] = homes
  if (first === undefined || told.some((each) => each === null)) return null
  const lines = told.flatMap((each) => each ?? [])
  const isOne = homes.length === 1
  const content = lines.map(({ text }) => (isOne ? text : `- ${text}`)).join('\n')
  const before = isOne ? turnTo(previous, first.id) : previous
  const question = isOne ? { question: asQuestion(sentence) } : {}
  const isNew = !isOne || previous.focus !== first.id
  return {
    content,
    noAnswer: lines.every(({ isUnknown }) => isUnknown),
    state: { ...keep(before, context.asked), ...question },
    trace: { kind: 'sum', sum: sum.kind, skill: skillOf(sum) },
    ...(isNew
      ? {
          view: showHomes(
            homes.map(({ id }) => id),
            { content, ...(isOne ? {} : { part: content }) },
          ),
        }
      : {}),
  }
}

function tellOne(
  context: GuideContext,
  home: FoundListing,
  sum: SumOfOne,
  previous: GuideState,
): { text: string; isUnknown: boolean } | null {
  const { betweenSentences } = context.wording
  if (sum.kind === 'share' && home.SaleType === 'for_rent') {
    const rent = tellOne(context, home, { kind: 'upfront' }, previous)
    const no = context.words.sentence(sumWordsOf(context.words.code).forRent(linkHome(context, home)))
    return { text: [no, rent?.text ?? ''].filter(Boolean).join(betweenSentences), isUnknown: false }
  }
  const told = tellSum(context, home, sum)
  if (told === null) return null
  if ('told' in told) return { text: sayOfHome(context, home, told.told), isUnknown: false }
  const agent = sendToAgent(context, home, previous)
  return { text: [sayOfHome(context, home, told.unknown), agent].join(betweenSentences), isUnknown: true }
}

function answerOfPair(
  { context }: GuideTurn,
  sentence: string,
  sum: Extract<AskedSum, { kind: 'together' | 'apart' }>,
  pair: readonly [FoundListing, FoundListing],
  previous: GuideState,
): GuideAnswer | null {
  const told = tellPair(context, pair, sum)
  if (told === null) return null
  const isUnknown = 'unknown' in told
  const said = context.words.sentence(isUnknown ? told.unknown : told.told)
  const missing = pair.find(({ Price }) => Price === null) ?? pair[0]
  const agent = isUnknown ? [sendToAgent(context, missing, previous)] : []
  const content = [said, ...agent].join(context.wording.betweenSentences)
  const ids = pair.map(({ id }) => id)
  return {
    content,
    noAnswer: isUnknown,
    state: { ...keep(previous, context.asked), compared: ids, question: asQuestion(sentence) },
    trace: { kind: 'sum', sum: sum.kind, skill: skillOf(sum) },
    view: showHomes(ids, { content }),
  }
}

/** What such an answer is about. */
function skillOf(sum: AskedSum): SkillName {
  if (sum.kind === 'per') return 'figures'
  return sum.kind === 'apart' && sum.by !== 'Price' ? 'compare' : 'money'
}
