import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'

const isTown = ({ topic, anyOf }: Criterion): boolean => topic === 'Place' && anyOf.every(({ is }) => is === 'city')

/** "other rentals, in Zephyrhills maybe", after homes in Bradenton: the town that is named now is looked in, and not both. Pure. */
export function inOtherTown(understood: Understood, before: SearchState | null): Understood {
  const { criteria } = understood
  const places = criteria.filter(({ topic }) => topic === 'Place')
  const old = before?.criteria.find((each) => each.mode === 'must' && isTown(each))
  const [town, another] = places
  if (old === undefined || town === undefined || another !== undefined || town.mode !== 'wish' || !isTown(town))
    return understood
  return {
    ...understood,
    criteria: criteria.map((each): FoundCriterion => (each === town ? { ...each, mode: 'must' } : each)),
  }
}
