import type { Evidence } from '../../../truth/evidence/evidence.ts'
import { type KnownValue, kindOf, ofTwo, valuesOf } from '../../../truth/numbers/prove-arithmetic.ts'
import { readNumbers, type SaidNumber } from '../../../truth/numbers/read-numbers.ts'

/** Words for these may stand behind a number in a language that is not read. */
const scales = [1, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
/** An income by the year is one by the month. */
const periods = [1, 12, 1 / 12]
const mostHeard = 40
/** What is said of homes is no figure of a loan: "3 bedrooms" is no rate. */
const ofHomes: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['bedrooms', 'bathrooms', 'parking', 'area', 'zip', 'mls', 'phone', 'ordinal', 'matches'] as const),
])

/**
 * Whether a figure that a model hands to a tool is one that somebody has said: the visitor, a home, the firm or a tool, or that comes of
 * two of them, one of which the visitor has said. What a tool works out of any other is worth nothing.
 */
export function isFigureSaid(figure: number, kind: KnownValue['kind'], evidence: Evidence): boolean {
  const heard = evidence.visitorNumbers
    .slice(0, mostHeard)
    .filter((said) => !ofHomes.has(said.kind))
    .flatMap((said) => said.values.map((value): KnownValue => ({ value, kind: kindOf(said) })))
  const is = (value: number) => Math.abs(value - figure) <= Math.max(0.01, Math.abs(figure) * 0.001)
  const isOfKind = (said: KnownValue) => said.kind === kind || said.kind === 'plain' || kind === 'plain'
  const ways =
    kind === 'percent' ? [1] : kind === 'plain' ? periods : scales.flatMap((by) => periods.map((at) => by * at))
  if (heard.some((said) => isOfKind(said) && ways.some((way) => is(said.value * way)))) return true
  const known = evidence.derive(knownValues)
  if (known.some((told) => told.kind === kind && is(told.value))) return true
  // Shares and years are said, and come of nothing else.
  if (kind !== 'money') return false
  // "10 % under the asking price", "half of it": a number without a sign of its own may be of either kind.
  const either = heard.flatMap((one) => (one.kind === 'plain' ? [one, { ...one, kind }] : [one]))
  return either.some((one) =>
    [...known, ...either].some(
      (other) => one !== other && [...ofTwo(one, other, kind), ...ofTwo(other, one, kind)].some(is),
    ),
  )
}

/** What homes, the firm and tools have told. */
function knownValues(evidence: Evidence): readonly KnownValue[] {
  const { homes, figures, settingsWords, passages, loans } = evidence
  const firm = [settingsWords, ...passages.map(({ text }) => text)].flatMap((text) => readNumbers(text, 'en'))
  return [
    ...homes.flatMap(valuesOf).filter(({ kind }) => kind === 'money'),
    ...figures.map(({ value }): KnownValue => ({ value, kind: 'money' })),
    ...firm.flatMap((said) => said.values.map((value): KnownValue => ({ value, kind: kindOf(said) }))),
    ...loans
      .flatMap(({ prices, monthly, loan, down }) => [...prices, ...monthly, loan, down])
      .map((value): KnownValue => ({ value, kind: 'money' })),
  ]
}
