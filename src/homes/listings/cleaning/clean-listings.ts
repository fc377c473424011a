import type { Database } from '../../../platform/database/connect.ts'
import type { HomesApp } from '../../homes-app.ts'
import { cleanSome, readCleaning } from './cleaning-store.ts'

/** Raised when more is recognised as for members alone: then all listings are looked at once more. */
const revision = 2

/** Some tens of milliseconds of work. */
const listingsAtOnce = 200

/**
 * Takes what is for members alone out of listings that came before it was held back, a few at a time, once. Begins where
 * it was stopped.
 */
export async function cleanListings(app: Pick<HomesApp, 'patientDb' | 'log' | 'slices' | 'stopping'>): Promise<void> {
  let looked = 0
  while (!app.stopping.aborted) {
    const some = await cleanSome(app.patientDb, revision, listingsAtOnce)
    looked += some
    if (some === 0) break
    await app.slices.aside()
  }
  if (looked > 0) app.log.info({ listings: looked }, 'listings that came earlier are cleaned of texts for members')
}

/** How far that is for a workspace. */
export function findCleaning(db: Database, workspaceId: number): Promise<{ cleaned: number; isDone: boolean }> {
  return readCleaning(db, workspaceId, revision)
}
