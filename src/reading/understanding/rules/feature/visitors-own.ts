import { featureCondition } from '../../../criteria/feature-condition.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import type { Context, Found, Meaning } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const rows = { dog: 'dogs allowed', cat: 'cats allowed', pet: 'pets allowed', led: 'pets allowed' } as const
type Animal = keyof typeof rows

/** "two big dogs": as many words may stand between what says that somebody has them, and the animal. */
const farthest = 4

/** "I have a dog", "for me and my cats", "our boat", "no pets": what visitors have asks nothing of a home to buy. */
function read(context: Context, at: number): Found {
  const { lexemes } = context
  // "that allow pets" asks for it in so many words.
  if (hasTag(lexemes[at - 1], 'glue.allows') || hasTag(lexemes[at], 'glue.allows')) return null
  // "that allow pets" asks whoever has one or not.
  if (hasTag(lexemes[at - 1], 'scope.with') && !hasTag(lexemes[at - 1], 'filler')) return null
  const denied = hasTag(lexemes[at], 'scope.not')
  const leads = denied || saysHaving(lexemes, at)
  const start = leads ? at + 1 : at
  const index = skipBetween(lexemes, start)
  const animal = animalAt(lexemes[index], leads && !denied)
  if (animal !== null) {
    const meaning = denied ? ordinary : allows(context, animal)
    return { meanings: [meaning], end: index + 1 }
  }
  const isThing = leads && !denied && hasTag(lexemes[index], 'self.thing') && !isForParking(lexemes, at)
  return isThing ? { meanings: [ordinary], end: index + 1 } : null
}

const ordinary: Meaning = { kind: 'ordinary' }

function saysHaving(lexemes: readonly Lexeme[], at: number): boolean {
  return hasTag(lexemes[at], 'self.have') || hasTag(lexemes[at], 'glue.my')
}

function skipBetween(lexemes: readonly Lexeme[], start: number): number {
  let index = start
  const isBetween = (lexeme: Lexeme | undefined) =>
    lexeme !== undefined &&
    animalAt(lexeme, true) === null &&
    !hasTag(lexeme, 'self.thing') &&
    (lexeme.number !== undefined ||
      ['glue.article', 'glue.my', 'opinion', 'ordinary'].some((tag) => hasTag(lexeme, tag)))
  while (isBetween(lexemes[index]) && index < start + farthest) index++
  return index
}

function animalAt(lexeme: Lexeme | undefined, isLed: boolean): Animal | null {
  const found = tagValue(lexeme, 'self.animal.')
  if (found === null || !(found in rows) || (found === 'led' && !isLed)) return null
  // `in` has looked.
  return found as Animal
}

function allows({ lexicon }: Context, animal: Animal): Meaning {
  const row = lexicon.language.features.find(({ name, english }) => (english ?? name) === rows[animal])
  if (!row) return ordinary
  return { kind: 'criterion', topic: 'Feature', anyOf: [{ ...featureCondition(row), onlyOfRentals: true }] }
}

/** "a garage for our two cars" asks for room for both. */
function isForParking(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes
    .slice(Math.max(0, at - farthest), at)
    .some(({ tags }) => tags.includes('unit.ParkingSpots') || tags.some((tag) => tag.startsWith('parking.')))
}

export const visitorsOwnRule: Rule = {
  name: 'visitors-own',
  dimension: 'feature',
  read,
  examples: [
    ['we have two dogs', 'says dogs allowed, of a rental'],
    ['a rental for me and my cat', 'says cats allowed, of a rental'],
    ['my parrot', 'says pets allowed, of a rental'],
    ['a house for my horse', 'says pets allowed, of a rental'],
    ['our boat', 'an ordinary word'],
    ['no pets', 'an ordinary word'],
  ],
  not: [
    'that allow pets',
    'a landlord who accepts dogs',
    'dog friendly',
    'pets allowed',
    'a dog park',
    'horse property',
  ],
}
