import { groupOf } from '../joining/join-criteria.ts'
import { isHomeWord, standsAlone } from '../joining/look-ahead.ts'
import type { Item } from '../rules/meaning.ts'
import { hasTag, type Lexeme } from '../words/lexeme.ts'
import { isScope } from './clause.ts'

const longestGuess = 5

/** Whether a feature is expected where the reader stands, and how many known ones a list has that may go on. */
interface Expectation {
  /** "with", "must have", "no": what follows is asked for as a feature. */
  readonly lead: boolean
  /** It would be one more of a list. */
  readonly listed: boolean
  readonly known: number
}

const nothing: Expectation = { lead: false, listed: false, known: 0 }
/** Of a list of so many known features another member is one as well. */
const knownOfList = 2

/**
 * Makes of unknown words what may be a feature that nobody has listed here ("with a koi pond", "brick house", "a green
 * roof"), and of all others words that have no meaning.
 */
export function findGuesses(items: readonly Item[], lexemes: readonly Lexeme[]): Item[] {
  const found: Item[] = []
  let expected = nothing
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (!item) break
    const read = readUnknown(items, index, lexemes, expected) ?? readOrdinary(items, index, lexemes, expected)
    if (read) {
      found.push(read.item)
      if (read.item.kind === 'guess') expected = { ...nothing, known: isExpected(expected) ? expected.known : 0 }
      index = read.last
    } else {
      found.push(item)
      expected = expectBehind(item, expected)
    }
  }
  return found
}

function isExpected({ lead, listed }: Expectation): boolean {
  return lead || listed
}

function expectBehind(item: Item, expected: Expectation): Expectation {
  if (item.kind === 'criterion')
    return { ...nothing, known: groupOf(item.topic) === 'amenity' ? expected.known + 1 : 0 }
  if (item.kind === 'near' || item.kind === 'setAside' || isScope(item, 'stop')) return nothing
  if (isScope(item, 'not', 'notOnly', 'wish', 'wishAfter', 'must', 'with')) return { ...expected, lead: true }
  if (isScope(item, 'or', 'orElse', 'and', 'comma'))
    return { ...expected, listed: expected.listed || expected.known > 0 }
  // "..., it is my first time doing this": a list is over where something else is spoken of.
  return item.kind === 'filler' || item.kind === 'opinion' ? expected : { ...expected, listed: false, known: 0 }
}

function readUnknown(
  items: readonly Item[],
  index: number,
  lexemes: readonly Lexeme[],
  expected: Expectation,
): { item: Item; last: number } | null {
  const item = items[index]
  if (item?.kind !== 'unknown') return null
  let last = index
  while (items[last + 1]?.kind === 'unknown') last++
  const next = items[last + 1]
  let to = items[last]?.to ?? item.to
  // "with a secret room" is no room to let.
  if (isExpected(expected) && next?.kind === 'criterion' && next.topic === 'SpaceType' && next.to === next.from + 1) {
    to = next.to
    last++
  }
  const words = lexemes.slice(item.from, to).map((lexeme) => lexeme.text)
  const behind = items[last + 1]
  const isAlone = standsAlone(items, index, behind)
  const couldBe = isExpected(expected) || isHomeWord(behind) || isAlone
  const { from } = item
  if (!couldBe || words.length > longestGuess)
    return { item: { kind: 'ignored', rule: item.rule, words, from, to }, last }
  // "observatory in Ojai" asks for one; "pool, observatory" may, and "pool, fireplace, observatory" does.
  const isAsked =
    expected.lead || (expected.listed && expected.known >= knownOfList) || (isAlone && behind !== undefined)
  // "with positive cash flow": it says of what kind the word behind it is.
  const isModifier = behind?.kind === 'ordinary' && behind.from === to
  // "with my uncle" speaks of people rather than of homes.
  const needsProof = !isAsked || isModifier || hasTag(lexemes[from - 1], 'glue.my') || deniesDeed(items, index)
  return { item: { kind: 'guess', words: words.join(' '), needsProof, rule: guessRule, from, to }, last }
}

/** "the photos don't load", "I never talked to a computer": "not" stands at what something else does or does not do. */
function deniesDeed(items: readonly Item[], index: number): boolean {
  const at = items.findLastIndex((item, place) => place < index && item.kind !== 'filler')
  if (!isScope(items[at], 'not')) return false
  const before = items.slice(0, at).findLast(({ kind }) => kind !== 'filler')
  return before?.kind === 'ignored' || before?.kind === 'ordinary' || before?.kind === 'unknown'
}

/** No rule of the words made it: the clause did. */
const guessRule = 'guess'

/** Two ordinary words where a feature is expected ("a green roof") may be one, if listings speak of it. */
function readOrdinary(
  items: readonly Item[],
  index: number,
  lexemes: readonly Lexeme[],
  expected: Expectation,
): { item: Item; last: number } | null {
  const [item, next] = [items[index], items[index + 1]]
  if (item?.kind !== 'ordinary' || !isExpected(expected) || lexemes[item.from]?.number !== undefined) return null
  const isSecond =
    next?.kind === 'ordinary' || next?.kind === 'unknown' || (next?.kind === 'criterion' && next.topic === 'SpaceType')
  if (!next || !isSecond || next.from !== item.to) return null
  const words = lexemes
    .slice(item.from, next.to)
    .map(({ text }) => text)
    .join(' ')
  return {
    item: { kind: 'guess', words, needsProof: true, rule: guessRule, from: item.from, to: next.to },
    last: index + 1,
  }
}
