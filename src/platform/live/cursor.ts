import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

/** How far a reader of a stream has come: what it had seen at a moment, and how much of what came next. */
export interface Cursor {
  seen: Snapshot
  /** Of what was new in `until`, in the order of its ids, it has had everything to `lastId`. */
  part: { until: Snapshot; lastId: number } | null
}

/** The `id` of an event on the wire, which a browser gives back as Last-Event-ID. */
export function writeCursor({ seen, part }: Cursor): string {
  const before = writeSnapshot(seen)
  return part === null ? before : `${before}/${writeSnapshot(part.until)}/${part.lastId}`
}

/** Null for what was never an id of ours. */
export function readCursor(text: string): Cursor | null {
  const [before = '', after, last, ...more] = text.trim().split('/')
  const seen = readSnapshot(before)
  if (seen === null || more.length > 0) return null
  if (after === undefined) return { seen, part: null }
  const until = readSnapshot(after)
  const lastId = /^\d{1,15}$/.test(last ?? '') ? Number(last) : null
  return until === null || lastId === null ? null : { seen, part: { until, lastId } }
}
