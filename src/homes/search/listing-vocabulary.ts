import type { Database } from '../../platform/database/connect.ts'
import type { Condition } from '../../reading/criteria/condition.ts'
import { askIndex } from './ask-index.ts'
import * as bySql from './by-sql/sql-vocabulary-store.ts'
import type { Scope } from './scope.ts'

export type { KnownNames } from './by-sql/sql-vocabulary-store.ts'
export type { Scope } from './scope.ts'

/** Which of the candidates name a city, a ZIP or an MLS number of the chatbot's listings; and all its states. */
export async function findKnownNames(
  db: Database,
  scope: Scope,
  names: readonly string[],
  codes: readonly string[],
): Promise<bySql.KnownNames> {
  const known = await askIndex(db, scope, 'names', { names, codes })
  if (known === null) return bySql.findKnownNames(db, scope, names, codes)
  const { mayBeMls, ...found } = known.answer
  return { ...found, mlsKeys: mayBeMls.length === 0 ? [] : await bySql.findMlsNumbers(db, scope, mayBeMls) }
}

/** All cities of the chatbot, for slips of the pen. */
export async function listCityKeys(db: Database, scope: Scope): Promise<readonly string[]> {
  const known = await askIndex(db, scope, 'cityKeys', { known: null })
  return known?.answer.keys ?? bySql.listCityKeys(db, scope)
}

/** For each condition, whether any listing of the chatbot satisfies it. */
export async function findSatisfiable(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
): Promise<boolean[]> {
  if (conditions.length === 0) return []
  const satisfiable = await askIndex(db, scope, 'satisfiable', { conditions })
  return satisfiable?.answer ?? bySql.findSatisfiable(db, scope, conditions)
}

/** Mean position of the chatbot's listings at a place, whatever their status; null when none has one. */
export async function findCentre(
  db: Database,
  scope: Scope,
  place: Condition,
): Promise<{ latitude: number; longitude: number } | null> {
  const centre = await askIndex(db, scope, 'centre', { place })
  return centre === null ? bySql.findCentre(db, scope, place) : centre.answer
}

export const findIdsByUrl = bySql.findIdsByUrl

export async function hasListings(db: Database, scope: Scope): Promise<boolean> {
  const known = await askIndex(db, scope, 'hasListings', {})
  return known?.answer ?? bySql.hasListings(db, scope)
}

/** Names of the cities with the most listings. */
export async function listCityNames(db: Database, scope: Scope, most: number): Promise<string[]> {
  const known = await askIndex(db, scope, 'largestCities', { most })
  return known?.answer ?? bySql.listCityNames(db, scope, most)
}
