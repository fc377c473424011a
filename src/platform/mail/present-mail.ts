import { type Static, Type } from 'typebox'
import { choice } from '../fields.ts'
import type { MailRow } from './outbox-list-store.ts'

export const mailStates = ['waiting', 'sent', 'failed'] as const

export const mailIdField = Type.Integer({
  description: 'Id of the mail',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
})

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** A mail of the outbox, without what it says. */
export const Mail = Type.Object({
  id: Type.Integer({ description: 'Id of the mail' }),
  recipient: Type.String({ description: 'Whom it is for' }),
  subject: Type.String({ description: 'What it is about' }),
  state: choice(mailStates, { description: 'waiting: to be sent, or kept where there is no mail server' }),
  attempts: Type.Integer({ description: 'How often it was tried' }),
  nextAttemptAt: orNull('When it is tried again, ISO 8601; null: no more'),
  lastError: orNull('Why the last try failed; null: none did'),
  createdAt: Type.String({ description: 'When it was written, ISO 8601' }),
  sentAt: orNull('When it was sent, ISO 8601; null: not yet'),
})

export type Mail = Static<typeof Mail>

export function presentMail({ nextAttemptAt, createdAt, sentAt, ...mail }: MailRow): Mail {
  const { id, recipient, subject, state, attempts, lastError } = mail
  return {
    id,
    recipient,
    subject,
    state,
    attempts,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
