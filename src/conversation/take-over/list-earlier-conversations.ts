import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { listEarlier } from './unseen-store.ts'

const mostKeys = 10

/** POST /v1/visitor/earlier */
export const listEarlierConversations = defineOperation({
  id: 'listEarlierConversations',
  summary: 'Earlier conversations of a browser',
  description:
    'What a chat window shows beside its own conversation: those whose keys the browser still has, and in how many answers of persons they have news. A key of another chatbot, or one that is over, is left out.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({
    keys: Type.Array(requiredText({ description: 'A session key that GetConfig gave', maxLength: 500 }), {
      description: 'Keys of earlier conversations',
      maxItems: mostKeys,
    }),
  }),
  output: Type.Array(
    Type.Object({
      sessionID: Type.Integer({ description: 'Id of the session' }),
      unread: Type.Integer({ description: 'Answers of persons that were not seen' }),
      lastMessage: Type.String({ description: 'What a person of the firm said last, else what was; shortened' }),
      name: Type.String({ description: 'Who of the firm said it; "" for nobody' }),
      picture: Type.String({ description: 'Their picture; "" for none' }),
      lastMessageAt: Type.String({ description: 'When, UTC' }),
    }),
  ),
  example: { keys: ['pl_vis_1.1.1.2s.t3ab12.t3ab12.0.fF9w2hYxQ0lq1m5S8Hq3K5cZ0Zk1b2Jv8x0y3nT4uWc'] },
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, { keys }, context) {
    const { visitor } = await openVisit(app, caller, context)
    const now = app.now().getTime()
    const proven = await Promise.all(keys.map((key) => app.visitorKeys.prove(key.trim(), now)))
    const own = proven.flatMap((known) =>
      known?.workspaceId === visitor.workspaceId && known.chatbotId === visitor.chatbotId ? [known.sessionId] : [],
    )
    const earlier = await listEarlier(app.db, visitor, [...new Set(own)])
    return earlier.map(({ sessionId, ...rest }) => ({ sessionID: sessionId, ...rest }))
  },
})
