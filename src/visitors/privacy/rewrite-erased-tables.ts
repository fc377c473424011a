import { rewriteTables } from '../../platform/database/rewrite-tables.ts'
import type { VisitorsApp } from '../visitors-app.ts'

/** Between these hours, UTC, large tables are written anew. */
const night = { from: 2, to: 5 }
const smallBytes = 256 * 1_048_576
const waitMs = 2_000

/** Goes on with what an erasure could not write anew at once: tables that were busy, and at night the large ones. */
export async function rewriteErasedTables(app: Pick<VisitorsApp, 'connection' | 'now'>): Promise<void> {
  const hour = app.now().getUTCHours()
  const isNight = hour >= night.from && hour < night.to
  await rewriteTables(app.connection, { maxBytes: isNight ? Number.POSITIVE_INFINITY : smallBytes, waitMs })
}
