import { AsyncLocalStorage } from 'node:async_hooks'
import { totalmem } from 'node:os'
import type { Database } from '../../database/connect.ts'
import { rootOf } from '../../database/in-transaction.ts'
import type { Scope } from '../scope.ts'
import type { ListingIndex } from './listing-index.ts'
import { ListingIndexes, type ListingIndexOptions } from './listing-indexes.ts'

const indexesOfDatabases = new WeakMap<Database, ListingIndexes>()

/** The index that the search at hand looks at, once it has looked for what changed. */
const searchAtHand = new AsyncLocalStorage<{ db: Database; scope: Scope; index: Promise<ListingIndex | null> | null }>()

const megabyte = 1_048_576
const share = 4
const most = 4_096 * megabyte

/** A quarter of the machine's memory, at most 4 GB. */
function defaultMemory(): number {
  const limit = process.constrainedMemory()
  const there = limit > 0 && limit < totalmem() ? limit : totalmem()
  return Math.min(most, Math.floor(there / share))
}

/** Decides how the indexes of a database are kept in this process; before its first search. */
export function keepListingIndexes(
  db: Database,
  { memoryMb, ...options }: { memoryMb: number | null } & Partial<Omit<ListingIndexOptions, 'memoryBytes'>>,
): ListingIndexes {
  const memoryBytes = memoryMb === null ? defaultMemory() : memoryMb * megabyte
  const indexes = new ListingIndexes(db, { memoryBytes, onError: () => {}, expected: () => [], ...options })
  indexesOfDatabases.set(db, indexes)
  return indexes
}

export function listingIndexesOf(db: Database): ListingIndexes {
  // A transaction's own index would outlive it.
  const root = rootOf(db)
  return indexesOfDatabases.get(root) ?? keepListingIndexes(root, { memoryMb: null })
}

/**
 * Everything that `work` looks up in the chatbot's listings is looked up in one index, which had all that was committed
 * before. Without it each look-up asks the database anew whether anything changed.
 */
export function asOneSearch<Result>(db: Database, scope: Scope, work: () => Promise<Result>): Promise<Result> {
  const outer = searchAtHand.getStore()
  if (outer && isSame(outer, db, scope)) return work()
  return searchAtHand.run({ db, scope, index: null }, work)
}

/** The index of a chatbot with all that was committed before; null while SQL has to answer. */
export function findIndex(db: Database, scope: Scope): Promise<ListingIndex | null> {
  // What a transaction has written and not committed is in no index.
  if (db.isTransaction) return Promise.resolve(null)
  const search = searchAtHand.getStore()
  if (!search || !isSame(search, db, scope)) return listingIndexesOf(db).find(scope)
  search.index ??= listingIndexesOf(db).find(scope)
  return search.index
}

function isSame(search: { db: Database; scope: Scope }, db: Database, scope: Scope): boolean {
  return (
    search.db === db && search.scope.workspaceId === scope.workspaceId && search.scope.chatbotId === scope.chatbotId
  )
}
