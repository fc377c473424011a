import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'
import { insertReleases, selectReleases } from './releases-store.ts'

/** The names that a chatbot's firm has released, folded. */
export function readReleases(db: Database, scope: ListingScope): Promise<Set<string>> {
  return selectReleases(db, scope)
}

/** Keeps which columns and entries somebody releases although they look like those for members alone. */
export function addReleases(db: Database, scope: ListingScope, names: readonly string[], by: string): Promise<void> {
  return insertReleases(db, scope, names, by)
}
