import { type Kysely, sql } from 'kysely'
import { formerSearchIndexes as formerBefore, searchIndexes as searchIndexesBefore } from './0027-feature-bits.ts'

/** Knew nothing of where a listing stands, for which each search would go through rows. */
export const formerSearchIndexes = [...formerBefore, 'listingsForSearches']

/** The indexes that searches by SQL need; on a large table a job makes them, without a lock (docs/decisions/0030). */
export const searchIndexes: readonly { name: string; definition: string }[] = [
  ...searchIndexesBefore.filter(({ name }) => !formerSearchIndexes.includes(name)),
  {
    name: 'listingsForVisitors',
    definition: `ON listings ("workspaceId", "chatbotId", "cityKey", id) INCLUDE ("SaleType", "Status", "AreaUnit",
      "ownPrice", "Bedrooms", "Bathrooms", "ParkingSpots", "HOAMonth", "YearBuilt", "DaysOnMarket", "BuildingArea",
      "LotArea", "Latitude", "Longitude", "SpaceType", "Tours", "textReader", families, "filledIn", "featureBits",
      standing)`,
  },
]

/** To index so much takes a few tenths of a second, in which nobody may write. */
const mostBytesAtOnce = 64 * 1_048_576

/** Entries of the ExtensionColumn that decide what visitors see; names as the RESO Data Dictionary has them. */
const deciding = 'Status|DisplayYN|MlgCanView'

/** What visitors see of a listing: all columns, its Status as it stands, and nothing of what may not be shown. */
const shownColumns = [
  ...['"workspaceId"', '"chatbotId"', 'id', '"SaleType"'],
  `CASE standing WHEN '' THEN "Status" ELSE standing END AS "Status"`,
  ...['"CurrencySymbol"', '"PropertyType"', '"Bedrooms"', '"Bathrooms"', '"Url"', '"MLSNumber"', '"YearBuilt"'],
  ...['"DaysOnMarket"', '"LotArea"', '"BuildingArea"', '"AreaUnit"', '"ParkingSpots"', '"Images"', '"Tours"'],
  ...['"Description"', '"ExtensionColumn"', '"Location"', '"Address"', '"City"', '"State"', '"ZIP"', '"Latitude"'],
  ...['"Longitude"', '"SalePrice"', '"UnitAreaPrice"', '"HOAMonth"', '"ZestimatePrice"', '"RentPrice"', '"SpaceType"'],
  ...['"DepositFee"', '"cityKey"', '"mlsKey"', '"urlKey"', '"filledIn"', '"ownPrice"', '"textReader"', '"featureBits"'],
  ...['"textWords"', 'families', '"createdAt"', '"updatedAt"'],
]

