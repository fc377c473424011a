import { type Kysely, sql } from 'kysely'

const statements = [
  // What surrounds the text of a page stands on many pages of its site, and is learned from one of them.
  `ALTER TABLE "knowledgeSources"
    -- Of pages: the site on which they were found; '' until they are learned again.
    ADD COLUMN site text NOT NULL DEFAULT '',
    -- Digests of the first and last blocks that a page has, and of those among them that it is not learned from.
    ADD COLUMN blocks bigint[] NOT NULL DEFAULT '{}',
    ADD COLUMN "leftOut" bigint[] NOT NULL DEFAULT '{}'`,
  `CREATE INDEX "newestPagesOfSite" ON "knowledgeSources" ("workspaceId", "chatbotId", site, "learnedAt") WHERE site <> ''`,
  `CREATE INDEX "firstPagesOfSite" ON "knowledgeSources" ("workspaceId", "chatbotId", site, id) WHERE site <> ''`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
