import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { chatbotOperation } from '../define-operation.ts'
import { checkDomain } from './check-domain.ts'
import { DomainDescription, describeDomain } from './describe-domain.ts'

/** POST /v1/chatbots/{serialNumber}/domain */
export const verifyDomain = chatbotOperation({
  id: 'verifyDomain',
  summary: 'Look for the proof of a CustomDomain now',
  description:
    'Looks for the TXT record and for the file, and answers how the host stands then; `problem` says what was found instead. A proof is looked at again every day; one that is gone for three days ends.',
  tag: 'Chatbots',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({}),
  output: DomainDescription,
  example: {},
  errors: [],
  async run(app, caller, { chatbot }) {
    await checkDomain(app, chatbot, actorOf(caller))
    return describeDomain(app, chatbot)
  },
})