const statements = [
  `ALTER TABLE listings
    -- Where it stands beside the contract's three: '', Pending, ActiveUnderContract, Withheld (shown to no visitor).
    ADD COLUMN standing text NOT NULL DEFAULT '',
    -- Fields that no visitor may see, by name; their columns are empty. Lists of the API have them.
    ADD COLUMN "withheldFields" jsonb`,
  // One of the words of RESO's StandardStatus, or of what files write instead, as it decides.
  `CREATE FUNCTION "standingOf"(word text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN word IN ('pending', 'salepending', 'pendingcontinuetoshow', 'pendingdonotshow', 'pendingtakingbackups')
        THEN 'Pending'
      WHEN word IN ('activeundercontract', 'undercontract', 'contingent', 'activecontingent', 'underoffer',
        'saleagreed', 'optionpending', 'offeraccepted') THEN 'ActiveUnderContract'
      WHEN word IN ('canceled', 'cancelled', 'withdrawn', 'expired', 'delete', 'deleted', 'hold', 'onhold',
        'incomplete', 'offmarket', 'temporarilyoffmarket', 'terminated') THEN 'Withheld'
      ELSE '' END
  $$`,
  // Whoever writes a listing need not know of this: what its entries say decides, whichever way they came.
  `CREATE FUNCTION "decideStanding"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    entry record;
    status text := '';
    other text := '';
    "isShown" boolean := true;
    "showsAddress" boolean := true;
    "showsEstimate" boolean := true;
    kept jsonb := coalesce(NEW."withheldFields", '{}');
  BEGIN
    NEW."Address" := coalesce(NEW."Address", kept ->> 'Address');
    NEW."Latitude" := coalesce(NEW."Latitude", (kept ->> 'Latitude')::float8);
    NEW."Longitude" := coalesce(NEW."Longitude", (kept ->> 'Longitude')::float8);
    NEW."ZestimatePrice" := coalesce(NEW."ZestimatePrice", (kept ->> 'ZestimatePrice')::float8);
    IF NEW."ExtensionColumn" ~* '${deciding}' THEN
      FOR entry IN
        SELECT lower(regexp_replace(each ->> 'Key', '[^A-Za-z]', '', 'g')) AS key,
          lower(regexp_replace(each ->> 'value', '[^A-Za-z0-9]', '', 'g')) AS value
        FROM jsonb_array_elements(NEW."ExtensionColumn"::jsonb) AS each
      LOOP
        IF entry.key = 'standardstatus' THEN status := entry.value;
        ELSIF entry.key IN ('mlsstatus', 'status') AND "standingOf"(entry.value) <> '' THEN other := entry.value;
        ELSIF entry.value IN ('false', 'no', 'n', '0', 'f') THEN
          IF entry.key IN ('internetentirelistingdisplayyn', 'mlgcanview') THEN "isShown" := false;
          ELSIF entry.key = 'internetaddressdisplayyn' THEN "showsAddress" := false;
          ELSIF entry.key = 'internetautomatedvaluationdisplayyn' THEN "showsEstimate" := false;
          END IF;
        END IF;
      END LOOP;
    END IF;
    NEW.standing := CASE WHEN NOT "isShown" THEN 'Withheld'
      -- What was sold since is sold, whatever an older entry says.
      WHEN NEW."Status" = 'Sold' AND "standingOf"(coalesce(nullif(status, ''), other)) <> 'Withheld' THEN ''
      ELSE "standingOf"(coalesce(nullif(status, ''), other)) END;
    NEW."withheldFields" := nullif(jsonb_strip_nulls(jsonb_build_object(
      'Address', CASE WHEN NOT "showsAddress" THEN NEW."Address" END,
      'Latitude', CASE WHEN NOT "showsAddress" THEN NEW."Latitude" END,
      'Longitude', CASE WHEN NOT "showsAddress" THEN NEW."Longitude" END,
      'ZestimatePrice', CASE WHEN NOT "showsEstimate" THEN NEW."ZestimatePrice" END)), '{}');
    IF NOT "showsAddress" THEN
      NEW."Address" := NULL;
      NEW."Latitude" := NULL;
      NEW."Longitude" := NULL;
      -- Who wrote it may have read the address too: what is there is read again in the background.
      NEW."textReader" := NULL;
      NEW."featureBits" := NULL;
      NEW."textWords" := NULL;
      NEW.families := NULL;
    END IF;
    IF NOT "showsEstimate" THEN NEW."ZestimatePrice" := NULL; END IF;
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER "decideStanding" BEFORE INSERT ON listings FOR EACH ROW
    WHEN (NEW."ExtensionColumn" ~* '${deciding}' OR NEW."withheldFields" IS NOT NULL OR NEW.standing <> '')
    EXECUTE FUNCTION "decideStanding"()`,
  // Not when the program has read texts anew, which changes nothing of this.
  `CREATE TRIGGER "decideStandingAgain" BEFORE UPDATE OF "Status", "ExtensionColumn", "Address", "Latitude", "Longitude",
      "ZestimatePrice", standing, "withheldFields" ON listings FOR EACH ROW
    WHEN (NEW."ExtensionColumn" ~* '${deciding}' OR NEW."withheldFields" IS NOT NULL OR NEW.standing <> '')
    EXECUTE FUNCTION "decideStanding"()`,
  `ALTER TABLE listings ENABLE ALWAYS TRIGGER "decideStanding", ENABLE ALWAYS TRIGGER "decideStandingAgain"`,
  `CREATE VIEW "shownListings" AS SELECT ${shownColumns.join(', ')} FROM listings WHERE standing <> 'Withheld'`,
  // Imports of before kept the word of the file there.
  `UPDATE listings SET standing = standing WHERE "ExtensionColumn" ~* '${deciding}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ bytes: number | string }>`SELECT pg_relation_size('listings') AS bytes`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > mostBytesAtOnce) return
  for (const { name, definition } of searchIndexes)
    await sql.raw(`CREATE INDEX IF NOT EXISTS "${name}" ${definition}`).execute(db)
  for (const name of formerSearchIndexes) await sql.raw(`DROP INDEX IF EXISTS "${name}"`).execute(db)
}
