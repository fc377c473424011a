import { type Kysely, sql } from 'kysely'
import { formerSearchIndex, searchIndexes as searchIndexesBefore } from './0015-search-places.ts'

/** Knew nothing of features, for which each search then went through rows; and what found those rows. */
export const formerSearchIndexes = [formerSearchIndex, 'listingsForSearch', 'listingsByFeature']

/** The indexes that searches by SQL need; on a large table a job makes them, without a lock (docs/decisions/0030). */
export const searchIndexes: readonly { name: string; definition: string }[] = [
  ...searchIndexesBefore.filter(({ name }) => !formerSearchIndexes.includes(name)),
  {
    name: 'listingsForSearches',
    definition: `ON listings ("workspaceId", "chatbotId", "cityKey", id) INCLUDE ("SaleType", "Status", "AreaUnit",
      "ownPrice", "Bedrooms", "Bathrooms", "ParkingSpots", "HOAMonth", "YearBuilt", "DaysOnMarket", "BuildingArea",
      "LotArea", "Latitude", "Longitude", "SpaceType", "Tours", "textReader", families, "filledIn", "featureBits")`,
  },
  // Homes near a place: a band of latitudes.
  {
    name: 'listingsByLatitude',
    definition: 'ON listings ("workspaceId", "chatbotId", "Latitude") WHERE "Latitude" IS NOT NULL',
  },
]

/** To index so much takes a few tenths of a second, in which nobody may write. */
const mostBytesAtOnce = 64 * 1_048_576

const statements = [
  // In place of "featuresSaid" and "featuresDenied", which stay for processes of the version before.
  `ALTER TABLE listings ADD COLUMN "featureBits" bytea`,
  `ALTER TABLE listings ALTER COLUMN "featureBits" SET STATISTICS 0, ALTER COLUMN "featureBits" SET STORAGE PLAIN`,
  `CREATE OR REPLACE FUNCTION "forgetReadText"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."textReader" := NULL;
    NEW."featuresSaid" := NULL;
    NEW."featuresDenied" := NULL;
    NEW."featureBits" := NULL;
    NEW."textWords" := NULL;
    NEW.families := NULL;
    RETURN NEW;
  END $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ bytes: number | string }>`SELECT pg_relation_size('listings') AS bytes`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > mostBytesAtOnce) return
  for (const { name, definition } of searchIndexes)
    await sql.raw(`CREATE INDEX IF NOT EXISTS "${name}" ${definition}`).execute(db)
  for (const name of formerSearchIndexes) await sql.raw(`DROP INDEX IF EXISTS "${name}"`).execute(db)
}
