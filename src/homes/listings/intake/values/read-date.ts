import { foldCell } from './phrase-scanner.ts'
import { type CellReading, quote, unknown } from './reading.ts'
import { monthOf } from './tables/months.ts'

/** In which order a column writes day and month. */
export type DateOrder = 'day-first' | 'month-first'

/** Days since the end of 1899, as spreadsheets count them; of homes none is from before 1982. */
const serials = { least: 30_000, most: 75_000 }
const dayMs = 86_400_000

/** The day of a cell as "2026-05-01"; a column that writes 3/4/2026 alone does not tell which is the month. */
export function readDate(raw: unknown, order: DateOrder | null): CellReading<{ day: string }> {
  const text = String(raw).trim()
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return fromSerial(Number(text), text)
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (iso) return fromParts(Number(iso[1]), Number(iso[2]), Number(iso[3]), text)
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ ,T].*)?$/.exec(text)
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), fullYear(Number(numbers[3]))]
    // Nobody parts a month that comes first by a point.
    const shown = /^\d+\./.test(text)
      ? 'day-first'
      : first > 12
        ? 'day-first'
        : second > 12
          ? 'month-first'
          : first === second
            ? 'day-first'
            : order
    if (shown === null) return unknown(`may be two days: ${quote(text)}`)
    return shown === 'day-first' ? fromParts(year, second, first, text) : fromParts(year, first, second, text)
  }
  return fromWords(text)
}

/** What a date shows of the order of its column; null: nothing. */
export function showsOrder(raw: unknown): DateOrder | null {
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}/.exec(String(raw).trim())
  if (!numbers) return null
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  return first > 12 && second <= 12 ? 'day-first' : second > 12 && first <= 12 ? 'month-first' : null
}

function fromSerial(serial: number, text: string): CellReading<{ day: string }> {
  if (serial < serials.least || serial > serials.most) return unknown(`is no day: ${quote(text)}`)
  return { day: new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs).toISOString().slice(0, 10) }
}

function fromWords(text: string): CellReading<{ day: string }> {
  const words = foldCell(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  const months = words.map(monthOf)
  const place = months.findIndex((month) => month !== undefined)
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const year = numbers.find((number) => number >= 1900 && number < 2100) ?? fullYear(numbers[1] ?? Number.NaN)
  const day = numbers.find((number) => number >= 1 && number <= 31)
  if (place < 0 || day === undefined || !Number.isFinite(year)) return unknown(`is no day: ${quote(text)}`)
  return fromParts(year, months[place] ?? 0, day, text)
}

function fullYear(year: number): number {
  return year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year
}

function fromParts(year: number, month: number, day: number, text: string): CellReading<{ day: string }> {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? { day: date.toISOString().slice(0, 10) } : unknown(`is no day of the calendar: ${quote(text)}`)
}
