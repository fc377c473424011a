import { type Kysely, sql } from 'kysely'

/**
 * An export or an erasure looks through what visitors typed for an address. Few messages hold any, and reading all the
 * others took seconds where there were 100 MB of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX "questionsWithAddress" ON messages ("workspaceId", "sessionId", id)
    WHERE role = 'question' AND strpos(content, '@') > 0`.execute(db)
}
