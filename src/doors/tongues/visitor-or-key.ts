import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { requirePublicChatbot } from '../../firm/chatbots/public-chatbot.ts'
import { authenticate } from '../../firm/workspaces/authenticate.ts'
import { checkScopes } from '../../firm/workspaces/keys/scopes.ts'
import { fail } from '../../platform/errors.ts'
import { countVisitor, type VisitorLimits } from '../../platform/limits/visitor-limits.ts'
import type { Caller } from '../../platform/operation.ts'
import type { App } from '../app.ts'
import type { TongueCall, TongueHead } from './tongue.ts'

/**
 * Who calls a tongue that visitors speak without a key: nobody in particular, counted by address as what it does, or the
 * workspace of a secret key that may ask. No cookie opens anything here.
 */
export async function admitVisitorOrKey(
  app: App,
  { header, context }: TongueHead,
  countsAs: keyof VisitorLimits,
): Promise<Caller> {
  const authorization = header('authorization')
  if (authorization === undefined) {
    countVisitor(app, countsAs, context)
    return { workspaceId: 0, grade: 'public' }
  }
  const credentials = { authorization, sessionKey: undefined, cookies: undefined, isUse: true, mayUseCookie: false }
  const moment = { now: app.now().getTime(), address: context.address }
  const caller = await authenticate(app, { access: 'secret-key', visitorsUse: null }, credentials, moment)
  if (caller.scopes) checkScopes(caller.scopes, { id: 'askChatbot', tag: 'Messages' }, 'POST')
  return caller
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

/** What is wrong with the name of a conversation; null: nothing. */
export function faultOfName(name: unknown): string | null {
  if (typeof name === 'string' && name.length >= shortestName && name.length <= longestName) return null
  return `expected ${shortestName} to ${longestName} characters that nobody can guess`
}
