import { type Kysely, sql } from 'kysely'

const personalOfAlerts = ['email', 'label', 'chips', 'criteria', 'home']

/** What the search reads of a listing, under its own names, and its page: what `homeImage` keeps. */
const imageColumns = [
  ...['id', 'SaleType', 'CurrencySymbol', 'PropertyType', 'AreaUnit', 'Tours', 'SpaceType', 'City', 'cityKey', 'State'],
  ...['ZIP', 'mlsKey', 'filledIn', 'Location', 'Address', 'Description', 'ExtensionColumn', 'ownPrice', 'Bedrooms'],
  ...['Bathrooms', 'ParkingSpots', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice', 'YearBuilt'],
  ...['DaysOnMarket', 'BuildingArea', 'LotArea', 'Latitude', 'Longitude', 'Url'],
]

/** A day on the market more is no change that anybody wants to be told of. */
const comparedColumns = [...imageColumns.filter((name) => name !== 'DaysOnMarket'), 'Status', 'standing']

const ofRow = (row: string, names: readonly string[]) => names.map((name) => `${row}."${name}"`).join(', ')

/** Who asked to be told of the homes of a chatbot makes its changes worth noting; of all others nothing is kept. */
const isWatched = (row: string) => `EXISTS (SELECT FROM alerts a
  WHERE a."workspaceId" = ${row}."workspaceId" AND a."chatbotId" = ${row}."chatbotId")`

const note = (select: string) => `
  INSERT INTO "homeVersions" ("workspaceId", "chatbotId", "listingId", "homeKey", image)
    ${select}
  ON CONFLICT ("workspaceId", "chatbotId", "listingId") WHERE turn IS NULL AND "doneAt" IS NULL
    DO UPDATE SET xid = excluded.xid, "changedAt" = excluded."changedAt"`

const noteWith = (name: string, select: string) => `CREATE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM alerts) THEN ${note(select)};
    END IF;
    RETURN NULL;
  END $$`

const statements = [
  // What visitors want to be told of: what a search finds from now on, or what becomes of one home.
  `CREATE TABLE alerts (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sessionId" bigint NOT NULL,
    language text NOT NULL,
    -- The search in words and in chips, in that language.
    label text NOT NULL,
    chips text[] NOT NULL,
    criteria jsonb NOT NULL,
    -- What a home must have one of, that the criteria may hold of it (matching/alert-keys.ts).
    keys text[] NOT NULL,
    "lowestPrice" double precision,
    "highestPrice" double precision,
    -- Of one home: its listing, and what it is known by when it comes in again under another id; null: of a search.
    "listingId" bigint,
    "homeKey" uuid,
    -- The home as it was then.
    home jsonb,
    -- '': the news waits on the page.
    email text NOT NULL DEFAULT '',
    pace text NOT NULL CHECK (pace IN ('atOnce', 'daily')),
    -- A visitor asked to be told, and has the home among the saved ones.
    "isAsked" boolean NOT NULL,
    "isSaved" boolean NOT NULL,
    -- What the links of its mails are signed with.
    secret bytea NOT NULL,
    -- What was committed when it was made: changes from before are no news.
    snapshot text NOT NULL DEFAULT pg_current_snapshot()::text,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "confirmedAt" timestamptz,
    "mailDueAt" timestamptz,
    "mailedAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "alertsOfChatbot" ON alerts ("workspaceId", "chatbotId", id)`,
  `CREATE INDEX "alertsOfSession" ON alerts ("workspaceId", "sessionId")`,
  `CREATE INDEX "alertsOfAddress" ON alerts ("workspaceId", lower(email)) WHERE email <> ''`,
  `CREATE INDEX "alertsByKey" ON alerts USING gin (keys)`,
  `CREATE UNIQUE INDEX "alertsOfHome" ON alerts ("workspaceId", "sessionId", "listingId") WHERE "listingId" IS NOT NULL`,
  `CREATE INDEX "alertsOfHomeKey" ON alerts ("workspaceId", "chatbotId", "homeKey") WHERE "homeKey" IS NOT NULL`,
  `CREATE INDEX "alertsToMail" ON alerts ("mailDueAt") WHERE "mailDueAt" IS NOT NULL`,
  // What an alert has to tell, and has told: never the same twice. There may be very much of it at once, so that a row is
  // small and has no more indexes than it needs.
  `CREATE TABLE "alertNews" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "alertId" bigint NOT NULL,
    "listingId" bigint NOT NULL,
    "homeKey" uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('new', 'priceDrop', 'backOnMarket', 'sold', 'gone')),
    -- As it then was; -1 where nobody says.
    price double precision NOT NULL,
    "formerPrice" double precision,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "mailedAt" timestamptz,
    PRIMARY KEY ("workspaceId", "alertId", "homeKey", kind, price)
  )`,
  `CREATE INDEX "newsOfHome" ON "alertNews" ("workspaceId", "chatbotId", "homeKey")`,
  `CREATE INDEX "newsByTime" ON "alertNews" USING brin ("createdAt")`,
  // It goes with its alert; a foreign key would be looked at row by row.
  `CREATE FUNCTION "removeNewsOfAlerts"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM "alertNews" n USING removed r WHERE n."workspaceId" = r."workspaceId" AND n."alertId" = r.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "removeNewsOfAlerts" AFTER DELETE ON alerts
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "removeNewsOfAlerts"()`,
  // What is told of a home, which may be gone when somebody reads it.
  `CREATE TABLE "toldHomes" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "homeKey" uuid NOT NULL,
    home jsonb NOT NULL,
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", "homeKey")
  )`,
  // How homes were before they changed: what is to be matched, once a home, and for two weeks what was.
  `CREATE TABLE "homeVersions" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "listingId" bigint NOT NULL,
    "homeKey" uuid NOT NULL,
    -- Null: it was not there, or was shown to nobody.
    image jsonb,
    -- Of the last change since.
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "changedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Who matches it; null: it waits.
    turn uuid,
    "doneAt" timestamptz,
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
  // While it waits, further changes of the same home add nothing.
  `CREATE UNIQUE INDEX "waitingVersions" ON "homeVersions" ("workspaceId", "chatbotId", "listingId")
    WHERE turn IS NULL AND "doneAt" IS NULL`,
  `CREATE INDEX "openVersions" ON "homeVersions" ("workspaceId", "chatbotId", id) WHERE "doneAt" IS NULL`,
  `CREATE INDEX "versionsOfHome" ON "homeVersions" ("workspaceId", "chatbotId", "homeKey")`,
  `CREATE INDEX "doneVersions" ON "homeVersions" ("doneAt") WHERE "doneAt" IS NOT NULL`,
  // Which process matches the changes of a chatbot, and until when it is taken to be alive.
  `CREATE TABLE "alertTurns" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    turn uuid NOT NULL,
    "takenUntil" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId")
  )`,
  // Nobody can have an address filled with mails that ask to confirm.
  `CREATE TABLE "alertMailCounts" (
    "workspaceId" integer NOT NULL,
    "addressHash" bytea NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    mails integer NOT NULL,
    PRIMARY KEY ("workspaceId", "addressHash")
  )`,
  // Where a mail program ends what a mail is about, with one click (RFC 8058); null: nowhere.
  `ALTER TABLE outbox ADD COLUMN unsubscribe text`,
  `CREATE FUNCTION "homeKeyOf"("mlsKey" text, "urlKey" bytea) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT md5("mlsKey" || ' ' || encode("urlKey", 'hex'))::uuid
  $$`,
  // As "shownListings" shows it.
  `CREATE FUNCTION "homeImage"(l listings) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN l.standing <> 'Withheld' THEN jsonb_build_object(
      'Status', CASE l.standing WHEN '' THEN l."Status" ELSE l.standing END,
      ${imageColumns.map((name) => `'${name}', l."${name}"`).join(', ')}) END
  $$`,
  noteWith(
    'noteAddedHomes',
    `SELECT n."workspaceId", n."chatbotId", n.id, "homeKeyOf"(n."mlsKey", n."urlKey"), NULL::jsonb FROM added n
      WHERE n.standing <> 'Withheld' AND ${isWatched('n')} ORDER BY n.id`,
  ),
  noteWith(
    'noteRemovedHomes',
    `SELECT o."workspaceId", o."chatbotId", o.id, "homeKeyOf"(o."mlsKey", o."urlKey"), "homeImage"(ROW(o.*)::listings)
      FROM removed o WHERE o.standing <> 'Withheld' AND ${isWatched('o')} ORDER BY o.id`,
  ),
  noteWith(
    'noteChangedHomes',
    `SELECT o."workspaceId", o."chatbotId", o.id, "homeKeyOf"(o."mlsKey", o."urlKey"), "homeImage"(ROW(o.*)::listings)
      FROM former o JOIN changed n ON n."workspaceId" = o."workspaceId" AND n."chatbotId" = o."chatbotId" AND n.id = o.id
      WHERE ROW(${ofRow('o', comparedColumns)}) IS DISTINCT FROM ROW(${ofRow('n', comparedColumns)})
        AND ${isWatched('o')} ORDER BY o.id`,
  ),
  `CREATE TRIGGER "noteAddedHomes" AFTER INSERT ON listings
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "noteAddedHomes"()`,
  `CREATE TRIGGER "noteRemovedHomes" AFTER DELETE ON listings
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "noteRemovedHomes"()`,
  `CREATE TRIGGER "noteChangedHomes" AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "noteChangedHomes"()`,
  // No samples of what people wrote in the planner's statistics (0010).
  ...personalOfAlerts.map((name) => `ALTER TABLE alerts ALTER COLUMN "${name}" SET STATISTICS 0`),
  `ALTER TABLE outbox ALTER COLUMN unsubscribe SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
