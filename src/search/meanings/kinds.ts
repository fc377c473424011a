import type { Condition, Family } from '../condition.ts'
import type { Item, Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme, tagValue } from '../lexeme.ts'
import { currencyCondition, numberCondition } from '../make-condition.ts'
import { forRent } from './amount-meanings.ts'

/** Kinds of homes: families of property types, studios, "home". */
export const recogniseKind: Recogniser = ({ lexemes, items }, at) => {
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
    if (hasTag(lexeme, 'family.condo')) meanings.push(family('condo', 'condo'))
    return { meanings, end: at + 1 }
  }
  const name = tagValue(lexeme, 'family.')
  if (name === null) return null
  if (isOwnHome(lexemes, at)) return { meanings: [{ kind: 'ordinary' }], end: at + 1 }
  // "with 4 units" says how many a building has.
  if (hasTag(lexeme, 'glue.units') && lexemes[at - 1]?.number) return { meanings: [{ kind: 'ordinary' }], end: at + 1 }
  if (name === 'any') {
    // "one" in "the second one" and the like is no word for a home.
    return { meanings: [{ kind: 'home' }], end: at + 1 }
  }
  // "Haus mit großem Grundstück": where one word means a lot and the land of a home, a home before it decides.
  if (name === 'land' && hasTag(lexeme, 'field.LotArea') && items.some(isOtherKind))
    return { meanings: [{ kind: 'ordinary' }], end: at + 1 }
  return { meanings: [family(name as Family, lexeme?.text ?? name)], end: at + 1 }
}

function isOtherKind(item: Item): boolean {
  return (
    item.kind === 'criterion' &&
    item.topic === 'PropertyType' &&
    item.anyOf.some((condition) => condition.is === 'family' && condition.family !== 'land')
  )
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
  // "rooms for rent" says two of them, "entire house" one and the kind of home.
  const meanings = valueTags
    .filter((tag) => hasTag(lexeme, tag))
    .map((tag): Meaning => {
      const [field = '', value = ''] = tag.split('.')
      const topic = field as 'SaleType' | 'Status' | 'SpaceType' | 'Tours'
      return { kind: 'criterion', topic, anyOf: [{ is: 'value', field: topic, value }] }
    })
  // "monthly rentals", "something by the month"; of a fee it says nothing.
  if (hasTag(lexeme, 'per.month') && !lexemes.some((other) => hasTag(other, 'field.HOAMonth'))) meanings.push(forRent)
  if (meanings.length === 0 || isAboutRooms(lexemes, at)) return null
  const kind = tagValue(lexeme, 'family.')
  if (kind !== null && kind !== 'any') meanings.push(family(kind as Family, kind))
  return { meanings, end: at + 1 }
}

/** "downsizing from our big house": the home that visitors leave is none that they look for. */
function isOwnHome(lexemes: readonly Lexeme[], at: number): boolean {
  const my = [at - 1, at - 2, at - 3].find((index) => hasTag(lexemes[index], 'glue.my'))
  return my !== undefined && hasTag(lexemes[my - 1], 'glue.from')
}

/** "with big rooms": of what the rooms are like, not of a room to let. */
function isAboutRooms(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]]
  const describing = ['scope.with', 'opinion', 'ordinary', 'unknown', 'number'].some((tag) => hasTag(before, tag))
  return describing && hasTag(lexeme, 'SpaceType.Room') && hasTag(lexeme, 'unit.Bedrooms')
}

/** "in euros", "prices in pounds", "£": a currency without an amount. */
export const recogniseCurrency: Recogniser = ({ lexemes, lexicon }, at) => {
  const row = lexicon.language.currencies[Number(tagValue(lexemes[at], 'currency.') ?? Number.NaN)]
  const before = lexemes[at - 1]
  const isSaid = hasTag(before, 'glue.in') || hasTag(before, 'field.Price') || !/^\p{L}/u.test(lexemes[at]?.text ?? '')
  if (!row || !isSaid || lexemes[at + 1]?.number || before?.number) return null
  return { meanings: [{ kind: 'criterion', topic: 'CurrencySymbol', anyOf: [currencyCondition(row)] }], end: at + 1 }
}

/** A field's name alone: "garage" asks for one, "HOA" for there being any. */
export const recogniseBareField: Recogniser = ({ lexemes, lexicon }, at) => {
  const lexeme = lexemes[at]
  const spots = tagValue(lexeme, 'parking.')
  if (spots !== null) {
    const condition = numberCondition('ParkingSpots', { min: Number(spots) })
    return { meanings: [{ kind: 'criterion', topic: 'ParkingSpots', anyOf: [condition] }], end: at + 1 }
  }
  const beds = tagValue(lexeme, 'bedrooms.')
  if (beds !== null) {
    const condition = numberCondition('Bedrooms', { min: Number(beds), max: Number(beds) })
    return { meanings: [{ kind: 'criterion', topic: 'Bedrooms', anyOf: [condition] }], end: at + 1 }
  }
  const words = lexicon.language.bareFields
  const text = lexeme?.key ?? ''
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
