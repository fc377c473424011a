import type { Condition } from '../criteria/condition.ts'
import type { Database } from '../database/connect.ts'
import { findIndex } from './by-index/current-index.ts'
import { findMiddle } from './by-index/find-middle.ts'
import { cityKeys, cityName, knownZips, largestCities, stateNames } from './by-index/known-names.ts'
import { matchesAny } from './by-index/match-rows.ts'
import * as bySql from './by-sql/sql-vocabulary-store.ts'
import { lookUpElsewhere } from './find-listings.ts'
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
  const index = await findIndex(db, scope)
  if (index === null) return bySql.findKnownNames(db, scope, names, codes)
  const upper = codes.flatMap((code) => [code, code.toUpperCase(), code.replace(/ /g, '').toUpperCase()])
  const numbers = [...new Set(codes)].filter((code) => index.mayHaveMls(code))
  return {
    cities: names.flatMap((key) => {
      const name = key === '' ? null : cityName(index, key)
      return name === null ? [] : [{ key, name }]
    }),
    states: stateNames(index),
    zips: knownZips(index, [...new Set(upper)]),
    mlsKeys: numbers.length === 0 ? [] : await bySql.findMlsNumbers(db, scope, numbers),
  }
}

/** All cities of the chatbot, for slips of the pen. */
export async function listCityKeys(db: Database, scope: Scope): Promise<string[]> {
  const index = await findIndex(db, scope)
  return index === null ? bySql.listCityKeys(db, scope) : cityKeys(index).slice(0, 5_000)
}

/** For each condition, whether any listing of the chatbot satisfies it. */
export async function findSatisfiable(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
): Promise<boolean[]> {
  if (conditions.length === 0) return []
  const index = await findIndex(db, scope)
  if (index === null) return bySql.findSatisfiable(db, scope, conditions)
  const found = await lookUpElsewhere(db, scope, index, conditions)
  return conditions.map((condition) => matchesAny(index, condition, found))
}

/** Mean position of the chatbot's listings at a place, whatever their status; null when none has one. */
export async function findCentre(
  db: Database,
  scope: Scope,
  place: Condition,
): Promise<{ latitude: number; longitude: number } | null> {
  const index = await findIndex(db, scope)
  if (index === null) return bySql.findCentre(db, scope, place)
  return findMiddle(index, place, await lookUpElsewhere(db, scope, index, [place]))
}

export const findIdsByUrl = bySql.findIdsByUrl

export async function hasListings(db: Database, scope: Scope): Promise<boolean> {
  const index = await findIndex(db, scope)
  return index === null ? bySql.hasListings(db, scope) : index.liveCount > 0
}

/** Names of the cities with the most listings. */
export async function listCityNames(db: Database, scope: Scope, most: number): Promise<string[]> {
  const index = await findIndex(db, scope)
  if (index === null) return bySql.listCityNames(db, scope, most)
  return largestCities(index, most).flatMap((key) => cityName(index, key) ?? [])
}
