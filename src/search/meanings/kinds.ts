import type { Condition, Family } from '../condition.ts'
import type { Meaning, Recogniser } from '../item.ts'
import { hasTag, tagValue } from '../lexeme.ts'
import { numberCondition } from '../make-condition.ts'

/** Kinds of homes: families of property types, studios, "home". */
export const recogniseKind: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  if (hasTag(lexeme, 'studio')) {
    const studio: Condition = {
      is: 'all',
      of: [
        numberCondition('Bedrooms', { min: 0, max: 0 }),
        { is: 'not', of: { is: 'family', family: 'land', word: 'land' } },
      ],
    }
    const meanings: Meaning[] = [{ kind: 'criterion', topic: 'Bedrooms', anyOf: [studio] }]
    if (/apartment|apt|flat|condo|unit/.test(lexeme?.text.toLowerCase() ?? '')) meanings.push(family('condo', 'condo'))
    return { meanings, end: at + 1 }
  }
  const name = tagValue(lexeme, 'family.')
  if (name === null) return null
  if (name === 'any') {
    // "one" in "the second one" and the like is no word for a home.
    return { meanings: [{ kind: 'home' }], end: at + 1 }
  }
  return { meanings: [family(name as Family, lexeme?.text ?? name)], end: at + 1 }
}

function family(name: Family, word: string): Meaning {
  return { kind: 'criterion', topic: 'PropertyType', anyOf: [{ is: 'family', family: name, word: word.toLowerCase() }] }
}

const valueTags = [
  'SaleType.for_sale',
  'SaleType.for_rent',
  'Status.Sold',
  'Status.PreOnMarket',
  'Status.Active',
  'SpaceType.Entire place',
  'SpaceType.Room',
  'Tours.OpenHouse',
  'Tours.3D',
] as const

/** Sale or rent, status, room or entire place, tours. */
export const recogniseValue: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  if (hasTag(lexeme, 'Status.all')) {
    const anyOf: Condition[] = ['Active', 'PreOnMarket', 'Sold'].map((value) => ({
      is: 'value',
      field: 'Status',
      value,
    }))
    return { meanings: [{ kind: 'criterion', topic: 'Status', anyOf }], end: at + 1 }
  }
  const tag = valueTags.find((candidate) => hasTag(lexeme, candidate))
  if (tag === undefined) return null
  const [field = '', value = ''] = tag.split('.')
  const topic = field as 'SaleType' | 'Status' | 'SpaceType' | 'Tours'
  const meanings: Meaning[] = [{ kind: 'criterion', topic, anyOf: [{ is: 'value', field: topic, value }] }]
  if (tag === 'SpaceType.Entire place') {
    const kind = /apartment|condo|flat|unit/.test(lexeme?.text.toLowerCase() ?? '')
      ? 'condo'
      : /house/.test(lexeme?.text.toLowerCase() ?? '')
        ? 'house'
        : null
    if (kind !== null) meanings.push(family(kind, kind))
  }
  if (tag === 'SpaceType.Room' && /rent/.test(lexeme?.text.toLowerCase() ?? '')) {
    meanings.push({
      kind: 'criterion',
      topic: 'SaleType',
      anyOf: [{ is: 'value', field: 'SaleType', value: 'for_rent' }],
    })
  }
  return { meanings, end: at + 1 }
}

/** A field's name alone: "garage" asks for one, "HOA" for there being any. */
export const recogniseBareField: Recogniser = ({ lexemes, lexicon }, at) => {
  const lexeme = lexemes[at]
  const spots = tagValue(lexeme, 'parking.')
  if (spots !== null) {
    const condition = numberCondition('ParkingSpots', { min: Number(spots) })
    return { meanings: [{ kind: 'criterion', topic: 'ParkingSpots', anyOf: [condition] }], end: at + 1 }
  }
  const words = lexicon.language.bareFields
  const text = lexeme?.text.toLowerCase() ?? ''
  if (
    words.parking.includes(text) ||
    (hasTag(lexeme, 'unit.ParkingSpots') && words.parking.some((word) => text.includes(word)))
  ) {
    return {
      meanings: [{ kind: 'criterion', topic: 'ParkingSpots', anyOf: [numberCondition('ParkingSpots', { min: 1 })] }],
      end: at + 1,
    }
  }
  if (hasTag(lexeme, 'field.HOAMonth')) {
    return {
      meanings: [{ kind: 'criterion', topic: 'HOAMonth', anyOf: [numberCondition('HOAMonth', { above: 0 })] }],
      end: at + 1,
    }
  }
  return null
}
