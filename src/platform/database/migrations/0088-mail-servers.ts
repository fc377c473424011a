import { type Kysely, sql } from 'kysely'

const statements = [
  // The mail server of a firm, where the operator has set none for all (decision 0139). Its password is sealed for `id`.
  `CREATE TABLE "mailServers" (
    "workspaceId" integer PRIMARY KEY REFERENCES workspaces (id) ON DELETE CASCADE,
    id integer NOT NULL GENERATED ALWAYS AS ("workspaceId") STORED,
    host text NOT NULL,
    port integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
    security text NOT NULL CHECK (security IN ('tls', 'starttls')),
    "userName" text NOT NULL,
    "sealedPassword" bytea,
    sender text NOT NULL,
    "changedAt" timestamptz NOT NULL DEFAULT now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
