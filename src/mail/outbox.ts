import type { Database } from '../database/connect.ts'
import type { Mail } from './mailer.ts'
import { insertMail } from './outbox-store.ts'

const maxSubject = 200

/**
 * Keeps a mail until it is sent. A subject is one line: what a visitor or a setting put into it must not begin another
 * header. The database cannot hold U+0000.
 */
export async function keepMail(db: Database, mail: Mail): Promise<void> {
  await insertMail(db, {
    workspaceId: mail.workspaceId,
    recipient: checkRecipient(mail.recipient),
    subject: cleanLine(mail.subject),
    text: mail.text.replaceAll('\0', '').toWellFormed(),
    ...(mail.sessionId === undefined ? {} : { sessionId: mail.sessionId }),
  })
}

/** One plain address: a list, a name or a second header in it is a mistake of ours and must not be sent to anybody. */
function checkRecipient(recipient: string): string {
  const address = recipient.trim()
  if (address.length > 254 || !/^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)) {
    throw new Error('the recipient of a mail must be one plain address')
  }
  return address
}

function cleanLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  return [...line].slice(0, maxSubject).join('')
}
