import { memoize } from '../../platform/memoize.ts'
import type { Family } from './condition.ts'
import { familyPatterns } from './families.ts'

/** Whether a property type is of a family. */
export function familyTester(family: Family): (type: string | null) => boolean {
  const { certain, otherwise } = familyPatterns[family]
  const others = Object.entries(familyPatterns).flatMap(([name, patterns]) => (name === family ? [] : patterns.certain))
  return (type) => {
    const text = toSimple(type ?? '')
    if (toRegExp(certain).test(text)) return true
    if (otherwise === undefined || !toRegExp(otherwise).test(text)) return false
    return !others.some((pattern) => toRegExp(pattern).test(text))
  }
}

/** The families that a property type is of. */
export function familiesOf(propertyType: string): Family[] {
  // Its fields are the families.
  return (Object.keys(familyPatterns) as Family[]).filter((family) => familyTester(family)(propertyType))
}

/** The families of a property type as bits, in the order of `familyPatterns`. */
export function familyBitsOf(propertyType: string): number {
  return familiesOf(propertyType).reduce((bits, family) => bits | familyBit(family), 0)
}

export function familyBit(family: Family): number {
  return 1 << Object.keys(familyPatterns).indexOf(family)
}

/** The database's marks for the ends of words, in the terms of JavaScript; over text of `toSimple`. */
const toRegExp = memoize(
  // To compile one takes longer than to look at thousands of types; the families have some twenty.
  (pattern: string) => new RegExp(pattern.replaceAll('\\m', '\\b(?=\\w)').replaceAll('\\M', '\\b(?<=\\w)')),
  100,
)

const foreign = /[^\0-\x7f]/
const foreignSign = /[^\0-\x7f\p{Script=Han}]/gu
const letter = /[\p{L}\p{N}]/u

/** Small letters; a foreign one that is no Chinese character becomes a big one, which no pattern has: its own patterns would take long to compile. */
function toSimple(text: string): string {
  const simple = text.replaceAll('_', ' ').toLowerCase()
  return foreign.test(simple) ? simple.replace(foreignSign, (sign) => (letter.test(sign) ? 'Q' : ' ')) : simple
}
