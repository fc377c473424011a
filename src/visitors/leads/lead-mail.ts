import { writeConversation } from '../../conversation/sessions/conversation-text.ts'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import type { EventConsumer } from '../../platform/events/consumer.ts'
import type { StoredEvent } from '../../platform/events/event-types.ts'
import { nameForMail } from '../../platform/mail/name-for-mail.ts'
import { writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { findNote, type NoteOfLead } from './lead-store.ts'
import { findRecipient } from './recipient.ts'

type LeadLeft = Extract<StoredEvent, { type: 'lead.created' | 'lead.updated' }>

/**
 * Mails what a visitor left, with the whole conversation, to whom the firm names; to nobody when it names nobody. What a
 * visitor wrote stands in the text only, never in the subject. An answer to the mail goes to the visitor, and the mails
 * of one conversation are one thread.
 */
export const leadMail: EventConsumer<VisitorsApp> = {
  name: 'lead-mail',
  types: ['lead.created', 'lead.updated'],
  async handle(app, transaction, { workspaceId, data }: LeadLeft) {
    // What the firm itself changed is no news to it.
    const note = data.noteId === null || data.isQuiet ? null : await findNote(transaction, workspaceId, data.noteId)
    const chatbot = note && (await findChatbotOf(transaction, note))
    // The mail of the tour tells it.
    if (!note || !chatbot || note.source === 'tour') return
    const { settings } = chatbot
    const recipient = await findRecipient({ db: transaction }, workspaceId, settings)
    if (recipient === null) return
    const name = oneLine(settings.Name)
    const said = await writeConversation(transaction, note, settings.TimeZone)
    const parts = {
      opening: `A visitor of ${name} left contact details in the conversation ${note.sessionId}.`,
      rows: describeNote(note),
      heading: `The conversation; times are in ${settings.TimeZone}:`,
      body: said || '(Nothing was said yet.)',
      link: linkOf(app, note.sessionId),
    }
    await app.mailer.post(
      {
        workspaceId,
        sessionId: note.sessionId,
        recipient,
        subject: `${note.isFollowUp ? 'Re: ' : ''}A visitor of ${name} wants to be contacted (conversation ${note.sessionId})`,
        text: writeText(parts),
        html: writeHtml(parts),
        replyTo: note.emails[0] ?? null,
        thread: `lead-${note.leadId}`,
      },
      transaction,
    )
  },
}

/** Where the firm reads on, and answers. */
function linkOf({ publicUrl }: VisitorsApp, sessionId: number): { label: string; url: string } {
  return { label: 'Read on and answer in the console', url: `${publicUrl}/console/inbox/${sessionId}` }
}

function describeNote(note: NoteOfLead): [string, string][] {
  const { firstName, lastName, email, phone, message, consentText, page, emails, phones } = note
  const earlier = [...emails, ...phones].filter((value) => value !== email && value !== phone)
  const rows: [string, string][] = [
    ['Name', nameForMail(`${firstName} ${lastName}`)],
    ['E-mail', email],
    ['Phone', phone],
    ['Message', message],
    ['Page', page],
    ['Agreed to', consentText ?? ''],
    ['Left earlier', earlier.join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}
