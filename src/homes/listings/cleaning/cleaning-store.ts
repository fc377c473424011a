import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { urlKeyOf } from '../../../platform/text/listing-keys.ts'
import { judgingBy, readReleases } from '../releases/releases.ts'
import { type CleanedTexts, cleanFields, cleanListing, type StoredTexts } from './clean-listing.ts'

interface Place {
  workspaceId: number
  chatbotId: number
  id: number
}

/**
 * Cleans the next listings behind the last one that was looked at. Answers how many were looked at; 0: there are none, or
 * another process is at it.
 */
export function cleanSome(db: Database, revision: number, most: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('listingCleanings')
      .values({ revision, endedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const at = await transaction
      .selectFrom('listingCleanings')
      .selectAll()
      .where('revision', '=', revision)
      .where('endedAt', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!at) return 0
    const { rows } = await sql<StoredTexts & Place>`
      SELECT "workspaceId", "chatbotId", id, "Description", "Location", "Address", "ExtensionColumn", "Url", "PropertyType", "MLSNumber",
        "City", "State", "ZIP", "withheldFields" FROM listings
      WHERE ("workspaceId", "chatbotId", id) > (${at.atWorkspace}::int, ${at.atChatbot}::int, ${at.atListing}::bigint)
      ORDER BY "workspaceId", "chatbotId", id LIMIT ${most}`.execute(transaction)
    const last = rows.at(-1)
    if (!last) {
      await cleanUndoCopies(transaction)
      await sql`UPDATE "listingCleanings" SET "endedAt" = clock_timestamp() WHERE revision = ${revision}`.execute(
        transaction,
      )
      return 0
    }
    await storeCleaned(transaction, rows)
    await sql`UPDATE "listingCleanings" SET "atWorkspace" = ${last.workspaceId}, "atChatbot" = ${last.chatbotId},
      "atListing" = ${last.id} WHERE revision = ${revision}`.execute(transaction)
    return rows.length
  })
}

async function storeCleaned(transaction: Database, rows: readonly (StoredTexts & Place)[]): Promise<void> {
  const releases = new Releases(transaction)
  for (const row of rows) {
    const cleaned = cleanListing(row, await releases.of(row))
    if (cleaned !== null && (await updateListing(transaction, row, cleaned))) await countCleaned(transaction, row)
  }
}

/** Not where somebody has written it meanwhile: what comes in now is clean. */
async function updateListing(transaction: Database, row: StoredTexts & Place, cleaned: CleanedTexts): Promise<boolean> {
  const result = await sql`
    UPDATE listings SET "Description" = ${cleaned.Description}, "Location" = ${cleaned.Location},
      "Address" = ${cleaned.Address}, "ExtensionColumn" = ${cleaned.ExtensionColumn}, "Url" = ${cleaned.Url},
      "urlKey" = ${urlKeyOf(cleaned.Url)}, "PropertyType" = coalesce(${cleaned.PropertyType}, "PropertyType"),
      "City" = ${cleaned.City}, "State" = ${cleaned.State}, "updatedAt" = now()
    WHERE "workspaceId" = ${row.workspaceId} AND "chatbotId" = ${row.chatbotId} AND id = ${row.id}
      AND "Description" IS NOT DISTINCT FROM ${row.Description}
      AND "ExtensionColumn" IS NOT DISTINCT FROM ${row.ExtensionColumn}`.execute(transaction)
  return Number(result.numAffectedRows ?? 0n) > 0
}

async function countCleaned(transaction: Database, { workspaceId, chatbotId }: Place): Promise<void> {
  await sql`INSERT INTO "cleanedListings" AS c ("workspaceId", "chatbotId", count) VALUES (${workspaceId}, ${chatbotId}, 1)
    ON CONFLICT ("workspaceId", "chatbotId")
      DO UPDATE SET count = c.count + 1, "cleanedAt" = clock_timestamp()`.execute(transaction)
}

/** Copies that are read at once: an import may have changed very many. */
const copiesAtOnce = 500

/** What would bring it back: copies of listings by which changes and imports are undone. They are kept for some days. */
async function cleanUndoCopies(transaction: Database): Promise<void> {
  const releases = new Releases(transaction)
  for (let after = { editId: 0, id: 0 }; ; ) {
    const { rows } = await sql<Place & { editId: number; before: Record<string, unknown> }>`
      SELECT r."workspaceId", r."editId", r."listingId" AS id, e."chatbotId", r.before
      FROM "listingEditRows" r JOIN "listingEdits" e ON e."workspaceId" = r."workspaceId" AND e.id = r."editId"
      WHERE r.before ?| ARRAY['Description', 'ExtensionColumn', 'Location', 'Address', 'PropertyType', 'City', 'State']
        AND (r."editId", r."listingId") > (${after.editId}, ${after.id})
      ORDER BY r."editId", r."listingId" LIMIT ${copiesAtOnce}`.execute(transaction)
    for (const row of rows) {
      const cleaned = cleanFields(row.before, await releases.of(row))
      if (cleaned === null) continue
      await sql`UPDATE "listingEditRows" SET before = ${JSON.stringify(cleaned)}::jsonb WHERE "workspaceId" = ${row.workspaceId}
        AND "editId" = ${row.editId} AND "listingId" = ${row.id}`.execute(transaction)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < copiesAtOnce) return
    after = last
  }
}

/** What the firms of chatbots have released, read once for each. */
class Releases {
  readonly #transaction: Database
  readonly #known = new Map<string, ReturnType<typeof judgingBy>>()

  constructor(transaction: Database) {
    this.#transaction = transaction
  }

  async of({ workspaceId, chatbotId }: Place): Promise<ReturnType<typeof judgingBy>> {
    const key = `${workspaceId} ${chatbotId}`
    const known = this.#known.get(key) ?? judgingBy(await readReleases(this.#transaction, { workspaceId, chatbotId }))
    this.#known.set(key, known)
    return known
  }
}

/** How many listings of a workspace were cleaned, and whether all have been looked at. */
export async function readCleaning(
  db: Database,
  workspaceId: number,
  revision: number,
): Promise<{ cleaned: number; isDone: boolean }> {
  const { rows } = await sql<{ cleaned: number; isDone: boolean }>`
    SELECT coalesce((SELECT sum(count) FROM "cleanedListings" WHERE "workspaceId" = ${workspaceId}), 0)::integer AS cleaned,
      EXISTS (SELECT FROM "listingCleanings" WHERE revision = ${revision} AND "endedAt" IS NOT NULL) AS "isDone"`.execute(
    db,
  )
  return rows[0] ?? { cleaned: 0, isDone: false }
}
