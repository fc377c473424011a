import { Type } from 'typebox'
import { chatbotOperation } from '../define-operation.ts'
import { describeSecret, stateOfSecret } from './describe-secret.ts'

/** GET /v1/chatbots/{serialNumber}/identity-secret */
export const readIdentitySecret = chatbotOperation({
  id: 'readIdentitySecret',
  summary: 'Read whether a chatbot has an identity secret',
  description: 'The secret itself is shown once, when it is made.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object(stateOfSecret),
  example: {},
  errors: [],
  async run(app, { workspaceId }, { chatbot }) {
    return describeSecret(app, { workspaceId, chatbotId: chatbot.id })
  },
})
