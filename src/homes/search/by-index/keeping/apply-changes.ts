import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ListingScope as Scope } from '../../../listings/listing-scope.ts'
import type { ListingIndex } from '../listing-index.ts'
import { type Changes, readListings, readListingsById } from './index-store.ts'

/** So many changed listings are read on the way of a search; more are read in the background. */
const mostOnTheWay = 500
const rowsAtOnce = 500
const rowsPerSlice = 64

/** The ids of all changed listings; null when they are too many to be read on the way of a search. */
export function fewIds(entries: Changes['entries']): number[] | null {
  const all = new Set<number>()
  for (const { ids, firstId, lastId } of entries) {
    if (ids !== null) for (const id of ids) all.add(id)
    else if (lastId - firstId >= mostOnTheWay) return null
    else for (let id = firstId; id <= lastId; id++) all.add(id)
    if (all.size > mostOnTheWay) return null
  }
  return [...all]
}

/** Reads the listings as they are now. */
export async function applyFew(db: Database, scope: Scope, index: ListingIndex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await readListingsById(db, scope, ids, index.texts !== null)
  const there = new Set(rows.map((row) => row.id))
  for (const row of rows) index.put(row)
  for (const id of ids) if (!there.has(id)) index.remove(id)
  index.seal()
}

/** The same for any number of listings, a little at a time. */
export async function applyChanges(
  db: Database,
  scope: Scope,
  index: ListingIndex,
  entries: Changes['entries'],
  isOver: () => boolean,
): Promise<void> {
  const single = new Set<number>()
  const ranges: { first: number; last: number }[] = []
  for (const { ids, firstId, lastId } of entries) {
    if (ids !== null) for (const id of ids) single.add(id)
    else ranges.push({ first: firstId, last: lastId })
  }
  const ids = [...single]
  for (let at = 0; at < ids.length && !isOver(); at += rowsAtOnce) {
    await applyFew(db, scope, index, ids.slice(at, at + rowsAtOnce))
    await setImmediate()
  }
  for (const range of joinRanges(ranges)) await applyRange(db, scope, index, range, isOver)
  index.seal()
}

async function applyRange(
  db: Database,
  scope: Scope,
  index: ListingIndex,
  { first, last }: { first: number; last: number },
  isOver: () => boolean,
): Promise<void> {
  const withTexts = index.texts !== null
  for (let after = first - 1; after < last && !isOver(); ) {
    const rows = await readListings(db, scope, { after, last, limit: rowsAtOnce, withTexts })
    const upTo = rows.length < rowsAtOnce ? last : (rows.at(-1)?.id ?? last)
    const there = new Set(rows.map((row) => row.id))
    for (const id of index.idsBetween(after + 1, upTo)) if (!there.has(id)) index.remove(id)
    for (const [at, row] of rows.entries()) {
      if (at % rowsPerSlice === 0) await setImmediate()
      index.put(row)
    }
    after = upTo
  }
}

/** Ranges that overlap or touch become one. */
function joinRanges(ranges: readonly { first: number; last: number }[]): { first: number; last: number }[] {
  const joined: { first: number; last: number }[] = []
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1)
    if (before && range.first <= before.last + 1) before.last = Math.max(before.last, range.last)
    else joined.push({ ...range })
  }
  return joined
}
