import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { boundBehind, boundWords, echoWords, livingWords, lotWords } from './number-patterns.ts'
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

const perYear =
  /^[\s\u00A0*_)]*(?:dollars?|euros?|usd|[€$£元])?[\s\u00A0]*(?:(?:\/|per|a|an|each|every|al|por|par|ao|pro|im)[\s\u00A0]*(?:year|yr|annum|ano|an\b|jahr|anno)|annual|yearly|anual|annuel|jahrlich|每年|一年|\/年|년)/u
const perWeek =
  /^[\s\u00A0*_)]*(?:(?:\/|per|a|an|each|every|por|par|pro|die)[\s\u00A0]*(?:week|wk|semana|semaine|woche)|weekly|semanal|每周)/u
const monthly =
  /^[\s\u00A0*_)]*(?:dollars?|euros?|usd|[€$£元])?[\s\u00A0]*(?:(?:\/|per|a|an|each|every|al|por|par|ao|pro|im)[\s\u00A0]*(?:month|mo\b|mes|mois|monat|mese)|monthly|mensual|mensuel|mensal|monatlich|每月|个月|\/月|월)/u

/** By the year, the month or the week, as the words behind an amount say. */
const yearBefore =
  /(?:一年|每年|年间|年間|per year|a year|annually|yearly|al ano|im jahr|jahrlich|par an|por ano)[\s\u00A0约共是为:：,]*[$€£*_]*[\s\u00A0]*$/u

function periodOf({ kind, start, end }: SaidNumber, folded: string): 'year' | 'month' | 'week' | null {
  if (kind !== 'money') return null
  if (yearBefore.test(folded.slice(Math.max(0, start - 20), start))) return 'year'
  const behind = folded.slice(end, end + 30)
  if (perYear.test(behind)) return 'year'
  if (perWeek.test(behind)) return 'week'
  return monthly.test(behind) ? 'month' : null
}

export function areaContext(
  number: SaidNumber,
  folded: string,
): { isLot: boolean; isLiving: boolean; period: 'year' | 'month' | 'week' | null } {
  return { ...areaOf(number, folded), period: periodOf(number, folded) }
}

function areaOf(number: SaidNumber, folded: string): { isLot: boolean; isLiving: boolean } {
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
