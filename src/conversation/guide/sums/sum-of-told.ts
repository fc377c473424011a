import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import { partsOfSum, type SumPart } from '../../../reading/sums/parts-of-sum.ts'
import { peopleIn } from '../../../reading/sums/people-in.ts'
import { readToldSum, type ToldSumAsked } from '../../../reading/sums/read-told-sum.ts'
import { isForeign, shareOfSearch } from '../acts/asks-of-one-home.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { homeInView, keep, turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { type AmountTold, amountOfPassage } from '../record/amounts-of-passages.ts'
import { readRecord } from '../record/read-record.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { sendToAgent } from '../skills/ask-agent.ts'
import { type AmountsOfParts, amountsOfParts } from './amounts-of-parts.ts'
import { tellAmount, tellPart } from './tell-amounts.ts'
import { sayOfHome } from './tell-sum.ts'
import { tellUntold } from './tell-untold.ts'
import { divide, times } from './work-out.ts'

const surelySearch = 0.6
const inYear = 12

interface Reckoned {
  amount: AmountTold
  /** It is what each of several people pays. */
  isEach?: boolean
  /** It is one amount of the record, worked out. */
  isOne?: boolean
  /** The figures that it is made of. */
  made: string
}

/** Topics of what is to be paid, by which words that a record does not answer are named as unknown. */
const toBePaid: ReadonlySet<string> = new Set(
  [
    ...['deposit', 'move-in-cost', 'monthly-costs', 'hoa', 'utilities', 'taxes', 'insurance', 'internet', 'parking'],
    ...['price', 'garage', 'tenants', 'rent-possible', 'occupancy', 'short-term-rental', 'lease-length', 'other'],
  ].map((name) => `ask-home:${name}`),
)
const perhaps = 0.5
const surelyElse = 0.6

/**
 * What is reckoned with amounts that the record of a home tells, however a firm names them: "first month, deposit and the cleaning",
 * "so with the car monthly?", and right after one was told "that a year?", "und durch drei?". What was named and is not told is said to
 * be unknown. null where nothing of that is asked. `upfront`: what is paid before one moves in is asked for, whatever it is. `isWhole`: it
 * is a message that may ask for more; null where it does.
 */
export async function answerSumOfTold(
  turn: GuideTurn,
  sentence: string,
  previous: GuideState,
  { upfront, isWhole = false }: { upfront?: 'said' | 'perhaps'; isWhole?: boolean },
): Promise<GuideAnswer | null> {
  const { context, reading, tables } = turn
  const { code } = tables.language
  const parts = partsOfSum(sentence, code)
  if (isWhole && parts.length < 2) return null
  const asked = readToldSum(sentence, code, parts.length)
  if (asked === null) return null
  const act = reading.act(sentence, previous)
  if (shareOfSearch(act) >= surelySearch || isForeign(act, false)) return null
  const [named, another] = await reading.named(sentence, previous)
  const id = turn.home ?? named ?? homeInView(previous)
  if (id === undefined || another !== undefined) return null
  const [home] = await lookUpListings(context.db, context.scope, [id])
  if (home === undefined) return null
  const people = peopleIn(turn.request.content, code) ?? previous.people ?? null
  const isToBePaid = (text: string): boolean => {
    const { topic } = reading.actIn('home', text, 'only')
    return topic !== null && topic.likely >= perhaps && topic.name !== 'ask-home:other' && toBePaid.has(topic.name)
  }
  const of = { languages: context.scope.languages, code, home, people, isToBePaid }
  const said = amountsOfParts(of, parts)
  if (isWhole && (said.isElse || said.amounts.length < 2)) return null
  const last = lastTold(context, home, previous)
  // Right after "monthly bills?" "so in total for month" is of these.
  const isUpfront = upfront === 'said' || (upfront === 'perhaps' && (last.length === 0 || !asked.total))
  const own = isUpfront && !isOfOneAlone(said) ? amountsOfParts(of, [...parts, ...upfrontParts(context, code)]) : said
  // "that a year?", "divided by 3" say what is to be done with what was told.
  const isDone = asked.year || asked.each || asked.times !== null
  if (own.amounts.length === 0 && (isForeign(act, true) || (!isDone && (own.isElse || isOfElse(act))))) return null
  const reckoned = reckon(context, home, asked, { own, last, people })
  if (reckoned === null) return null
  const { amount, made, isOne, isEach } = reckoned
  const money = tellAmount(context, home, amount)
  const all = isEach === true ? sumWordsOf(context.words.code).per.person(money) : money
  const untold = tellUntold(context, home, own.untold)
  const isUnknown = own.untold.length > 0
  const told = context.words.row([`${all} (${made})`, ...untold])
  const agent = isUnknown ? [sendToAgent(context, home, previous)] : []
  return {
    content: [sayOfHome(context, home, told), ...agent].join(context.wording.betweenSentences),
    noAnswer: false,
    state: { ...keep(turnTo(previous, home.id), context.asked), told: { listing: home.id, amounts: [amount] } },
    trace: { kind: 'sum', sum: 'told', skill: isOne === true ? 'home' : 'money' },
  }
}

/** "how much up front for the deposit": of one thing that is named. */
const isOfOneAlone = ({ amounts, isInFrame }: AmountsOfParts): boolean => amounts.length === 1 && isInFrame

