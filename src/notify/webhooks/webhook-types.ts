/** All that an endpoint may listen to (firm.md). Those that nothing makes happen yet are taken, and told once it does. */
export const webhookTypes = [
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
  'model.budget-used',
  'model.budget-reached',
  'listings.changed',
  'import.finished',
  'knowledge.changed',
  'daily.leads',
  'daily.conversations',
] as const

/** What `POST /v1/webhooks/{id}/test` tells. */
export const testType = 'webhook.test'
