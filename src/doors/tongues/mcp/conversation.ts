import { Type } from 'typebox'
import { keepSession, reserveSession } from '../../../conversation/sessions/visitor-session.ts'
import { fail } from '../../../platform/errors.ts'
import type { VisitorPlace } from '../../../platform/visitor-place.ts'
import type { ToolCall } from './tool.ts'

export const conversationField = Type.Optional(
  Type.String({
    maxLength: 500,
    description:
      'The `conversation` of an earlier answer, word for word: what was searched and said there is remembered. Left out: a new one.',
  }),
)

export interface Conversation extends VisitorPlace {
  /** What it is called by outside: a key that opens it and nothing else. */
  key: string
}

/** The conversation that a program goes on with; null: it named none. Fails with `unknown-credential` for another chatbot's. */
export async function findConversation(call: ToolCall, given: string | undefined): Promise<Conversation | null> {
  const { app, chatbot } = call
  const key = given?.trim() ?? ''
  if (key === '') return null
  const now = app.now().getTime()
  const known = await app.visitorKeys.prove(key, now)
  const isOwn = known?.workspaceId === chatbot.workspaceId && known.chatbotId === chatbot.id
  if (!known || !isOwn || known.state === 'old')
    throw fail('invalid-fields', {
      faults: 'conversation: is none of this chatbot, or over: leave it out to begin a new one.',
    })
  const { workspaceId, chatbotId, sessionId, openedAt } = known
  const place = { workspaceId, chatbotId, sessionId }
  return { ...place, key: await app.visitorKeys.issue(place, now, openedAt) }
}

/** The same, or a new one; either has its row in the database. */
export async function takeConversation(call: ToolCall, given: string | undefined): Promise<Conversation> {
  const { app, chatbot, context } = call
  const known = await findConversation(call, given)
  const { workspaceId, id: chatbotId } = chatbot
  const place = known ?? { workspaceId, chatbotId, sessionId: await reserveSession(app.db) }
  await keepSession(app.db, place, context.client)
  return { ...place, key: known?.key ?? (await app.visitorKeys.issue(place, app.now().getTime())) }
}