/** What is paid before one moves in: beside what the message names the first month and the deposit. */
function upfrontParts({ words }: GuideContext, code: LanguageCode): SumPart[] {
  return partsOfSum(`${sumWordsOf(code).firstMonth('')}; ${words.facts.DepositFee.label}`, code)
}

/** "how many baths in total": nothing that is paid, so what was told last is not meant. */
function isOfElse({ topic }: ReadClause): boolean {
  return topic !== null && topic.likely >= surelyElse && topic.name.startsWith('ask-home:') && !toBePaid.has(topic.name)
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
  own: AmountsOfParts
  /** What the answer before has told. */
  last: readonly AmountTold[]
  people: number | null
}

function reckon(
  context: GuideContext,
  home: FoundListing,
  asked: ToldSumAsked,
  { own: { amounts: own, untold, isOnTop }, last, people }: Amounts,
): Reckoned | null {
  const isSum = own.length > 1 ? asked.asksAmount || asked.total || asked.everything : asked.total
  const putsOnTop = asked.adds || own.length === 0
  const hasBase = own.some(({ name }) => name === '#Price' || name === '#First')
  const base = isOnTop && !hasBase ? priceOf(home) : null
  const isAlike = home.SaleType === 'for_rent' || own.every(({ period }) => period === 'once')
  const all = own.length > 1 && base !== null && isAlike ? [base, ...own] : own
  const sum = isSum ? addUp(home, all, putsOnTop ? (asked.isPlain ? last : []) : null) : null
  const one = sum === null ? (own[0] ?? last[0] ?? null) : sum.amount
  const made = (): string | null =>
    sum === null ? null : sum.parts.map((each) => tellPart(context, home, each)).join(' + ')
  const ofOne = (): string =>
    one === null ? '' : sum === null ? tellPart(context, home, one) : tellAmount(context, home, one)
  if (asked.times !== null && one !== null && own.length <= 1) {
    const more = times(one.amount, asked.times)
    const number = formatNumber(context.wording, asked.times)
    return more === null
      ? null
      : {
          amount: { name: '', amount: more.value, period: 'once' },
          made: `${tellAmount(context, home, one)} × ${number}`,
        }
  }
  if (asked.each) {
    const among = asked.among ?? people
    const shared = one ?? (home.SaleType === 'for_rent' && people !== null ? priceOf(home) : null)
    const isPriceAlone = shared?.name === '#Price' && (home.SaleType !== 'for_rent' || people === null)
    const each = shared === null || among === null || isPriceAlone ? null : divide(shared.amount, among)
    if (each === null || shared === null || among === null) return null
    const sums = sumWordsOf(context.words.code)
    const parts = sums.counted.person(formatNumber(context.wording, among), among)
    const whole = made()
    const of = whole === null ? tellAmount(context, home, shared) : `(${whole})`
    return { amount: { name: '', period: shared.period, amount: each.value }, made: `${of} ÷ ${parts}`, isEach: true }
  }
  if (asked.year) {
    const sums = sumWordsOf(context.words.code)
    const asTold = sum === null ? null : { amount: sum.amount, made: made() ?? '' }
    if (one === null || one.period !== 'month' || (one.name.startsWith('#') && last.length === 0)) return asTold
    const year = times(one.amount, inYear)
    const months = sums.counted.month(formatNumber(context.wording, inYear), inYear)
    return year === null
      ? null
      : { amount: { name: '', amount: year.value, period: 'once' }, made: `${ofOne()} × ${months}` }
  }
  if (sum !== null) return { amount: sum.amount, made: made() ?? '' }
  // One part that is worked out is the answer where an amount is asked for: "la garantie c'est combien d'euros".
  const [only, another] = own
  const isWorked =
    only !== undefined &&
    another === undefined &&
    only.name !== '' &&
    (only.worked !== undefined || only.times !== undefined)
  const isOfSeveral = only?.coversFirst === true || (untold.length > 0 && asked.total)
  const isSure = asked.asksAmount && (isWorked || isOfSeveral)
  return isSure && only !== undefined
    ? { amount: { ...only, name: '' }, made: tellPart(context, home, only), isOne: !asked.total }
    : null
}

const priceOf = ({ Price, SaleType }: FoundListing): AmountTold | null =>
  Price === null ? null : { name: '#Price', amount: Price, period: SaleType === 'for_rent' ? 'month' : 'once' }

interface AddedUp {
  amount: AmountTold
  parts: readonly AmountTold[]
}

/**
 * The amounts together: of one that is put on top, with the rent or the price, and where the message names none with what was told
 * last; null where they are not paid alike. `last`: null where one that is named alone is all that is meant.
 */
function addUp(home: FoundListing, own: readonly AmountTold[], last: readonly AmountTold[] | null): AddedUp | null {
  const isRented = home.SaleType === 'for_rent'
  const base = priceOf(home)
  const extras = own.filter(({ name }) => name !== '#Price')
  const further = extras.length > 0 ? extras : (last ?? []).filter(({ name }) => name !== '#Price')
  const asked = own.length > 1 || last === null ? own : [...(base === null ? [] : [base]), ...further]
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
  return { amount: { name: '', amount: total.value, period }, parts: asked }
}
