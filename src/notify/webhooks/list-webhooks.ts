import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { listEndpoints } from './endpoint-store.ts'
import { presentWebhook, Webhook } from './present-webhook.ts'

/** GET /v1/webhooks */
export const listWebhooks = defineOperation({
  id: 'listWebhooks',
  summary: 'List the webhooks of the workspace',
  description: 'Oldest first, without their secrets.',
  tag: 'Webhooks',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Array(Webhook),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    return (await listEndpoints(app.db, workspaceId)).map(presentWebhook)
  },
})
