import { type Kysely, sql } from 'kysely'

/** What a chatbot could not answer, newest first: a few of many messages, that are asked for by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX "messagesWithoutAnswer" ON messages ("workspaceId", "chatbotId", "createdAt", id)
    WHERE role = 'answer' AND "noAnswer"`.execute(db)
}
