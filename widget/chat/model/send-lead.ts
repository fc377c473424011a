import type { ChatActions } from './chat-actions.ts'
import type { Lead } from './chat-state.ts'

/** Throws a Failure; answers what the visitor is told: `message` is TalkToHumanResponseMessage, "" when not set. */
export async function sendLead(
  { inner }: Pick<ChatActions, 'inner'>,
  lead: Lead,
): Promise<{ message: string; told: boolean }> {
  const { calls, conversation, model } = inner()
  model.use()
  const left = await calls.call<{ message: string; told: boolean }>('POST', '/v1/visitor/lead', lead)
  conversation.notice(left.told ? 'lead-sent' : 'lead-kept', left.message)
  return left
}
