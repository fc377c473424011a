import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { requiredText } from '../fields.ts'
import { replayFailedWork } from './event-store.ts'

/** POST /v1/failed-events/retry */
export const retryFailedEvents = defineOperation({
  id: 'replayFailedEvents',
  summary: 'Have what could not be told tried again',
  description: 'All that failed, or what is named: an event, a consumer, or one consumer’s part of one event.',
  tag: 'Operation',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    eventId: Type.Optional(
      Type.Integer({ description: 'Only this event', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    ),
    consumer: Type.Optional(requiredText({ description: 'Only what this one was to be told', maxLength: 100 })),
  }),
  output: Type.Object({ count: Type.Integer({ description: 'How many pieces of work are tried again' }) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }, { eventId, consumer }) {
    const count = await replayFailedWork(app.db, {
      workspaceId,
      ...(eventId === undefined ? {} : { eventId }),
      ...(consumer === undefined ? {} : { consumer }),
    })
    return { count }
  },
})
