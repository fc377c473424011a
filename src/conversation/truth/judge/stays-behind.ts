import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Topic } from '../evidence/attribute.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import { difference } from '../numbers/number-patterns.ts'
import type { KnownValue } from '../numbers/prove-arithmetic.ts'
import { freeDaysIn } from '../numbers/prove-time.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { isAccountedFor, isQuoted, restOf } from '../support/accounted-for.ts'
import type { Figures } from '../support/compare.ts'
import { figuresOf, hasMadeUpFeature, isDoubtful, kindNetworks } from '../support/doubt.ts'
import { rowsOf } from '../support/evidence-pools.ts'
import { claimsNothing, kindsOf } from '../support/kind-of-sentence.ts'
import { type CountedNumber, hasMadeUpNumber } from '../support/number-origins.ts'
import { isOwnQuality, isToldInRow, namesOfRows, sharesNumber } from '../support/own-rows.ts'
import { readSaid, type Said } from '../support/read-said.ts'
import { foldAligned } from '../text/fold-text.ts'
import { beginsWithAnswer } from '../words/begins-with-answer.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import { type About, isSoInGeneral } from './what-it-speaks-of.ts'

/** What a rule holds against a sentence: no ground to withhold it alone, but one to doubt it. */
export interface Fault {
  kind: string
  why: string
  /** The words that claim it, where it is a feature. */
  claim?: Span
}

/** A sentence that no rule has withheld. */
export interface JudgedSentence {
  /** Null in a language that is read by form alone. */
  read: ReadSentence | null
  folded: string
  masked: string
  language: LanguageCode | null
  mentions: readonly HomeMention[]
  numbers: readonly SaidNumber[]
  about: About
  /** It claims something of homes of which nothing is known. */
  claimsUnknown: boolean
  topic: Topic
  evidence: Evidence
  question: string
  /** Its homes, numbers and features that rules have proven. */
  proven: readonly Span[]
  /** What rules hold against it. */
  faults: readonly Fault[]
  /** Its numbers, and which of them rules have proven. */
  counted: readonly CountedNumber[]
  /** Amounts of the sentences before. */
  said: readonly KnownValue[]
  year: number
}

/** Is told how a sentence stands to the evidence. */
export type Observe = (figures: Figures, signs: readonly string[]) => void

/** Whether so little of a sentence is borne out that it stays behind, though no rule withholds it. */
export function staysBehind(sentence: JudgedSentence, observe: Observe | undefined): boolean {
  const { read, folded, masked, language, mentions, numbers, about, topic, evidence, question, proven, faults } =
    sentence
  const isSound = faults.length === 0
  if (isSound && claimsOfStranger(sentence)) return true
  if (evidence.homes.length === 0 && evidence.passages.length === 0) return !isSound
  // Asked for a poem, it claims nothing of a home.
  if (topic.isElsewhere && about === 'general') return !isSound
  // Nothing is claimed: it asks, or says what it does not know.
  if (isSound && read !== null && !read.frames.includes('said')) return false
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const spokenOf = named.length > 0 ? named : topic.homes === 'stranger' ? [] : topic.homes
  // The words of an address are no claim.
  let text = masked
  for (const { start, end } of mentions) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const answers = beginsWithAnswer(folded)
  if (isSound && answers === null && (isQuoted(masked, spokenOf, evidence) || isBorneOut(sentence, text, spokenOf)))
    return false
  if (isSound && answers === 'yes' && isYesOfWhatIsProven(sentence, text, spokenOf)) return false
  const kinds = kindsOf(evidence.languages.derive(kindNetworks), text)
  const isOfNumbers = numbers.some(({ kind, raw }) => kind !== null && kind !== 'ordinal' && raw.trim() !== always)
  const saysWhatItHas = mentions.length > 0 && read?.has('haves') === true
  if (isSound && answers === null && !saysWhatItHas && !isOfNumbers && claimsNothing(kinds, read !== null)) return false
  const isOfHomes = about === 'home' || about === 'homes'
  const homes = isOfHomes && spokenOf.length === 0 ? evidence.homes : spokenOf
  const { figures, signs } = figuresOf({
    text,
    kinds,
    read,
    language,
    homes,
    about,
    evidence,
    question,
    proven,
    answers,
    faults,
    amounts: {
      folded,
      numbers: sentence.counted,
      heard: evidence.visitorNumbers,
      said: sentence.said,
      year: sentence.year,
      isCompared: mentions.length > 0 && difference.test(folded),
    },
  })
  // Where words are not read, what a number is of is a guess.
  if (read !== null && hasMadeUpNumber(figures)) return true
  // What is true beside it bears out no feature that nothing at hand names.
  if (proven.length > 0 && hasMadeUpFeature(figures)) return true
  if (observe !== undefined) {
    observe(figures, signs)
    return false
  }
  return isDoubtful({ figures, signs }, language, evidence.languages)
}

