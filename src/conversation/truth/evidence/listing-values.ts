import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'

const feetInMetre = 1 / 0.09290304
const acre = 43_560
const hectare = 107_639.104_167

/** A value of a listing that a number may state; `isOwn`: it stands in the record as it is. */
export interface Value {
  field: string
  value: number
  isOwn: boolean
}

/** What of a listing a number of this kind may state. With one own value, a wrong number can be corrected to it. */
export function valuesFor(
  listing: FoundListing,
  number: SaidNumber,
  context: { isLot: boolean; isLiving: boolean; period?: Period },
): Value[] {
  const own = (field: string, value: number | null): Value[] =>
    value === null || !isSaid(listing, field) ? [] : [{ field, value, isOwn: true }]
  switch (number.kind) {
    case 'money':
      return moneyValues(listing, number)
        .map((value) => byPeriod(value, listing, context.period ?? null))
        .filter((value) => value !== null)
    case 'bedrooms':
      return own('Bedrooms', listing.Bedrooms)
    case 'bathrooms':
      return own('Bathrooms', listing.Bathrooms)
    case 'parking':
      return own('ParkingSpots', listing.ParkingSpots)
    case 'days':
      return own('DaysOnMarket', listing.DaysOnMarket)
    case 'year':
      return listing.YearBuilt > 0 ? own('YearBuilt', listing.YearBuilt) : []
    case 'mls':
      return /^\d+$/.test(listing.MLSNumber) ? own('MLSNumber', Number(listing.MLSNumber)) : []
    case 'zip':
      return /^\d{5}/.test(listing.ZIP ?? '') ? own('ZIP', Number(listing.ZIP?.slice(0, 5))) : []
    case 'area':
      return areaValues(listing, number.unit, context)
    default:
      return []
  }
}

/** How often an amount is paid, as far as the words behind it tell. */
export type Period = 'year' | 'month' | 'week' | null

/** An amount by the month as one by the year or the week; null where a price is said to be paid again and again. */
function byPeriod(value: Value, { SaleType }: FoundListing, period: Period): Value | null {
  const isMonthly =
    value.field === 'HOAMonth' || (SaleType === 'for_rent' && /^(?:Price|RentPrice)$/u.test(value.field))
  if (period === null || value.field === 'UnitAreaPrice') return value
  if (!isMonthly) return null
  if (period === 'month') return value
  return { ...value, value: period === 'year' ? value.value * 12 : (value.value * 12) / 52, isOwn: false }
}

function moneyValues(listing: FoundListing, { field }: SaidNumber): Value[] {
  const own = (name: string, value: number | null): Value[] =>
    value === null ? [] : [{ field: name, value, isOwn: true }]
  switch (field) {
    case 'HOAMonth':
    case 'DepositFee':
    case 'ZestimatePrice':
      return own(field, listing[field])
    case 'UnitAreaPrice': {
      const { UnitAreaPrice, Price, BuildingArea } = listing
      const computed = Price !== null && BuildingArea > 0 ? [{ field, value: Price / BuildingArea, isOwn: false }] : []
      return [...own(field, UnitAreaPrice).map((value) => ({ ...value, isOwn: false })), ...computed]
    }
    case 'monthly':
      return listing.SaleType === 'for_rent'
        ? own('Price', listing.Price)
        : own('HOAMonth', listing.HOAMonth).map((value) => ({ ...value, isOwn: false }))
    case 'unknown':
      return []
    case 'any':
      return (['Price', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'] as const).flatMap((name) =>
        own(name, listing[name]),
      )
    default:
      return own('Price', listing.Price)
  }
}

function areaValues(
  listing: FoundListing,
  unit: string,
  { isLot, isLiving }: { isLot: boolean; isLiving: boolean },
): Value[] {
  const isLand = /^(?:acres?\b|hectares?\b|hectareas?\b|hektar\b|ha\b|英亩|公顷)/u.test(unit)
  const isMetric =
    /^(?:m²|m2|sq\.?\s?m\b|sqm|qm|㎡|square[\s-]?met|quadratm|metros? (?:c|q)uadrad|metros|metres|平方米|平米)/u.test(
      unit,
    )
  const inFeet = listing.AreaUnit === 'Square Meters' ? feetInMetre : 1
  const wanted = isLand ? (/^(?:acre|英亩)/u.test(unit) ? acre : hectare) : isMetric ? feetInMetre : 1
  const of = (field: 'BuildingArea' | 'LotArea'): Value[] => {
    const area = listing[field]
    if (area <= 0) return []
    const value = (area * inFeet) / wanted
    return [{ field, value, isOwn: Math.abs(value - area) < 1e-9 }]
  }
  if (isLand || isLot) return of('LotArea')
  return isLiving ? of('BuildingArea') : [...of('BuildingArea'), ...of('LotArea')]
}

/** Whether what was said is this value: as it stands; a computed one also rounded to the places that were written. */
export function states(number: SaidNumber, { value, isOwn }: Value): boolean {
  return number.values.some((said) => {
    if (Math.abs(said - value) < 0.005) return true
    if (isOwn) return false
    return Math.abs(roundLike(value, number.raw) - said) < 1e-9
  })
}

function roundLike(value: number, raw: string): number {
  const places = /[.,](\d{1,2})$/.exec(raw.trim())?.[1]?.length ?? 0
  const scale = 10 ** places
  return Math.round(value * scale) / scale
}
