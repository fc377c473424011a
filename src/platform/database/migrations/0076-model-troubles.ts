import { type Kysely, sql } from 'kysely'

const statements = [
  // Language models that refuse what only an owner can mend: a key, a name, an account that is used up.
  `CREATE TABLE "modelTroubles" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    -- As in the setting Model.
    model text NOT NULL,
    why text NOT NULL,
    since timestamptz NOT NULL,
    -- When the owners were mailed last.
    "toldAt" timestamptz NOT NULL,
    -- When it answered last after a trouble; null: not since the first.
    "workedAt" timestamptz,
    "isOver" boolean NOT NULL DEFAULT false,
    PRIMARY KEY ("workspaceId", model)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
