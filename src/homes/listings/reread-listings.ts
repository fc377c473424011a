import { setTimeout as sleep } from 'node:timers/promises'
import type { HomesApp } from '../homes-app.ts'
import { estimateUnread, makeMissingIndexes, rereadSome } from './reread-store.ts'

/** Some tens of milliseconds of work. */
const listingsAtOnce = 200
/** Others get the processor and the disk for longer than this does. */
const pauseMs = 60
/** From so many on it is told that they are read, and how far that is. */
const worthTelling = 5_000
const tellEveryMs = 30_000

/**
 * Reads the texts of listings that were changed, were written by another version or came from an older backup, a few at
 * a time: searches look into such texts themselves and are slower by it. Begins where it was stopped.
 */
export async function rereadListings(app: Pick<HomesApp, 'patientDb' | 'log' | 'metrics' | 'stopping'>): Promise<void> {
  const { patientDb: db, log, metrics, stopping } = app
  await makeMissingIndexes(db)
  let read = await rereadSome(db, listingsAtOnce)
  if (read < listingsAtOnce) return metrics.unreadListings.set(0)
  const left = await estimateUnread(db)
  metrics.unreadListings.set(left)
  const isLong = left > worthTelling
  if (isLong)
    log.info({ listings: left }, 'reading the texts of listings anew; searches by feature are slower meanwhile')
  let told = performance.now()
  while (!stopping?.aborted) {
    await sleep(pauseMs, undefined, { ref: false })
    const some = await rereadSome(db, listingsAtOnce)
    if (some === 0) break
    read += some
    metrics.unreadListings.set(Math.max(0, left - read))
    if (isLong && performance.now() - told > tellEveryMs) {
      told = performance.now()
      log.info({ read, of: Math.max(left, read) }, 'reading the texts of listings anew')
    }
  }
  if (stopping?.aborted) return
  metrics.unreadListings.set(0)
  if (isLong) log.info({ listings: read }, 'the texts of all listings are read')
}
