import { languageOf } from '../../../reading/languages/languages.ts'
import { readNumber } from '../../../reading/languages/words/number.ts'
import type { NumberWords, ReadNumber } from '../../../reading/languages/words/number-table.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { Lexeme } from '../../../reading/understanding/words/lexeme.ts'
import { isDayOfMonth } from '../../../reading/when/is-day-of-month.ts'
import type { Asks } from '../wishes/read-asks.ts'

const furthest = 100

/**
 * "the second one", "number two", "#2", and bare numbers where homes are compared; none in a search of its own. `isPointing`: that a home of
 * the list is meant is known otherwise, so that a word which nobody knows may follow: "does the second allow dogs".
 */
export function readPositions(asks: Asks, understood: Understood, isPointing = false): number[] {
  if (understood.sort !== null) return []
  const { numbers } = languageOf(understood.language)
  const compares = asks.has('ask.compare')
  const positions = new Set<number>()
  const ordinalEnds = new Set<number>()
  let at = 0
  while (at < asks.tokens.length) {
    const ordinal = ordinalAt(asks, at, numbers)
    const plain = readNumber(asks.tokens, at, numbers) ?? loneDigit(asks, at, numbers)
    const number = ordinal ?? plain
    const led = asks.found.some(({ tags, end }) => end === at && tags.includes('point.number'))
    const isPosition = ordinal !== null || ((led || compares) && plain !== null && isPlain(plain))
    if (
      number !== null &&
      isPosition &&
      number.value <= furthest &&
      !isDayOfMonth(asks.tokens, { start: at, end: number.end }, understood.language) &&
      countsHomes(understood, asks, { start: at, end: number.end, led, isPointing })
    ) {
      positions.add(number.value)
      ordinalEnds.add(number.end)
    }
    at = Math.max(at + 1, number?.end ?? 0)
  }
  const first = Math.min(...ordinalEnds)
  const isSearch = namesOtherHomes(understood, ordinalEnds) && !asksForType(understood, first)
  return isSearch ? [] : [...positions]
}

function ordinalAt({ tokens }: Asks, at: number, numbers: NumberWords): { value: number; end: number } | null {
  const number = readNumber(tokens, at, numbers)
  if (number?.ordinal) return number
  const word = numbers.ordinals[tokens[at]?.text ?? '']
  return word === undefined ? null : { value: word, end: at + 1 }
}

/** "one" is no number by itself where it is a word for a home as well. */
function loneDigit({ tokens }: Asks, at: number, { units }: NumberWords): ReadNumber | null {
  const value = units[tokens[at]?.text ?? '']
  return value === undefined ? null : { value, end: at + 1, scaled: false, grouped: false }
}

function isPlain({ value, scaled, grouped }: ReadNumber): boolean {
  return !scaled && !grouped && Number.isInteger(value) && value >= 1
}

/** "the first floor", "2 bedrooms", "the first two" speak of something else. */
function countsHomes(
  { lexemes }: Understood,
  { found, tokens }: Asks,
  { start, end, led, isPointing }: { start: number; end: number; led: boolean; isPointing: boolean },
): boolean {
  const isPointer = found.some(
    (ask) =>
      ask.start <= start && start < ask.end && ask.tags.some((tag) => /^point\.(?:two|three|all|one)$/.test(tag)),
  )
  const own = lexemes.find((lexeme) => lexeme.start <= start && start < lexeme.end)
  const next = lexemes.find((lexeme) => lexeme.start === end)
  const isPart =
    own !== undefined &&
    (hasTagLike(own, led ? /^(?:feature|place)\b/ : /^(?:feature|unit|place|family)\b/) || own.places !== undefined)
  // "la segunda cuánto mide": what follows asks, and is not what is counted.
  const asksNext = found.some((ask) => ask.start === end && ask.tags.includes('ask.question'))
  const counted = isPointing ? /^(?:unit|currency)\b/ : /^(?:unit|currency|unknown|ordinary|feature)\b/
  const counts = !asksNext && next !== undefined && hasTagLike(next, counted)
  // "2x"; signs of Chinese always stand together.
  const after = tokens[end]
  const isGlued = after?.glued === true && after.kind !== 'sign' && !/\p{Script=Han}/u.test(after.text)
  return (led || !isPointer) && !isPart && !counts && !isGlued
}

function hasTagLike({ tags }: Lexeme, pattern: RegExp): boolean {
  return tags.some((tag) => pattern.test(tag))
}

/** "4 bedroom houses, the first under 500k" looks for homes; "the second house" is one that was shown. */
function namesOtherHomes({ lexemes }: Understood, ordinalEnds: ReadonlySet<number>): boolean {
  return (
    ordinalEnds.size > 0 &&
    lexemes.some((lexeme) => hasTagLike(lexeme, /^family\./) && !ordinalEnds.has(lexeme.start) && !isOneWord(lexeme))
  )
}

/** "is it a condo?" asks; "a condo that has a pool?" looks for one. `from`: where the home is pointed at. */
export function asksForType({ criteria, ignored, opinionHint, lexemes }: Understood, from: number): boolean {
  const type = lexemes.find((lexeme) => hasTagLike(lexeme, /^family\.(?!any)/))
  const isAll = criteria.length === 1 && criteria[0]?.topic === 'PropertyType'
  return isAll && ignored.length === 0 && !opinionHint && type !== undefined && from < type.start
}

/** "number two" and "option 3" begin with a word that may also name a home. */
function isOneWord({ tags }: Lexeme): boolean {
  return tags.includes('family.any')
}
