import type { MailPicture } from '../firm-logo/logo-in-mail.ts'
import type { MailError } from './mail-retry.ts'
import type { WaitingMail } from './outbox-store.ts'

export interface SmtpSettings {
  /** smtp://user:password@host:port; smtps: for TLS from the first byte. */
  url: string
  /** PORCHLIGHT_MAIL_FROM. */
  from: string | null
  limits?: Partial<SmtpLimits>
}

/** A server and who writes, as they are for one mail. */
export interface SmtpWay {
  connection: SmtpConnection
  from: string
}

/** As nodemailer takes it. */
export type SmtpConnection =
  | { url: string }
  | {
      /** The address that was checked. */
      host: string
      port: number
      secure: boolean
      requireTLS: boolean
      auth?: { user: string; pass: string }
      tls: { servername: string }
    }

export interface SmtpLimits {
  connectMs: number
  /** Of silence. */
  silenceMs: number
  /** For a whole mail. */
  sendMs: number
}

/** A mail as it goes out: with the logo of its firm, where that has one. */
export type SentMail = WaitingMail & { picture?: MailPicture }

/** Sends one mail; rejects with what the server, or the way to it, said. */
export interface SmtpSender {
  send(mail: SentMail, signal: AbortSignal): Promise<void>
  readonly sendMs: number
}

const defaultLimits: SmtpLimits = { connectMs: 15_000, silenceMs: 30_000, sendMs: 60_000 }

/** Sends through the server that the operator has set. */
export function makeSmtpSender({ url, from, limits }: SmtpSettings): SmtpSender {
  const way = { connection: { url }, from: from ?? deriveSender(url) }
  return makeSenderBy(() => Promise.resolve(way), limits)
}

/** Sends each mail the way that `findWay` names for it. */
export function makeSenderBy(
  findWay: (signal: AbortSignal) => Promise<SmtpWay>,
  given: Partial<SmtpLimits> = {},
): SmtpSender {
  const limits = { ...defaultLimits, ...given }
  return {
    sendMs: limits.sendMs,
    async send(mail, signal) {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.sendMs)])
      const { connection, from } = await findWay(AbortSignal.any([ending, AbortSignal.timeout(limits.connectMs)]))
      const messageHost = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
      const { createTransport } = await import('nodemailer')
      // A connection for each mail: a mail server that was restarted must not be noticed by the next mail only.
      const transport = createTransport({
        ...connection,
        connectionTimeout: limits.connectMs,
        greetingTimeout: limits.connectMs,
        dnsTimeout: limits.connectMs,
        socketTimeout: limits.silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({
          from,
          // As an object: text would be read as a list of addresses.
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          ...(mail.picture === undefined
            ? {}
            : { attachments: [{ ...mail.picture, contentType: 'image/png', contentDisposition: 'inline' as const }] }),
          ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          ...(mail.calendar === null ? {} : { icalEvent: calendarPart(mail.calendar) }),
          ...(mail.thread === null ? {} : threadOf(mail.workspaceId, mail.thread, messageHost)),
          // The same at every try: a mail that arrived although we did not hear of it is not shown twice.
          messageId: `<porchlight-${mail.workspaceId}-${mail.id}@${messageHost}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
          signal: ending,
        })
      } finally {
        transport.close()
      }
    },
  }
}

/** The part that mail programs read as an invitation, and the file for those that do not. */
function calendarPart(content: string): { method: string; content: string; filename: string } {
  // What an object is for stands in it; mail programs want it told in the header of its part too (RFC 6047).
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH'
  return { method, content, filename: 'tour.ics' }
}

/** Mail programs show a button by them, which needs no page and no second click (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Headers that put the mails of one thread together: they all refer to a mail that was never sent, as forums do. */
function threadOf(workspaceId: number, thread: string, host: string): { references: string; inReplyTo: string } {
  const root = `<porchlight-${workspaceId}-thread-${thread}@${host}>`
  return { references: root, inReplyTo: root }
}

/** The user of the server where that is an address, else porchlight@ its host. */
export function deriveSender(url: string): string {
  const { username, hostname } = new URL(url)
  const user = decodeURIComponent(username)
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(user) ? user : `porchlight@${hostname}`
}

export function describeMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return { message: String(error), responseCode: null, command: null }
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const command = 'command' in error && typeof error.command === 'string' ? error.command : null
  return { message: error.message.replace(/\s+/g, ' ').slice(0, 500), responseCode, command }
}
