import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { deleteIdentitySecrets, describeIdentitySecret, insertIdentitySecret } from './identity-secret-store.ts'

/** How long the secret of before counts beside the new one: until every server of the firm has the new one. */
const bothMs = 24 * 3_600_000

const place = { serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }) }
const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const state = {
  isSet: Type.Boolean({ description: 'Whether there is one' }),
  createdAt: orNull('When it was made, ISO 8601; null: there is none'),
  formerEndsAt: orNull('Until when the one before it counts too, ISO 8601; null: there is none'),
}

async function describe(
  { db, now }: Pick<VisitorsApp, 'db' | 'now'>,
  scope: { workspaceId: number; chatbotId: number },
) {
  const found = await describeIdentitySecret(db, scope, now())
  return {
    isSet: found !== null,
    createdAt: found?.createdAt.toISOString() ?? null,
    formerEndsAt: found?.formerEndsAt?.toISOString() ?? null,
  }
}

/** GET /v1/chatbots/{serialNumber}/identity-secret */
export const readIdentitySecret = defineOperation({
  id: 'readIdentitySecret',
  summary: 'Read whether a chatbot has an identity secret',
  description: 'The secret itself is shown once, when it is made.',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  pathFields: ['serialNumber'],
  input: Type.Object(place),
  output: Type.Object(state),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber }) {
    const { id: chatbotId } = await requireChatbot(app.db, workspaceId, serialNumber)
    return describe(app, { workspaceId, chatbotId })
  },
})

/** POST /v1/chatbots/{serialNumber}/identity-secret */
export const makeIdentitySecret = defineOperation({
  id: 'makeIdentitySecret',
  summary: 'Make the identity secret of a chatbot, or a new one',
  description:
    'What the firm’s own server signs its users with, for `identify` (docs/embedding.md). It is shown once, here. The one before it counts for 24 hours more.',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  atomic: true,
  tellsSecret: true,
  pathFields: ['serialNumber'],
  input: Type.Object(place),
  output: Type.Object({ ...state, secret: Type.String({ description: 'Keep it on your server; never in a page' }) }),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (db) => {
      const chatbot = await requireChatbot(db, workspaceId, serialNumber)
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
      return { ...(await describe({ db, now: app.now }, scope)), secret: plain }
    })
  },
})

/** DELETE /v1/chatbots/{serialNumber}/identity-secret */
export const removeIdentitySecret = defineOperation({
  id: 'removeIdentitySecret',
  summary: 'Remove the identity secret of a chatbot',
  description: 'From then on nobody is identified. Who was identified before stays so in the conversations of then.',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  atomic: true,
  pathFields: ['serialNumber'],
  input: Type.Object(place),
  output: Type.Object(state),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (db) => {
      const chatbot = await requireChatbot(db, workspaceId, serialNumber)
      const scope = { workspaceId, chatbotId: chatbot.id }
      if (await deleteIdentitySecrets(db, scope)) {
        const change = { workspaceId, by: actorOf(caller), action: 'identity-secret.removed' } as const
        await recordChange(db, { ...change, target: `chatbot ${chatbot.serialNumber}` })
      }
      return describe({ db, now: app.now }, scope)
    })
  },
})
