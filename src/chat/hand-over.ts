import type { App } from '../app.ts'
import { type BegunTurn, readConversation } from '../sessions/turns.ts'

/** Mails the conversation of a visitor who asks for a person to the address that the chatbot has for it. */
export async function mailHandOver(app: App, turn: BegunTurn): Promise<void> {
  const { Name, TalkToHumanEmail, TimeZone } = turn.settings
  if (TalkToHumanEmail === '') return
  const messages = await readConversation(app.db, turn)
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: TimeZone })
  const lines = messages.map(({ role, content, createdAt }) => {
    const who = role === 'question' ? 'Visitor' : 'Chatbot'
    return `${time.format(createdAt)} ${who}: ${content}`
  })
  await app.mailer.post({
    workspaceId: turn.workspaceId,
    recipient: TalkToHumanEmail,
    subject: `A visitor of ${oneLine(Name)} asks for a person (conversation ${turn.sessionId})`,
    text: [
      `In the conversation ${turn.sessionId} a visitor asks for a person. Times are in ${TimeZone}.`,
      '',
      ...lines,
      '',
    ].join('\n'),
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 100)
}
