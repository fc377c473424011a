import type { Database } from '../database/connect.ts'
import type { Caller } from '../operation.ts'
import { boundDetails } from './bound-details.ts'
import type { ChangeAction } from './change-actions.ts'
import { insertChange } from './change-store.ts'

export interface Change {
  /** 0: of no workspace, such as a backup. */
  workspaceId: number
  /** Who, as `actorOf` or `commandLineActor` says it. */
  by: string
  action: ChangeAction
  /** What was changed: `chatbot 0123…`, `key 3`. Never a person's name or address. */
  target: string
  /** `before` and `after` hold changed fields only; counts and ids of what was changed in bulk. Never a secret. */
  details?: Record<string, unknown>
}

/** Keeps who changed what. Given a transaction, it appears with the change itself or not at all. */
export function recordChange(db: Database, { workspaceId, by, action, target, details = {} }: Change): Promise<void> {
  return insertChange(db, { workspaceId, actor: by, action, target, details: boundDetails(details) })
}

/** The caller of an operation, as the change log names it. */
export function actorOf({
  grade,
  keyId,
  visitor,
  member,
}: Pick<Caller, 'grade' | 'keyId' | 'visitor' | 'member'>): string {
  if (visitor) return `visitor session ${visitor.sessionId}`
  if (member) return nameMember(member)
  return keyId === undefined ? grade : `key ${keyId}`
}

/** A person of the firm, as the change log names them: the name may change, and the account is gone with the person. */
export function nameMember({ name, accountId }: { name: string; accountId: string }): string {
  return `${name} (account ${accountId.slice(0, 8)})`
}
