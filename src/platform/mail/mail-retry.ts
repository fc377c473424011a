const hour = 3_600

/** Pauses before the next try, in seconds: a greylisting, an hour’s trouble, a night’s, a mailbox that is full for days. */
const pauses = [60, 300, 900, hour, 3, 6, 12, 24, 24, 24, 24, 6].map((pause) => (pause < 60 ? pause * hour : pause))

/** Seconds until the next try after so many; null when there is none. In all it is 13 tries in a little over five days. */
export function pauseAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null
}

/** Seconds that nothing is sent after the mail server was found away so many times in a row. */
export function restAfter(timesAway: number): number {
  return Math.min(60 * 2 ** Math.max(0, timesAway - 2), 300)
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
  return code >= 500 && code < 600 && isAboutMail(error)
}

/** Whether it is an answer about this one mail. Anything else (no connection, silence, login) may hold for all of them. */
export function isAboutMail({ command, responseCode }: MailError): boolean {
  // 421: the server goes away, whatever it was asked.
  return responseCode !== 421 && (command === 'RCPT TO' || command === 'DATA' || command === 'API')
}
