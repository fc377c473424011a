import type { Evidence } from '../evidence/evidence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { columnKinds } from './number-patterns.ts'
import { moneyFieldAt, type SaidNumber } from './read-numbers.ts'

/** "dogs up to 40 pounds": of a dog, where nothing costs pounds. */
export function isWeight({ kind, end }: SaidNumber, folded: string, { homes }: Evidence): boolean {
  return (
    kind === 'money' &&
    /^[\s\u00A0]*(?:pounds?|lbs?|libras?|pfund|磅)(?![\p{L}])/u.test(folded.slice(end)) &&
    !homes.some(({ listing }) => listing.CurrencySymbol === '£')
  )
}

/** In a language that is not read only signs tell what a number is of. */
export function byForm(number: SaidNumber): SaidNumber {
  const isKnown =
    number.kind === 'phone' ||
    number.kind === 'date' ||
    number.kind === 'time' ||
    number.kind === 'percent' ||
    number.kind === 'year' ||
    (number.kind === 'area' && /^(?:m²|m2|㎡|sq|ft|acre|平方)/u.test(number.unit))
  if (isKnown) return number
  return number.kind === 'money' ? { ...number, field: 'any' } : { ...number, kind: null }
}

/** A number in a column is of what its head says. */
export function withColumn(
  number: SaidNumber,
  kind: NonNullable<SaidNumber['kind']>,
  label: string,
  folded: string,
): SaidNumber {
  // "Beds/Baths | 2/1"
  if (label.includes('/') && /\d[\s\u00A0]*\/[\s\u00A0]*$/u.test(folded.slice(0, number.start)))
    return {
      ...number,
      kind: columnKinds.find(([, pattern]) => pattern.test(foldAligned(label.split('/')[1] ?? '')))?.[0] ?? null,
    }
  if (number.kind !== null && number.kind !== 'money') return number
  if (kind !== 'money') return number.kind === null ? { ...number, kind } : number
  return { ...number, kind, field: moneyFieldAt(`${foldAligned(label)}: `, label.length + 2, label.length + 2) }
}
