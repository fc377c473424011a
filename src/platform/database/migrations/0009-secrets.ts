import { type Kysely, sql } from 'kysely'

const statements = [
  // Secrets at rest are sealed with a key that is not in the database (docs/decisions/0021). Proves that a process has it.
  `CREATE TABLE "encryptionCheck" (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    sealed bytea NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now()
  )`,
  `ALTER TABLE "signingKeys" ADD COLUMN sealed bytea`,
  // Plain until the first start afterwards, which has the key that a migration has not.
  `ALTER TABLE "signingKeys" ALTER COLUMN secret DROP NOT NULL`,
  // Signs nothing new any more: it once lay here in plain text.
  `ALTER TABLE "signingKeys" ADD COLUMN retired boolean NOT NULL DEFAULT false`,

  // Visitor keys of a workspace, or of one chatbot (0: of all), that know only lower numbers are dead.
  `CREATE TABLE "visitorKeyRevocations" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    number bigint GENERATED ALWAYS AS IDENTITY,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", "chatbotId", number)
  )`,

  // Who changed what (docs/decisions/0022). 0: no workspace's own, such as a backup.
  `CREATE TABLE "changeLog" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor text NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    details jsonb NOT NULL,
    PRIMARY KEY ("workspaceId", id)
  )`,
  // The details of what one statement changes are made in it: long texts are cut.
  `CREATE FUNCTION "changeLogValue"(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN length(value::text) > 300
      THEN to_jsonb(left(value #>> '{}', 300) || '… (' || length(value #>> '{}') || ' characters)') ELSE value END
  $$`,
  // Rows come in the order of their time: a small index is enough to find the old ones.
  `CREATE INDEX "changeLogByTime" ON "changeLog" USING brin (at)`,

  // A message of the future, left by a clock that jumped, must not hold its session back until then.
  `DO $do$ BEGIN
    EXECUTE replace(pg_get_functiondef('"beginTurn"'::regproc), '"oldest" IS NOT NULL AND "oldest" + ',
      '"oldest" <= "moment" + interval ''1 minute'' AND "oldest" + ');
  END $do$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
