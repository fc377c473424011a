import { type Kysely, sql } from 'kysely'

const statements = [
  // What was searched for on a day and not found: criteria as they were understood, never what somebody wrote.
  `CREATE TABLE "unmetDemand" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    day date NOT NULL,
    -- City, ZIP or state; '': none was named.
    place text NOT NULL,
    -- State of a city where it was named; ''.
    state text NOT NULL,
    -- for_sale, for_rent, ''.
    "saleType" text NOT NULL,
    currency text NOT NULL,
    -- The band that the amount lies in; 0, 0: none was named.
    "priceFrom" bigint NOT NULL,
    "priceTo" bigint NOT NULL,
    -- house, condo, townhouse, multiFamily, land, mobile, ''.
    kind text NOT NULL,
    -- At least; 0: not named.
    bedrooms integer NOT NULL,
    -- By their English names, sorted.
    features text[] NOT NULL,
    searches bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", day, place, state, "saleType", currency, "priceFrom", "priceTo", kind, bedrooms, features)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
