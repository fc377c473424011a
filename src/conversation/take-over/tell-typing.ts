import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { tellTyping as tell } from '../../platform/live/tell-live.ts'
import { placeSeenBy, requireSeen } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { sessionField, TypingAnswer } from './session-field.ts'

/** POST /v1/conversations/{sessionID}/typing */
export const tellTyping = defineOperation({
  id: 'tellTyping',
  summary: 'Tell a visitor that somebody is writing',
  description: 'Call it every few seconds while somebody types: the window shows it for 6 seconds.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({ sessionID: sessionField }),
  output: TypingAnswer,
  example: {},
  errors: ['session-not-found'],
  async run({ db }, caller, { sessionID }) {
    const place = placeSeenBy(caller, sessionID)
    await requireSeen(db, place)
    await tell(db, place, 'person')
    return { sessionID }
  },
})

/** POST /v1/visitor/typing */
export const tellTypingOfVisitor = defineOperation({
  id: 'tellTypingOfVisitor',
  summary: 'Tell the firm that a visitor is writing',
  description: 'What chat windows call while a person of the firm has the conversation; nobody hears of it otherwise.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({}),
  output: TypingAnswer,
  example: {},
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    await tell(app.db, visitor, 'visitor')
    return { sessionID: visitor.sessionId }
  },
})
