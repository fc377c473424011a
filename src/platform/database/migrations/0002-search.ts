import { type Kysely, sql } from 'kysely'

// Narrow indexes, and only for what a sentence looks up by itself: a ZIP, the states, a street.
const statements = [
  `CREATE INDEX "listingsByZip" ON listings ("workspaceId", "chatbotId", "ZIP" COLLATE "C") WHERE "ZIP" IS NOT NULL`,
  `CREATE INDEX "listingsByState" ON listings ("workspaceId", "chatbotId", "State") WHERE "State" IS NOT NULL`,
  `CREATE INDEX "listingsByStreet" ON listings USING gin (to_tsvector('simple', "Address")) WHERE "Address" IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
