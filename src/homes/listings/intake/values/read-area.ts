import { PhraseScanner, type PhraseTable, type Token } from './phrase-scanner.ts'
import { type CellReading, quote, unknown } from './reading.ts'
import { type AreaUnit, areaNoise, areaUnitWords, noAreaWords, squareMetersIn } from './tables/area-units.ts'
import { type DecimalMark, markShown, meaningsOf, readDigits, readPlainNumber } from './written-number.ts'

/** What the column of an area says where the cell does not. */
export interface AreaColumn {
  mark: DecimalMark | null
  unit?: AreaUnit | undefined
}

export interface Area {
  area: number
  /** As the cell says it; left out: it says none. */
  unit?: AreaUnit
}

type Kind = 'unit' | 'noise' | 'none'
const table: PhraseTable<Kind> = { unit: areaUnitWords, noise: areaNoise, none: noAreaWords }
const scanner = new PhraseScanner(table)
const quiet = /^[-–—.,*:;()+=~≈<>/|\][]$/
const usual: AreaColumn = { mark: null }
/** Homes are larger than so many square meters; where "1.250" may be 1250, it is. */
const leastHome = 8
/** Two measures of one area differ by rounding only. */
const roundingShare = 0.03

export function readArea(raw: unknown, column: AreaColumn = usual): CellReading<Area> {
  if (typeof raw === 'number') return settle(raw, undefined, String(raw))
  const text = String(raw).trim().slice(0, 200)
  const plain = readPlainNumber(text)
  if (plain !== null) return settle(plain, undefined, text)
  const tokens = scanner.scan(text)
  if (/^\s*[-–−]\s*\d/.test(text)) return unknown(`is less than nothing: ${quote(text)}`)
  if (!tokens.some(({ kind }) => kind === 'number')) {
    const isMeant = tokens.length > 0 && tokens.every(({ kind }) => kind !== 'unknown' && kind !== 'sign')
    return isMeant ? unknown(`says ${quote(text)} in place of an area`, true) : unknown(`is no area: ${quote(text)}`)
  }
  if (tokens.some(({ kind, text: each }) => kind === 'unknown' || (kind === 'sign' && !quiet.test(each))))
    return unknown(`is not understood as an area: ${quote(text)}`)
  const parts = readParts(tokens, {
    ...column,
    mark: column.mark ?? markShown(tokens.flatMap(({ kind, text: each }) => (kind === 'number' ? [each] : []))),
  })
  if (parts === null) return unknown(`may be more than one number: ${quote(text)}`)
  return sum(parts, text, column)
}

interface Part {
  value: number
  unit: AreaUnit | undefined
}

function readParts(tokens: readonly Token<Kind>[], { mark, unit: columns }: AreaColumn): Part[] | null {
  const parts: Part[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    const next = tokens[index + 1]
    // The values of this kind are units.
    const unit = next?.kind === 'unit' ? (next.value as AreaUnit) : undefined
    const value = readAmount(token.text, mark, unit ?? columns)
    if (value === null) return null
    parts.push({ value, unit })
  }
  return parts
}

function readAmount(digits: string, mark: DecimalMark | null, unit: AreaUnit | undefined): number | null {
  const value = readDigits(digits, mark)
  if (value !== 'two') {
    if (value === null || mark === null || !isSmall(value, unit)) return value
    // The column's sign makes a home of two square meters of "1.250".
    const { point, comma } = meaningsOf(digits)
    return point !== undefined && comma !== undefined ? Math.max(point, comma) : value
  }
  const { point = 0, comma = 0 } = meaningsOf(digits)
  const [small, large] = [Math.min(point, comma), Math.max(point, comma)]
  return isSmall(small, unit) ? large : null
}

function isSmall(value: number, unit: AreaUnit | undefined): boolean {
  const isHomeUnit = unit === undefined || unit === 'sqm' || unit === 'sqft' || unit === 'sqyd'
  return isHomeUnit && value < leastHome
}

/** One area out of all that a cell says: "1 kanal 10 marla" is a sum, "120 m² (1,292 sq ft)" one area twice. */
function sum(parts: readonly Part[], text: string, column: AreaColumn): CellReading<Area> {
  const [first, ...rest] = parts
  if (first === undefined) return unknown(`is no area: ${quote(text)}`)
  if (rest.length === 0) return settle(first.value, first.unit, text)
  const sizes = parts.map(({ value, unit }) => value * squareMetersIn[unit ?? column.unit ?? 'sqm'])
  const [size = 0, ...others] = sizes
  if (parts.some(({ unit }) => unit === undefined)) return unknown(`says more than one number: ${quote(text)}`)
  if (others.every((other) => Math.abs(other - size) <= size * roundingShare))
    return settle(first.value, first.unit, text)
  const units = parts.map(({ unit }) => squareMetersIn[unit ?? 'sqm'])
  const isDescending = units.every((unit, index) => index === 0 || unit < (units[index - 1] ?? 0))
  if (!isDescending || /[-–—/(]/.test(text)) return unknown(`says more than one area: ${quote(text)}`)
  const total = sizes.reduce((all, each) => all + each, 0) / (units[0] ?? 1)
  return settle(Math.round(total * 10_000) / 10_000, first.unit, text)
}

function settle(area: number, unit: AreaUnit | undefined, text: string): CellReading<Area> {
  if (!Number.isFinite(area)) return unknown(`is no area: ${quote(text)}`)
  if (area < 0)
    return unknown(
      area === -1 ? 'is -1, which stands for unknown' : `is less than nothing: ${quote(text)}`,
      area === -1,
    )
  if (area === 0) return unknown('is 0, which is no area', true)
  if (area >= 1e12 || /^9{6,}$/.test(String(area))) return unknown(`is no area of a home: ${quote(text)}`)
  return unit === undefined ? { area } : { area, unit }
}

const unitScanner = new PhraseScanner({ unit: areaUnitWords })

/** The unit that a word of a header or a cell of a column of units names. */
export function readAreaUnit(text: string): AreaUnit | undefined {
  const [token, ...more] = unitScanner.scan(text.trim())
  return token?.kind === 'unit' && more.every(({ kind }) => kind === 'sign') ? (token.value as AreaUnit) : undefined
}
