import { recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type KeyKind, makeKey } from '../key.ts'
import { endKey, insertKey, type KeyRow, revoked } from './key-store.ts'

/** A key as it is shown once. */
export interface NewKey {
  id: number
  key: string
}

/** Makes a key, and keeps who did. */
export async function makeNewKey(transaction: Database, { by, ...made }: MadeKey & { by: string }): Promise<NewKey> {
  const { workspaceId, kind, label, scopes, endsAt } = made
  const key = makeKey(kind)
  const id = await insertKey(transaction, { ...made, key, madeBy: by })
  const change = { workspaceId, by, target: `key ${id}` }
  const after = { kind, label, ...(scopes && { scopes }), ...(endsAt && { endsAt: endsAt.toISOString() }) }
  await recordChange(transaction, { ...change, action: 'key.created', details: { after } })
  return { id, key }
}

/** What a key is made as. */
export interface MadeKey {
  workspaceId: number
  kind: KeyKind
  label: string
  /** Null: everything that its kind may. */
  scopes: readonly Scope[] | null
  /** Null: never. */
  endsAt: Date | null
}

/** The successor of a key: for the same, and to end after as long as it was to. */
export function succeed({ workspaceId, kind, label, scopes, createdAt, endsAt }: KeyRow, now: Date): MadeKey {
  const lifeMs = endsAt === null ? null : endsAt.getTime() - createdAt.getTime()
  return { workspaceId, kind, label, scopes, endsAt: lifeMs === null ? null : new Date(now.getTime() + lifeMs) }
}

/** Lets a key end at a moment (`revoked`: at once), and keeps who did. */
export async function endOldKey(
  transaction: Database,
  { id, workspaceId, kind, label }: KeyRow,
  { end, by }: { end: Date; by: string },
): Promise<void> {
  await endKey(transaction, id, end)
  const details = { kind, label, ends: end === revoked ? 'at once' : end.toISOString() }
  await recordChange(transaction, { workspaceId, by, action: 'key.ended', target: `key ${id}`, details })
}
