import type { Topic } from '../../../criteria/condition.ts'
import type { Token } from '../../../languages/words/tokens.ts'
import { hasTag, type Lexeme, skipRun, tagValue } from '../../words/lexeme.ts'
import type { Context, Found, Item, Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const amountTopics = new Set<Topic>([
  'Bedrooms',
  'Bathrooms',
  'ParkingSpots',
  'Price',
  'HOAMonth',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
])

const repair: Meaning = Object.freeze({ kind: 'repair' })
const denial: Meaning = Object.freeze({ kind: 'scope', scope: 'not' })

/** "no wait", "I mean", "homes in Kent, no, Renton": only where something was said that can be taken back. */
const read: Recogniser = (context, at) => {
  const { lexemes, items } = context
  if (!items.some(canBeTakenBack)) return null
  // "3bd, *4bd"
  if (lexemes[at]?.text === '*') return lexemes[at + 1]?.glued ? { meanings: [repair], end: at + 1 } : null
  if (isPause(lexemes[at])) return readEndingBehind(context, at)
  if (!repairs(context, at) || isEndOfCorrected(context, at)) return null
  const end = skipRun(lexemes, at + 1, (lexeme) => lexeme.text === ',' || hasTag(lexeme, 'repair'))
  return { meanings: deniesAgain(context, at, end) ? [repair, denial] : [repair], end }
}

function canBeTakenBack({ kind }: Item): boolean {
  return ['criterion', 'near', 'sort', 'limit', 'figure', 'radius', 'number', 'guess'].includes(kind)
}

function repairs(context: Context, at: number): boolean {
  const { lexemes, items } = context
  const [before, lexeme, next] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]]
  if (hasTag(lexeme, 'repair')) return true
  if (hasTag(lexeme, 'repair.soft') && isRightBehind(items) && !hasTag(next, 'scope.and')) return true
  const isNo = hasTag(lexeme, 'repair.no')
  // "a condo, or no, a house"
  const isApart = isPause(before) || (hasTag(before, 'scope.or') && isPause(next))
  if (isNo && isApart && (isPause(next) || hasTag(next, 'scope.not'))) return true
  // "in Kent no, in Renton"
  if (isNo && isPause(next) && saysLikeAgain(context, at + 1)) return true
  // "I want a house no I want a townhouse"
  if (hasTag(lexeme, 'repair.nay') && hasTag(next, 'glue.request') && isRightBehind(items)) return true
  return (isNo && countsAnew(context, at)) || (hasTag(lexeme, 'repair.nay') && saysLikeAgain(context, at))
}

/** A comma, a dash or dots. */
function isPause(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && (hasTag(lexeme, 'sign') || lexeme.text === '-')
}

/** "2 baths no 3 baths", "4 no 5 bedrooms", "500k, no 600k": nobody excludes another amount of what was just counted. */
function countsAnew({ lexemes, items }: Context, at: number): boolean {
  const next = skipRun(lexemes, at + 1, (lexeme) => isArticle(lexeme) && lexeme.number === undefined)
  // "the biggest, no the newest"
  if (tagValue(lexemes[next], 'sort.') !== null) return items.some(({ kind }) => kind === 'sort')
  if (lexemes[next]?.number === undefined) return false
  const last = lastSaid(items)
  if (last === undefined || last.kind === 'number') return last !== undefined
  // "2200 a month" is a price, and a rent.
  const isAmount = (item: Item) => item.from === last.from && item.kind === 'criterion' && amountTopics.has(item.topic)
  return items.some(isAmount) && !isDenied(items, last)
}

/** "house in Kent nope Renton": a place behind a place, a kind of home behind a kind. */
function saysLikeAgain({ lexemes, items }: Context, at: number): boolean {
  const next = lexemes[skipRun(lexemes, at + 1, isSmall)]
  const last = lastSaid(items)
  const isPlace = next?.places !== undefined
  if (last?.kind === 'near') return isPlace
  if (last?.kind !== 'criterion' || isDenied(items, last)) return false
  if (last.topic === 'Place') return isPlace
  if (last.topic === 'SaleType') return tagValue(next, 'SaleType.') !== null
  // "3 baños no, 2 baños"
  if (amountTopics.has(last.topic) && isPause(lexemes[at])) return next?.number !== undefined
  // "houses, no condos" excludes them.
  return last.topic === 'PropertyType' && tagValue(next, 'family.') !== null && !hasTag(lexemes[at], 'scope.not')
}

