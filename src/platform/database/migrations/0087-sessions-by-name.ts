import { type Kysely, sql } from 'kysely'

const statements = [
  // What a program that speaks another tongue than ours calls a conversation by, such as `user` of OpenAI’s: hashed.
  `ALTER TABLE sessions ADD COLUMN "outsideName" bytea`,
  `CREATE UNIQUE INDEX "sessionByOutsideName" ON sessions ("workspaceId", "chatbotId", "outsideName")
    WHERE "outsideName" IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
