import { once } from '../../../platform/memoize.ts'
import { saidInAnyLanguage } from '../../../reading/languages/tables/said-tables.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import { valuesFor } from '../evidence/listing-values.ts'
import { areaContext } from './number-context.ts'
import type { SaidNumber } from './read-numbers.ts'

/** How a number is put: near the value, above or below what is said. */
export type Rounding = 'near' | 'above' | 'below'

/** So far from the value is still "about". */
const nearShare = 0.03
/** A rounder number may be farther off: "$320,000" of 318,900, "$300,000" of 318,900. */
const roundShare = 0.08
/** So far may a limit be that still tells something. */
const limitShare = 0.25
/** A count of rooms is no measure: "about three bedrooms" is three. */
const measured: ReadonlySet<SaidNumber['kind']> = new Set(['money', 'area', 'days', 'other'])
const daysOfUnit: readonly (readonly [RegExp, number])[] = [
  [/^[\s\u00A0-]*(?:weeks?|semanas?|semaines?|wochen?|周|个?星期|个?礼拜)/u, 7],
  [/^[\s\u00A0-]*(?:months?|mes(?:es)?|mois|monaten?|monate|monat|个月)/u, 30.4],
]

// The longest first: "more than" before "than".
const patterns = once((): readonly (readonly [Rounding, RegExp])[] =>
  (['above', 'below', 'near'] as const).map((rounding) => [
    rounding,
    new RegExp(
      String.raw`(?:${saidInAnyLanguage((words) => words[rounding])})[\s\u00A0]*(?:(?:the|a|los|las|les|os|as|die)[\s\u00A0]+)?[\s\u00A0*_$€£¥]*$`,
      'u',
    ),
  ]),
)
const behind = once((): readonly (readonly [Rounding, RegExp])[] =>
  (['above', 'below', 'near'] as const).map((rounding) => [
    rounding,
    new RegExp(
      String.raw`^[\p{L}\d²$€£*_\s\u00A0]{0,20}?(?:${saidInAnyLanguage((words) => words.behind[rounding])})`,
      'u',
    ),
  ]),
)

/** How the words around a number put it; null: it is said as it is. */
export function roundingOf({ kind, start, end }: SaidNumber, folded: string): Rounding | null {
  if (!measured.has(kind)) return null
  const before = folded.slice(Math.max(0, start - 40), start)
  const near = patterns().find(([, pattern]) => pattern.test(before))?.[0]
  if (near) return near
  const next = folded.slice(end, end + 36).split(/[,.;:，。；]/u)[0] ?? ''
  return behind().find(([, pattern]) => pattern.test(next))?.[0] ?? null
}

/** Whether a home's value is near a number, above or below it, and close enough for the number to tell something. */
export function roundsTo(home: KnownHome, number: SaidNumber, folded: string, rounding: Rounding): boolean {
  return valuesOf(home, number, folded).some((value) =>
    number.values.some((said) => {
      const off = (value - said) / value
      if (rounding === 'near') return isNear(value, said)
      return rounding === 'above' ? off > 0 && off <= limitShare : off < 0 && off >= -limitShare
    }),
  )
}

function isNear(value: number, said: number): boolean {
  const off = Math.abs(value - said) / value
  if (off <= nearShare || Math.round(value) === said) return true
  return off <= roundShare && stepsOf(value).some((step) => Math.round(value / step) * step === said)
}

/** Round steps up to some eighth of a value. */
function stepsOf(value: number): number[] {
  const size = 10 ** Math.floor(Math.log10(value))
  return [0.01, 0.025, 0.05, 0.1].map((share) => share * size)
}

/** What of a home a number may round; weeks and months are told of its days on the market. */
function valuesOf({ listing }: KnownHome, number: SaidNumber, folded: string): number[] {
  const days = daysOfUnit.find(([unit]) => unit.test(folded.slice(number.end)))?.[1]
  if (number.kind === 'other')
    return days === undefined || listing.DaysOnMarket <= 0 ? [] : [listing.DaysOnMarket / days]
  return valuesFor(listing, number, areaContext(number, folded)).map(({ value }) => value)
}
