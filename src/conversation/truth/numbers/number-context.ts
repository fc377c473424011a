import { boundBehind, boundWords, echoWords, livingWords, lotWords } from '../claims/claim-words.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { SaidNumber } from './read-numbers.ts'

/** Whom a number speaks of. `all`: it must hold for each of them; `any`: for one. */
export interface Attribution {
  homes: readonly KnownHome[]
  quantifier: 'all' | 'any'
  /** Whether a wrong value can be no other home's: it may be corrected. */
  isSure: boolean
  /** Homes that it may be held against: "$20,000 less than". */
  beside?: readonly KnownHome[]
}

/** A text with what was found in it. */
export interface Sentence {
  /** As it would be sent. */
  text: string
  /** Folded, with link targets masked. */
  folded: string
}

/** Whether the visitor has said this number himself, about the same thing. */
export function visitorSaid(number: SaidNumber, evidence: Evidence): boolean {
  if (number.kind === 'matches') return false
  return evidence.visitorNumbers.some(
    (said) =>
      said.values.some((value) => number.values.some((each) => Math.abs(each - value) < 1e-9)) &&
      (said.kind === number.kind || said.kind === null || number.kind === null || isLoose(said, number)),
  )
}

/** "98103" may come back as a ZIP, "1995" as a year; "600k" as a price. */
function isLoose(said: SaidNumber, number: SaidNumber): boolean {
  const loose = new Set(['year', 'zip', 'mls', 'ordinal', 'other'])
  return (said.kind !== null && loose.has(said.kind)) || (number.kind !== null && loose.has(number.kind))
}

/** Whether a text says a phrase whose numbers do not go on before or behind it. */
function saysWhole(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const goesOn = /^(?:[.,]?\d|\p{Script=Latin})/u.test(text.slice(at + phrase.length, at + phrase.length + 2))
    if (!goesOn && !/(?:\d[.,]?|\p{Script=Latin})$/u.test(text.slice(Math.max(0, at - 2), at))) return true
  }
  return false
}

/** Whether the words around a number set a limit or speak of the visitor's wish, and state nothing of a home. */
export function isEcho(number: SaidNumber, folded: string): boolean {
  const before = folded.slice(Math.max(0, number.start - 70), number.start)
  return (
    boundWords.test(before) || boundBehind.test(folded.slice(number.end, number.end + 16)) || echoWords.test(before)
  )
}

const upper =
  /(?:under|below|less than|up to|at most|no more than|max|within|budget|menos de|por debajo|hasta|como mucho|presupuesto|moins de|sous|au plus|jusqu|unter|bis|hochstens|maximal|weniger als|以下|低于|不超过|预算|以内)[^.;]{0,24}$/u
const lower =
  /(?:over|above|more than|exceeds?|mas de|encima|superior|plus de|au.dessus|depasse|uber|mehr als|超过|高于|以上)[^.;]{0,24}$/u
const denies = /\b(?:not|no|nicht|pas|n.t|kein\w*)\b[^.;]{0,30}$/u

/** Whether a home keeps a limit that it is said to keep; true where the words do not tell. */
export function keepsLimit(number: SaidNumber, folded: string, value: number): boolean {
  const before = folded.slice(Math.max(0, number.start - 48), number.start)
  if (denies.test(before)) return true
  const [limit = 0] = number.values
  if (lower.test(before)) return value > limit
  if (upper.test(before)) return value <= limit
  return true
}

/** What a listing has a field for: the firm's words say nothing of it by chance. */
const ofRecords = new Set([
  'money',
  'area',
  'bedrooms',
  'bathrooms',
  'parking',
  'days',
  'year',
  'matches',
  'zip',
  'mls',
  'ordinal',
])
const wordPattern = /\p{L}{4,}|\p{Script=Han}{2}/gu

/** Whether the firm's own words have the number, about the same thing; `isOfHome`: it stands with a home's facts. */
export function settingsSay(number: SaidNumber, folded: string, evidence: Evidence, isOfHome: boolean): boolean {
  const words = evidence.settingsWords
  if (words === '') return false
  const raw = folded.slice(number.start, number.end).trim()
  if (number.kind === 'date' && words.includes(raw)) return true
  if (number.kind === 'phone') {
    const digits = raw.replace(/\D/g, '')
    return digits.length >= 7 && words.replace(/\D+/g, '').includes(digits)
  }
  if (!isOfHome || !ofRecords.has(number.kind ?? '')) {
    const behind = /^[\s\u00A0]*[\p{L}%$€:]+/u.exec(folded.slice(number.end))?.[0] ?? ''
    const before = /[\p{L}$€#:]+[\s\u00A0]*$/u.exec(folded.slice(0, number.start))?.[0] ?? ''
    // "is 2" is no part of "is 2.5%", and says nothing of what it counts.
    const near = (phrase: string) => phrase.trim() !== raw && saysWhole(words, phrase.trim())
    if (near(raw + behind) || (/\p{L}{3}|[$€#]/u.test(before) && near(before + raw))) return true
  }
  const own = new Set(folded.match(wordPattern))
  for (let at = words.indexOf(raw); at >= 0; at = words.indexOf(raw, at + 1)) {
    if (/[\p{N}.,]$/u.test(words.slice(0, at)) || /^[.,]?\p{N}/u.test(words.slice(at + raw.length))) continue
    const around = words.slice(Math.max(0, at - 60), at + raw.length + 60).match(wordPattern) ?? []
    if (new Set(around.filter((word) => own.has(word))).size >= 2) return true
  }
  return false
}

export function areaContext(number: SaidNumber, folded: string): { isLot: boolean; isLiving: boolean } {
  const before =
    folded
      .slice(Math.max(0, number.start - 40), number.start)
      .split(/[,;|]/)
      .at(-1) ?? ''
  const behind =
    folded
      .slice(number.end, number.end + 40)
      .split(/[,;|.，。(（]|\s(?:y|e|and|et|und|on|sur|auf|en|num|em|with|con|avec|mit|com)\s/)[0] ?? ''
  const last = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1
  const [lot, living] = [last(before, lotWords), last(before, livingWords)]
  const [first, second] = [behind.search(lotWords), behind.search(livingWords)]
  if (first >= 0 && second < 0) return { isLot: true, isLiving: false }
  if (second >= 0 && first < 0 && lot < 0) return { isLot: false, isLiving: true }
  return lot > living ? { isLot: true, isLiving: false } : { isLot: false, isLiving: living >= 0 }
}
