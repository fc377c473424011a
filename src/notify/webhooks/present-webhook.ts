import { type Static, Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText, trimmedText } from '../../platform/fields.ts'
import type { Attempt, DeliveryRow } from './delivery-store.ts'
import type { EndpointRow } from './endpoint-store.ts'
import { webhookTypes } from './webhook-types.ts'
import type { Webhooks } from './webhooks.ts'

const time = (description: string) => Type.String({ description: `${description}: UTC, with microseconds` })
const orNull = (schema: ReturnType<typeof Type.String>, description: string) =>
  Type.Union([schema, Type.Null()], { description })

export const webhookIdField = Type.Integer({
  description: 'Id of the webhook',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
})

/** What a webhook is made of. */
export const webhookFields = {
  url: requiredText({ description: 'Address that is told, with https://', maxLength: 2_000 }),
  events: Type.Array(choice([...webhookTypes, '*'], { description: 'A type, or * for all' }), {
    description: 'What it is told of: types, or `["*"]`',
    minItems: 1,
    maxItems: 50,
  }),
  serialNumber: trimmedText({ description: 'Only what happens with this chatbot', maxLength: 100 }),
  description: trimmedText({ description: 'What it is for, for the firm itself', maxLength: 500 }),
}

export const Webhook = Type.Object({
  id: Type.Integer({ description: 'Id of the webhook' }),
  url: Type.String({ description: 'Address that is told' }),
  events: Type.Array(Type.String(), { description: 'What it is told of' }),
  serialNumber: orNull(Type.String(), 'The one chatbot that it is about; null: all'),
  description: Type.String({ description: 'What it is for' }),
  enabled: Type.Boolean({ description: 'Whether it is told' }),
  switchedOff: orNull(
    Type.String(),
    '`by-hand`, `gone` (it answered 410) or `failing` (for five days); null: it is on',
  ),
  failingSince: orNull(Type.String(), 'Since when it has done nothing but fail; null: it does not'),
  createdAt: time('When it was made'),
  updatedAt: time('When it was changed last'),
})

export type Webhook = Static<typeof Webhook>

/** With the secret, which is told this once. */
export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: '`whsec_…`: what its messages are signed with. It is not shown again' }),
})

export function presentWebhook(row: EndpointRow): Webhook {
  const { id, url, events, serialNumber, description, switchedOff, failingSince, createdAt, updatedAt } = row
  const enabled = switchedOff === null
  return { id, url, events, serialNumber, description, enabled, switchedOff, failingSince, createdAt, updatedAt }
}

export const DeliveryAttempt = Type.Object({
  at: time('When it began'),
  code: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status; null: there was no answer' }),
  ms: Type.Integer({ description: 'How long it took' }),
  error: orNull(Type.String(), 'What went wrong; null: nothing'),
})

export const Delivery = Type.Object({
  id: Type.Integer({ description: 'Id of the delivery' }),
  eventId: Type.String({ description: '`webhook-id` of its message' }),
  type: Type.String({ description: 'What happened' }),
  status: choice(['pending', 'delivered', 'failed'], { description: 'What came of it' }),
  attempts: Type.Array(DeliveryAttempt, { description: 'Oldest first, the newest 50' }),
  nextAttemptAt: orNull(Type.String(), 'When it is tried again; null: no more'),
})

export type Delivery = Static<typeof Delivery>

export function presentDelivery({ id, eventId, type, status, attempts, nextAttemptAt }: DeliveryRow): Delivery {
  const present = ({ at, code, ms, error }: Attempt): Attempt => ({ at, code, ms, error })
  return { id, eventId, type, status, attempts: attempts.map(present), nextAttemptAt }
}

/** An address that may be told. Fails with `invalid-fields`. */
export function checkUrl(webhooks: Webhooks, url: string): string {
  const fault = webhooks.findFault(url)
  if (fault !== null) throw fail('invalid-fields', { faults: `url: ${fault}` })
  return url
}

/** Types without repetitions; with `*` no other says anything. */
export function tidyEvents(events: readonly string[]): string[] {
  return events.includes('*') ? ['*'] : [...new Set(events)]
}

/** The chatbot of a serialNumber; null where none is named. Fails with `chatbot-not-found`. */
export async function chatbotIdOf(
  db: Database,
  workspaceId: number,
  serialNumber: string | undefined,
): Promise<number | null> {
  if (serialNumber === undefined || serialNumber === '') return null
  return (await requireChatbot(db, workspaceId, serialNumber)).id
}
