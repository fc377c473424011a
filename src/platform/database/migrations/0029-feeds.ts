import { type Kysely, sql } from 'kysely'

const statements = [
  // Where listings come from again and again: a feed, or a file by its name.
  `CREATE TABLE "importSources" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    kind text NOT NULL CHECK (kind IN ('file', 'feed')),
    name text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id),
    UNIQUE ("workspaceId", "chatbotId", kind, name)
  )`,
  // Which source brought a listing last, and since when that source has it no more; null: nobody did, it has.
  `ALTER TABLE listings ADD COLUMN "importSource" bigint, ADD COLUMN "goneSince" timestamptz`,
  `CREATE TABLE feeds (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sourceId" bigint NOT NULL,
    name text NOT NULL,
    -- Where it is read, how rows are understood, and when; nothing secret.
    settings jsonb NOT NULL,
    "isPaused" boolean NOT NULL DEFAULT false,
    "nextRunAt" timestamptz,
    -- Up to where it was read: of an address its ETag, of a Web API the last change.
    progress jsonb NOT NULL DEFAULT '{}',
    -- Runs that failed one after the other.
    failures integer NOT NULL DEFAULT 0,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id),
    UNIQUE ("workspaceId", name),
    FOREIGN KEY ("workspaceId", "sourceId") REFERENCES "importSources" ("workspaceId", id)
  )`,
  `CREATE INDEX "feedsDue" ON feeds ("nextRunAt") WHERE "nextRunAt" IS NOT NULL`,
  `CREATE TABLE "feedSecrets" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "feedId" bigint NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY ("workspaceId", "feedId"),
    FOREIGN KEY ("workspaceId", "feedId") REFERENCES feeds ("workspaceId", id) ON DELETE CASCADE
  )`,
  // What became of each import; the newest of each source are kept.
  `CREATE TABLE "importRuns" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sourceId" bigint NOT NULL,
    state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'failed', 'stopped')),
    -- Who began it, and on which machine as which process.
    "by" text NOT NULL,
    place text NOT NULL,
    "startedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "toldAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "endedAt" timestamptz,
    "rows" integer NOT NULL DEFAULT 0,
    added integer NOT NULL DEFAULT 0,
    updated integer NOT NULL DEFAULT 0,
    unchanged integer NOT NULL DEFAULT 0,
    repeated integer NOT NULL DEFAULT 0,
    faulty integer NOT NULL DEFAULT 0,
    gone integer NOT NULL DEFAULT 0,
    pruned integer NOT NULL DEFAULT 0,
    -- Sentences: why nothing was pruned, why it failed, the first faulty rows.
    message text NOT NULL DEFAULT '',
    faults jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY ("workspaceId", id),
    FOREIGN KEY ("workspaceId", "sourceId") REFERENCES "importSources" ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "importRunsOfSource" ON "importRuns" ("workspaceId", "sourceId", id)`,
  `CREATE INDEX "importRunsAtWork" ON "importRuns" ("toldAt") WHERE state = 'running'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
