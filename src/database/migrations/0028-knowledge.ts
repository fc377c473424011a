import { type Kysely, sql } from 'kysely'

const statements = [
  // What EditKnowledge has set of a chatbot, and the version of its passages that indexes in memory go by.
  `CREATE TABLE "chatbotKnowledge" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sitemapUrl" text NOT NULL DEFAULT '',
    "syncsSitemap" boolean NOT NULL DEFAULT false,
    "syncDays" integer NOT NULL DEFAULT 30 CHECK ("syncDays" IN (1, 7, 30)),
    "sheetUrl" text NOT NULL DEFAULT '',
    "nextSyncAt" timestamptz,
    version bigint NOT NULL DEFAULT 0,
    PRIMARY KEY ("workspaceId", "chatbotId")
  )`,
  `CREATE INDEX "knowledgeToSync" ON "chatbotKnowledge" ("nextSyncAt") WHERE "nextSyncAt" IS NOT NULL`,
  `CREATE TABLE "knowledgeSources" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL CHECK (kind IN ('file', 'page', 'text', 'question', 'sheet')),
    -- Tells it apart within its kind: id of the file, address, question; '' of the one text.
    key text NOT NULL,
    name text NOT NULL,
    value text NOT NULL DEFAULT '',
    "ofSitemap" boolean NOT NULL DEFAULT false,
    -- 0 waiting, 1 learning, 2 succeeded, 3 failed.
    status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
    "statusMessage" text NOT NULL DEFAULT '',
    length integer NOT NULL DEFAULT 0,
    "sourceLink" text NOT NULL DEFAULT '',
    -- Raised when it is to be learned anew: who learns an older one has no effect.
    revision integer NOT NULL DEFAULT 1,
    "contentHash" bytea,
    etag text NOT NULL DEFAULT '',
    "lastModified" text NOT NULL DEFAULT '',
    "learnedAt" timestamptz,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  // Keys are of any length: told apart by their hash.
  `CREATE UNIQUE INDEX "knowledgeSourcesByKey"
    ON "knowledgeSources" ("workspaceId", "chatbotId", kind, md5(key))`,
  `CREATE TABLE "knowledgePassages" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sourceId" bigint NOT NULL,
    place integer NOT NULL,
    headings jsonb NOT NULL DEFAULT '[]',
    text text NOT NULL,
    page integer,
    language text NOT NULL DEFAULT '',
    "rowId" bigint,
    PRIMARY KEY ("workspaceId", "chatbotId", id),
    FOREIGN KEY ("workspaceId", "sourceId") REFERENCES "knowledgeSources" ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "passagesOfSource" ON "knowledgePassages" ("workspaceId", "sourceId", place)`,
  `CREATE TABLE "sheetRows" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    data jsonb NOT NULL,
    "isFetched" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
