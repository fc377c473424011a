import { type Kysely, sql } from 'kysely'

const statements = [
  // When each host may be asked next, by any process that learns from it. What a crash loses is worth one request.
  `CREATE UNLOGGED TABLE "hostPaces" (
    host text PRIMARY KEY,
    "nextAt" timestamptz NOT NULL
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
