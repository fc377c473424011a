import { readHeaderUnits } from '../headers/header-units.ts'
import type { ImportTarget } from '../intake-target.ts'
import { readArea } from '../values/read-area.ts'
import { type DateOrder, showsOrder } from '../values/read-date.ts'
import { readMoney } from '../values/read-money.ts'
import { type AreaUnit, squareMetersIn } from '../values/tables/area-units.ts'
import { type DecimalMark, markShown } from '../values/written-number.ts'
import type { FileFacts } from './file-facts.ts'

/** What all cells of a column have in common: decided over the column, since a row alone may say two things. */
export interface ColumnFormat {
  mark: DecimalMark | null
  /** What each amount is to be taken by. */
  scale: number
  unit?: AreaUnit | undefined
  currency?: string | undefined
  /** The time that an amount is for, of which the column or its name tells. */
  period?: string | undefined
  /** Most of its amounts are for a time: those that do not say so are, too. */
  isRent: boolean
  order: DateOrder | null
  /** "2.1" bathrooms are two and a half. */
  countsHalves: boolean
  typology?: 'rooms' | 'bedrooms' | undefined
}

export const plainFormat: ColumnFormat = {
  mark: null,
  scale: 1,
  isRent: false,
  order: null,
  countsHalves: false,
}

const moneyTargets: ReadonlySet<ImportTarget> = new Set([
  'Price',
  'SalePrice',
  'RentPrice',
  'DepositFee',
  'HOAMonth',
  'ZestimatePrice',
  'UnitAreaPrice',
])
const priceTargets: ReadonlySet<ImportTarget> = new Set(['Price', 'SalePrice', 'RentPrice'])
const areaTargets: ReadonlySet<ImportTarget> = new Set(['BuildingArea', 'LotArea'])
const roomTargets: ReadonlySet<ImportTarget> = new Set([
  'Bedrooms',
  'Bathrooms',
  'BathsFull',
  'BathsHalf',
  'BathsThreeQuarter',
  'BedsBaths',
  'Rooms',
  'Layout',
  'ParkingSpots',
])
const dateTargets: ReadonlySet<ImportTarget> = new Set(['ListDate', 'AvailableDate', 'OpenHouse'])

export const isMoney = (target: ImportTarget): boolean => moneyTargets.has(target)
export const isArea = (target: ImportTarget): boolean => areaTargets.has(target)
export const isMeasured = (target: ImportTarget): boolean =>
  moneyTargets.has(target) || areaTargets.has(target) || roomTargets.has(target)

const numerals = /\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g
const longest = 120

/** The numbers of cells, as they are written. */
export function numeralsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) =>
    typeof value === 'string' && value.length <= longest ? (value.match(numerals) ?? []) : [],
  )
}

/** Decides a column by its name, its values and the file that it stands in. */
export function decideFormat(
  target: ImportTarget,
  name: string,
  values: readonly unknown[],
  file: FileFacts,
): ColumnFormat {
  const header = readHeaderUnits(name)
  const format: ColumnFormat = { ...plainFormat, mark: file.mark }
  format.mark = markShown(numeralsOf(values)) ?? file.mark
  if (moneyTargets.has(target)) Object.assign(format, decideMoney(target, values, header, format))
  if (areaTargets.has(target)) format.unit = header.unit ?? commonUnit(values) ?? usualUnit(target, values, file)
  if (roomTargets.has(target)) {
    format.countsHalves = writesHalves(values)
    format.typology = file.language === 'fr' ? 'rooms' : file.language === 'pt' ? 'bedrooms' : undefined
  }
  if (dateTargets.has(target))
    format.order =
      decideOrder(values) ??
      file.country?.dates ??
      (file.language === null || file.language === 'en' ? null : 'day-first')
  return format
}

function decideMoney(
  target: ImportTarget,
  values: readonly unknown[],
  header: ReturnType<typeof readHeaderUnits>,
  { mark }: ColumnFormat,
): Partial<ColumnFormat> {
  const amounts = values.flatMap((value) => {
    if (typeof value !== 'string') return []
    const read = readMoney(value, { mark, scale: 1 })
    return read.unknown === undefined ? [read] : []
  })
  const periods = amounts.flatMap(({ period }) => (period === undefined ? [] : [period]))
  // The cells of a column "Price (万円)" that write 万 besides have said it already.
  const isScaled = header.scale > 1 && amounts.every(({ amount }) => amount < 1e9 / header.scale)
  const isRent =
    target === 'RentPrice' ||
    (priceTargets.has(target) && (header.period !== undefined || periods.length * 2 > amounts.length))
  return {
    scale: isScaled ? header.scale : 1,
    currency: header.currency ?? mostCommon(amounts.flatMap(({ currency }) => currency ?? [])),
    period: header.period ?? (isRent ? mostCommon(periods) : undefined),
    isRent,
  }
}

/** The unit that half of the cells say at the least: the others are bare for want of care. */
function commonUnit(values: readonly unknown[]): AreaUnit | undefined {
  const said = values.filter((value) => /\d/.test(String(value ?? '')))
  const units = said.flatMap((value) => {
    if (typeof value !== 'string' || value.length > longest || !/\p{L}|[㎡²]/u.test(value)) return []
    const read = readArea(value)
    return read.unknown === undefined && read.unit !== undefined ? [read.unit] : []
  })
  const unit = units.length * 2 > said.length ? mostCommon(units) : undefined
  // "7,500" beside "0.5 ac" are no acres.
  const isLarge = unit !== undefined && squareMetersIn[unit] > 400
  const hasMany = said.some(
    (value) => /^\s*\d{4,}|^\s*\d+[,.]\d{3}/.test(String(value)) && !/\p{L}/u.test(String(value)),
  )
  return isLarge && hasMany ? undefined : unit
}

/** Lots of less than this many square feet nobody lists; bare fractions below it are acres. */
const smallLot = 200

function usualUnit(target: ImportTarget, values: readonly unknown[], file: FileFacts): AreaUnit | undefined {
  if (target !== 'LotArea' || file.unit !== 'sqft') return undefined
  const numbers = numeralsOf(values.map(String)).map((text) => Number(text.replaceAll(',', '')))
  const said = numbers.filter((number) => number > 0)
  const hasFractions = said.some((number) => !Number.isInteger(number))
  return said.length > 0 && hasFractions && said.every((number) => number < smallLot) ? 'acre' : undefined
}

function writesHalves(values: readonly unknown[]): boolean {
  let shows = false
  for (const value of values) {
    const decimals = /^\d{1,2}(?:\.(\d+))?$/.exec(String(value ?? '').trim())?.[1]
    if (decimals === undefined) continue
    if (!/^[0-3]$/.test(decimals)) return false
    if (decimals !== '0') shows = true
  }
  return shows
}

function decideOrder(values: readonly unknown[]): DateOrder | null {
  const shown = values.flatMap((value) => showsOrder(value) ?? [])
  return new Set(shown).size === 1 ? (shown[0] ?? null) : null
}

export function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
