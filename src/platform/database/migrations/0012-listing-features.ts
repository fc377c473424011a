import { type Kysely, sql } from 'kysely'

/** The indexes of what is stored here; on a large table a job makes them, without a lock (docs/decisions/0030). */
export const readTextIndexes: readonly { name: string; definition: string }[] = [
  { name: 'listingsByFeature', definition: 'ON listings USING gin ("featuresSaid")' },
  { name: 'listingsByWord', definition: 'ON listings USING gin ("textWords")' },
  // Finds what the reader at hand has not read: there is hardly ever anything.
  { name: 'listingsByReader', definition: 'ON listings ("textReader", "workspaceId", "chatbotId")' },
  // All that most searches ask of a listing, so that they need not touch the rows: these are some five times as wide.
  {
    name: 'listingsBySearch',
    definition: `ON listings ("workspaceId", "chatbotId", "cityKey", id) INCLUDE ("SaleType", "Status", "AreaUnit",
      "ownPrice", "Bedrooms", "Bathrooms", "ParkingSpots", "HOAMonth", "YearBuilt", "DaysOnMarket", "BuildingArea",
      "LotArea", "Latitude", "Longitude", "textReader", families)`,
  },
  {
    name: 'listingsByLocation',
    definition: 'ON listings ("workspaceId", "chatbotId", "Location") WHERE "Location" IS NOT NULL',
  },
]

/** To index so much takes a few tenths of a second, in which nobody may write. */
const mostBytesAtOnce = 64 * 1_048_576

const statements = [
  // What a listing's texts say, read once by the program (src/homes/listing-text); null: not read, or not since they changed.
  `ALTER TABLE listings
    ADD COLUMN "textReader" integer,
    ADD COLUMN "featuresSaid" integer[],
    ADD COLUMN "featuresDenied" integer[],
    ADD COLUMN "textWords" bigint[],
    ADD COLUMN families smallint`,
  `CREATE FUNCTION "forgetReadText"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."textReader" := NULL;
    NEW."featuresSaid" := NULL;
    NEW."featuresDenied" := NULL;
    NEW."textWords" := NULL;
    NEW.families := NULL;
    RETURN NEW;
  END $$`,
  // Whoever changes a text need not know of this: the program reads it again, and until then searches look into it.
  `CREATE TRIGGER "forgetReadText" BEFORE UPDATE ON listings FOR EACH ROW
    WHEN (OLD."PropertyType" IS DISTINCT FROM NEW."PropertyType" OR OLD."Description" IS DISTINCT FROM NEW."Description"
      OR OLD."ExtensionColumn" IS DISTINCT FROM NEW."ExtensionColumn")
    EXECUTE FUNCTION "forgetReadText"()`,
  `ALTER TABLE listings ENABLE ALWAYS TRIGGER "forgetReadText"`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ bytes: number | string }>`SELECT pg_relation_size('listings') AS bytes`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > mostBytesAtOnce) return
  for (const { name, definition } of readTextIndexes) await sql.raw(`CREATE INDEX "${name}" ${definition}`).execute(db)
}
