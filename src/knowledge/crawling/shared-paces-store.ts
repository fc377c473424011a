import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { SharedPaces } from './host-paces.ts'

/** After so many turns those of hosts that nobody asks any more are forgotten. */
const turnsPerTidying = 500

/** The paces of hosts that all processes on one database keep together. */
export class SharedPacesInDatabase implements SharedPaces {
  readonly #db: Database
  #turns = 0

  constructor(db: Database) {
    this.#db = db
  }

  async take(host: string, { intervalMs, mostMs }: { intervalMs: number; mostMs: number }): Promise<number | null> {
    this.#turns += 1
    if (this.#turns % turnsPerTidying === 0) await this.#tidy()
    const interval = sql`make_interval(secs => ${intervalMs / 1000}::float8)`
    const { rows } = await sql<{ ms: number }>`
      INSERT INTO "hostPaces" AS p (host, "nextAt") VALUES (${host}, clock_timestamp() + ${interval})
      ON CONFLICT (host) DO UPDATE SET "nextAt" = greatest(p."nextAt", clock_timestamp()) + ${interval}
        WHERE p."nextAt" <= clock_timestamp() + make_interval(secs => ${mostMs / 1000}::float8)
      RETURNING extract(epoch FROM "nextAt" - ${interval} - clock_timestamp())::float8 * 1000 AS ms`.execute(this.#db)
    const [row] = rows
    return row === undefined ? null : Math.max(0, row.ms)
  }

  async hold(host: string, ms: number): Promise<void> {
    await sql`
      INSERT INTO "hostPaces" AS p (host, "nextAt")
      VALUES (${host}, clock_timestamp() + make_interval(secs => ${ms / 1000}::float8))
      ON CONFLICT (host) DO UPDATE SET "nextAt" = greatest(p."nextAt", excluded."nextAt")`.execute(this.#db)
  }

  async #tidy(): Promise<void> {
    await sql`DELETE FROM "hostPaces" WHERE "nextAt" < clock_timestamp() - interval '1 hour'`.execute(this.#db)
  }
}
