import { type Kysely, sql } from 'kysely'

const accents = '[\\u0300-\\u036f\\u3099\\u309a]+'

const statements = [
  // What the firm does with leads: who has one, and which are the same person (docs/decisions/0066).
  `ALTER TABLE leads
    ADD COLUMN "assignedTo" text REFERENCES accounts (id) ON DELETE SET NULL,
    -- The lead that it is shown as a part of; null: it is one of its own.
    ADD COLUMN "mergedInto" bigint,
    -- What it is found by: names, addresses, numbers and what was written, without case and accents.
    ADD COLUMN "searchText" text NOT NULL DEFAULT ''`,
  `CREATE UNIQUE INDEX "leadsById" ON leads ("workspaceId", id)`,
  // Where the lead that others are a part of is erased, they are leads of their own again.
  `ALTER TABLE leads ADD CONSTRAINT "mergedLead" FOREIGN KEY ("workspaceId", "mergedInto")
    REFERENCES leads ("workspaceId", id) ON DELETE SET NULL ("mergedInto")`,
  `CREATE INDEX "partsOfLead" ON leads ("workspaceId", "mergedInto") WHERE "mergedInto" IS NOT NULL`,
  `CREATE INDEX "leadsOfAccount" ON leads ("assignedTo") WHERE "assignedTo" IS NOT NULL`,
  `CREATE INDEX "newestLeads" ON leads ("workspaceId", "createdAt", id) WHERE "mergedInto" IS NULL`,
  `CREATE INDEX "newestLeadsByStatus" ON leads ("workspaceId", status, "createdAt", id) WHERE "mergedInto" IS NULL`,

  `CREATE FUNCTION "plainText"(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(CASE WHEN octet_length(said) = length(said) THEN said
      ELSE regexp_replace(normalize(said, NFKD), '${accents}', '', 'g') END)
  $$`,
  // The runs of three signs of a text as numbers that mean something within one workspace alone: what holds a word holds
  // all of the word’s. (pg_trgm is not there on every server, and its numbers are the same everywhere.)
  `CREATE FUNCTION "textGrams"(workspace integer, said text) RETURNS bigint[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(hashtextextended(substr(said, at, 3) COLLATE "C", workspace))
    FROM generate_series(1, length(said) - 2) AS at
  $$`,
  // Sorted in at once: leads come seldom, and a list of new entries would be read through by every search.
  `CREATE INDEX "leadsByGram" ON leads USING gin ("textGrams"("workspaceId", "searchText")) WITH (fastupdate = off)`,
  // What tells that two leads are one person: addresses without case; numbers by their digits, of long ones the last ten,
  // which are the same with the country and without.
  `CREATE FUNCTION "contactKeys"(emails text[], phones text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array(SELECT lower(btrim(email)) FROM unnest(emails) AS email WHERE email <> ''
      UNION SELECT right(digits, 10) FROM unnest(phones) AS phone,
        regexp_replace(regexp_replace(phone, '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g') AS digits
        WHERE length(digits) >= 7)
  $$`,
  `CREATE INDEX "leadsByContact" ON leads USING gin ("contactKeys"(emails, phones)) WITH (fastupdate = off)`,
  `CREATE FUNCTION "leadText"(lead leads) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT left("plainText"(left(concat_ws(E'\\n',
      lead."firstName" || ' ' || lead."lastName",
      array_to_string(lead.emails, ' '),
      array_to_string(lead.phones, ' '),
      (SELECT string_agg(regexp_replace(phone, '[^0-9]', '', 'g'), ' ') FROM unnest(lead.phones) AS phone),
      (SELECT string_agg(newest.message, E'\\n') FROM (
        SELECT message FROM "leadNotes" n
        WHERE n."workspaceId" = lead."workspaceId" AND n."leadId" = lead.id AND n.message <> ''
        ORDER BY n.id DESC LIMIT 10) AS newest)), 4000)), 4000)
  $$`,
  `UPDATE leads SET "searchText" = "leadText"(leads)`,

  // No samples of what people wrote in the planner's statistics (0010).
  `ALTER TABLE leads ALTER COLUMN "searchText" SET STATISTICS 0, ALTER COLUMN "assignedTo" SET STATISTICS 0`,
  `ALTER INDEX "leadsByGram" ALTER COLUMN 1 SET STATISTICS 0`,
  `ALTER INDEX "leadsByContact" ALTER COLUMN 1 SET STATISTICS 0`,
  // Tours of a time, for the calendar.
  `CREATE INDEX "toursByStart" ON tours ("workspaceId", "startsAt") WHERE "startsAt" IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
