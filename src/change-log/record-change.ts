import type { Database } from '../database/connect.ts'
import type { Caller } from '../operation.ts'
import { boundDetails } from './bound-details.ts'
import { insertChange } from './change-store.ts'

/** Every kind of change that is kept, and what it means (docs/operating.md). */
export const changeActions = {
  'workspace.created': 'a workspace was made',
  'key.created': 'a key was made',
  'key.ended': 'a key was revoked, or ends after a while because a successor was made',
  'visitor-keys.revoked': 'the keys of chat windows were ended',
  'encryption-key.changed': 'the secrets were sealed again with another key',
  'owner-link.made': 'a link to the account of an owner was made',
  'demo.removed': 'the made-up conversations of the demo were removed',
  'member.joined': 'somebody joined the team by a link',
  'member.invited': 'somebody was invited to the team',
  'invitation.withdrawn': 'an invitation was withdrawn',
  'member.changed': 'the role of a colleague was changed',
  'member.removed': 'a colleague was removed, with the account',
  'password.changed': 'a password was changed, and its account signed out elsewhere',
  'password-link.made': 'a link to another password was asked for at the sign-in, or made by an owner',
  'password.reset': 'a password was set by such a link, and its account signed out everywhere',
  'two-factors.changed': 'a second factor was set up, renewed or removed',
  'chatbot.added': 'a chatbot was made',
  'chatbot.removed': 'a chatbot was removed',
  'settings.changed': 'settings of a chatbot were changed',
  'listing.created': 'a listing was made',
  'listings.updated': 'listings were changed',
  'listings.deleted': 'listings were deleted',
  'listings.imported': 'a part of a file was imported',
  'listings.pruned': 'listings that are gone from their file or feed were removed or taken off the market',
  'feed.added': 'a feed was made',
  'feed.changed': 'a feed was paused, resumed or changed',
  'feed.removed': 'a feed was removed',
  'knowledge.changed': 'what a chatbot learns from was changed',
  'sheet.changed': 'rows of a chatbot’s sheet were added, changed or deleted by API',
  'lead.left': 'a visitor left contact details',
  'lead.changed': 'how a lead stands, or who has it, was changed',
  'leads.merged': 'leads were made parts of one',
  'leads.split': 'leads that were parts of one were made one of their own',
  'tour.requested': 'a visitor asked to see a home',
  'sms.sent': 'a text message was sent',
  'sms.opted-out': 'a phone number wants no more text messages',
  'sms.opted-in': 'a phone number wants text messages again',
  'tour.changed': 'a tour was confirmed, moved, declined or cancelled',
  'alert.ended': 'the firm ended an alert of a visitor',
  'visitor.exported': 'what is kept of a visitor was exported',
  'visitor.erased': 'a visitor was erased: a row for each conversation, and one for the whole call',
  'owner.changed': 'who is told where no chatbot names anybody was changed',
  'retention.changed': 'how long conversations are kept was changed',
  'assignment.changed': 'whose conversations become by themselves was changed',
  'session-limit.changed': 'how many messages a conversation may have was changed',
  'allowance.changed': 'how many messages visitors may send in a month was changed',
  'retention.applied': 'conversations and mails that were too old were removed',
  'domain.proven': 'the proof of a CustomDomain was found',
  'domain.ended': 'the proof of a CustomDomain is gone, or another chatbot has proven the host',
  'webhook.created': 'a webhook was made',
  'webhook.changed': 'a webhook was changed, or switched on or off',
  'webhook.rotated': 'a webhook got a new secret',
  'webhook.deleted': 'a webhook was deleted',
  'webhook.switched-off': 'a webhook was switched off because its address is gone or only failed for days',
  'mail.retried': 'a mail that failed was tried again',
  'backup.written': 'a backup was written',
  'backup.restored': 'a backup was restored',
} as const

export type ChangeAction = keyof typeof changeActions

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
