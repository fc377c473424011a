import type { Condition, Family } from '../../../criteria/condition.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import { forRent } from '../amounts/amount-meanings.ts'
import type { Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { family } from './kind.ts'

const valueTags = [
  'SaleType.for_sale',
  'SaleType.for_rent',
  'Status.Sold',
  'Status.PreOnMarket',
  'Status.Active',
  'Status.Pending',
  'SpaceType.Entire place',
  'SpaceType.Room',
  'Tours.OpenHouse',
  'Tours.3D',
] as const

/** What else is paid by the month. */
const saysOtherMoney = ['field.HOAMonth', 'sort.HOAMonth.up', 'glue.payment']

/** Sale or rent, status, room or entire place, tours. */
const read: Recogniser = ({ lexemes, saysSale }, at) => {
  const lexeme = lexemes[at]
  if (hasTag(lexeme, 'Status.all')) {
    const anyOf = standings('Active', 'Pending', 'ActiveUnderContract', 'PreOnMarket', 'Sold')
    return { meanings: [{ kind: 'criterion', topic: 'Status', anyOf }], end: at + 1 }
  }
  // Who says "under contract" means a home whose sale is pending, too.
  if (hasTag(lexeme, 'Status.ActiveUnderContract')) {
    const anyOf = standings('ActiveUnderContract', 'Pending')
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
  const isOfRent = !saysSale && !lexemes.some((other) => saysOtherMoney.some((tag) => hasTag(other, tag)))
  if (hasTag(lexeme, 'per.month') && isOfRent) meanings.push(forRent)
  if (meanings.length === 0 || isAboutRooms(lexemes, at)) return null
  const kind = tagValue(lexeme, 'family.')
  if (kind !== null && kind !== 'any') meanings.push(family(kind as Family, kind))
  return { meanings, end: at + 1 }
}

function standings(...values: readonly string[]): Condition[] {
  return values.map((value) => ({ is: 'value', field: 'Status', value }))
}

/** "with big rooms": of what the rooms are like, not of a room to let. */
function isAboutRooms(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]]
  const describing = ['scope.with', 'opinion', 'ordinary', 'unknown', 'number'].some((tag) => hasTag(before, tag))
  return describing && hasTag(lexeme, 'SpaceType.Room') && hasTag(lexeme, 'unit.Bedrooms')
}

export const saleOrStatusRule: Rule = {
  name: 'sale-rent-status',
  dimension: 'home',
  read,
  examples: [
    ['for rent', 'SaleType for_rent'],
    ['to buy', 'SaleType for_sale'],
    ['recently sold homes', 'Status Sold'],
    ['coming soon', 'Status PreOnMarket'],
    ['sale pending', 'Status Pending'],
    ['under contract', 'Status ActiveUnderContract or Status Pending'],
    ['open house', 'Tours OpenHouse'],
    ['private room', 'SpaceType Room'],
  ],
  not: ['homes in Kent'],
}
