import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { utcText } from '../../platform/database/utc-text.ts'

export interface EndpointPlace {
  workspaceId: number
  id: number
}

/** What the firm says of an endpoint. */
export interface EndpointSettings {
  url: string
  events: string[]
  chatbotId: number | null
  description: string
}

/** An endpoint as it is presented; times as texts. */
export interface EndpointRow {
  id: number
  url: string
  events: string[]
  serialNumber: string | null
  description: string
  switchedOff: 'by-hand' | 'gone' | 'failing' | null
  failingSince: string | null
  createdAt: string
  updatedAt: string
}

/** Of a workspace, for its quota. */
export async function countEndpoints(db: Database, workspaceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM "webhookEndpoints" WHERE "workspaceId" = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertEndpoint(
  db: Database,
  { workspaceId, ...settings }: EndpointSettings & { workspaceId: number },
): Promise<number> {
  const row = await db
    .insertInto('webhookEndpoints')
    .values({ workspaceId, ...settings })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function selectEndpoints(db: Database, workspaceId: number) {
  return db
    .selectFrom('webhookEndpoints as e')
    .leftJoin('chatbots as c', (join) =>
      join.onRef('c.workspaceId', '=', 'e.workspaceId').onRef('c.id', '=', 'e.chatbotId'),
    )
    .select(['e.id', 'e.url', 'e.events', 'e.description', 'e.switchedOff', 'c.serialNumber'])
    .select([
      utcText('e.failingSince').as('failingSince'),
      utcText('e.createdAt').as('createdAt'),
      utcText('e.updatedAt').as('updatedAt'),
    ])
    .where('e.workspaceId', '=', workspaceId)
}

/** The endpoints of a workspace, oldest first. */
export function listEndpoints(db: Database, workspaceId: number): Promise<EndpointRow[]> {
  return selectEndpoints(db, workspaceId).orderBy('e.id').execute()
}

export async function findEndpoint(db: Database, { workspaceId, id }: EndpointPlace): Promise<EndpointRow | null> {
  return (await selectEndpoints(db, workspaceId).where('e.id', '=', id).executeTakeFirst()) ?? null
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockEndpoint(
  transaction: Database,
  { workspaceId, id }: EndpointPlace,
): Promise<EndpointRow | null> {
  return (
    (await selectEndpoints(transaction, workspaceId).where('e.id', '=', id).forUpdate('e').executeTakeFirst()) ?? null
  )
}

/** Changes what is given. To switch an endpoint on forgets that it was failing. */
export async function updateEndpoint(
  db: Database,
  { workspaceId, id }: EndpointPlace,
  changes: Partial<EndpointSettings> & { switchedOff?: EndpointRow['switchedOff'] },
): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({
      ...changes,
      ...(changes.switchedOff === null ? { failingSince: null } : {}),
      updatedAt: sql<Date>`clock_timestamp()`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Answers whether there was one. What is on its way to it goes too. */
export async function deleteEndpoint(db: Database, { workspaceId, id }: EndpointPlace): Promise<boolean> {
  const result = await db
    .deleteFrom('webhookEndpoints')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Switches an endpoint off unless it is. Answers its address when it was on. */
export async function switchOff(
  transaction: Database,
  { workspaceId, id }: EndpointPlace,
  reason: 'gone' | 'failing',
): Promise<string | null> {
  const row = await transaction
    .updateTable('webhookEndpoints')
    .set({ switchedOff: reason, updatedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('switchedOff', 'is', null)
    .returning('url')
    .executeTakeFirst()
  return row?.url ?? null
}

/** What secrets are sealed for (secrets/sealed-columns-store.ts). */
const sealedPlace = (row: number) => ({ table: 'webhookSecrets', column: 'sealed', row })

export type Sealer = (place: ReturnType<typeof sealedPlace>, plain: Buffer) => Promise<Buffer>
export type Opener = (place: ReturnType<typeof sealedPlace>, sealed: Buffer) => Promise<Buffer | null>

/**
 * Gives an endpoint a further secret. Those of before sign until `formerEndAt`; of those only the newest, so that there
 * are never more than two.
 */
export async function insertSecret(
  transaction: Database,
  { workspaceId, id: endpointId }: EndpointPlace,
  secret: { plain: string; seal: Sealer; now: Date; formerEndAt: Date },
): Promise<void> {
  const { plain, seal, now, formerEndAt } = secret
  await sql`
    DELETE FROM "webhookSecrets" WHERE "workspaceId" = ${workspaceId} AND "endpointId" = ${endpointId}
      AND "endsAt" IS NOT NULL`.execute(transaction)
  await transaction
    .updateTable('webhookSecrets')
    .set({ endsAt: formerEndAt })
    .where('workspaceId', '=', workspaceId)
    .where('endpointId', '=', endpointId)
    .execute()
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"webhookSecrets"', 'id')) AS id`.execute(transaction)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of webhook secrets answered no id')
  await sql`
    INSERT INTO "webhookSecrets" ("workspaceId", id, "endpointId", sealed, "createdAt") OVERRIDING SYSTEM VALUE
    VALUES (${workspaceId}, ${id}, ${endpointId}, ${await seal(sealedPlace(id), Buffer.from(plain))}, ${now})`.execute(
    transaction,
  )
}

/** The secrets that sign at a moment for each of the endpoints, newest first; those that no key opens are left out. */
export async function readSecrets(
  db: Database,
  endpoints: readonly EndpointPlace[],
  now: Date,
  open: Opener,
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('webhookSecrets')
    .select(['id', 'endpointId', 'sealed'])
    .where('workspaceId', 'in', [...new Set(endpoints.map(({ workspaceId }) => workspaceId))])
    .where('endpointId', 'in', [...new Set(endpoints.map(({ id }) => id))])
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    .orderBy('id', 'desc')
    .execute()
  const secrets = new Map<number, string[]>()
  for (const { id, endpointId, sealed } of rows) {
    const plain = await open(sealedPlace(id), sealed)
    if (plain) secrets.set(endpointId, [...(secrets.get(endpointId) ?? []), plain.toString()])
  }
  return secrets
}

/** Forgets secrets that sign no more. */
export async function deleteEndedSecrets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('webhookSecrets').where('endsAt', '<', now).execute()
}
