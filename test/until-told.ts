import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../src/doors/app.ts'

/** Resolves once everybody has been told of all that happened until now; fails after half a minute. */
export async function untilTold({ pool }: Pick<App, 'pool'>): Promise<void> {
  const end = performance.now() + 30_000
  for (;;) {
    const { rows } = await pool.query(`SELECT
      (SELECT count(*)::int FROM events WHERE "handedOutAt" IS NULL)
        + (SELECT count(*)::int FROM "eventWork" WHERE state = 'waiting') AS open`)
    if (rows[0].open === 0) return
    if (performance.now() > end) throw new Error(`${rows[0].open} events were not told within 30 s`)
    await wait(10)
  }
}
