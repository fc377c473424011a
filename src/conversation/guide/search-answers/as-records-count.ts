import { countAtHand, findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Condition, NumberCondition } from '../../../reading/criteria/condition.ts'
import { familyTester } from '../../../reading/criteria/family-tester.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext } from '../guide-context.ts'
import { saidIn, singular } from '../skills/said-in.ts'

/** Records that are looked at for how they count. */
const mostRead = 40
/** So many of them have to count alike. */
const leastAlike = 3

/**
 * Rooms as the records of a chatbot have them. "Zwei Zimmer" are two bedrooms to the search; where records have an entry of that name
 * which counts otherwise ("Zimmer: 2", of one bedroom), so many fewer bedrooms are asked for. A room to let is also one whose kind says so,
 * and a house is what a firm calls one.
 */
export async function asRecordsCount(context: GuideContext, understood: Understood): Promise<Understood> {
  const criteria = await Promise.all(
    understood.criteria.map(async (criterion) => {
      if (criterion.mode !== 'must') return criterion
      if (criterion.topic === 'PropertyType') return calledHouse(context, criterion)
      if (criterion.topic === 'Bedrooms') return countedByEntry(context, understood, criterion)
      return criterion.topic === 'SpaceType' ? letByKind(context, understood, criterion) : criterion
    }),
  )
  return criteria.every((criterion, at) => criterion === understood.criteria[at])
    ? understood
    : { ...understood, criteria }
}

type Said = Understood['criteria'][number]

async function countedByEntry({ db, scope }: GuideContext, understood: Understood, criterion: Said): Promise<Said> {
  const word = wordsOf(understood, criterion).at(-1)
  if (word === undefined || !criterion.anyOf.every(({ is }) => is === 'number')) return criterion
  const homes = await findFirst(db, scope, [saidIn(word)], null, mostRead)
  const more = moreThanBedrooms(homes, word) - countedOf(understood, criterion)
  if (more <= 0) return criterion
  return { ...criterion, anyOf: criterion.anyOf.map((each) => (each.is === 'number' ? fewer(each, more) : each)) }
}

/** The living room, where the search has left it out already: "3 pièces" are two bedrooms to it, "3 Zimmer" three. */
function countedOf({ lexemes }: Understood, { from, to, anyOf }: Said): number {
  const said = lexemes.slice(from, to).flatMap(({ number }) => (number === undefined ? [] : [number.value]))
  const [first] = anyOf
  const limits = first?.is === 'number' ? [...(first.oneOf ?? []), first.min, first.max, first.above, first.below] : []
  const [least, lowest] = [Math.min(...said), Math.min(...limits.flatMap((each) => each ?? []))]
  return Number.isFinite(least) && Number.isFinite(lowest) ? Math.max(0, Math.floor(least) - lowest) : 0
}

/** By how much the entry of a name mostly counts more than the bedrooms; 0 where records have none. Pure. */
export function moreThanBedrooms(
  homes: readonly Pick<FoundListing, 'Bedrooms' | 'ExtensionColumn'>[],
  name: string,
): number {
  const differences = homes.flatMap(({ Bedrooms, ExtensionColumn }) => {
    const value = ExtensionColumn?.find(({ Key }) => foldText(Key) === name)?.value.trim() ?? ''
    const [, whole] = /^(\d{1,2})(?:[.,]5|\s?½)?$/u.exec(value) ?? []
    return whole === undefined ? [] : [Number(whole) - Bedrooms]
  })
  const [most] = [...Map.groupBy(differences, (each) => each)].toSorted(([, a], [, b]) => b.length - a.length)
  return most !== undefined && most[0] > 0 && most[1].length >= leastAlike ? most[0] : 0
}

function fewer({ min, max, above, below, oneOf, ...rest }: NumberCondition, more: number): NumberCondition {
  const less = (count: number): number => Math.max(0, count - more)
  const said = { min, max, above, below }
  const limits = Object.entries(said).flatMap(([name, count]) => (count === undefined ? [] : [[name, less(count)]]))
  return { ...rest, ...Object.fromEntries(limits), ...(oneOf === undefined ? {} : { oneOf: oneOf.map(less) }) }
}

const isOfFamily = familyTester('house')

/** "houses", of a firm whose kinds are "Detached House" and "Terraced House": to the search the latter is a townhouse. */
async function calledHouse({ db, scope }: GuideContext, criterion: Said): Promise<Said> {
  const [family, another] = criterion.anyOf
  if (family?.is !== 'family' || family.family !== 'house' || another !== undefined) return criterion
  const word = singular(foldText(family.word))
  const homes = await findFirst(db, scope, [saidIn(word)], null, mostRead)
  const kinds = [...new Set(homes.map(({ PropertyType }) => PropertyType))].filter((kind) => {
    const words = foldText(kind).split(/[^\p{L}]+/u)
    return words.length > 1 && words.some((each) => singular(each) === word) && !isOfFamily(kind)
  })
  const named = kinds.map((value): Condition => ({ is: 'value', field: 'PropertyType', value }))
  return named.length === 0 ? criterion : { ...criterion, anyOf: [...criterion.anyOf, ...named] }
}

async function letByKind({ db, scope }: GuideContext, understood: Understood, criterion: Said): Promise<Said> {
  const kinds = wordsOf(understood, criterion).map((word): Condition => {
    const kind = singular(word)
    return { is: 'value', field: 'PropertyType', value: `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}` }
  })
  const counts = await countAtHand(
    db,
    scope,
    [...kinds.map((kind) => [kind]), criterion.anyOf].map((anyOf) => [{ topic: 'PropertyType', mode: 'must', anyOf }]),
  )
  const known = kinds.filter((_kind, at) => (counts?.[at] ?? 0) > 0)
  const isSpaceKnown = (counts?.[kinds.length] ?? 0) > 0
  return known.length === 0 ? criterion : { ...criterion, anyOf: [...(isSpaceKnown ? criterion.anyOf : []), ...known] }
}

/** The words, without numbers, that a criterion was read from. */
const wordsOf = ({ lexemes }: Understood, { from, to }: Said): string[] =>
  lexemes
    .slice(from, to)
    .map(({ text }) => foldText(text))
    .filter((text) => /^\p{L}+$/u.test(text))
