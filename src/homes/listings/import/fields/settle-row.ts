import { perMonth } from '../../intake/values/read-money.ts'
import { type AreaUnit, squareMetersIn } from '../../intake/values/tables/area-units.ts'
import { findEntryFault, mostEntries } from '../cells/read-lists.ts'
import type { ImportPlan } from '../plan-import.ts'
import { restoreZip } from './restore-zip.ts'
import type { NoteTaker, RowFacts, Values } from './row-facts.ts'

export function settleZip(values: Values, note: NoteTaker): void {
  if (values.ZIP === undefined) return
  const restored = restoreZip(values.ZIP, values.State)
  if (restored === values.ZIP) return
  values.ZIP = restored
  note('ZIP has the zero at its beginning again that a spreadsheet took away')
}

/** A sale costs so many times a month's rent at the least, in any country. */
const saleInRents = 40

/** Sale or rent, and which of the two the column "price" is. */
export function settleSale(plan: ImportPlan, values: Values, facts: RowFacts, note: NoteTaker): void {
  const { price } = facts
  const said = values.SaleType ?? facts.saleType ?? (facts.kindSaysRent ? ('for_rent' as const) : undefined)
  if (said === undefined) {
    const { saleType, isSaid } = guessSaleType(plan, values, facts, note)
    values.SaleType = saleType
    if (isSaid) facts.given.push('SaleType')
  } else if (values.SaleType === undefined) {
    values.SaleType = said
    facts.given.push('SaleType')
  }
  const isRent = values.SaleType === 'for_rent'
  const field = isRent ? 'RentPrice' : 'SalePrice'
  if (price !== undefined && values[field] === undefined) {
    values[field] = isRent ? rentOf(facts) : Number(price.value)
    facts.given.push(field)
  }
  // A rental's only price is its rent, whatever its column is called.
  if (
    isRent &&
    values.RentPrice === undefined &&
    values.SalePrice !== undefined &&
    (facts.hasPeriod || !plan.hasColumnFor('RentPrice'))
  ) {
    values.RentPrice = values.SalePrice
    values.SalePrice = undefined
    facts.given.push('RentPrice')
  }
  if (facts.hasNoPrice && values[field] === undefined) facts.given.push(field)
}

function guessSaleType(
  plan: ImportPlan,
  values: Values,
  facts: RowFacts,
  note: NoteTaker,
): { saleType: 'for_sale' | 'for_rent'; isSaid: boolean } {
  const { price } = facts
  const hasPrice = values.SalePrice !== undefined || price !== undefined
  const isOfRents = plan.hasColumnFor('RentPrice') && !plan.hasColumnFor('SalePrice') && !plan.hasColumnFor('Price')
  if (!hasPrice && (values.RentPrice !== undefined || isOfRents)) {
    note('SaleType is for_rent where a row has a rent and no price')
    return { saleType: 'for_rent', isSaid: false }
  }
  if (facts.hasPeriod || facts.parts.get('RentPeriod')?.period !== undefined)
    return { saleType: 'for_rent', isSaid: true }
  if (price?.isRent === true && !isSale(plan, Number(price.value))) {
    note('SaleType is for_rent where most prices of the column are for a month or a week')
    return { saleType: 'for_rent', isSaid: true }
  }
  if (price !== undefined && plan.pricesAreRents) {
    note('SaleType is for_rent where the file tells deposits or dates to move in, and its prices are rents')
    return { saleType: 'for_rent', isSaid: true }
  }
  note('SaleType is for_sale where the file does not say it')
  return { saleType: 'for_sale', isSaid: false }
}

/** Among rents an amount of this size is the price of a home. */
function isSale(plan: ImportPlan, amount: number): boolean {
  return plan.usualRent !== null && amount > plan.usualRent * saleInRents
}

function rentOf({ price, parts }: RowFacts): number {
  const amount = Number(price?.value)
  if (price?.perMonth !== undefined) return price.perMonth
  const period = parts.get('RentPeriod')?.period
  return period === undefined ? amount : perMonth(amount, period)
}

/** One unit for both areas: what the file says, else what the areas themselves say. */
export function settleAreas(plan: ImportPlan, values: Values, facts: RowFacts, note: NoteTaker): void {
  const { measures, units } = facts
  const measureOf = (field: 'BuildingArea' | 'LotArea'): AreaUnit | undefined => measures[field] ?? units[field]
  const said = [measureOf('BuildingArea'), measureOf('LotArea')].find(
    (measure) => measure === 'sqft' || measure === 'sqm',
  )
  const hasAreas = values.BuildingArea !== undefined || values.LotArea !== undefined
  const measured = measureOf('BuildingArea') ?? measureOf('LotArea')
  const isMetric = said === undefined ? measured !== undefined && isMetricUnit(measured) : said === 'sqm'
  if (values.AreaUnit === undefined && measured !== undefined) {
    values.AreaUnit = isMetric ? 'Square Meters' : 'Square Feet'
    facts.given.push('AreaUnit')
  } else if (values.AreaUnit === undefined && hasAreas && plan.facts.unit === 'sqm') {
    values.AreaUnit = 'Square Meters'
    facts.given.push('AreaUnit')
    note('AreaUnit is Square Meters, as in the country or language of the file')
  }
  const own: AreaUnit = values.AreaUnit === 'Square Meters' ? 'sqm' : 'sqft'
  for (const field of ['BuildingArea', 'LotArea'] as const) {
    const measure = measureOf(field)
    const value = values[field]
    if (measure === undefined || measure === own || value === undefined) continue
    const converted = Math.round(((value * squareMetersIn[measure]) / squareMetersIn[own]) * 100) / 100
    // What no listing may have is unknown.
    values[field] = converted < 1e12 ? converted : undefined
    note(`${field} is converted from ${measure} to ${own}`)
  }
}

function isMetricUnit(unit: AreaUnit): boolean {
  return !['sqft', 'acre', 'sqyd', 'kanal', 'marla', 'cent', 'ground', 'guntha'].includes(unit)
}

/** What has no bedrooms at all: there 0 is no studio. */
const bare =
  /\b(?:land|lnd|lots?|plots?|vacant land|acreage|parking|garage|commercial|office|retail|warehouse|industrial)\b|grundst[üu]ck|stellplatz|gewerbe|terrain|terreno|solar|parcela|lote|局|土地|地皮|车位|駐車場|bouwgrond/iu

export function settleRooms(values: Values): void {
  if (
    values.Bedrooms === 0 &&
    values.PropertyType !== undefined &&
    bare.test(values.PropertyType) &&
    !/home|house|studio/i.test(values.PropertyType)
  )
    values.Bedrooms = undefined
}

export function settleKept(values: Values, facts: RowFacts, line: number): void {
  if (facts.qualifier !== undefined) facts.kept.push({ Key: 'Price Qualifier', value: facts.qualifier })
  if (facts.says !== null) facts.says.push('Price Qualifier')
  if (facts.kept.length === 0) {
    if (facts.says !== null && facts.says.length > 1) facts.given.push('ExtensionColumn')
    return
  }
  const entries = [...(values.ExtensionColumn ?? [])]
  for (const entry of facts.kept) {
    const fault =
      entries.length >= mostEntries ? `is one of more than ${mostEntries} further values` : findEntryFault(entry)
    if (fault === null) entries.push(entry)
    else facts.odd.push({ line, column: entry.Key, value: entry.value.slice(0, 100), reason: fault })
  }
  values.ExtensionColumn = entries
  facts.given.push('ExtensionColumn')
}
