import type { Meaning, Recogniser } from '../meaning.ts'
import { readAmounts } from './read-amounts.ts'

/**
 * A rule's reader for amounts: words are read once as an amount of something, and each rule takes those that are of its
 * own. `isOwn` looks at what was read.
 */
export function readAmountsOf(isOwn: (meanings: readonly Meaning[]) => boolean): Recogniser {
  return (context, at) => {
    if (!context.amounts.has(at)) context.amounts.set(at, readAmounts(context, at))
    const found = context.amounts.get(at) ?? null
    return found && isOwn(found.meanings) ? found : null
  }
}

/** The first thing said is about one of these. */
export function isAbout(...topics: readonly string[]): (meanings: readonly Meaning[]) => boolean {
  return ([first]) => first?.kind === 'criterion' && topics.includes(first.topic)
}

export function countsOf(meanings: readonly Meaning[]): number {
  return meanings.filter(
    (meaning) => meaning.kind === 'criterion' && ['Bedrooms', 'Bathrooms', 'ParkingSpots'].includes(meaning.topic),
  ).length
}
