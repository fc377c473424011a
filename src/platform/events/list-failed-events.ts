import { type Static, Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { countWork, listFailedWork } from './event-store.ts'

const mostShown = 200

/** What happened and could not be told to somebody. */
export const FailedEvent = Type.Object({
  eventId: Type.Integer({ description: 'Id of the event' }),
  type: Type.String({ description: 'What happened' }),
  consumer: Type.String({ description: 'Who was to be told' }),
  happenedAt: Type.String({ description: 'When it happened, ISO 8601' }),
  failedAt: Type.String({ description: 'When it was given up, ISO 8601' }),
  attempts: Type.Integer({ description: 'How often it was tried' }),
  error: Type.String({ description: 'Why the last try failed' }),
})

export type FailedEvent = Static<typeof FailedEvent>

/** GET /v1/failed-events */
export const listFailedEvents = defineOperation({
  id: 'listFailedEvents',
  summary: 'List what happened and could not be told',
  description: `The newest ${mostShown}: mails that could not be written, webhooks that could not be told. They are kept for 90 days.`,
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({
    events: Type.Array(FailedEvent),
    waiting: Type.Integer({ description: 'How many pieces of work wait' }),
    failed: Type.Integer({ description: 'How many have failed for good' }),
  }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    const [rows, counts] = await Promise.all([
      listFailedWork(app.db, mostShown, workspaceId),
      countWork(app.db, workspaceId),
    ])
    return {
      events: rows.map(({ eventId, type, consumer, happenedAt, failedAt, attempts, error }) => ({
        eventId,
        type,
        consumer,
        happenedAt: happenedAt.toISOString(),
        failedAt: failedAt.toISOString(),
        attempts,
        error: error.slice(0, 1_000),
      })),
      ...counts,
    }
  },
})
