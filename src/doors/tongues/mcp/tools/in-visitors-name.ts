import { Type } from 'typebox'
import type { ChatbotSettings } from '../../../../firm/chatbots/chatbot-settings.ts'
import { fail } from '../../../../platform/errors.ts'
import { networkOf } from '../../../../platform/limits/networks.ts'
import { countVisitor } from '../../../../platform/limits/visitor-limits.ts'
import type { CallContext, Caller } from '../../../../platform/operation.ts'
import { withinQuota } from '../../../../platform/quotas/use-quota.ts'
import { setConsentWords } from '../../../../visitors/leads/contact-fields.ts'
import { type Conversation, takeConversation } from '../conversation.ts'
import type { ToolCall } from '../tool.ts'

/** Who it is for, and that they want it: a tool that acts in somebody's name takes nothing for granted. */
export const visitorFields = {
  firstName: Type.Optional(Type.String({ maxLength: 100, description: 'First name, as the visitor gave it.' })),
  lastName: Type.Optional(Type.String({ maxLength: 100, description: 'Last name, as the visitor gave it.' })),
  email: Type.Optional(
    Type.String({
      maxLength: 254,
      description: 'E-mail address that the visitor gave; this or a phone number is needed.',
    }),
  ),
  phone: Type.Optional(Type.String({ maxLength: 60, description: 'Phone number that the visitor gave.' })),
  consent: Type.Boolean({
    description: 'true: the visitor agreed that the firm gets these details and answers to them.',
  }),
  consentText: Type.String({
    maxLength: 2_000,
    description: 'The very words that the visitor agreed to, or agreed with. They are kept.',
  }),
}

/** What a model is told of a chatbot that has words of its own for it. */
export function tellConsentWords(settings: ChatbotSettings): string {
  const words = settings.ConsentEnable ? setConsentWords(settings).join('\n') : ''
  return words === '' ? '' : `Before that the visitor must have read and agreed to these words of the firm:\n${words}`
}

interface VisitorsOwn {
  email?: string
  phone?: string
  consent: boolean
  consentText: string
}

/**
 * Does something in a visitor's name: only with an address to answer to and consent in words, and at most three times
 * an hour a caller. `work` gets who that visitor is for the operation that does it.
 */
export async function inVisitorsName<Result>(
  call: ToolCall,
  input: VisitorsOwn & { conversation?: string },
  countsAs: 'leads' | 'tours',
  work: (visitor: Caller, conversation: Conversation, context: CallContext) => Promise<Result>,
): Promise<Result> {
  const faults = findFaults(input)
  if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
  const { app, chatbot, caller, context } = call
  if (caller.grade !== 'secret') countVisitor(app, countsAs, context)
  const { workspaceId } = chatbot
  return withinQuota(app, { workspaceId, quota: 'outsideRequests', subject: nameCaller(call) }, async () => {
    const conversation = await takeConversation(call, input.conversation)
    const { sessionId, chatbotId } = conversation
    const visitor: Caller = { workspaceId, grade: 'visitor', visitor: { workspaceId, chatbotId, sessionId } }
    return work(visitor, conversation, context)
  })
}

/** By the key, or the network that is counted as one: how many conversations a caller begins makes no difference. */
function nameCaller({ caller, context }: ToolCall): string {
  if (caller.grade === 'secret') return `key ${caller.keyId ?? 0}`
  return `network ${networkOf(context.address) ?? 'of this machine'}`
}

function findFaults({ email = '', phone = '', consent, consentText }: VisitorsOwn): string[] {
  return [
    ...(email.trim() === '' && phone.trim() === ''
      ? ['email: ask the visitor for an e-mail address or a phone number, so that somebody can answer.']
      : []),
    ...(consent ? [] : ['consent: ask the visitor first whether the firm may have these details.']),
    ...(/\p{L}{2}/u.test(consentText) ? [] : ['consentText: send the words that the visitor agreed to.']),
  ]
}
