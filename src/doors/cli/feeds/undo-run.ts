import { findNewestImport, undoImportRun } from '../../../homes/listings/edits/undo-import.ts'
import { UsageError, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { describeUndone } from '../import/undo-import-of-file.ts'
import { findNamedFeed } from './find-named-feed.ts'

/** Takes back what the newest run of a feed did, and says so. */
export function undoRun(name: string): Promise<void> {
  return withDatabase('feed undo', async ({ database: { db } }) => {
    const feed = await findNamedFeed(db, name)
    const newest = await findNewestImport(db, feed, { sourceId: feed.sourceId, kind: 'feed' })
    if (newest === null)
      throw new UsageError(`The feed "${name}" has no run of the last 7 days that changed anything and stands.`)
    const run = { runId: newest.runId, by: commandLineActor(), serialNumber: feed.serialNumber }
    console.log(`The newest run of "${name}" is undone: ${describeUndone(await undoImportRun(db, feed, run))}`)
    if (!feed.isPaused)
      console.log(`It is read again when its time comes: \`porchlight feed pause ${name}\` leaves it alone.`)
  })
}
