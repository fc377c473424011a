import type { Database } from '../database/connect.ts'

export interface Mail {
  workspaceId: number
  /** Address of the one recipient. */
  recipient: string
  subject: string
  /** Plain text. */
  text: string
  /** The conversation that it is about, with which it is erased. */
  sessionId?: number
}

/** Takes mails in and sends them in the background; a mail is never lost and never holds up its sender. */
export interface Mailer {
  /**
   * Keeps the mail in the outbox; it is sent when a mail server is configured. In a transaction, when one is given: then
   * it is sent only if that is committed.
   */
  post(mail: Mail, transaction?: Database): Promise<void>
  close(): Promise<void>
}
