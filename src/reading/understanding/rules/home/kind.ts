import type { Condition, Family } from '../../../criteria/condition.ts'
import { numberCondition } from '../../../criteria/make-condition.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import type { Item, Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** Kinds of homes: families of property types, studios, "home". */
const read: Recogniser = ({ lexemes, items }, at) => {
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
  if (isLotForSale(lexemes, items, at) || isGround(lexemes, items, at))
    return { meanings: [family('land', 'lot')], end: at + 1 }
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

/** "lots in Kent", "a lot for sale": the head of the request, and no part of a home. */
function isLotForSale(lexemes: readonly Lexeme[], items: readonly Item[], at: number): boolean {
  if (!hasTag(lexemes[at], 'glue.lot')) return false
  const next = lexemes[at + 1]
  const isLed = ['place.in', 'place.near'].some((tag) => hasTag(next, tag)) || next?.places !== undefined
  const isOffered = next?.tags.some((tag) => /^(SaleType|bound)\./.test(tag)) ?? false
  const before: readonly Item['kind'][] = ['filler', 'sort', 'limit', 'figure', 'marker']
  return (isLed || isOffered) && items.every(({ kind }) => before.includes(kind))
}

/** "Kent的地", "买地", "半英亩的地": one small word for land, where it is what is looked for. */
function isGround(lexemes: readonly Lexeme[], items: readonly Item[], at: number): boolean {
  const saysElse = lexemes[at]?.tags.some((tag) => /^(family|feature)\./.test(tag)) ?? true
  if (!hasTag(lexemes[at], 'glue.ground') || saysElse) return false
  const [owner, before] = [lexemes[at - 2], lexemes[at - 1]]
  const isOwned = hasTag(before, 'glue.of') && owner?.places !== undefined
  const isEnd =
    lexemes[at + 1] === undefined || hasTag(lexemes[at + 1], 'sign') || hasTag(lexemes[at + 1], 'glue.question')
  const isThere = hasTag(before, 'scope.with') && isEnd
  const isSought = isThere || (before?.tags.some((tag) => /^(SaleType\.|unit\.(acres|mu|hectares))/.test(tag)) ?? false)
  return (isOwned || isSought) && !items.some(isOtherKind)
}

function isOtherKind(item: Item): boolean {
  return (
    item.kind === 'criterion' &&
    item.topic === 'PropertyType' &&
    item.anyOf.some((condition) => condition.is === 'family' && condition.family !== 'land')
  )
}

export function family(name: Family, word: string): Meaning {
  return { kind: 'criterion', topic: 'PropertyType', anyOf: [{ is: 'family', family: name, word: word.toLowerCase() }] }
}

/** "downsizing from our big house": the home that visitors leave is none that they look for. */
function isOwnHome(lexemes: readonly Lexeme[], at: number): boolean {
  const my = [at - 1, at - 2, at - 3].find((index) => hasTag(lexemes[index], 'glue.my'))
  return my !== undefined && hasTag(lexemes[my - 1], 'glue.from')
}

export const kindOfHomeRule: Rule = {
  name: 'kind-of-home',
  dimension: 'home',
  read,
  examples: [
    ['apartments', 'PropertyType condo'],
    ['a duplex', 'PropertyType multiFamily'],
    ['studio', 'Bedrooms 0 and not PropertyType land'],
    ['townhomes', 'PropertyType townhouse'],
    ['any home', 'any home'],
  ],
  not: ['half an acre'],
}
