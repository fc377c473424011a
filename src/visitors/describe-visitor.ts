import { Type } from 'typebox'
import { findSeenConversation } from '../conversation/history/conversations-of-visitor.ts'
import { ConversationSummary } from '../conversation/history/present-conversation.ts'
import { sessionField } from '../conversation/take-over/session-field.ts'
import { SavedHome, savedHomesOf } from './alerts/saved-homes.ts'
import { defineOperation } from './define-operation.ts'
import { identityOf, ProvenIdentity } from './identity/identity-of.ts'
import { LeadItemSchema } from './leads/lead-item.ts'
import { listLeadsOf } from './leads/leads-of-session.ts'

const mostEarlier = 10

/** GET /v1/conversations/{sessionID}/visitor */
export const describeVisitor = defineOperation({
  id: 'readVisitor',
  summary: 'Read who a visitor is',
  description: `What is known of the visitor of a conversation: the language, homes that were saved, what was left, and at most ${mostEarlier} other conversations in which the same e-mail address or phone number was left or the same user was identified, the newest first; agents of the console are told of those that they may see.`,
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({ sessionID: sessionField }),
  output: Type.Object({
    identity: ProvenIdentity,
    language: Type.String({ description: 'Code of the language in which the visitor asked last; "" when not known' }),
    savedHomes: Type.Array(SavedHome, { description: 'The last one first' }),
    leads: Type.Array(LeadItemSchema, { description: 'Contact details and tours, the oldest first' }),
    earlier: Type.Array(ConversationSummary, { description: 'Other conversations of the same visitor' }),
  }),
  reads: { action: 'conversation.opened', of: ({ sessionID }) => ({ sessionId: sessionID }) },
  example: {},
  errors: ['session-not-found'],
  async run(app, caller, { sessionID }) {
    const { visitor, language, listEarlier } = await findSeenConversation(app, caller, sessionID)
    const [identity, savedHomes, leads, earlier] = await Promise.all([
      identityOf(app.db, visitor),
      savedHomesOf(app, visitor),
      listLeadsOf(app.db, visitor),
      listEarlier(mostEarlier),
    ])
    return { identity, language, savedHomes, leads, earlier }
  },
})
