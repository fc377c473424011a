import { Type } from 'typebox'
import { chatbotOperation } from '../define-operation.ts'
import { DomainDescription, describeDomain } from './describe-domain.ts'

/** GET /v1/chatbots/{serialNumber}/domain */
export const readDomain = chatbotOperation({
  id: 'readDomain',
  summary: 'Read how the CustomDomain of a chatbot stands',
  description:
    'A host leads to a chatbot only once it is proven: by the TXT record or by the file that the answer names. See docs/embedding.md.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({}),
  output: DomainDescription,
  example: {},
  errors: [],
  async run(app, _caller, { chatbot }) {
    return describeDomain(app, chatbot)
  },
})
