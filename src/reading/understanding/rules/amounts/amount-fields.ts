import type { AreaField, NumberField } from '../../../criteria/condition.ts'
import type { AreaUnitSaid } from '../../../criteria/make-condition.ts'
import { hasTag, type Lexeme } from '../../words/lexeme.ts'

/** What an amount may be an amount of. */
export type Field = NumberField | AreaField | 'rent'

const fieldTags: readonly [string, Field][] = [
  ['field.UnitAreaPrice', 'UnitAreaPrice'],
  ['field.HOAMonth', 'HOAMonth'],
  ['field.DepositFee', 'DepositFee'],
  ['field.ZestimatePrice', 'ZestimatePrice'],
  ['field.rent', 'rent'],
  ['field.Price', 'Price'],
  ['field.BuildingArea', 'BuildingArea'],
  ['field.LotArea', 'LotArea'],
  ['field.Bedrooms', 'Bedrooms'],
  ['field.Bathrooms', 'Bathrooms'],
  ['unit.Bedrooms', 'Bedrooms'],
  ['unit.Bathrooms', 'Bathrooms'],
  ['unit.ParkingSpots', 'ParkingSpots'],
  ['family.land', 'LotArea'],
]

const areaUnits: Record<string, AreaUnitSaid> = {
  'unit.squareFeet': 'Square Feet',
  'unit.squareMeters': 'Square Meters',
  'unit.acres': 'acres',
  'unit.hectares': 'hectares',
}

const spans = ['miles', 'kilometers', 'days', 'weeks', 'months', 'years', 'yearsOld', 'decades', 'hours'].map(
  (unit) => `unit.${unit}`,
)

export function fieldOf(lexeme: Lexeme | undefined): Field | null {
  return fieldTags.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
}

/** What a unit counts: "unit.Bedrooms" -> Bedrooms. */
export function fieldOfUnit(unit: string): Field | null {
  return fieldTags.find(([tag]) => tag === unit)?.[1] ?? null
}

export function areaUnitOf(unit: string | null): AreaUnitSaid | null {
  return unit === null ? null : (areaUnits[unit] ?? null)
}

export function isDistanceOrTime(unit: string | null): boolean {
  return unit !== null && spans.includes(unit)
}

export function isCount(field: Field | null): field is 'Bedrooms' | 'Bathrooms' | 'ParkingSpots' {
  return field === 'Bedrooms' || field === 'Bathrooms' || field === 'ParkingSpots'
}

export function isArea(field: Field | null): field is AreaField {
  return field === 'BuildingArea' || field === 'LotArea'
}

/** Words that may stand between a field and its amount: "HOA fees of less than", "lot size: 5000". */
function isLink(lexeme: Lexeme | undefined): boolean {
  if (!lexeme || lexeme.number || fieldOf(lexeme) !== null) return false
  return [':', '=', '-'].includes(lexeme.text) || hasTag(lexeme, 'glue.link')
}

export function skipLinks(lexemes: readonly Lexeme[], start: number, most = 4): number {
  let index = start
  while (index < start + most && isLink(lexemes[index])) index++
  return index
}
