import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { defineOperation } from '../define-operation.ts'
import { describeSecret, placeOfSecret, stateOfSecret } from './describe-secret.ts'

/** GET /v1/chatbots/{serialNumber}/identity-secret */
export const readIdentitySecret = defineOperation({
  id: 'readIdentitySecret',
  summary: 'Read whether a chatbot has an identity secret',
  description: 'The secret itself is shown once, when it is made.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object(placeOfSecret),
  output: Type.Object(stateOfSecret),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber }) {
    const { id: chatbotId } = await requireChatbot(app.db, workspaceId, serialNumber)
    return describeSecret(app, { workspaceId, chatbotId })
  },
})
