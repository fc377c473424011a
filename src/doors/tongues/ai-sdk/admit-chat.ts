import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { authenticate } from '../../../firm/workspaces/authenticate.ts'
import { checkScopes } from '../../../firm/workspaces/keys/scopes.ts'
import { fail } from '../../../platform/errors.ts'
import { countVisitor } from '../../../platform/limits/visitor-limits.ts'
import type { App } from '../../app.ts'
import type { Tongue, TongueCall } from '../tongue.ts'

/** What all of this tongue has in common. Their chats show the body of a failure to the visitor: it is the sentence alone. */
export const ofChats: Pick<Tongue, 'admit' | 'tellFailure' | 'tellBroken'> = {
  async admit(app, { header, context, method }) {
    const authorization = header('authorization')
    if (authorization === undefined) {
      countVisitor(app, method === 'POST' ? 'messages' : 'visits', context)
      return { workspaceId: 0, grade: 'public' }
    }
    const credentials = { authorization, sessionKey: undefined, cookies: undefined, isUse: true, mayUseCookie: false }
    const moment = { now: app.now().getTime(), address: context.address }
    const caller = await authenticate(app, { access: 'secret-key', visitorsUse: null }, credentials, moment)
    if (caller.scopes) checkScopes(caller.scopes, { id: 'askChatbot', tag: 'Messages' }, 'POST')
    return caller
  },
  tellFailure: ({ message }) => ({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message }),
  tellBroken: ({ message }) => `data: ${JSON.stringify({ type: 'error', errorText: message })}\n\ndata: [DONE]\n\n`,
}

/** The chatbot that the address names. With a key of another workspace it is not there. */
export async function chatbotOf({ db }: App, { params, caller, note }: TongueCall): Promise<Chatbot> {
  const { serialNumber = '' } = params
  const chatbot = await requirePublicChatbot(db, serialNumber)
  if (caller.grade === 'secret' && chatbot.workspaceId !== caller.workspaceId)
    throw fail('chatbot-not-found', { serialNumber })
  note.about(chatbot.workspaceId, chatbot.serialNumber)
  return chatbot
}

/** A name that nobody guesses: who knows it goes on with the conversation, and needs nothing else. */
const shortestName = 16
const longestName = 200

/** By what a chat's own id a conversation is kept. Fails with `invalid-fields`. */
export function conversationNameOf(id: unknown): string {
  if (typeof id === 'string' && id.length >= shortestName && id.length <= longestName) return `chat ${id}`
  throw fail('invalid-fields', {
    faults: `id: expected ${shortestName} to ${longestName} characters that nobody can guess, as the AI SDK makes them.`,
  })
}
