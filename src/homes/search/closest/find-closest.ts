import type { Database } from '../../../platform/database/connect.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { askIndex } from '../ask-index.ts'
import { findClosest as findBySql } from '../find-listings.ts'
import { findCentre } from '../listing-vocabulary.ts'
import type { Scope } from '../scope.ts'
import type { Closest, ClosestQuery } from './closest-query.ts'
import { type Centre, type CentreOf, isPlace, yieldingOf } from './give-up.ts'

/** So many places are looked around; each costs a look-up of its middle. */
const mostPlaces = 5

/** What of a search that nothing matches is held, and what yields in which order. */
export async function partSearch(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
): Promise<Pick<ClosestQuery, 'held' | 'yielding' | 'wishes'> & { centreOf: CentreOf }> {
  const centreOf = await locatePlaces(db, scope, criteria)
  const yielding = yieldingOf(criteria, centreOf)
  const yields = new Set(yielding.map(({ criterion }) => criterion))
  return {
    centreOf,
    yielding,
    held: criteria.filter((each) => each.mode !== 'wish' && !yields.has(each)),
    wishes: criteria.filter(({ mode }) => mode === 'wish'),
  }
}

/** The listings that miss least, from the index in memory, or by SQL while there is none. */
export async function findClosest(db: Database, scope: Scope, query: ClosestQuery): Promise<Closest> {
  if (query.yielding.length === 0) return { total: 0, homes: [] }
  const { held, yielding, wishes, sort, limit } = query
  const closest = await askIndex(db, scope, 'closest', { held, yielding, wishes, sort, limit })
  return closest?.answer ?? findBySql(db, scope, query)
}

async function locatePlaces(db: Database, scope: Scope, criteria: readonly Criterion[]): Promise<CentreOf> {
  const places = criteria
    .flatMap(({ mode, anyOf }) => (mode === 'must' ? anyOf : []))
    .flatMap(placesIn)
    .slice(0, mostPlaces)
  const centres = new Map<Condition, Centre | null>()
  for (const place of places) centres.set(place, await findCentre(db, scope, place))
  return (place) => centres.get(place) ?? null
}

function placesIn(condition: Condition): Condition[] {
  if (isPlace(condition)) return condition.is === 'near' ? [] : [condition]
  return condition.is === 'all' ? condition.of.flatMap(placesIn) : []
}
