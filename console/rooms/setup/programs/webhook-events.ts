/** All that a webhook may be told of, as docs/webhooks.md names it; webhook-events.test.ts holds it against the server. */
export const webhookEvents = [
  'lead.created',
  'lead.updated',
  'tour.requested',
  'tour.changed',
  'alert.created',
  'alert.confirmed',
  'alert.matched',
  'conversation.started',
  'conversation.ended',
  'person.requested',
  'answer.missing',
  'listings.changed',
  'import.finished',
  'knowledge.changed',
  'daily.leads',
  'daily.conversations',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]
