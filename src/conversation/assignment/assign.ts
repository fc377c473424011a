import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { withSession } from '../take-over/change-hands.ts'
import { sessionField } from '../take-over/session-field.ts'
import { AssignedTo } from './assigned-to.ts'
import { findColleague } from './assignment-store.ts'
import { giveTo } from './give-to.ts'
import { placeSeenBy } from './seen-by.ts'

/** POST /v1/conversations/{sessionID}/assign */
export const assign = defineOperation({
  id: 'assignConversation',
  summary: 'Make a conversation somebody’s',
  description:
    'Of the team; `null`: nobody’s. Agents see their own conversations and those that are nobody’s: who gives one away sees it no more. Whoever takes a conversation over in the console has it assigned to them, too.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  nullClears: true,
  input: Type.Object({
    sessionID: sessionField,
    accountId: Type.Optional(
      Type.String({ description: 'Id of the account, from listTeam', minLength: 1, maxLength: 100 }),
    ),
  }),
  output: Type.Object({ sessionID: Type.Integer({ description: 'Id of the session' }), assignedTo: AssignedTo }),
  example: { accountId: '0123456789abcdef0123456789abcdef' },
  errors: ['session-not-found', 'member-not-found', 'invalid-fields'],
  async run(app, caller, { sessionID, accountId }, { cleared }) {
    if (accountId === undefined && !cleared.has('accountId'))
      throw fail('invalid-fields', { faults: 'accountId: must be given; null makes it nobody’s.' })
    return withSession(app.db, placeSeenBy(caller, sessionID), async (transaction, session) => {
      const colleague = accountId === undefined ? null : await findColleague(transaction, caller.workspaceId, accountId)
      if (accountId !== undefined && colleague === null) throw fail('member-not-found', { accountId })
      await giveTo(transaction, session, colleague)
      return { sessionID, assignedTo: colleague }
    })
  },
})
