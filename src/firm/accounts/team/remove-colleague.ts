import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { defineOperation } from '../../define-operation.ts'
import { changeTeam } from './change-team.ts'
import { removeMember } from './member-store.ts'
import { accountIdField } from './present-team.ts'

/** DELETE /v1/team/{accountId} */
export const removeColleague = defineOperation({
  id: 'removeMember',
  summary: 'Remove a colleague',
  description:
    'With the account: whoever it was is signed out everywhere at once. What they wrote to visitors stays; somebody stays an owner.',
  tag: 'Team',
  access: 'secret-key',
  asksProof: true,
  input: Type.Object({ accountId: accountIdField }),
  output: Type.Object({ accountId: Type.String({ description: 'Id that the account had' }) }),
  example: {},
  errors: ['member-not-found', 'last-owner'],
  async run(app, caller, { accountId }) {
    const place = { workspaceId: caller.workspaceId, accountId }
    return changeTeam(app.db, { ...place, staysOwner: false }, async (transaction, { role }) => {
      await removeMember(transaction, place)
      await recordChange(transaction, {
        workspaceId: caller.workspaceId,
        by: actorOf(caller),
        action: 'member.removed',
        target: `account ${accountId.slice(0, 8)}`,
        details: { before: { role } },
      })
      return { accountId }
    })
  },
})
