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
  /** Keeps the mail in the outbox; it is sent when a mail server is configured. */
  post(mail: Mail): Promise<void>
  close(): Promise<void>
}
