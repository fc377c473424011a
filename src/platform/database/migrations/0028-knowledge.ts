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
    version bigint NOT NULL DEFAULT 0,
    -- Sources that changed since it was told last (the event knowledge.changed).
    untold bigint[] NOT NULL DEFAULT '{}',
    PRIMARY KEY ("workspaceId", "chatbotId")
  )`,
  `CREATE INDEX "knowledgeToTell" ON "chatbotKnowledge" ("workspaceId", "chatbotId") WHERE untold <> '{}'`,
  `CREATE TABLE "knowledgeSources" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL CHECK (kind IN ('file', 'page', 'sitemap', 'text', 'question', 'sheet')),
    -- Tells it apart within its kind: id of the file, address, question; '' of the one text and the one sheet.
    key text NOT NULL,
    name text NOT NULL,
    value text NOT NULL DEFAULT '',
    -- Of pages: whether they were named, and whether the sitemap names them. One that is neither goes.
    "isListed" boolean NOT NULL DEFAULT true,
    "ofSitemap" boolean NOT NULL DEFAULT false,
    -- 0 waiting, 1 learning, 2 succeeded, 3 failed.
    status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
    "statusMessage" text NOT NULL DEFAULT '',
    length integer NOT NULL DEFAULT 0,
    "sourceLink" text NOT NULL DEFAULT '',
    -- Raised when it is to be learned anew: who learns an older one has no effect.
    revision integer NOT NULL DEFAULT 1,
    -- Whether what was learned before may not stand in for what is to be learned: all of it is fetched and read again.
    "isAnew" boolean NOT NULL DEFAULT true,
    "contentHash" bytea,
    etag text NOT NULL DEFAULT '',
    "lastModified" text NOT NULL DEFAULT '',
    -- When it is to be learned (again); null: not any more.
    "dueAt" timestamptz DEFAULT clock_timestamp(),
    -- A process learns it, and is taken for dead when this is over. Takes are counted until one comes to an end.
    "takenUntil" timestamptz,
    takes integer NOT NULL DEFAULT 0,
    "learnedAt" timestamptz,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  // Keys are of any length: told apart by their hash.
  `CREATE UNIQUE INDEX "knowledgeSourcesByKey"
    ON "knowledgeSources" ("workspaceId", "chatbotId", kind, hashtextextended(key, 0), hashtextextended(key, 1))`,
  `CREATE INDEX "knowledgeSourcesOfChatbot" ON "knowledgeSources" ("workspaceId", "chatbotId", kind, id)`,
  // Pages are many and slow: what else there is does not wait behind them.
  `CREATE INDEX "knowledgeSourcesDue" ON "knowledgeSources" ("workspaceId", "chatbotId", (kind = 'page'), "dueAt", id)
    WHERE "dueAt" IS NOT NULL`,
  // Whether a file is named by anybody is asked whenever one is not named any more.
  `CREATE INDEX "knowledgeFiles" ON "knowledgeSources" ("workspaceId", key) WHERE kind = 'file'`,
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
    -- Of all that it says: what a source says again keeps its id.
    digest bytea NOT NULL DEFAULT '',
    PRIMARY KEY ("workspaceId", "chatbotId", id),
    FOREIGN KEY ("workspaceId", "sourceId") REFERENCES "knowledgeSources" ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "passagesOfSource" ON "knowledgePassages" ("workspaceId", "sourceId", place)`,
  // Columns keep the order in which they came, which jsonb does not.
  `CREATE TABLE "sheetRows" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    data json NOT NULL,
    "isFetched" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
  // When the last source that named an uploaded document went: it is removed some time after.
  `ALTER TABLE files ADD COLUMN "unnamedAt" timestamptz`,
  `CREATE INDEX "unnamedDocuments" ON files ("unnamedAt") WHERE "unnamedAt" IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
