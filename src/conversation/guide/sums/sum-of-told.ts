import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import { readToldSum, type ToldSumAsked } from '../../../reading/sums/read-told-sum.ts'
import { moneyIn, tellFact } from '../about-homes/home-facts.ts'
import { isForeign, shareOfSearch } from '../acts/asks-of-one-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { homeInView, keep, turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { type AmountTold, amountOfPassage } from '../record/amounts-of-passages.ts'
import { readRecord } from '../record/read-record.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { sayOfHome } from './tell-sum.ts'
import { divide, times } from './work-out.ts'

const surelySearch = 0.6
const inYear = 12

interface Reckoned {
  amount: AmountTold
  /** The figures that it is made of. */
  made: string
}

/**
 * What is reckoned with amounts that the record of a home tells, however a firm names them: "tax and flood insurance together", "so
 * with the car monthly?", and right after one was told "that a year?", "und durch drei?". null where nothing of that is asked.
 */
export async function answerSumOfTold(
  turn: GuideTurn,
  sentence: string,
  previous: GuideState,
): Promise<GuideAnswer | null> {
  const { context, reading, tables } = turn
  const asked = readToldSum(sentence, tables.language.code)
  if (asked === null) return null
  const act = reading.act(sentence, previous)
  if (shareOfSearch(act) >= surelySearch || isForeign(act, true)) return null
  const [named, another] = await reading.named(sentence, previous)
  const id = turn.home ?? named ?? homeInView(previous)
  if (id === undefined || another !== undefined) return null
  const [home] = await lookUpListings(context.db, context.scope, [id])
  if (home === undefined) return null
  const own = amountsAsked(context, home, sentence)
  const last = lastTold(context, home, previous)
  const reckoned = reckon(context, home, asked, { own, last, people: previous.people ?? null })
  if (reckoned === null) return null
  const { amount, made } = reckoned
  return {
    content: sayOfHome(context, home, `${told(context, home, amount)} (${made})`),
    noAnswer: false,
    state: { ...keep(turnTo(previous, home.id), context.asked), told: { listing: home.id, amounts: [amount] } },
    trace: { kind: 'sum', sum: 'told', skill: 'money' },
  }
}

/** The amounts of what answers a question. */
function amountsAsked(context: GuideContext, home: FoundListing, question: string): AmountTold[] {
  const { languages } = context.scope
  return readRecord(context, question, home).told.flatMap((passage) => amountOfPassage(languages, home, passage) ?? [])
}

/** What the answer before came to, or told of the home that was in talk then. */
function lastTold(context: GuideContext, home: FoundListing, previous: GuideState): readonly AmountTold[] {
  if (previous.told?.listing === home.id) return previous.told.amounts
  return previous.said === undefined || previous.focus !== home.id ? [] : amountsAsked(context, home, previous.said)
}

interface Amounts {
  /** What the message asks for. */
  own: readonly AmountTold[]
  /** What the answer before has told. */
  last: readonly AmountTold[]
  people: number | null
}

function reckon(
  context: GuideContext,
  home: FoundListing,
  asked: ToldSumAsked,
  { own, last, people }: Amounts,
): Reckoned | null {
  const sum = asked.total || own.length > 1 ? addUp(context, home, own, asked.isPlain ? last : []) : null
  const one = sum?.amount ?? own[0] ?? last[0] ?? null
  if (asked.each) {
    const among = asked.among ?? people
    const each = one === null || among === null || one.name === '#Price' ? null : divide(one.amount, among)
    if (each === null || one === null || among === null) return null
    const sums = sumWordsOf(context.words.code)
    const parts = sums.counted.person(formatNumber(context.wording, among), among)
    return { amount: { ...one, name: '', amount: each.value }, made: `${told(context, home, one)} ÷ ${parts}` }
  }
  if (asked.year) {
    if (one === null || one.period !== 'month' || (one.name.startsWith('#') && last.length === 0)) return sum
    const year = times(one.amount, inYear)
    const sums = sumWordsOf(context.words.code)
    const months = sums.counted.month(formatNumber(context.wording, inYear), inYear)
    const of = sum === null ? part(context, home, one) : told(context, home, one)
    return year === null
      ? null
      : { amount: { name: '', amount: year.value, period: 'once' }, made: `${of} × ${months}` }
  }
  return sum
}

/** The amounts together: of one that is put on top, with the rent or the price; null where they are not paid alike. */
function addUp(
  context: GuideContext,
  home: FoundListing,
  own: readonly AmountTold[],
  last: readonly AmountTold[],
): Reckoned | null {
  const isRented = home.SaleType === 'for_rent'
  const base: AmountTold[] =
    home.Price === null ? [] : [{ name: '#Price', amount: home.Price, period: isRented ? 'month' : 'once' }]
  const extras = own.filter(({ name }) => name !== '#Price')
  const asked =
    own.length > 1 ? own : [...base, ...(extras.length > 0 ? extras : last.filter(({ name }) => name !== '#Price'))]
  if (asked.length < 2) return null
  const periods = new Set(asked.map(({ period }) => period))
  // A year's taxes and a month's dues: what both are a month.
  const isMixed = periods.size > 1
  if (isMixed && periods.has('once') && (!isRented || periods.has('year'))) return null
  const inMonths = isMixed && !periods.has('once')
  const values = asked.map(({ amount, period }) => (inMonths && period === 'year' ? amount / inYear : amount))
  const total = times(values[0] ?? null, 1, ...values.slice(1).map((value) => Math.round(value * 100) / 100))
  if (total === null) return null
  const [first] = asked
  const period = isMixed ? (inMonths ? 'month' : 'once') : (first?.period ?? 'once')
  const made = asked.map((each) => part(context, home, each)).join(' + ')
  return { amount: { name: '', amount: total.value, period }, made }
}

function told(context: GuideContext, home: FoundListing, { amount, period }: AmountTold): string {
  const money = moneyIn(context, amount, home)
  return period === 'month' ? context.words.aMonth(money) : money
}

const fields = ['Price', 'HOAMonth', 'DepositFee'] as const

/** An amount with what it is of, as the record calls it. */
function part(context: GuideContext, home: FoundListing, each: AmountTold): string {
  const fact = fields.find((name) => each.name === `#${name}`)
  if (fact !== undefined) return tellFact(context, home, fact)
  const money = told(context, home, each)
  return each.name === '' ? money : `${escapeMarkdown(each.name)} ${money}`
}
