import type { Database } from '../database/connect.ts'
import type { Mail } from './mailer.ts'
import { insertMail } from './outbox-store.ts'

const maxSubject = 200

/**
 * Keeps a mail until it is sent, and answers its id. A subject is one line: what a visitor or a setting put into it must not begin another
 * header.
 */
export async function keepMail(db: Database, mail: Mail): Promise<number> {
  return insertMail(db, {
    workspaceId: mail.workspaceId,
    recipient: checkRecipient(mail.recipient),
    subject: cleanLine(mail.subject),
    text: cleanText(mail.text),
    ...(mail.sessionId === undefined ? {} : { sessionId: mail.sessionId }),
    ...(mail.sessionIds === undefined ? {} : { sessionIds: mail.sessionIds }),
    html: cleanText(mail.html),
    ...(mail.thread === undefined ? {} : { thread: mail.thread }),
    ...(mail.calendar === undefined ? {} : { calendar: cleanText(mail.calendar) }),
    ...(mail.unsubscribe === undefined ? {} : { unsubscribe: mail.unsubscribe }),
    // Where the visitor’s address is none, the answer goes to the sender: the mail itself must arrive.
    ...(mail.replyTo && isPlainAddress(mail.replyTo.trim()) ? { replyTo: mail.replyTo.trim() } : {}),
  })
}

/** One plain address: a list, a name or a second header in it is a mistake of ours and must not be sent to anybody. */
function checkRecipient(recipient: string): string {
  const address = recipient.trim()
  if (!isPlainAddress(address)) {
    throw new Error('the recipient of a mail must be one plain address')
  }
  return address
}

function isPlainAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)
}

/** The database cannot hold U+0000. */
function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

function cleanLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  return [...line].slice(0, maxSubject).join('')
}
