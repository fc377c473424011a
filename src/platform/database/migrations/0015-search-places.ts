import { type Kysely, sql } from 'kysely'
import { readTextIndexes } from './0012-listing-features.ts'

/** Covered everything but the mark of what nobody said, for which each search then went through all rows. */
export const formerSearchIndex = 'listingsBySearch'

/** The indexes that searches by SQL need; on a large table a job makes them, without a lock (docs/decisions/0030). */
export const searchIndexes: readonly { name: string; definition: string }[] = [
  ...readTextIndexes.filter(({ name }) => name !== formerSearchIndex),
  {
    name: 'listingsForSearch',
    definition: `ON listings ("workspaceId", "chatbotId", "cityKey", id) INCLUDE ("SaleType", "Status", "AreaUnit",
      "ownPrice", "Bedrooms", "Bathrooms", "ParkingSpots", "HOAMonth", "YearBuilt", "DaysOnMarket", "BuildingArea",
      "LotArea", "Latitude", "Longitude", "textReader", families, "filledIn")`,
  },
]

/** To index so much takes a few tenths of a second, in which nobody may write. */
const mostBytesAtOnce = 64 * 1_048_576

const statements = [
  `DROP TRIGGER "forgetReadText" ON listings`,
  // The names of areas are stored with the words of the other texts.
  `CREATE TRIGGER "forgetReadText" BEFORE UPDATE ON listings FOR EACH ROW
    WHEN (OLD."PropertyType" IS DISTINCT FROM NEW."PropertyType" OR OLD."Description" IS DISTINCT FROM NEW."Description"
      OR OLD."ExtensionColumn" IS DISTINCT FROM NEW."ExtensionColumn"
      OR OLD."Location" IS DISTINCT FROM NEW."Location" OR OLD."Address" IS DISTINCT FROM NEW."Address")
    EXECUTE FUNCTION "forgetReadText"()`,
  `ALTER TABLE listings ENABLE ALWAYS TRIGGER "forgetReadText"`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ bytes: number | string }>`SELECT pg_relation_size('listings') AS bytes`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > mostBytesAtOnce) return
  for (const { name, definition } of searchIndexes)
    await sql.raw(`CREATE INDEX IF NOT EXISTS "${name}" ${definition}`).execute(db)
  await sql.raw(`DROP INDEX IF EXISTS "${formerSearchIndex}"`).execute(db)
}
