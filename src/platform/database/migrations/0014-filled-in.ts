import { type Kysely, sql } from 'kysely'

/** Fewer homes of one file may well all be new today, or all without parking. */
const fewestOfFile = 20

/**
 * Which numbers of a listing nobody said (src/homes/listings/marks/filled-in.ts has the bits). Of the listings that are there it is
 * known of files that were imported: their rows were made in one transaction, and a column that is 0 in each of many
 * rows was not in the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE listings ADD COLUMN "filledIn" smallint NOT NULL DEFAULT 0`.execute(db)
  await sql`
    WITH files AS (
      SELECT "workspaceId", "chatbotId", "createdAt",
        (max("Bedrooms") = 0)::int + 2 * (max("Bathrooms") = 0)::int
          + 4 * (max("DaysOnMarket") = 0)::int + 8 * (max("ParkingSpots") = 0)::int AS mark
      FROM listings GROUP BY "workspaceId", "chatbotId", "createdAt" HAVING count(*) >= ${fewestOfFile}
    )
    UPDATE listings SET "filledIn" = files.mark FROM files
    WHERE files.mark > 0 AND listings."workspaceId" = files."workspaceId" AND listings."chatbotId" = files."chatbotId"
      AND listings."createdAt" = files."createdAt"`.execute(db)
}
