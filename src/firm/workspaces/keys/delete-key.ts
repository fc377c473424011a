import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { defineOperation } from '../../define-operation.ts'
import { endOldKey } from './change-keys.ts'
import { listKeys as listKeyRows, revoked } from './key-store.ts'
import { keyIdField } from './list-keys.ts'

/** DELETE /v1/keys/{id} */
export const deleteKey = defineOperation({
  id: 'deleteKey',
  summary: 'End a key at once',
  description: 'What is called with it from now on is refused. A key that has ended stays in the list.',
  tag: 'Keys',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  input: Type.Object({ id: keyIdField }),
  output: Type.Object({ ended: Type.Literal(true) }),
  example: {},
  errors: ['key-not-found'],
  async run(app, caller, { id }) {
    return inTransaction(app.db, async (transaction) => {
      const row = (await listKeyRows(transaction, caller.workspaceId)).find((each) => each.id === id)
      if (!row) throw fail('key-not-found', { id })
      await endOldKey(transaction, row, { end: revoked, by: actorOf(caller) })
      return { ended: true as const }
    })
  },
})
