import { type Kysely, sql } from 'kysely'

const personalOfTours = [
  ...['uid', 'visitorZone', 'firstName', 'lastName', 'email', 'phone', 'message', 'consentText', 'notice', 'page'],
  'answers',
]

const statements = [
  // Visitors who want to see a home, and what became of it. It is no lead (firm.md).
  `CREATE TABLE tours (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sessionId" bigint NOT NULL,
    "listingId" bigint NOT NULL,
    -- Names it in calendars, for good.
    uid uuid NOT NULL DEFAULT gen_random_uuid(),
    kind text NOT NULL CHECK (kind IN ('in-person', 'video')),
    status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'confirmed', 'declined', 'cancelled')),
    -- The starts that were asked for, in the visitor's order.
    times timestamptz[] NOT NULL,
    -- The start that was confirmed; kept when it is cancelled.
    "startsAt" timestamptz,
    minutes integer NOT NULL,
    -- Of the visitor: a name of the IANA list or an offset; '' when not known.
    "visitorZone" text NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    "consentText" text,
    -- TourNotice as it was shown.
    notice text NOT NULL,
    page text NOT NULL,
    -- How often the firm has changed it; calendars go by it.
    sequence integer NOT NULL DEFAULT 0,
    -- What the firm wrote with each change.
    answers text[] NOT NULL DEFAULT '{}',
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "toursByTime" ON tours ("workspaceId", "chatbotId", "createdAt", id)`,
  `CREATE INDEX "toursOfSession" ON tours ("workspaceId", "sessionId")`,
  // No home is shown to two at once, whatever the code above it believes.
  `CREATE UNIQUE INDEX "confirmedTours" ON tours ("workspaceId", "chatbotId", "listingId", "startsAt")
    WHERE status = 'confirmed'`,
  // An iCalendar object that goes with a mail; null: none does.
  `ALTER TABLE outbox ADD COLUMN calendar text`,
  // No samples of what people wrote in the planner's statistics (0010).
  ...personalOfTours.map((name) => `ALTER TABLE tours ALTER COLUMN "${name}" SET STATISTICS 0`),
  `ALTER TABLE outbox ALTER COLUMN calendar SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
