import type { KnownHome } from '../evidence/evidence.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'
import type { SaidToken } from '../words/said-lexicon.ts'
import type { Quality, Said } from './read-said.ts'

/**
 * Whether the words that no rule has held against anything stand in one sentence or row of the home's own text, together with a number
 * that is said: "The taxes come to $4,120." of "Taxes: $4,120". Words alone are no proof: put together anew, they may say something else.
 * Where no number is said, they have to be a row's name and its value: "The listing agent is Ruth Amsel."
 */
export function isToldInRow(
  rest: readonly SaidToken[],
  said: Said,
  rows: readonly Said[],
  names: ReadonlySet<string>,
): boolean {
  const stems = rest.map(({ text }) => stemOf(text))
  const isNamed =
    said.numbers.length === 0 && stems.some((stem) => names.has(stem)) && stems.some((stem) => !names.has(stem))
  return rows.some(
    (row) =>
      row.isDenied === said.isDenied &&
      (isNamed || sharesNumber(row, said)) &&
      stems.every(
        (stem) =>
          row.stems.has(stem) || said.stemConcepts.get(stem)?.some((name) => row.concepts.said.has(name)) === true,
      ),
  )
}

/** Whether a number of the one is said by the other. */
export function sharesNumber({ numbers }: Said, other: Said): boolean {
  return numbers.some((one) => other.numbers.some((each) => isSame(one, each)))
}

/** A telephone number is its digits, and no value. */
function isSame(one: SaidNumber, other: SaidNumber): boolean {
  if (one.values.some((value) => other.values.includes(value))) return true
  return one.kind === 'phone' && other.kind === 'phone' && digitsOf(one) === digitsOf(other)
}

const digitsOf = ({ raw }: SaidNumber): string => raw.replace(/\D/gu, '')

/** What the further facts of a home are called, by stems. */
export function namesOfRows({ listing }: KnownHome): ReadonlySet<string> {
  const names = (listing.ExtensionColumn ?? []).map(({ Key }) => foldAligned(Key)).join(' ')
  return new Set((names.match(/\p{L}+/gu) ?? []).map(stemOf))
}

/** Whether a home's own text says a quality just so, and nowhere otherwise. */
export function isOwnQuality({ name, value }: Quality, rows: readonly Said[]): boolean {
  const own = rows.flatMap(({ qualities }) => qualities.filter((each) => each.name === name))
  return own.length > 0 && own.every((each) => each.value === value)
}
