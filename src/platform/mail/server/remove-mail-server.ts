import { Type } from 'typebox'
import { actorOf, recordChange } from '../../change-log/record-change.ts'
import { afterCommit, inTransaction } from '../../database/in-transaction.ts'
import { defineOperation } from '../../define-operation.ts'
import { MailServer } from './mail-server.ts'
import { deleteMailServer, findMailServer } from './mail-server-store.ts'
import { presentMailServer } from './read-mail-server.ts'

/** DELETE /v1/mail-server */
export const removeMailServer = defineOperation({
  id: 'removeMailServer',
  summary: 'Remove the firm’s mail server',
  tag: 'Operation',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  input: Type.Object({}),
  output: MailServer,
  example: {},
  errors: [],
  async run(app, caller) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      const before = await findMailServer(transaction, workspaceId)
      if (before !== null) {
        const { sealedPassword: _, ...former } = before
        await deleteMailServer(transaction, workspaceId)
        await recordChange(transaction, {
          workspaceId,
          by: actorOf(caller),
          action: 'mail-server.changed',
          target: `workspace ${workspaceId}`,
          details: { before: former, after: {} },
        })
        afterCommit(transaction, () => app.mailer.tellChanged(workspaceId))
      }
      return presentMailServer({ ...app, db: transaction }, workspaceId)
    })
  },
})
