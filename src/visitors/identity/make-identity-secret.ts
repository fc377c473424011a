import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { chatbotOperation } from '../define-operation.ts'
import { describeSecret, stateOfSecret } from './describe-secret.ts'
import { insertIdentitySecret } from './identity-secret-store.ts'

/** How long the secret of before counts beside the new one: until every server of the firm has the new one. */
const bothMs = 24 * 3_600_000

/** POST /v1/chatbots/{serialNumber}/identity-secret */
export const makeIdentitySecret = chatbotOperation({
  id: 'createIdentitySecret',
  summary: 'Make the identity secret of a chatbot, or a new one',
  description:
    'What the firm’s own server signs its users with, for `identify` (docs/embedding.md). It is shown once, here. The one before it counts for 24 hours more.',
  tag: 'Chatbots',
  access: 'secret-key',
  atomic: true,
  asksProof: true,
  tellsSecret: true,
  input: Type.Object({}),
  output: Type.Object({
    ...stateOfSecret,
    secret: Type.String({ description: 'Keep it on your server; never in a page' }),
  }),
  example: {},
  errors: [],
  async run(app, caller, { chatbot }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (db) => {
      const scope = { workspaceId, chatbotId: chatbot.id }
      const plain = `pl_id_${randomBytes(32).toString('base64url')}`
      const now = app.now()
      const { hadOne } = await insertIdentitySecret(db, scope, {
        plain,
        seal: (where, secret) => app.secrets.seal(where, secret),
        now,
        formerEndsAt: new Date(now.getTime() + bothMs),
      })
      const action = hadOne ? 'identity-secret.rotated' : 'identity-secret.made'
      await recordChange(db, { workspaceId, by: actorOf(caller), action, target: `chatbot ${chatbot.serialNumber}` })
      return { ...(await describeSecret({ db, now: app.now }, scope)), secret: plain }
    })
  },
})
