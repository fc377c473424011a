import { writeConversation } from '../conversation/sessions/conversation-text.ts'
import { listMessages } from '../conversation/sessions/turns.ts'
import { findChatbotOf } from '../firm/chatbots/find-chatbot.ts'
import type { EventConsumer } from '../platform/events/consumer.ts'
import type { StoredEvent } from '../platform/events/event-types.ts'
import { type PageOfMail, writeHtml } from '../platform/mail/write-html.ts'
import { writeText } from '../platform/mail/write-text.ts'
import { oneLine } from '../platform/text/plain-lines.ts'
import { readContact } from '../reading/contact/read-contact.ts'
import { listLeadsOf } from '../visitors/leads/leads-of-session.ts'
import { findRecipient } from '../visitors/leads/recipient.ts'
import type { NotifyApp } from './notify-app.ts'

type PersonRequested = Extract<StoredEvent, { type: 'person.requested' }>

/**
 * Mails the conversation of a visitor who asks for a person to whom the firm names; to nobody when it names nobody. An
 * answer to the mail goes to the visitor, where an address was left.
 */
export const handOverMail: EventConsumer<NotifyApp> = {
  name: 'hand-over-mail',
  types: ['person.requested'],
  async handle(app, transaction, { workspaceId, chatbotId, sessionId, data }: PersonRequested) {
    if (chatbotId === null || sessionId === null || data.isQuiet) return
    const chatbot = await findChatbotOf(transaction, { workspaceId, chatbotId })
    if (!chatbot) return
    const { settings } = chatbot
    const asked = (await listMessages(transaction, { workspaceId, sessionId })).find(({ id }) => id === data.questionId)
    // Contact details that were left in the same breath are mailed with the same conversation to the same place.
    if (asked && !settings.ConsentEnable && readContact(asked.content) !== null) return
    const recipient = await findRecipient({ db: transaction }, workspaceId, settings)
    if (recipient === null) return
    const name = oneLine(settings.Name)
    const said = await writeConversation(transaction, { workspaceId, sessionId }, settings.TimeZone)
    const contacts = (await listLeadsOf(transaction, { workspaceId, chatbotId, sessionId })).reverse()
    const email = contacts.find(({ Email }) => Email !== '')?.Email ?? ''
    const page: PageOfMail = {
      opening: `A visitor of ${name} asks for a person, in the conversation ${sessionId}. After two minutes the chat offers the contact form.`,
      rows: [
        ['To take it over, in the console', `${app.publicUrl}/console/inbox/${sessionId}`],
        ['on a terminal', `porchlight inbox take ${sessionId}`],
        ['by a program', `POST /v1/conversations/${sessionId}/take`],
        ...(email === '' ? [] : [['E-mail', email] as const]),
      ],
      heading: `The conversation; times are in ${settings.TimeZone}:`,
      body: said,
      link: { label: 'Take it over in the console', url: `${app.publicUrl}/console/inbox/${sessionId}` },
    }
    await app.mailer.post(
      {
        workspaceId,
        sessionId,
        recipient,
        subject: `A visitor of ${name} asks for a person (conversation ${sessionId})`,
        text: writeText(page),
        html: writeHtml(page),
        replyTo: email || null,
        thread: `person-${sessionId}`,
      },
      transaction,
    )
  },
}