/** "12 Main St has a helipad", and nothing at hand knows that house. */
function claimsOfStranger({ read, topic, claimsUnknown, mentions, proven, question }: JudgedSentence): boolean {
  if (topic.homes !== 'stranger' || !claimsUnknown || mentions.length > 0 || proven.length > 0) return false
  // That it is not known is true.
  return question !== '' && read !== null && read.has('haves') && read.frames.includes('said') && !read.has('denials')
}

/** No number of anything. */
const always = '24/7'

/** Kinds of numbers that a record has fields for, or that are reckoned from them. */
const ofRecord: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['money', 'area', 'bedrooms', 'bathrooms', 'parking', 'year', 'days', 'mls', 'zip', 'other'] as const),
  ...(['phone', 'distance'] as const),
])
/** Qualities whose words are held against the record by rules: order, age, time on the market, comparisons, "both". */
const judgedElsewhere: ReadonlySet<string> = new Set(['order', 'age', 'listed', 'degree', 'only'])

const visits =
  /(?<!\p{L})(?:seen?|view|visit|come|free|ver|verl[ao]|visitar|voir|visiter|visitee?s?|sehen|ansehen|besichtig\p{L}*)(?!\p{L})|看房|看/gu

/** "can be seen", "visit": words of a visit. */
function findVisits(folded: string): Span[] {
  return [...folded.matchAll(visits)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

/** "Pros:", "What I know so far:": it leads to what is said, and says nothing. */
const isLead = /^[\s>*_#-]*[\p{L}\s'’,]{1,60}[*_]*[:：][\s*_]*$/u
const longestLead = 6

/** Whether rules have proven all that a sentence says, or it says nothing: no word of it is left that could be doubted. */
function isBorneOut(sentence: JudgedSentence, text: string, spokenOf: readonly KnownHome[]): boolean {
  const { read, folded, language, mentions, numbers, about, topic, evidence, proven } = sentence
  if (read === null) return false
  // Where times were told, each day and time of a visit has been held against them.
  if (evidence.times.length > 0) {
    const [days, visits] = [freeDaysIn(folded, evidence, read.has('denials')), findVisits(folded)]
    const isOfVisit = read.has('meetings') || (days.length > 0 && visits.length > 0)
    if (isOfVisit || numbers.some(({ kind }) => kind === 'date' || kind === 'time'))
      return isAccountedFor(read, [...proven, ...days, ...visits], true)
  }
  const others = numbers.filter(({ start, end }) => !mentions.some((name) => start >= name.start && end <= name.end))
  const isZip = ({ raw }: SaidNumber) => spokenOf.some(({ listing }) => listing.ZIP === raw)
  const counted = others.filter((number) => number.kind !== 'ordinal' && !isZip(number))
  if (counted.length > 0 && !counted.every(({ kind }) => kind === 'matches')) {
    const isOfRecord =
      counted.some(({ kind }) => ofRecord.has(kind)) &&
      !counted.some(({ kind }) => kind === 'percent' || kind === 'time')
    const pointsAt = mentions.length > 0 || (read.has('homeRefs') && !difference.test(folded))
    // "The median is $498,000.": what a search has worked out, of no home.
    const isFigure = counted.every(({ values }) => evidence.figuresNow.some(({ value }) => values.includes(value)))
    if (isFigure && mentions.length === 0) return isAccountedFor(read, proven, true)
    if (spokenOf.length === 0 || !isOfRecord || !(pointsAt || numbers.length > 1 || topic.homes.length === 1))
      return false
  } else if (counted.length === 0 && proven.length > others.length && mentions.length === 0 && spokenOf.length === 0)
    return false
  const said = readSaid(text, language, evidence.languages)
  const [home] = spokenOf
  const only = spokenOf.length > 1 ? undefined : home
  const rows = only === undefined ? [] : rowsOf(only, evidence)
  if (hasUnjudgedQuality(sentence, said, only, rows)) return false
  // "An ADU is a second dwelling": what a term means, and what is so in general.
  if (counted.length === 0 && mentions.length === 0 && proven.length === others.length && isSoInGeneral(read, folded))
    return true
  if (numbers.length === 0 && isLead.test(text) && read.tokens.length <= longestLead) return true
  const sought = about === 'homes' ? findSought(read, evidence) : []
  const places = only === undefined ? [] : findOwnPlaces(read, only)
  const rest = restOf(read, [...proven, ...sought, ...places], numbers.length > 0)
  return rest.length === 0 || (only !== undefined && isToldInRow(rest, said, rows, only.derive(namesOfRows)))
}

/** Whether it says a quality that neither a rule has held against the record nor the home's own text says just so. */
function hasUnjudgedQuality(
  { numbers, counted }: JudgedSentence,
  said: Said,
  only: KnownHome | undefined,
  rows: readonly Said[],
): boolean {
  // "costs", of an amount that is proven: what it is the amount of has been held against the record with it. "A year", only of a field's.
  const amounts = numbers.filter(({ kind }) => kind === 'money')
  const isCharge = amounts.length > 0 && counted.every(({ isProven }) => isProven)
  const isOfField = isCharge && only !== undefined && amounts.every((amount) => isFieldOf(amount, only))
  const isJudged = (name: string) =>
    judgedElsewhere.has(name) || (isCharge && name === 'charge') || (isOfField && name === 'often')
  const near = rows.filter((row) => sharesNumber(row, said))
  return said.qualities.some((each) => !isJudged(each.name) && !isOwnQuality(each, near.length > 0 ? near : rows))
}

/** Whether a field of a home's record has an amount. */
function isFieldOf({ values }: SaidNumber, { listing }: KnownHome): boolean {
  const fields = [listing.Price, listing.HOAMonth, listing.DepositFee, listing.ZestimatePrice, listing.UnitAreaPrice]
  return values.some((value) => fields.includes(value))
}

/** "in Barre, VT": where a home is. */
function findOwnPlaces({ tokens }: ReadSentence, { listing }: KnownHome): readonly Span[] {
  const own = foldAligned([listing.City, listing.State, listing.Location].filter(Boolean).join(' '))
  const names = new Set(own.match(/\p{L}+/gu))
  return tokens.filter(({ text }) => names.has(text))
}

/** "Yes, it has a swimming pool.", to who asked for a pool and for nothing else: all of it is proven, and all that was asked is in it. */
function isYesOfWhatIsProven(sentence: JudgedSentence, text: string, spokenOf: readonly KnownHome[]): boolean {
  const { proven, mentions, question, language, evidence } = sentence
  const [home, another] = spokenOf
  if (home === undefined || another !== undefined || proven.length <= mentions.length) return false
  if (!isBorneOut(sentence, text, spokenOf)) return false
  const said = readSaid(text, language, evidence.languages).stems
  const asked = readSaid(question, language, evidence.languages).stems
  return [...asked].every((stem) => said.has(stem) || home.words.includes(stem))
}

/** "several homes in Tacoma", when that is what was looked for. */
function findSought({ tokens }: ReadSentence, { searchWords, isEmpty }: Evidence): readonly Span[] {
  if (isEmpty) return []
  const sought = new Set(searchWords.match(/\p{L}+/gu))
  return tokens.filter(({ text }) => sought.has(text))
}
