import { createHmac, timingSafeEqual } from 'node:crypto'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import { renderLinkPage } from '../../platform/mail/link-page.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import { answerMailWordsOf } from '../../reading/languages/kept-words/answer-mail-words.ts'
import { type WindowLanguage, windowLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findMailed, noteMailsEnded } from './unseen-store.ts'

export const stopMailsPath = '/conversations/stop-mails'

interface Signed {
  workspaceId: number
  sessionId: number
  mailSecret: string
}

/** An address that only who gets the mails has: it names the conversation and is signed with its own secret. */
export function writeStopLink(publicUrl: string, signed: Signed): string {
  const { workspaceId, sessionId } = signed
  return `${publicUrl}${stopMailsPath}/${workspaceId.toString(36)}.${sessionId.toString(36)}.${sign(signed)}`
}

const form = /^([0-9a-z]{1,6})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/**
 * The page of such a link, and whether it is one of ours. Nothing happens before its button is pressed, since mail
 * scanners open links too; `isPressed` does it.
 */
export async function answerStopLink(
  { db }: Pick<ConversationApp, 'db'>,
  token: string,
  { isPressed, likely }: { isPressed: boolean; likely: WindowLanguage },
): Promise<{ page: string; isKnown: boolean }> {
  const [, workspace = '', session = '', signature = ''] = form.exec(token) ?? []
  const place = { workspaceId: Number.parseInt(workspace, 36), sessionId: Number.parseInt(session, 36) }
  const mailed = signature === '' || place.workspaceId > 2_147_483_647 ? null : await findMailed(db, place)
  const isSigned =
    mailed !== null && timingSafeEqual(Buffer.from(sign({ ...place, ...mailed })), Buffer.from(signature))
  const chatbot = isSigned ? await findChatbotOf(db, { ...place, chatbotId: mailed.chatbotId }) : null
  if (!isSigned || chatbot === null) {
    const { over } = answerMailWordsOf(likely).pages
    return { page: renderLinkPage({ ...over, language: likely, firm: '' }), isKnown: false }
  }
  if (isPressed) await noteMailsEnded(db, place)
  const language = windowLanguageNamed(mailed.language) ?? likely
  const { stop, stopped } = answerMailWordsOf(language).pages
  const firm = oneLine(chatbot.settings.Name)
  return { page: renderLinkPage({ ...(isPressed ? stopped : stop), language, firm }), isKnown: true }
}

function sign({ workspaceId, sessionId, mailSecret }: Signed): string {
  return createHmac('sha256', mailSecret).update(`stop-mails ${workspaceId} ${sessionId}`).digest('base64url')
}
