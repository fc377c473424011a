import { isUnavailable } from '../database/database-trouble.ts'
import { textRunner } from '../database/run-text.ts'
import { untilBack } from '../database/until-back.ts'
import type { PlatformApp } from '../platform-app.ts'
import type { JobQueue } from './job-queue.ts'
import { startPgBossQueue } from './queue/pg-boss-queue.ts'

/** How long making the queue ready waits for a database that is away. */
const longestAwayMs = 60_000

/** The queue of an app, on the connections that it has. That the database is away is told where it is noticed. */
export function startJobQueue({
  pool,
  log,
  stopping,
}: Pick<PlatformApp, 'pool' | 'log' | 'stopping'>): Promise<JobQueue> {
  return startPgBossQueue({
    executeSql: textRunner({ pool }),
    surely: (work) => untilBack(work, { signal: stopping, mostMs: longestAwayMs }),
    onError: (err) => {
      if (!isUnavailable(err)) log.warn({ err }, 'the job queue had trouble; it goes on')
    },
  })
}
