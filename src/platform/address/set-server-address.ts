import { Type } from 'typebox'
import { actorOf, recordChange } from '../change-log/record-change.ts'
import { afterCommit, inTransaction } from '../database/in-transaction.ts'
import { defineOperation } from '../define-operation.ts'
import { fail } from '../errors.ts'
import { requiredText } from '../fields.ts'
import { readAddress, readFirstWorkspace, writeAddress } from './address-store.ts'
import { shapeAddress } from './judge-address.ts'
import { presentServerAddress } from './read-server-address.ts'
import { ServerAddress } from './server-address.ts'

/** POST /v1/server-address */
export const setServerAddress = defineOperation({
  id: 'setServerAddress',
  summary: 'Set the address of the server',
  description:
    'What links in mails, snippets, shared pages and webhooks begin with, for all firms of the server. Only owners of its first firm may. Without `url`, the one that is set is removed.',
  tag: 'Operation',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  nullClears: true,
  input: Type.Object({
    url: Type.Optional(requiredText({ description: 'https:// and a host', maxLength: 300 })),
  }),
  output: ServerAddress,
  example: { url: 'https://chat.example.com' },
  errors: ['server-address-of-server', 'server-owner-only'],
  async run(app, caller, { url: given }) {
    const { workspaceId } = caller
    if (app.address.isSetByServer) throw fail('server-address-of-server')
    if ((await readFirstWorkspace(app.db)) !== workspaceId) throw fail('server-owner-only')
    const shaped = given === undefined ? { url: null } : shapeAddress(given)
    if ('fault' in shaped) throw fail('invalid-fields', { faults: `url: ${shaped.fault}` })
    const { url } = shaped
    return inTransaction(app.db, async (transaction) => {
      const before = await readAddress(transaction)
      if (before.url !== url) {
        const by = actorOf(caller)
        await writeAddress(transaction, { url, setBy: url === null ? '' : by })
        await recordChange(transaction, {
          workspaceId,
          by,
          action: 'server-address.changed',
          target: 'server',
          details: { before: { address: before.url }, after: { address: url } },
        })
        afterCommit(transaction, () => {
          // Who is not reached now reads it again within a minute.
          app.address.follow().catch((err: unknown) => app.log.warn({ err }, 'the new address could not be read yet'))
        })
      }
      return presentServerAddress({ ...app, db: transaction }, workspaceId)
    })
  },
})
