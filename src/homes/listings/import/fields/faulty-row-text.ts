import type { FaultyRow } from '../import-hooks.ts'
import { defuseFormula } from './defuse-formula.ts'

/** A faulty row as a line of CSV, with its line and the reasons before its own cells; the first one below their names. */
export function toCsv({ line, reasons, columns, values }: FaultyRow, withHeader: boolean): string {
  const cells = values.length > columns.length ? values : columns.map((_, index) => values[index])
  const row = [line, reasons.join(' '), ...cells].map(toCsvCell).join(',')
  const header = ['error_line', 'error_reason', ...columns].map(toCsvCell).join(',')
  return withHeader ? `${header}\n${row}\n` : `${row}\n`
}

function toCsvCell(value: unknown): string {
  const plain =
    value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const text = defuseFormula(plain)
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The same as an object on a line. */
export function toJsonLine({ line, reasons }: FaultyRow, text: string): string {
  const error = { error_line: line, error_reason: reasons.join(' ') }
  return `${JSON.stringify({ ...error, ...(readObject(text) ?? { error_text: text }) })}\n`
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
