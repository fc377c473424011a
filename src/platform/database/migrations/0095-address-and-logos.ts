import { type Kysely, sql } from 'kysely'

const statements = [
  // The address that the owner of the server has set in the console (decision 0163); `mark` proves which server answers at one.
  `CREATE TABLE "serverAddress" (
    id integer PRIMARY KEY CHECK (id = 1),
    url text,
    "setBy" text NOT NULL DEFAULT '',
    "setAt" timestamptz,
    mark uuid NOT NULL DEFAULT gen_random_uuid()
  )`,
  // The logo of a firm, made small already.
  `CREATE TABLE "firmLogos" (
    "workspaceId" integer PRIMARY KEY REFERENCES workspaces (id) ON DELETE CASCADE,
    name text NOT NULL UNIQUE,
    bytes bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    "setAt" timestamptz NOT NULL DEFAULT now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
