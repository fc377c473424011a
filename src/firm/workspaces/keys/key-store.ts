import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Scope } from '../../../platform/scope.ts'
import { bytesOfHash, hashKey, type KeyKind, startOfKey } from '../key.ts'
import { keyChannel } from '../key-channel.ts'

export interface KnownKey {
  id: number
  workspaceId: number
  kind: KeyKind
  /** What it may do; null: everything that its kind may. */
  scopes: readonly Scope[] | null
  /** How long it works from now on, in milliseconds: 0 when it is over, null for ever. */
  leftMs: number | null
}

export interface KeyRow {
  id: number
  workspaceId: number
  kind: KeyKind
  /** Null: everything that its kind may. */
  scopes: readonly Scope[] | null
  start: string
  label: string
  createdAt: Date
  expiresAt: Date | null
  /** When it was to end as it was made; null: never. */
  endsAt: Date | null
  /** Who made it, as the change log names them; '': not known. */
  madeBy: string
  /** To within a minute or two; null: not since it is noted. */
  lastUsedAt: Date | null
}

export async function findKeyByHash(db: Database, hash: Buffer): Promise<KnownKey | null> {
  // By the clock of the database: processes whose clocks differ or jump must not differ about a key.
  const row = await db
    .selectFrom('keys')
    .select(['id', 'workspaceId', 'kind', 'scopes'])
    .select(
      sql<number | null>`CASE WHEN "expiresAt" IS NOT NULL
        THEN greatest(0, extract(epoch FROM "expiresAt" - clock_timestamp()) * 1000)::float8 END`.as('leftMs'),
    )
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a new key as its hash. Answers its id. */
export async function insertKey(
  db: Database,
  key: {
    workspaceId: number
    kind: KeyKind
    key: string
    label: string
    /** Left out: everything that its kind may. */
    scopes?: readonly Scope[] | null
    endsAt?: Date | null
    madeBy?: string
  },
): Promise<number> {
  const row = await db
    .insertInto('keys')
    .values({
      workspaceId: key.workspaceId,
      kind: key.kind,
      hash: bytesOfHash(hashKey(key.key)),
      start: startOfKey(key.key),
      label: key.label,
      scopes: key.scopes ? [...key.scopes] : null,
      endsAt: key.endsAt ?? null,
      expiresAt: key.endsAt ?? null,
      madeBy: key.madeBy ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announceKeyChange(db)
  return row.id
}

/** The keys of a workspace, or of all, oldest first. */
export function listKeys(db: Database, workspaceId?: number): Promise<KeyRow[]> {
  let query = db
    .selectFrom('keys')
    .select([
      'id',
      'workspaceId',
      'kind',
      'scopes',
      'start',
      'label',
      'createdAt',
      'expiresAt',
      'endsAt',
      'madeBy',
      'lastUsedAt',
    ])
    .orderBy('id')
  if (workspaceId !== undefined) query = query.where('workspaceId', '=', workspaceId)
  return query.execute()
}

/** Notes that keys were used just now, but for those that were noted within `everyMs`, also by another process. */
export async function noteUses(db: Database, ids: readonly number[], everyMs: number): Promise<void> {
  // In one order, and past rows that somebody else holds: nobody waits for a note.
  await sql`UPDATE keys SET "lastUsedAt" = clock_timestamp() WHERE id IN (
    SELECT id FROM keys WHERE id = ANY(${[...ids]})
      AND ("lastUsedAt" IS NULL OR "lastUsedAt" NOT BETWEEN clock_timestamp() - make_interval(secs => ${everyMs / 1000}) AND clock_timestamp())
    ORDER BY id FOR UPDATE SKIP LOCKED)`.execute(db)
}

/** The end of a revoked key: long ago, so that no clock that jumps back brings it to life. */
export const revoked = new Date(0)

/** Lets a key end at the given moment, if it does not end earlier anyway. Answers whether there is such a key. */
export async function endKey(db: Database, id: number, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('keys')
    .set({ expiresAt: sql<Date>`least("expiresAt", ${at})` })
    .where('id', '=', id)
    .executeTakeFirst()
  await announceKeyChange(db)
  return result.numUpdatedRows > 0n
}

async function announceKeyChange(db: Database): Promise<void> {
  await sql`SELECT pg_notify(${keyChannel}, '')`.execute(db)
}
