import { Type } from 'typebox'
import { requiredText } from '../../platform/fields.ts'
import { requireChatbot } from '../chatbots/require-chatbot.ts'
import { defineOperation } from '../define-operation.ts'
import { DomainDescription, describeDomain } from './describe-domain.ts'

/** GET /v1/chatbots/{serialNumber}/domain */
export const readDomain = defineOperation({
  id: 'readDomain',
  summary: 'Read how the CustomDomain of a chatbot stands',
  description:
    'A host leads to a chatbot only once it is proven: by the TXT record or by the file that the answer names. See docs/embedding.md.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({ serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }) }),
  output: DomainDescription,
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    return describeDomain(app, await requireChatbot(app.db, caller.workspaceId, serialNumber))
  },
})
