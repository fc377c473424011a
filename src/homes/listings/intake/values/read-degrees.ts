import { type CellReading, quote, unknown } from './reading.ts'
import { meaningsOf } from './written-number.ts'

const sixtieths = /^(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['’′]\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|'')?\s*([NSEWO])?$/i

/** A latitude or longitude of up to `most` degrees. */
export function readDegrees(raw: unknown, most: number): CellReading<{ degrees: number }> {
  if (typeof raw === 'number') return check(raw, most, String(raw))
  const text = String(raw).trim().replaceAll('−', '-')
  if (/^-?\d{1,3}(?:\.\d+)?$/.test(text)) return check(Number(text), most, text)
  const parts = sixtieths.exec(text)
  if (parts) {
    const size = Number(parts[1]) + Number(parts[2]) / 60 + Number(parts[3]?.replace(',', '.')) / 3600
    return check(/[SWO]/i.test(parts[4] ?? '') ? -size : size, most, text)
  }
  const found = /^([-+]?)\s*(\d[\d.,]*|\.\d+)\s*[°º]?\s*([NSEW])?$/i.exec(text)
  if (!found) return unknown(`is no number of degrees: ${quote(text)}`)
  const { point, comma } = meaningsOf(found[2]?.replace(/^\./, '0.') ?? '')
  // "47,611" are degrees with a fraction, since there are no 47,611 degrees.
  const value = [point, comma].find((each) => each !== undefined && each <= most) ?? point ?? comma
  if (value === undefined) return unknown(`is no number of degrees: ${quote(text)}`)
  return check(found[1] === '-' || /[SW]/i.test(found[3] ?? '') ? -value : value, most, text)
}

function check(degrees: number, most: number, text: string): CellReading<{ degrees: number }> {
  if (!Number.isFinite(degrees) || Math.abs(degrees) > most)
    return unknown(`is no number of degrees from -${most} to ${most}: ${quote(text)}`)
  return { degrees }
}
