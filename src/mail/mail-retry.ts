/** Pauses before the next try, in seconds: a restart of the mail server, an hour's trouble, a night's. */
const pauses = [60, 300, 900, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600]

/** Seconds until the next try after so many; null when there is none. In all it is 8 tries within a day. */
export function pauseAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null
}

/** What nodemailer throws. */
export interface MailError {
  message: string
  responseCode: number | null
  command: string | null
}

/**
 * Whether the server refused this mail for good: a permanent answer about the recipient or the content. A permanent
 * answer to anything earlier (login, sender) is about our settings, which the operator can put right in time.
 */
export function isRefusedForGood(error: MailError): boolean {
  const code = error.responseCode ?? 0
  return code >= 500 && code < 600 && (error.command === 'RCPT TO' || error.command === 'DATA')
}
