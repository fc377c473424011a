import { Type } from 'typebox'
import { trimmedText } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { makeChatbot } from './make-chatbot.ts'
import './setting-formats.ts'

/** POST /chat/Chatbot/Add */
export const addChatbot = defineOperation({
  summary: 'Create a chatbot',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  atomic: true,
  input: Type.Object({
    timeZone: trimmedText({
      description: 'IANA time zone of the firm',
      maxLength: 100,
      minLength: 1,
      format: 'iana-time-zone',
    }),
    type: Type.Integer({ description: 'Kind of chatbot; 0 is the only one', minimum: 0, maximum: 0 }),
  }),
  output: Type.String({ description: 'serialNumber of the new chatbot: 32 lower-case hex digits' }),
  example: { timeZone: 'America/Los_Angeles', type: 0 },
  errors: [],
  async run(app, caller, input) {
    const { serialNumber } = await makeChatbot(app, caller.workspaceId, { TimeZone: input.timeZone })
    return serialNumber
  },
})
