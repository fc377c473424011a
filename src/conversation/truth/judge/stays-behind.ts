import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Topic } from '../evidence/attribute.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import { difference } from '../numbers/number-patterns.ts'
import { freeDaysIn } from '../numbers/prove-time.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { isAccountedFor, isQuoted } from '../support/accounted-for.ts'
import type { Figures } from '../support/compare.ts'
import { figuresOf, isDoubtful, kindNetworks } from '../support/doubt.ts'
import { claimsNothing, kindsOf } from '../support/kind-of-sentence.ts'
import { readSaid } from '../support/read-said.ts'
import { beginsWithAnswer } from '../words/begins-with-answer.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import { type About, isSoInGeneral } from './what-it-speaks-of.ts'

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
  topic: Topic
  evidence: Evidence
  question: string
  /** Its homes, numbers and features that rules have proven. */
  proven: readonly Span[]
}

/** Whether so little of a sentence is borne out that it stays behind, though no rule withholds it. */
export function staysBehind(sentence: JudgedSentence, observe: ((figures: Figures) => void) | undefined): boolean {
  const { read, folded, masked, language, mentions, numbers, about, topic, evidence, question, proven } = sentence
  if (evidence.homes.length === 0 && evidence.passages.length === 0) return false
  // Nothing is claimed: it asks, or says what it does not know.
  if (read !== null && !read.frames.includes('said')) return false
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const spokenOf = named.length > 0 ? named : topic.homes === 'stranger' ? [] : topic.homes
  // The words of an address are no claim.
  let text = masked
  for (const { start, end } of mentions) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const answers = beginsWithAnswer(folded)
  if (answers === null && (isQuoted(masked, spokenOf, evidence) || isBorneOut(sentence, text, spokenOf))) return false
  if (answers === 'yes' && isYesOfWhatIsProven(sentence, text, spokenOf)) return false
  const kinds = kindsOf(evidence.languages.derive(kindNetworks), text)
  const isOfNumbers = numbers.some(({ kind, raw }) => kind !== null && kind !== 'ordinal' && raw.trim() !== always)
  const saysWhatItHas = mentions.length > 0 && read?.has('haves') === true
  if (answers === null && !saysWhatItHas && !isOfNumbers && claimsNothing(kinds, read !== null)) return false
  const isOfHomes = about === 'home' || about === 'homes'
  const homes = isOfHomes && spokenOf.length === 0 ? evidence.homes : spokenOf
  const figures = figuresOf({ text, kinds, read, language, homes, about, evidence, question, proven, answers })
  if (observe !== undefined) {
    observe(figures)
    return false
  }
  return isDoubtful(figures, language, evidence.languages)
}

/** No number of anything. */
const always = '24/7'

/** Kinds of numbers that a record has fields for, or that are reckoned from them. */
const ofRecord: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['money', 'area', 'bedrooms', 'bathrooms', 'parking', 'year', 'days', 'mls', 'zip', 'other'] as const),
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
function isBorneOut(
  { read, folded, language, mentions, numbers, about, topic, evidence, proven }: JudgedSentence,
  text: string,
  spokenOf: readonly KnownHome[],
): boolean {
  if (read === null) return false
  // Where times were told, each day and time of a visit has been held against them.
  if (
    evidence.times.length > 0 &&
    (read.has('meetings') || numbers.some(({ kind }) => kind === 'date' || kind === 'time'))
  )
    return isAccountedFor(read, [...proven, ...freeDaysIn(folded, evidence), ...findVisits(folded)], true)
  const others = numbers.filter(({ start, end }) => !mentions.some((name) => start >= name.start && end <= name.end))
  const counted = others.filter(({ kind }) => kind !== 'ordinal')
  if (counted.length > 0 && !counted.every(({ kind }) => kind === 'matches')) {
    const isOfRecord =
      counted.some(({ kind }) => ofRecord.has(kind)) &&
      !counted.some(({ kind }) => kind === 'percent' || kind === 'time')
    const pointsAt = mentions.length > 0 || (read.has('homeRefs') && !difference.test(folded))
    if (spokenOf.length === 0 || !isOfRecord || !(pointsAt || numbers.length > 1 || topic.homes.length === 1))
      return false
  } else if (counted.length === 0 && proven.length > others.length && mentions.length === 0 && spokenOf.length === 0)
    return false
  const { qualities } = readSaid(text, language, evidence.languages)
  if (qualities.some(({ name }) => !judgedElsewhere.has(name))) return false
  // "An ADU is a second dwelling": what a term means, and what is so in general.
  if (counted.length === 0 && mentions.length === 0 && proven.length === others.length && isSoInGeneral(read, folded))
    return true
  if (numbers.length === 0 && isLead.test(text) && read.tokens.length <= longestLead) return true
  const sought = about === 'homes' ? findSought(read, evidence) : []
  return isAccountedFor(read, [...proven, ...sought], numbers.length > 0)
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
