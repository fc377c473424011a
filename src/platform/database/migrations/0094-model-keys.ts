import { type Kysely, sql } from 'kysely'

const statements = [
  // Keys of language models that a firm has set in the console (decision 0162). Each is sealed for its `id`.
  `CREATE TABLE "modelKeys" (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    provider text NOT NULL CHECK (provider IN ('openai', 'anthropic', 'google', 'compatible')),
    id text NOT NULL UNIQUE GENERATED ALWAYS AS ("workspaceId"::text || ' ' || provider) STORED,
    address text NOT NULL DEFAULT '',
    "sealedKey" bytea,
    "lastFour" text NOT NULL,
    model text NOT NULL,
    "setBy" text NOT NULL,
    "setAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", provider)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
