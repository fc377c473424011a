import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { findRating, keepRating } from './rating-store.ts'

/** POST /v1/visitor/rating */
export const rateAnswer = defineOperation({
  id: 'rateAnswer',
  summary: 'Tell the firm whether an answer was right',
  description: 'What chat windows call when a visitor says so. What was said first stays.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({
    messageID: Type.Integer({ description: 'Id of the answer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    isRight: Type.Boolean({ description: 'Whether the visitor says that it was right' }),
  }),
  output: Type.Object({
    messageID: Type.Integer({ description: 'Id of the answer' }),
    isRight: Type.Boolean({ description: 'What is kept' }),
  }),
  example: { messageID: 1042, isRight: false },
  errors: ['answer-not-found', 'session-not-found', 'origin-not-allowed'],
  async run(app, caller, { messageID, isRight }, context) {
    const { visitor } = await openVisit(app, caller, context)
    const place = { workspaceId: visitor.workspaceId, sessionId: visitor.sessionId, messageId: messageID }
    if (await keepRating(app.db, place, isRight)) return { messageID, isRight }
    const kept = await findRating(app.db, place)
    if (kept === null) throw fail('answer-not-found', { id: messageID })
    return { messageID, isRight: kept }
  },
})
