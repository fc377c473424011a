import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

/** Drops whatever stands in the schema of this database and makes the tables by the given migrations, in the transaction at hand. */
export async function remakeTables(client: pg.Client, migrations: Record<string, Migration>): Promise<void> {
  await dropAll(client)
  // Kysely asks its pool for a connection; it is always given this one.
  const held = Object.assign(client, { release: () => {} })
  const pool = { connect: async () => held, end: async () => {}, options: {} }
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
    // The transaction is the caller's: all of the restored backup appears at once, or nothing.
    disableTransactions: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function dropAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT statement FROM (
       SELECT 1 AS step, format('DROP %s IF EXISTS %I.%I CASCADE',
           CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, n.nspname, relname) AS statement,
         'pg_class'::regclass AS class, c.oid
       FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
       WHERE n.nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm')
       UNION ALL
       SELECT 2, format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure), 'pg_proc'::regclass, p.oid
       FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
       WHERE n.nspname = current_schema()
       UNION ALL
       SELECT 3, format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype), 'pg_type'::regclass, t.oid
       FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
       WHERE n.nspname = current_schema() AND typtype IN ('e', 'd')
     ) AS objects
     -- What an extension brought along stays.
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = objects.class AND d.objid = objects.oid AND d.deptype = 'e')
     ORDER BY step`,
  )
  for (const { statement } of rows) await client.query(statement)
}
