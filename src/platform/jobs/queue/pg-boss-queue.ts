import type { PgBoss } from 'pg-boss'
import type { JobQueue, QueueRules } from '../job-queue.ts'
import { countJobs } from './count-jobs-store.ts'

/** Its tables lie in a schema of their own, which it makes and keeps up to date itself. */
const schema = 'porchlight_jobs'
const jobsAtOnce = 50
/** Of those that have to be done each by itself: each takes a connection to the database. */
const singlyAtOnce = 10
const stopMs = 5_000
/** A process that has not been heard of for so long is gone: the place of its workspace is free again. */
const silentSeconds = 60
const keepDoneSeconds = 3_600
const keepWaitingSeconds = 30 * 86_400

export interface PgBossOptions {
  /** Runs a text of SQL with its values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Does what makes the queue ready, and does no harm twice, again until the database is there. */
  surely<Result>(work: () => Promise<Result>): Promise<Result>
  onError(error: unknown): void
}

/** Jobs in the database at hand, by pg-boss. */
export async function startPgBossQueue({ executeSql, surely, onError }: PgBossOptions): Promise<JobQueue> {
  // Most commands need none of it.
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss: PgBoss = new PgBoss({
    db: { executeSql },
    schema,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', onError)
  await surely(() => boss.start())
  const workers = new Map<string, string>()
  const wake = (queue: string): void => {
    const worker = workers.get(queue)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  const add: JobQueue['add'] = async (transaction, queue, jobs) => {
    if (jobs.length === 0) return
    await boss.insert(
      queue,
      jobs.map((data) => ({ data, ...groupOf(data) })),
      { db: fromKysely(transaction) },
    )
  }
  return {
    async work<Data extends object>(
      rules: QueueRules,
      run: (attempt: { data: Data; isLast: boolean }) => Promise<void>,
      runAll?: (jobs: readonly Data[]) => Promise<void>,
    ): Promise<void> {
      const { name, ...options } = describeQueue(rules)
      const batchSize = rules.places ? 1 : (rules.atOnce ?? jobsAtOnce)
      const places = rules.places ? { localConcurrency: rules.places, groupConcurrency: 1 } : {}
      await surely(() => boss.createQueue(name, options))
      await surely(() => boss.updateQueue(name, options))
      const worker = await boss.work<Data, void, { includeMetadata: true; perJobResults: true; batchSize: number }>(
        name,
        { includeMetadata: true, perJobResults: true, batchSize, ...places },
        async (jobs) => {
          // There may be more: the next look must not wait for its time.
          if (jobs.length === batchSize) wake(name)
          if (runAll && jobs.length > 1 && (await isDone(() => runAll(jobs.map(({ data }) => data)))))
            return jobs.map(({ id }) => ({ id, status: 'completed' as const }))
          const runOne = async ({ id, data, retryCount, retryLimit }: (typeof jobs)[number]) => {
            try {
              await run({ data, isLast: retryCount >= retryLimit })
              return { id, status: 'completed' as const }
            } catch (error) {
              return { id, status: 'failed' as const, output: { message: String(error) } }
            }
          }
          const results: Awaited<ReturnType<typeof runOne>>[] = []
          for (let from = 0; from < jobs.length; from += singlyAtOnce)
            results.push(...(await Promise.all(jobs.slice(from, from + singlyAtOnce).map(runOne))))
          return results
        },
      )
      workers.set(name, worker)
    },
    add,
    async addAgain(transaction, queue, jobs) {
      const db = fromKysely(transaction)
      for (const data of jobs) {
        const former = await boss.findJobs(queue, { data, db })
        const active = former.filter(({ state }) => state === 'active').map(({ id }) => id)
        if (active.length > 0) await boss.deleteJob(queue, active, { db })
      }
      await add(transaction, queue, jobs)
    },
    wake,
    count: () => countJobs(executeSql, schema),
    stop: () => boss.stop({ graceful: true, timeout: stopMs, close: false }),
  }
}

/** What went wrong is told by who does each by itself. */
function isDone(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  )
}

function groupOf(data: object): { group?: { id: string } } {
  const workspaceId = 'workspaceId' in data ? data.workspaceId : undefined
  return typeof workspaceId === 'number' ? { group: { id: String(workspaceId) } } : {}
}

function describeQueue({ name, retries, firstPauseSeconds, longestPauseSeconds, expireSeconds, places }: QueueRules) {
  return {
    name,
    retryLimit: retries,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: expireSeconds,
    ...(places ? { heartbeatSeconds: silentSeconds } : {}),
    retentionSeconds: keepWaitingSeconds,
    deleteAfterSeconds: keepDoneSeconds,
  }
}
