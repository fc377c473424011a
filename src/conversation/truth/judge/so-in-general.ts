import { namesCurrency } from '../numbers/currencies.ts'
import { averageWords, moneyWords } from '../numbers/number-patterns.ts'
import { readNumbers, type SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { beginsWithAnswer } from '../words/begins-with-answer.ts'
import { isSmallWord } from '../words/find-language.ts'
import type { ReadSentence } from '../words/read-sentence.ts'
import { asksOfHomes } from './claims-of-unknown.ts'
import type { NumberContext } from './judged-number.ts'

/** Kinds that are always somebody's: no sentence is so general that they need no proof. */
const ofSomebody: ReadonlySet<SaidNumber['kind']> = new Set(['phone', 'mls'])
/** Kinds that a home's record has a field for; null: "Eight." */
const ofRecord: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['money', 'area', 'bedrooms', 'bathrooms', 'parking', 'days', 'zip', 'matches', null] as const),
])

/** Whether a number that nothing bears out may be one of the world: "a 30-year mortgage", "closing takes 30 to 45 days". */
export function mayBeSoInGeneral(number: SaidNumber, context: NumberContext): boolean {
  const { read, folded, topic, about, claimsUnknown, evidence, question } = context
  if (about !== 'general' || ofSomebody.has(number.kind)) return false
  const isUsual = read?.has('habits') === true && !isPriceOfMany(number, read)
  // "I found 6 homes": how many there are is never so in general.
  if (number.kind === 'matches' && !isUsual) return false
  const isKnown = !evidence.isEmpty || evidence.passages.length > 0
  if (claimsUnknown && !isUsual && (ofRecord.has(number.kind) || asksOfHomes(question, evidence))) return false
  // "The median price is", "you would have $500 left": an amount, and nothing says that it is so in general.
  const isOfVisitor = read?.has('visitorRefs') === true && topic.isElsewhere !== true
  const isMoney = number.kind === 'money' && (isKnown || evidence.concernsFirm || read === null || isOfVisitor)
  const isOfOne = read?.has('homeRefs') === true && (isKnown || topic.homes === 'stranger')
  const saysOne = isOfOne || (read?.has('firmRefs') === true && read.has('haves'))
  return !((isMoney || (saysOne && topic.isGeneral !== true)) && (!isUsual || averageWords.test(folded)))
}

/** What says that an amount is a price. */
export const saysPrice = new RegExp(
  moneyWords.flatMap(([field, { source }]) => (field === 'Price' ? [source] : [])).join('|'),
  'u',
)

/**
 * "Many homes here cost $399,000": it counts homes and tells their price, and says nothing that is usual. Between the homes and the
 * amount stands nothing else, as it does in "many home inspections cost $400".
 */
function isPriceOfMany(number: SaidNumber, { tokens, phrases, folded }: ReadSentence): boolean {
  if (number.kind !== 'money') return false
  const homes = phrases.findLast(
    ({ tag, end }) => (tag === 'homes' || tag.startsWith('families')) && end <= number.start,
  )
  if (homes === undefined || !saysPrice.test(folded.slice(homes.end))) return false
  const isCounted = phrases.some(
    ({ tag, to }) =>
      tag === 'habits' && to <= homes.from && tokens.slice(to, homes.from).every(({ text }) => isSmallWord(text)),
  )
  const prices = [...folded.matchAll(new RegExp(saysPrice, 'gu'))].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  return (
    isCounted &&
    tokens
      .filter(({ start, end }) => start >= homes.end && end <= number.start)
      .every(
        ({ text, start, end }) => isSmallWord(text) || prices.some((price) => start < price.end && end > price.start),
      )
  )
}

/**
 * "We have homes at $399,000", "houses that cost $399,000", "it is $399,000": an amount that is stated of homes. "With $399,000 a
 * home" states none.
 */
export function isPriceOfHomes(number: SaidNumber, { about, read, mentions }: NumberContext): boolean {
  if (number.kind !== 'money' || read === null) return false
  const before = read.phrases.filter(({ end }) => end <= number.start)
  if (about === 'home') {
    const named = [...mentions, ...before.filter(({ tag }) => tag === 'homeRefs')]
    const end = Math.max(0, ...named.map((name) => name.end).filter((at) => at <= number.start))
    // Nothing but "is" stands between.
    return (
      end > 0 && read.tokens.every((token) => token.start < end || token.end > number.start || isSmallWord(token.text))
    )
  }
  const homes = before.findLast(({ tag }) => tag === 'homes' || tag === 'homeRefs' || tag.startsWith('families'))
  if (about !== 'homes' || homes === undefined) return false
  return (
    saysPrice.test(read.folded.slice(homes.end, number.start)) ||
    before.some(({ tag, end }) => tag === 'haves' && end <= homes.start)
  )
}

/**
 * "Son 399.000 $.", "That's $399,000.", to "¿cuesta 399.000 dólares?": who asks whether it costs so much has wished for nothing, and
 * whoever says the amount and no more says that it does.
 */
export function affirmsPrice(number: SaidNumber, { read, question, folded }: NumberContext): boolean {
  if (number.kind !== 'money' || read === null || read.isQuestion || !/[?？]/u.test(question)) return false
  const isAsked = readNumbers(question, read.lexicon.code).some(({ values }) =>
    values.some((value) => number.values.includes(value)),
  )
  if (!isAsked || !saysPrice.test(foldAligned(question))) return false
  const first = beginsWithAnswer(folded) === 'yes' ? 1 : 0
  return read.tokens.slice(first).every(
    ({ text, start, end }) =>
      (start < number.end && end > number.start) ||
      // "US$", "dólares"
      namesCurrency(folded.slice(start, end + 1)) ||
      text.split(/['’]/u).every((part) => part.length < 2 || isSmallWord(part)),
  )
}

/** What is said of homes that nobody knows: an amount, and what they have. Rooms alone may be the visitor's wish. */
export function isStated({ kind }: SaidNumber, read: ReadSentence | null): boolean {
  return kind === 'money' || read === null || read.has('haves')
}
