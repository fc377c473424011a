import {
  type FormatMeaning,
  plainNumber,
  readFormat,
  writeMoment,
} from '../../../../../platform/document-reading/office/cell-format.ts'
import type { RawCell } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import type { Workbook } from '../../../../../platform/document-reading/office/xlsx-workbook.ts'
import { readAreaUnit } from '../../../intake/values/read-area.ts'
import { withoutResult } from '../../cells/cell-error.ts'

export type CellValue = string | number | boolean

/**
 * Reads cells as they are meant, not as they are rounded for the eye: 450000 that is shown as "$450,000.00" is "$450000",
 * 47.51123 that is shown as 47.5 is all of it, a day is "2026-05-01", a ZIP code keeps its zeros. Undefined: nothing.
 */
export function makeCellReader({
  strings,
  formatCodes,
  startsIn1904,
}: Omit<Workbook, 'sheets'>): (cell: RawCell) => CellValue | undefined {
  const formats = formatCodes.map(readFormat)
  return ({ type, style, value, hasFormula }) => {
    if (type === 's') return strings[Number(value)]?.trim() || undefined
    if (type === 'b') return value === '' ? undefined : value === '1'
    if (type === 'd') return value.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?Z?$/, '')
    if (type !== undefined && type !== 'n') return value.trim() || undefined
    // Written by a program that computes nothing, and never opened by one that does.
    if (value.trim() === '') return hasFormula ? withoutResult : undefined
    const number = Number(value)
    return Number.isNaN(number) ? value : write(number, formats[style] ?? { kind: 'plain' }, startsIn1904)
  }
}

function write(value: number, meaning: FormatMeaning, startsIn1904: boolean): CellValue {
  if (meaning.kind === 'moment') return writeDay(value, { ...meaning, startsIn1904 })
  if (meaning.kind === 'share') return `${plainNumber(value * 100)}%`
  if (meaning.kind === 'plain') return tidy(value)
  const { unit, digits } = meaning
  if (digits > 1 && Number.isInteger(value) && value >= 0) return String(value).padStart(digits, '0')
  const sign = /\p{Sc}/u.exec(unit.text)?.[0]
  // Cents: three decimals behind a currency would be read as a thousand.
  if (sign !== undefined && value >= 0) return `${sign}${plainNumber(Math.round(value * 100) / 100)}`
  const words = unit.text.trim().toLowerCase()
  return readAreaUnit(words) === undefined ? tidy(value) : `${tidy(value)} ${words}`
}

/** A day with the time 00:00 is a day. */
function writeDay(value: number, format: Parameters<typeof writeMoment>[1]): string {
  const text = writeMoment(value, format)
  return format.hasDay ? text.replace(/ 00:00$/, '') : text
}

/** Without the slips of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(15))
}
