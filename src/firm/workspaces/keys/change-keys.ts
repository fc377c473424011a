import { recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeyKind, makeKey } from '../key.ts'
import { endKey, insertKey, type KeyRow, revoked } from './key-store.ts'

/** A key as it is shown once. */
export interface NewKey {
  id: number
  key: string
}

/** Makes a key, and keeps who did. */
export async function makeNewKey(
  transaction: Database,
  { by, ...made }: { workspaceId: number; kind: KeyKind; label: string; by: string },
): Promise<NewKey> {
  const { workspaceId, kind, label } = made
  const key = makeKey(kind)
  const id = await insertKey(transaction, { workspaceId, kind, key, label })
  const change = { workspaceId, by, target: `key ${id}` }
  await recordChange(transaction, { ...change, action: 'key.created', details: { after: { kind, label } } })
  return { id, key }
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
