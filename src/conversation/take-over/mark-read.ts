import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import type { SessionPlace, Side } from '../../platform/live/live-events.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { placeSeenBy } from '../assignment/seen-by.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
import { withSession } from './change-hands.ts'
import { ReadMark, sessionField, upToField } from './session-field.ts'
import { findTakeOver, noteRead } from './take-over-store.ts'

/** POST /v1/conversations/{sessionID}/read */
export const markRead = defineOperation({
  id: 'markRead',
  summary: 'Tell a visitor what the firm has read',
  description: 'The mark only goes on: an earlier message leaves it as it is.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ sessionID: sessionField, upTo: upToField }),
  output: ReadMark,
  example: { upTo: 1042 },
  errors: ['session-not-found'],
  async run(app, caller, { sessionID, upTo }) {
    return noteReadBy(app, placeSeenBy(caller, sessionID), 'person', upTo)
  },
})

/** POST /v1/visitor/read */
export const markReadByVisitor = defineOperation({
  id: 'markReadByVisitor',
  summary: 'Tell the firm what a visitor has read',
  description: 'What chat windows call when somebody of the firm has written. The mark only goes on.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({ upTo: upToField }),
  output: ReadMark,
  example: { upTo: 1042 },
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, { upTo }, context) {
    const { visitor } = await openVisit(app, caller, context)
    return noteReadBy(app, visitor, 'visitor', upTo)
  },
})

/** Notes what one side has read and tells it, when it is more than before. */
export async function noteReadBy(
  { db }: Pick<ConversationApp, 'db'>,
  { workspaceId, sessionId, agentId = null }: SessionPlace,
  who: Side,
  upTo: number,
): Promise<{ sessionID: number; upTo: number }> {
  const place = { workspaceId, sessionId, agentId }
  return withSession(db, place, async (transaction, session) => {
    const mark = await noteRead(transaction, session, who, upTo)
    if (mark !== null) await tellLive(transaction, session, 'read', { who, upTo: mark })
    const known = mark === null ? await findTakeOver(transaction, place) : null
    const before = who === 'person' ? known?.personReadUpTo : known?.visitorReadUpTo
    return { sessionID: sessionId, upTo: mark ?? before ?? 0 }
  })
}
