import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface Owner {
  workspaceId: number
  accountId: string
}

export interface Passkey {
  id: number
  name: string
  /** The host that it works at. */
  host: string
  createdAt: Date
  /** null: never. */
  lastUsedAt: Date | null
}

export interface NewPasskey extends Owner {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  host: string
  name: string
}

/** What a signature is compared with. */
export interface KnownPasskey extends Owner {
  id: number
  credentialId: string
  publicKey: Buffer
  host: string
  /** Of the person. */
  name: string
  email: string
}

/** Those of a person, the oldest first. */
export function listPasskeys(db: Database, { workspaceId, accountId }: Owner): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'host', 'createdAt', 'lastUsedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

/** What a device is told, so that it does not make a second one for the same person. */
export function listCredentials(
  db: Database,
  { workspaceId, accountId, host }: Owner & { host: string },
): Promise<{ credentialId: string; transports: string[] }[]> {
  return db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .where('host', '=', host)
    .execute()
}

/** How many a person has, while nobody else adds one. */
export async function countWhileLocked(transaction: Database, { workspaceId, accountId }: Owner): Promise<number> {
  await transaction
    .selectFrom('members')
    .select('accountId')
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute()
  const { count } = await transaction
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Answers its id; null: this very passkey is somebody's already. */
export async function insertPasskey(
  transaction: Database,
  { publicKey, ...passkey }: NewPasskey,
): Promise<number | null> {
  const row = await transaction
    .insertInto('passkeys')
    .values({ ...passkey, publicKey: Buffer.from(publicKey) })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Answers whether the person had it. */
export async function deletePasskey(
  transaction: Database,
  { workspaceId, accountId, id }: Owner & { id: number },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whose passkey it is, of whichever firm, by what the device calls it; null: nobody's. */
export async function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('members', (join) =>
      join
        .onRef('members.workspaceId', '=', 'passkeys.workspaceId')
        .onRef('members.accountId', '=', 'passkeys.accountId'),
    )
    .innerJoin('accounts', 'accounts.id', 'members.accountId')
    .select([
      'passkeys.workspaceId',
      'passkeys.accountId',
      'passkeys.id',
      'credentialId',
      'publicKey',
      'host',
      'accounts.name',
      'accounts.email',
    ])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Notes a use with the count that the device says. Answers whether that went on from the last one: of two uses with the
 * same count, one does. Devices that do not count say 0 each time.
 */
export async function noteUse(
  db: Database,
  { workspaceId, accountId, id, counter }: Owner & { id: number; counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where(({ eb, and, or }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), sql<boolean>`${counter}::bigint = 0`])]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertChallenge(
  db: Database,
  { hash, holder, minutes }: { hash: Buffer; holder: Buffer; minutes: number },
): Promise<void> {
  const expiresAt = sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`
  await db.insertInto('passkeyChallenges').values({ hash, holder, expiresAt }).execute()
}

/** Uses a challenge up. Answers whether it was this holder's and not over: of two that use it at once, one can. */
export async function takeChallenge(
  db: Database,
  { hash, holder }: { hash: Buffer; holder: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('hash', '=', hash)
    .where('holder', '=', holder)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
