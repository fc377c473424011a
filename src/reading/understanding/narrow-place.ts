import { freezeDeep } from '../../platform/freeze-deep.ts'
import type { Condition, Criterion } from '../criteria/condition.ts'

type Kind = Condition['is']

/**
 * Which kind of place, said after which other, says more of it rather than taking its place: a city of the state, a
 * street of the city, the state or city of a name that there is more than once. All else is looked at instead.
 */
const narrowing: Readonly<Partial<Record<Kind, readonly Kind[]>>> = freezeDeep({
  state: ['city', 'location', 'address'],
  city: ['state', 'location', 'address'],
  zip: ['location', 'address'],
  location: ['state', 'address'],
  address: ['state', 'city', 'zip'],
})

const mostPairs = 8

/** The place of a search and the one said after it, where the two may hold together. */
export interface PlacesTogether {
  readonly before: readonly Condition[]
  readonly said: readonly Condition[]
}

/** Null where a sentence says no place, or one that is looked at instead of the one before. */
export function placesTogether(before: readonly Criterion[], said: readonly Criterion[]): PlacesTogether | null {
  const [place, ...others] = said.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
  const [old, ...further] = before.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
  if (place === undefined || old === undefined || others.length + further.length > 0) return null
  const [first, second] = [kindOf(old), kindOf(place)]
  if (first === null || second === null || !narrowing[first]?.includes(second)) return null
  return old.anyOf.length * place.anyOf.length <= mostPairs ? { before: old.anyOf, said: place.anyOf } : null
}

/** Each place of the one with each of the other. */
export function pairsOf({ before, said }: PlacesTogether): Condition[] {
  return before.flatMap((old) => said.map((next): Condition => ({ is: 'all', of: [old, next] })))
}

function kindOf({ anyOf, also }: Criterion): Kind | null {
  const [first] = anyOf
  return first && also === undefined && anyOf.every(({ is }) => is === first.is) ? first.is : null
}

/** "just the Texas ones", after homes in Paris: Paris in Texas; "on Main Street" after homes in Kent: the one in Kent. */
export function narrowPlace(before: readonly Criterion[], said: readonly Criterion[]): Criterion[] {
  const both = placesTogether(before, said)
  if (both === null) return [...said]
  return said.map((criterion) =>
    criterion.topic === 'Place' && criterion.mode === 'must' ? { ...criterion, anyOf: pairsOf(both) } : criterion,
  )
}
