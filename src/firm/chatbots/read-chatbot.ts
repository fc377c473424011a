import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { findListedChatbot } from './chatbot-store.ts'
import { ChatbotDescription, describeChatbot } from './present-chatbot.ts'

/** GET /v1/chatbots/{serialNumber} */
export const readChatbot = defineOperation({
  id: 'readChatbot',
  summary: 'Read a chatbot with its settings',
  description:
    'Every setting as it stands, defaults too, under the names that Edit takes: what comes can be sent there.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({ serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }) }),
  output: ChatbotDescription,
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const chatbot = await findListedChatbot(app.db, caller.workspaceId, serialNumber)
    if (!chatbot) throw fail('chatbot-not-found', { serialNumber })
    return describeChatbot(chatbot)
  },
})
