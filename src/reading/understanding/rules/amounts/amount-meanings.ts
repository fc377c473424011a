import { freezeDeep } from '../../../../platform/freeze-deep.ts'
import type { AreaField, Limits, NumberField } from '../../../criteria/condition.ts'
import {
  type AreaUnitSaid,
  areaCondition,
  currencyCondition,
  numberCondition,
} from '../../../criteria/make-condition.ts'
import type { Bound } from '../../words/bound.ts'
import { limitsOf } from '../../words/limits-of.ts'
import type { Context, Meaning } from '../meaning.ts'
import type { Field } from './amount-fields.ts'

export const forRent: Meaning = freezeDeep<Meaning>({
  kind: 'criterion',
  topic: 'SaleType',
  anyOf: [{ is: 'value', field: 'SaleType', value: 'for_rent' }],
})

export const forSale: Meaning = freezeDeep<Meaning>({
  kind: 'criterion',
  topic: 'SaleType',
  anyOf: [{ is: 'value', field: 'SaleType', value: 'for_sale' }],
})

export function priceMeaning(limits: Limits): Meaning {
  return { kind: 'criterion', topic: 'Price', anyOf: [numberCondition('Price', limits)] }
}

/** "under 450", "four fifty": a rent, or a price whose thousands are left out; the chatbot's listings tell which. */
function mayLeaveOutThousands({ saysRent }: Context, field: Field, bound: Bound): boolean {
  const isPlain = bound.currency === null && !bound.scaled && !bound.grouped && !bound.perMonth && !saysRent
  return field === 'Price' && isPlain && bound.values.every((value) => value >= 100 && value < 10_000)
}

export function moneyMeanings(context: Context, field: Field, bound: Bound): Meaning[] {
  const own: NumberField = field === 'rent' ? 'Price' : (field as NumberField)
  const inThousands = mayLeaveOutThousands(context, field, bound)
  const limits = limitsOf(bound, 'max', 'inclusive')
  const price: Meaning = { kind: 'criterion', topic: own, anyOf: [numberCondition(own, limits)] }
  const meanings: Meaning[] = [inThousands ? { ...price, inThousands } : price]
  if ((bound.perMonth && own === 'Price' && !context.saysSale) || field === 'rent') meanings.push(forRent)
  const row = bound.currency === null ? undefined : context.lexicon.language.currencies[bound.currency]
  if (row) meanings.push({ kind: 'criterion', topic: 'CurrencySymbol', anyOf: [currencyCondition(row)] })
  return meanings
}

export function countMeaning(field: NumberField, bound: Bound): Meaning {
  const strictness = field === 'Bathrooms' ? 'strict' : 'whole'
  const limits = limitsOf(bound, field === 'Bedrooms' ? 'exact' : 'min', strictness, 0)
  return { kind: 'criterion', topic: field, anyOf: [numberCondition(field, limits)] }
}

export function areaMeaning(field: AreaField, bound: Bound, unit: AreaUnitSaid): Meaning {
  return { kind: 'criterion', topic: field, anyOf: [areaCondition(field, limitsOf(bound, 'min', 'inclusive'), unit)] }
}

function atLeast(field: NumberField, min: number): Meaning {
  return { kind: 'criterion', topic: field, anyOf: [numberCondition(field, { min })] }
}

/** "3/2": three bedrooms and at least two bathrooms; "3/2/2" with two parking spots. */
export function slashMeanings(bound: Bound): Meaning[] | null {
  const [baths, parking] = bound.slashed
  const [beds = 0] = bound.values
  if (beds > 20 || (baths ?? 0) > 20) return null
  const meanings = [countMeaning('Bedrooms', bound)]
  if (baths !== undefined) meanings.push(atLeast('Bathrooms', baths))
  if (parking !== undefined) meanings.push(atLeast('ParkingSpots', parking))
  return meanings
}
