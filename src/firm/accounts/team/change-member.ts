import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { defineOperation } from '../../define-operation.ts'
import { roleField } from '../describe-member.ts'
import { changeTeam } from './change-team.ts'
import { setRole } from './member-store.ts'
import { accountIdField, Colleague, presentColleague } from './present-team.ts'

/** PATCH /v1/team/{accountId} */
export const changeMember = defineOperation({
  id: 'changeMember',
  summary: 'Change the role of a colleague',
  description: 'From the next call on; somebody stays an owner.',
  tag: 'Team',
  access: 'secret-key',
  asksProof: true,
  input: Type.Object({ accountId: accountIdField, role: roleField }),
  output: Colleague,
  example: { role: 'manager' },
  errors: ['member-not-found', 'last-owner'],
  async run(app, caller, { accountId, role }) {
    const place = { workspaceId: caller.workspaceId, accountId }
    return changeTeam(app.db, { ...place, staysOwner: role === 'owner' }, async (transaction, member) => {
      await setRole(transaction, { ...place, role })
      await recordChange(transaction, {
        workspaceId: caller.workspaceId,
        by: actorOf(caller),
        action: 'member.changed',
        target: `account ${accountId.slice(0, 8)}`,
        details: { before: { role: member.role }, after: { role } },
      })
      return presentColleague({ ...member, role })
    })
  },
})
