import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { defineOperation } from '../../define-operation.ts'
import { deleteInvitation } from './invitation-store.ts'

/** DELETE /v1/team/invitations/{id} */
export const withdrawInvitation = defineOperation({
  id: 'deleteInvitation',
  summary: 'Withdraw an invitation',
  description: 'Its link works no more.',
  tag: 'Team',
  access: 'secret-key',
  asksProof: true,
  input: Type.Object({
    id: Type.Integer({ description: 'Id of the invitation', minimum: 1, maximum: 2_147_483_647 }),
  }),
  output: Type.Object({ id: Type.Integer({ description: 'Id that it had' }) }),
  example: {},
  errors: ['invitation-not-found'],
  async run(app, caller, { id }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      if (!(await deleteInvitation(transaction, { workspaceId, id }))) throw fail('invitation-not-found', { id })
      const change = { workspaceId, by: actorOf(caller), action: 'invitation.withdrawn' } as const
      await recordChange(transaction, { ...change, target: `invitation ${id}` })
      return { id }
    })
  },
})
