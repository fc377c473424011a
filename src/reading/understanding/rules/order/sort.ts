import type { SortField } from '../../../criteria/condition.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import { forRent } from '../amounts/amount-meanings.ts'
import type { Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** "cheapest", "the 3 biggest", "cheapest 3 houses", "top 5". */
const read: Recogniser = ({ lexemes }, at) => {
  let index = at
  let limit: number | null = null
  const counted = (position: number) => {
    const number = lexemes[position]?.number
    const next = lexemes[position + 1]
    const isCount =
      number !== undefined &&
      Number.isInteger(number.value) &&
      number.value >= 1 &&
      number.value <= 100 &&
      !number.scaled &&
      !number.decade &&
      !number.ordinal &&
      !number.slashed
    return isCount &&
      !next?.tags.some((tag) => tag.startsWith('unit.') || tag.startsWith('currency.')) &&
      next?.text !== '-' &&
      next?.text !== '+' &&
      !next?.number
      ? number.value
      : null
  }
  const homes = counted(index)
  if (homes !== null && isHomes(lexemes[index + 1]) && !hasTag(lexemes[index + 1], 'glue.units')) {
    // "show me 5 condos"; "the 1 home that is cheapest", "la casa más barata"
    const isBounded = ['bound.min', 'bound.max', 'bound.over', 'bound.under'].some((tag) =>
      hasTag(lexemes[at - 1], tag),
    )
    const isMeant = homes > 1 ? !isBounded : hasTag(lexemes[index - 1], 'glue.the') && ordersBehind(lexemes, index + 2)
    return isMeant ? { meanings: [{ kind: 'limit', limit: homes }], end: index + 1 } : null
  }
  if (hasTag(lexemes[index], 'sort.limit')) {
    const value = counted(index + 1)
    if (value === null) return null
    limit = value
    index += 2
  } else if (
    counted(index) !== null &&
    lexemes[index + 1]?.tags.some((tag) => tag.startsWith('sort.') && tag !== 'sort.limit')
  ) {
    limit = counted(index)
    index++
  }
  const tag = lexemes[index]?.tags.find(
    (candidate) => candidate.startsWith('sort.') && candidate !== 'sort.limit' && candidate !== 'sort.Distance.up',
  )
  if (tag === undefined) return limit === null ? null : { meanings: [{ kind: 'limit', limit }], end: index }
  if (limit === null && isComparative(lexemes, index)) return null
  const [, field = '', direction = ''] = tag.split('.')
  index++
  if (limit === null) {
    const value = counted(index)
    // "the cheapest one" counts nothing.
    const isPronoun = value === 1 && lexemes[index]?.number?.digits === undefined && !isHomes(lexemes[index + 1])
    if (value !== null && !isPronoun) {
      limit = value
      index++
    }
  }
  const meanings: Meaning[] = [
    { kind: 'sort', sort: { field: field as SortField, direction: direction === 'up' ? 'up' : 'down' } },
  ]
  if (limit !== null) meanings.push({ kind: 'limit', limit })
  // "lowest rent"
  if (hasTag(lexemes[index - 1], 'SaleType.for_rent')) meanings.push(forRent)
  return { meanings, end: index }
}

function isHomes(lexeme: Lexeme | undefined): boolean {
  return tagValue(lexeme, 'family.') !== null || hasTag(lexeme, 'studio')
}

/** Whether an order is said in the same clause, a few words on. */
function ordersBehind(lexemes: readonly Lexeme[], start: number): boolean {
  for (let at = start; at < start + 6; at++) {
    const lexeme = lexemes[at]
    if (!lexeme || (hasTag(lexeme, 'sign') && lexeme.text !== '-')) return false
    const orders = lexeme.tags.some((tag) => tag.startsWith('sort.') && tag !== 'sort.limit')
    if (orders && !isComparative(lexemes, at)) return true
  }
  return false
}

/**
 * Where one phrase says "cheaper" and "cheapest" alike ("más baratas"), it takes the article before the homes to make it
 * the latter: "las casas más baratas".
 */
export function isComparative(lexemes: readonly Lexeme[], at: number): boolean {
  if (tagValue(lexemes[at], 'follow.') === null) return false
  for (let index = at - 1; index >= Math.max(0, at - 7); index--) {
    const lexeme = lexemes[index]
    if (!lexeme || hasTag(lexeme, 'sign') || hasTag(lexeme, 'glue.article')) return true
    if (!hasTag(lexeme, 'glue.the')) continue
    const named = lexemes[index + 1]
    return !(index + 1 === at || named?.number || isHomes(named) || hasTag(named, 'SpaceType.Room'))
  }
  return true
}

export const orderRule: Rule = {
  name: 'order',
  dimension: 'order',
  read,
  examples: [
    ['cheapest', 'order by Price up'],
    ['the 3 cheapest', 'order by Price up; show 3'],
    ['top 5', 'show 5'],
    ['most expensive homes', 'order by Price down'],
  ],
  not: ['cheaper', 'what is the lowest price'],
}