function isSmall(lexeme: Lexeme): boolean {
  return hasTag(lexeme, 'place.in') || hasTag(lexeme, 'repair.soft') || isArticle(lexeme)
}

function isArticle(lexeme: Lexeme): boolean {
  return hasTag(lexeme, 'glue.article') || hasTag(lexeme, 'glue.the')
}

/** What was said last, with small words and signs behind it. */
function lastSaid(items: readonly Item[]): Item | undefined {
  const isBetween = (item: Item) =>
    item.kind === 'filler' || (item.kind === 'scope' && (item.scope === 'comma' || item.scope === 'stop'))
  return items.findLast((item) => !isBetween(item))
}

function isDenied(items: readonly Item[], item: Item): boolean {
  const before = items[items.findIndex(({ from }) => from === item.from) - 1]
  return before?.kind === 'scope' && before.scope === 'not'
}

/** "3 beds in Kent actually 4": what takes back stands right behind what was said. */
function isRightBehind(items: readonly Item[]): boolean {
  const last = items.at(-1)
  const isCut = last?.kind === 'scope' && ['comma', 'stop', 'but'].includes(last.scope)
  const before = isCut ? items.at(-2) : last
  return before !== undefined && (canBeTakenBack(before) || (isCut && before.kind === 'filler'))
}

/** "with a pool, actually no pool": said of the very thing again, the no in it denies that. */
function deniesAgain({ lexemes, lexicon }: Context, at: number, end: number): boolean {
  const word = lexemes[end - 1]?.key.split(' ').at(-1) ?? ''
  const last: Token = { text: word, raw: word, kind: 'word', glued: false, capital: false }
  if (!lexicon.longestAt([last], 0)?.tags.includes('scope.not')) return false
  const said = (lexeme: Lexeme | undefined) => tagValue(lexeme, 'feature.') ?? tagValue(lexeme, 'unit.Parking')
  const next = said(lexemes[end])
  return next !== null && lexemes.slice(0, at).some((lexeme) => said(lexeme) === next)
}

const longestCorrected = 5

/** "two baths… three actually", "in Kent - Renton I meant": it may stand behind what is said instead. */
function readEndingBehind({ lexemes }: Context, at: number): Found {
  const first = at + 1
  const end = skipRun(lexemes, first, (lexeme, index) => index <= first + longestCorrected && !isPause(lexeme))
  const last = lexemes[end - 1]
  const isBehind = end > first + 1 && (hasTag(last, 'repair') || hasTag(last, 'repair.soft'))
  const isSaid = lexemes
    .slice(first, end - 1)
    .some((lexeme) => lexeme.number !== undefined || lexeme.places !== undefined)
  const isOne = !lexemes.slice(first, end - 1).some((lexeme) => hasTag(lexeme, 'repair') || hasTag(lexeme, 'scope.and'))
  return isBehind && isSaid && isOne ? { meanings: [repair], end: first } : null
}

/** The words at the end of what was already read as a correction take nothing back again. */
function isEndOfCorrected({ lexemes, items }: Context, at: number): boolean {
  const begun = items.findLast(({ kind }) => kind === 'repair')
  if (begun === undefined || !isPause(lexemes[begun.from])) return false
  const isNext = lexemes.slice(begun.to, at).every((lexeme) => !isPause(lexeme))
  return isNext && (lexemes[at + 1] === undefined || isPause(lexemes[at + 1]))
}

export const takeBackRule: Rule = {
  name: 'take-back',
  dimension: 'talk',
  read,
  examples: [
    ['homes in Kent, no wait, Renton', 'instead of what was said'],
    ['2 bedrooms, I mean 3', 'instead of what was said'],
    ['homes in Kent, no, Renton', 'instead of what was said'],
    ['two baths, three actually', 'instead of what was said'],
    ['4 no 5 bedrooms', 'instead of what was said'],
  ],
  not: ['no pool', 'no wait'],
}
