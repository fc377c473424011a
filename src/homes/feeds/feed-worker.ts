import { Counter, Gauge } from 'prom-client'
import { isUnavailable } from '../../platform/database/database-trouble.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { repeat } from '../../platform/jobs/repeat.ts'
import type { HomesApp } from '../homes-app.ts'
import { ImportBusy } from '../listings/import/import-busy.ts'
import { ImportRefusal } from '../listings/import/import-refusal.ts'
import { endLostImports } from '../listings/import/runs/source-runs.ts'
import { FeedFailure } from './feed-failure.ts'
import { nextRun } from './feed-schedule.ts'
import { countFeeds, type FeedPlace, feedsOfSources, findFeed, noteFeedOutcome, takeDueFeeds } from './feed-store.ts'
import { noteFailedRead } from './note-failed-read.ts'
import { runFeed } from './run-feed.ts'
import { tellFailingFeed } from './tell-failing-feed.ts'

export interface FeedWorkerOptions {
  lookEveryMs: number
  firstPauseSeconds: number
  /** For so long one feed may be read before others have their turn. */
  mostMs: number
}

const usual: FeedWorkerOptions = { lookEveryMs: 5_000, firstPauseSeconds: 60, mostMs: 10 * 60_000 }

const queueName = 'feed-run'
/** So many feeds are read at once here, each of another firm: one that is slow holds up its own firm alone. */
const places = 4
/** Four pauses from a minute to a quarter of an hour; then the next time of the schedule. */
const tries = { retries: 3, longestPauseSeconds: 900, expireSeconds: 3 * 3_600 }
const atOnce = 20
const lostEveryMs = 30_000
/** So many runs that failed one after the other are told to the owner, once. */
const toldFailures = 3

/** Runs feeds when their time comes, from now until it is stopped; several processes share them. */
export async function startFeeds(
  app: HomesApp,
  queue: JobQueue,
  options: Partial<FeedWorkerOptions> = {},
): Promise<{ stop(): Promise<void> }> {
  const { lookEveryMs, firstPauseSeconds, mostMs } = { ...usual, ...options }
  const runs = makeMetrics(app)
  await queue.work<FeedPlace>({ name: queueName, ...tries, firstPauseSeconds, places }, async ({ data, isLast }) => {
    const outcome = await work(app, queue, data, { isLast, mostMs })
    runs.inc({ outcome })
    if (outcome === 'again') throw new Error('the feed could not be read; it is tried again')
  })
  const look = repeat(app, { name: 'feeds', everyMs: lookEveryMs }, () => queueDue(app, queue))
  const heal = repeat(app, { name: 'lost imports', everyMs: Math.min(lostEveryMs, lookEveryMs * 6) }, async () => {
    await queueLost(app, queue)
    return false
  })
  return { stop: async () => void (await Promise.all([look.stop(), heal.stop()])) }
}

async function queueDue(app: HomesApp, queue: JobQueue): Promise<boolean> {
  const now = app.now()
  const count = await inTransaction(app.db, async (transaction) => {
    const due = await takeDueFeeds(transaction, now, atOnce, (feed) => nextRun(feed.schedule, feed.timeZone, now))
    await queue.add(transaction, queueName, due.map(placeOf))
    return due.length
  })
  if (count > 0) queue.wake(queueName)
  return count === atOnce
}

/** Runs whose process is gone are ended, and those of feeds begun again: they go on where they stopped. */
async function queueLost(app: HomesApp, queue: JobQueue): Promise<void> {
  const count = await inTransaction(app.db, async (transaction) => {
    const places = await feedsOfSources(transaction, await endLostImports(transaction))
    await queue.addAgain(transaction, queueName, places.map(placeOf))
    return places.length
  })
  if (count > 0) queue.wake(queueName)
}

function placeOf({ workspaceId, id }: FeedPlace): FeedPlace {
  return { workspaceId, id }
}

type Outcome = 'done' | 'unchanged' | 'busy' | 'gone' | 'again' | 'failed'

async function work(
  app: HomesApp,
  queue: JobQueue,
  place: FeedPlace,
  { isLast, mostMs }: { isLast: boolean; mostMs: number },
): Promise<Outcome> {
  const feed = await findFeed(app.db, place)
  if (feed === null || feed.isPaused) return 'gone'
  try {
    const { summary, isCutShort } = await runFeed(app, feed, { by: 'feeds', mostMs })
    await noteFeedOutcome(app.db, feed, false)
    if (isCutShort) {
      await queue.add(app.db, queueName, [placeOf(feed)])
      queue.wake(queueName)
    }
    if (summary?.notPruned) app.log.warn({ feed: feed.name, why: summary.notPruned }, 'a feed pruned nothing')
    return summary === null ? 'unchanged' : 'done'
  } catch (error) {
    if (error instanceof ImportBusy) return 'busy'
    // The process ends: another one, or the next start, finds that the run was lost.
    if (app.stopping.aborted || isUnavailable(error)) return 'again'
    const isLasting = error instanceof ImportRefusal || (error instanceof FeedFailure && error.isLasting)
    const message = error instanceof Error ? error.message : String(error)
    const givesUp = isLast || isLasting
    app.log[givesUp ? 'error' : 'warn'](
      { feed: feed.name, why: message, ...(error instanceof FeedFailure || isLasting ? {} : { err: error }) },
      givesUp ? 'a feed could not be read; see porchlight feed log' : 'a feed could not be read; it is tried again',
    )
    await noteFailedRead(app.db, feed, error)
    if (!givesUp) return 'again'
    const failures = await noteFeedOutcome(app.db, feed, true)
    if (failures === toldFailures) await tellFailingFeed(app, feed, message)
    return 'failed'
  }
}

function makeMetrics({ db, metrics }: Pick<HomesApp, 'db' | 'metrics'>): Counter<'outcome'> {
  const registers = [metrics.registry]
  new Gauge({
    name: 'porchlight_feeds',
    help: 'Feeds by state: good, failing (their last run failed), paused.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countFeeds(db).catch(() => ({ good: Number.NaN, failing: Number.NaN, paused: Number.NaN }))
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    },
  })
  const runs = new Counter({
    name: 'porchlight_feed_runs_total',
    help: 'Runs of feeds in this process: done, unchanged, busy elsewhere, gone, tried again, failed.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['done', 'unchanged', 'busy', 'gone', 'again', 'failed']) runs.inc({ outcome }, 0)
  return runs
}
