import { FeedFailure } from '../../../homes/feeds/feed-failure.ts'
import { noteFeedOutcome } from '../../../homes/feeds/feed-store.ts'
import { noteFailedRead } from '../../../homes/feeds/note-failed-read.ts'
import { runFeed } from '../../../homes/feeds/run-feed.ts'
import { describeSummary } from '../../../homes/listings/import/describe-import.ts'
import { ImportBusy } from '../../../homes/listings/import/import-busy.ts'
import { withApp } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { ProgressLine } from '../progress-line.ts'
import { findNamedFeed } from './find-named-feed.ts'
import { onceFree } from './once-free.ts'

const faultyExitCode = 3

/** Reads a feed now, in this process, and says what became of it. */
export function runNow(name: string, { force }: { force: boolean }): Promise<void> {
  return withApp('feed run', async (app) => {
    const feed = await findNamedFeed(app.db, name)
    const progress = new ProgressLine(process.stderr, 0)
    const stopping = new AbortController()
    const stop = (): void => stopping.abort()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    try {
      // Found anew each time: what another run read is not read again.
      const read = async () =>
        runFeed(app, await findNamedFeed(app.db, name), {
          by: commandLineActor(),
          isForced: force,
          hooks: { signal: stopping.signal, onProgress: (state) => progress.show(state) },
        })
      const { summary } = await onceFree(read, name, stopping.signal)
      progress.clear()
      await noteFeedOutcome(app.db, feed, false)
      if (summary === null) {
        console.log(`The feed "${name}" has not changed since its last run; --force reads it again.`)
        return
      }
      console.log(describeSummary(summary))
      if (summary.faulty > 0 || summary.notPruned !== null) process.exitCode = faultyExitCode
    } catch (error) {
      progress.clear()
      if (!(error instanceof ImportBusy)) {
        await noteFailedRead(app.db, feed, error)
        await noteFeedOutcome(app.db, feed, true)
      }
      if (!(error instanceof FeedFailure)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    }
  })
}
