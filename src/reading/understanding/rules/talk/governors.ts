import { hasTag, type Lexeme, skipRun, tagValue } from '../../words/lexeme.ts'
import { fieldOf } from '../amounts/amount-fields.ts'
import type { Item, Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { areAlike, isSmall } from './alike.ts'

const scopes = [
  'notOnly',
  'notAfter',
  'letGo',
  'orElse',
  'wishAfter',
  'wish',
  'must',
  'not',
  'but',
  'or',
  'and',
  'with',
] as const

/** Not, ideally, must, or, and, but, with, and the signs between clauses. */
const read: Recogniser = ({ lexemes, items }, at) => {
  const lexeme = lexemes[at]
  if (!lexeme) return null
  const single = (meaning: Meaning) => ({ meanings: [meaning], end: at + 1 })
  if ([';', '.', '!', '?'].includes(lexeme.text))
    return isStop(lexeme, lexemes[at + 1]) ? single({ kind: 'scope', scope: 'stop' }) : single({ kind: 'filler' })
  if (lexeme.text === ',' || lexeme.text === '(' || lexeme.text === ')' || lexeme.text === ':')
    return single({ kind: 'scope', scope: 'comma' })
  const isLast = lexemes.slice(at + 1).every((each) => hasTag(each, 'sign') || hasTag(each, 'filler'))
  // "lieber 4", "还是3卧室吧": at either end of the sentence it says what takes the place of what was said before.
  const isWish = hasTag(lexeme, 'scope.wish') && !hasTag(lexeme, 'follow.what')
  if (hasTag(lexeme, 'follow.swap') && (items.length === 0 ? !isWish : isLast))
    return single({ kind: 'marker', marker: 'swap' })
  // "Auburn too", "show me also Auburn"
  const isFirst = items.every(({ kind }) => kind === 'filler')
  if (hasTag(lexeme, 'follow.add') && (isLast || isFirst) && items.length > 0)
    return single({ kind: 'marker', marker: 'add' })
  if ((hasTag(lexeme, 'follow.add') || hasTag(lexeme, 'scope.or')) && items.length === 0)
    return single({ kind: 'marker', marker: 'add' })
  // "is there nothing in Renton?" asks for what is there.
  if (hasTag(lexeme, 'glue.anythingLeft') && asksBefore(lexemes, at)) return single({ kind: 'filler' })
  // "Kent没有30万以下的吗？"
  if (hasTag(lexeme, 'glue.lacks') && endsAsking(lexemes, at)) return single({ kind: 'filler' })
  if (swaps(lexemes, at) || comparesWith(lexemes, at)) return single({ kind: 'scope', scope: 'not' })
  // "not near a highway": of no place, it denies what follows.
  if (hasTag(lexeme, 'place.far')) return single({ kind: 'scope', scope: 'not' })
  const found = scopes.filter((scope) => hasTag(lexeme, `scope.${scope}`))
  // "Kent不考虑": behind a place or a kind of home, and nothing is said behind it.
  if (found.includes('notAfter') && isBehind(items) && endsAt(lexemes[at + 1]))
    return single({ kind: 'scope', scope: 'notAfter' })
  // "forget the 3 bedrooms", "a bath more, whatever the price"
  const isDenial = found.includes('not') && tagValue(lexemes[at + 1], 'family.') !== null
  if (hasTag(lexeme, 'follow.drop') && !hasTag(lexeme, 'glue.any') && !isDenial)
    return single({ kind: 'scope', scope: 'letGo' })
  if (found.length === 0) return null
  // "nice to have" may stand before or behind what is wished for.
  if (found.includes('wish') && found.includes('wishAfter')) {
    const last = items.findLast(
      (item) =>
        item.kind === 'criterion' ||
        (item.kind === 'scope' && ['comma', 'stop', 'but'].includes(item.scope)) ||
        item.kind === 'unknown',
    )
    const next = lexemes[at + 1]
    const isBehind = last !== undefined && last.kind !== 'scope' && next?.text !== ':'
    return single({ kind: 'scope', scope: isBehind ? 'wishAfter' : 'wish' })
  }
  // "Kent auf keinen Fall": behind what it denies.
  if (found.includes('not') && isBehind(items) && endsAt(lexemes[at + 1]))
    return single({ kind: 'scope', scope: 'notAfter' })
  // What stands behind what it denies has nothing in front of it here.
  const [first] = found.includes('not') ? found.filter((scope) => scope !== 'notAfter') : found
  // "cambia el presupuesto a 500 mil" puts another amount in its place.
  if (first === 'letGo' && changesTo(lexemes, at + 1)) return single({ kind: 'filler' })
  // "y en Renton?", "et à Kent ?": what begins with "and" goes on from before.
  if ((first === 'and' || first === 'but') && items.every((item) => item.kind === 'filler'))
    return single({ kind: 'marker', marker: 'what' })
  return first ? single({ kind: 'scope', scope: first }) : null
}

/** A field with the amount that it is to have. */
function changesTo(lexemes: readonly Lexeme[], at: number): boolean {
  const isAmount = (lexeme: Lexeme) => lexeme.number !== undefined || tagValue(lexeme, 'currency.') !== null
  return fieldOf(lexemes[at]) !== null && lexemes.slice(at + 1, at + 4).some(isAmount)
}

/** Right behind a place, a kind of home or a feature. */
function isBehind(items: readonly Item[]): boolean {
  const last = items.findLast(({ kind }) => kind !== 'filler')
  return last?.kind === 'criterion' && ['Place', 'PropertyType', 'Feature', 'ParkingSpots'].includes(last.topic)
}

function endsAt(next: Lexeme | undefined): boolean {
  return next === undefined || hasTag(next, 'sign')
}

/** "change Kent to Renton", "swap the condo for a house": the first is wanted no longer. */
function swaps(lexemes: readonly Lexeme[], at: number): boolean {
  if (!hasTag(lexemes[at], 'glue.swap')) return false
  const first = skipRun(lexemes, at + 1, isSmall)
  const second = skipRun(lexemes, first + 1, (lexeme) => isSmall(lexeme) || hasTag(lexeme, 'glue.swapFor'))
  return second > first + 1 && areAlike(lexemes[first], lexemes[second])
}

/** "rather a house than a condo", "Renton rather than Kent": what stands behind the "than" is not wanted. */
function comparesWith(lexemes: readonly Lexeme[], at: number): boolean {
  if (!hasTag(lexemes[at], 'glue.than')) return false
  const begin = lexemes.findLastIndex((lexeme, index) => index < at && hasTag(lexeme, 'sign')) + 1
  const rather = ['repair.rather', 'glue.rather']
  const isPreferred = lexemes.slice(begin, at).some((lexeme) => rather.some((tag) => hasTag(lexeme, tag)))
  return isPreferred && areAlike(lexemes[at - 1], lexemes[skipRun(lexemes, at + 1, isSmall)])
}

/** Whether the clause ends with a word that makes a question of it, and not with "are there any?" */
function endsAsking(lexemes: readonly Lexeme[], at: number): boolean {
  const found = lexemes.findIndex((lexeme, index) => index > at && hasTag(lexeme, 'sign'))
  const end = found < 0 ? lexemes.length : found
  return hasTag(lexemes[end - 1], 'glue.question') && !hasTag(lexemes[end - 2], 'scope.with')
}

/** Whether the sentence ends with a question mark. */
function asksBefore(lexemes: readonly Lexeme[], at: number): boolean {
  const end = lexemes.findIndex((lexeme, index) => index > at && ['.', '!', '?', ';'].includes(lexeme.text))
  return end < 0 || lexemes[end]?.text === '?'
}

function isStop(lexeme: Lexeme, next: Lexeme | undefined): boolean {
  return lexeme.text !== '.' || !next?.glued
}

export const governorsRule: Rule = {
  name: 'governor',
  dimension: 'talk',
  read,
  examples: [
    ['without a pool', 'not'],
    ['ideally with a pool', 'wish; with'],
    ['houses or condos', 'or'],
    ['Kent excluded', 'notAfter'],
  ],
  not: ['pool'],
}
