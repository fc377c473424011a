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
  /** Those that it is about where it is about many, with each of which it is erased. */
  sessionIds?: number[]
  /** What stands where text and page have `secretMark` (mail-secret.ts): sealed until it is sent, and told to nobody else. */
  secret?: string
  /** The same as a page. */
  html: string
  /** Whom an answer goes to; null or left out: the sender. */
  replyTo?: string | null
  /** Mails of one thread have the same; left out: it is of none. */
  thread?: string
  /** An iCalendar object with its METHOD, for the calendars of both sides; left out: none goes along. */
  calendar?: string
  /** https address that ends such mails with one click of a mail program (RFC 8058); left out: there is none. */
  unsubscribe?: string
}

/** Takes mails in and sends them in the background; a mail is never lost and never holds up its sender. */
export interface Mailer {
  /** Begins to send what firms have servers for. With a server of the operator, what is posted is sent from the beginning. */
  start(): void
  /** Whether the operator has set a mail server for all firms; then those of firms rest. */
  readonly isSetByOperator: boolean
  /**
   * Whether there is a mail server for a firm; without one its mails wait in the outbox. Asked by the transaction, when one is given, and
   * there it has to be: one that waits for a second connection holds up all others, as soon as there are as many as connections.
   */
  sendsFor(workspaceId: number, transaction?: Database): Promise<boolean>
  /** Whether there is one for any firm. */
  sendsForAny(): Promise<boolean>
  /** Sends one mail now, past the outbox; rejects with what the server, or the way to it, said. */
  tryNow(mail: Mail, signal: AbortSignal): Promise<void>
  /** What a firm’s mails go through was changed: what waits is tried anew. */
  tellChanged(workspaceId: number): void
  /**
   * Keeps the mail in the outbox; it is sent when a mail server is configured. In a transaction, when one is given: then
   * it is sent only if that is committed. Answers its id.
   */
  post(mail: Mail, transaction?: Database): Promise<number>
  close(): Promise<void>
}
