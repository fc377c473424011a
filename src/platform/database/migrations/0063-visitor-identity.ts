import { type Kysely, sql } from 'kysely'

const statements = [
  // What a firm's own site signs with, who its visitor is (decision 0085).
  `CREATE TABLE "identitySecrets" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id integer GENERATED ALWAYS AS IDENTITY,
    sealed bytea NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- null: the one that signs now; else the one before it, which counts until then.
    "endsAt" timestamptz,
    PRIMARY KEY ("workspaceId", "chatbotId", id),
    FOREIGN KEY ("workspaceId", "chatbotId") REFERENCES chatbots ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "identitySecretById" ON "identitySecrets" (id)`,
  // Who the site of the firm said that a visitor is, proven by such a signature.
  `CREATE TABLE "visitorIdentities" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    -- As the firm's own users are named.
    subject text NOT NULL,
    -- "": it said none.
    name text NOT NULL,
    email text NOT NULL,
    "provenAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "sessionId")
  )`,
  `CREATE INDEX "sessionsOfSubject" ON "visitorIdentities" ("workspaceId", "chatbotId", subject, "sessionId")`,
  // The planner keeps no samples of what people are called.
  `ALTER TABLE "visitorIdentities" ALTER subject SET STATISTICS 0, ALTER name SET STATISTICS 0, ALTER email SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
