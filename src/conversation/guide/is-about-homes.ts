import type { Criterion } from '../../reading/criteria/condition.ts'
import type { SearchState } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'

/** A place or a feature in passing ("the weather in Paris") makes no question about homes yet. */
export function isAboutHomes(understood: Understood, previous: SearchState | null): boolean {
  if (understood.saysHome || understood.sort !== null || understood.limit !== null) return true
  const follows = understood.follow.length > 0 || understood.drops.length > 0 || understood.radius !== null
  if (follows && (previous !== null || understood.follow.includes('showAll'))) return true
  if (understood.criteria.some((criterion) => !isLoose(criterion))) return true
  if (understood.figures.length > 0 && (previous !== null || understood.criteria.length > 0)) return true
  // Nothing else has an average here.
  if (understood.figures.some(({ kind }) => kind === 'average' || kind === 'median')) return true
  return understood.criteria.length > 0 && understood.ignored.length === 0
}

function isLoose(criterion: Criterion): boolean {
  return criterion.topic === 'Feature' || criterion.anyOf.every((condition) => condition.is === 'nowhere')
}

/** Names what it looks for, and not only how the last search should change. */
export function standsAlone(understood: Understood): boolean {
  const { criteria, saysHome, markers, follow, drops } = understood
  const hard = criteria.filter(({ topic, mode }) => topic !== 'Feature' && mode === 'must')
  const names =
    criteria.some(({ topic }) => topic === 'Place' || topic === 'PropertyType') || saysHome || hard.length >= leastHard
  // "anything else 2 bed to rent under 3000" asks for more of nothing that was shown.
  const isElse = hard.length >= leastHard && follow.every((action) => action === 'more')
  return names && markers.length === 0 && (follow.length === 0 || isElse) && drops.length === 0
}

const leastHard = 3
