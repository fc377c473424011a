import type { App } from '../app.ts'
import { oneLine, writeConversation } from '../sessions/conversation-text.ts'
import type { BegunTurn } from '../sessions/turns.ts'

/** Mails the conversation of a visitor who asks for a person to the address that the chatbot has for it. */
export async function mailHandOver(app: App, turn: BegunTurn): Promise<void> {
  const { Name, TalkToHumanEmail, TimeZone } = turn.settings
  if (TalkToHumanEmail === '') return
  await app.mailer.post({
    workspaceId: turn.workspaceId,
    sessionId: turn.sessionId,
    recipient: TalkToHumanEmail,
    subject: `A visitor of ${oneLine(Name)} asks for a person (conversation ${turn.sessionId})`,
    text: [
      `In the conversation ${turn.sessionId} a visitor asks for a person. Times are in ${TimeZone}.`,
      '',
      await writeConversation(app.db, turn, TimeZone),
      '',
    ].join('\n'),
  })
}
