import type { Database } from '../../../platform/database/connect.ts'
import type { Scope } from '../scope.ts'
import { IndexInThread } from './index-in-thread.ts'
import { ListingIndexes, type ListingIndexOptions } from './keeping/listing-indexes.ts'

/** Indexes of this thread, as those of the thread that keeps them are made. */
export function makeIndexes(
  db: Database,
  { memoryMb = 64, ...options }: { memoryMb?: number } & Partial<Omit<ListingIndexOptions, 'memoryBytes'>> = {},
): ListingIndexes {
  return new ListingIndexes(db, {
    memoryBytes: memoryMb * 1_048_576,
    onError: () => {},
    expected: () => [],
    ...options,
  })
}

/** A scope that is searched in such indexes. */
export function searchedIn<Any extends Scope>(indexes: ListingIndexes, scope: Any): Any {
  return { ...scope, index: new IndexInThread(indexes) }
}
