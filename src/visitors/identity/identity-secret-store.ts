import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export interface ChatbotPlace {
  workspaceId: number
  chatbotId: number
}

/** What secrets are sealed for (secrets/sealed-columns-store.ts). */
const sealedPlace = (row: number) => ({ table: 'identitySecrets', column: 'sealed', row })

export type Sealer = (place: ReturnType<typeof sealedPlace>, plain: Buffer) => Promise<Buffer>
export type Opener = (place: ReturnType<typeof sealedPlace>, sealed: Buffer) => Promise<Buffer | null>

/** Gives a chatbot a secret. The one before it counts until `formerEndsAt`; those before that are gone. */
export async function insertIdentitySecret(
  transaction: Database,
  { workspaceId, chatbotId }: ChatbotPlace,
  secret: { plain: string; seal: Sealer; now: Date; formerEndsAt: Date },
): Promise<{ hadOne: boolean }> {
  // Two who make one at once: one after the other.
  await sql`SELECT FROM chatbots WHERE "workspaceId" = ${workspaceId} AND id = ${chatbotId} FOR UPDATE`.execute(
    transaction,
  )
  const ofIt = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`
  await sql`DELETE FROM "identitySecrets" WHERE ${ofIt} AND "endsAt" IS NOT NULL`.execute(transaction)
  const ended = await sql`UPDATE "identitySecrets" SET "endsAt" = ${secret.formerEndsAt} WHERE ${ofIt}`.execute(
    transaction,
  )
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"identitySecrets"', 'id'))::integer AS id`.execute(transaction)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of identity secrets answered no id')
  const sealed = await secret.seal(sealedPlace(id), Buffer.from(secret.plain))
  await sql`
    INSERT INTO "identitySecrets" ("workspaceId", "chatbotId", id, sealed, "createdAt") OVERRIDING SYSTEM VALUE
    VALUES (${workspaceId}, ${chatbotId}, ${id}, ${sealed}, ${secret.now})`.execute(transaction)
  return { hadOne: (ended.numAffectedRows ?? 0n) > 0n }
}

/** The secrets that count at a moment, the newest first; those that no key opens are left out. */
export async function readIdentitySecrets(
  db: Database,
  { workspaceId, chatbotId }: ChatbotPlace,
  now: Date,
  open: Opener,
): Promise<string[]> {
  const rows = await db
    .selectFrom('identitySecrets')
    .select(['id', 'sealed'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    .orderBy('id', 'desc')
    .execute()
  const opened = await Promise.all(rows.map(({ id, sealed }) => open(sealedPlace(id), sealed)))
  return opened.flatMap((plain) => (plain === null ? [] : [plain.toString()]))
}

/** Since when there is one, and until when the one before it counts; null: there is none. */
export async function describeIdentitySecret(
  db: Database,
  { workspaceId, chatbotId }: ChatbotPlace,
  now: Date,
): Promise<{ createdAt: Date; formerEndsAt: Date | null } | null> {
  const rows = await db
    .selectFrom('identitySecrets')
    .select(['createdAt', 'endsAt'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .execute()
  const current = rows.find(({ endsAt }) => endsAt === null)
  const former = rows.find(({ endsAt }) => endsAt !== null && endsAt > now)
  return current ? { createdAt: current.createdAt, formerEndsAt: former?.endsAt ?? null } : null
}

/** Answers whether there was one. */
export async function deleteIdentitySecrets(db: Database, { workspaceId, chatbotId }: ChatbotPlace): Promise<boolean> {
  const result = await db
    .deleteFrom('identitySecrets')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
