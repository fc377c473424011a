import type { App } from '../app.ts'
import { isUnavailable } from '../database/database-trouble.ts'
import { textRunner } from '../database/run-text.ts'
import type { JobQueue } from './job-queue.ts'
import { startPgBossQueue } from './queue/pg-boss-queue.ts'

/** The queue of an app, on the connections that it has. That the database is away is told where it is noticed. */
export function startJobQueue({ pool, log }: Pick<App, 'pool' | 'log'>): Promise<JobQueue> {
  return startPgBossQueue({
    executeSql: textRunner({ pool }),
    onError: (err) => {
      if (!isUnavailable(err)) log.warn({ err }, 'the job queue had trouble; it goes on')
    },
  })
}
