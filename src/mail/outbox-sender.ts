import type { Database } from '../database/connect.ts'
import { describeTrouble, isUnavailable } from '../database/database-trouble.ts'
import { untilBack } from '../database/until-back.ts'
import type { Log } from '../logging/log.ts'
import { isRefusedForGood, pauseAfter } from './mail-retry.ts'
import { type Outcome, returnMail, settleMail, takeDueMails, type WaitingMail } from './outbox-store.ts'
import { describeMailError, type SmtpSender } from './smtp-sender.ts'

/** How often the outbox is looked through for what other processes posted, and for what is due again. */
const lookEveryMs = 20_000
/** How soon it is looked through again after the database was away. */
const awayMs = 1_000
const atOnce = 4

export interface OutboxSender {
  /** Looks now, because something was posted. */
  wake(): void
  close(): Promise<void>
}

/** Sends what waits in the outbox, a few mails at a time, until it is closed. */
export function startOutboxSender(db: Database, sender: SmtpSender, log: Log): OutboxSender {
  const closing = new AbortController()
  // A try ends by then whatever the server does; only afterwards may another process take the mail.
  const leaseSeconds = Math.ceil(sender.sendMs / 1000) + 60
  let running: Promise<void> | null = null
  let again = false

  async function sendOne(mail: WaitingMail): Promise<void> {
    const outcome = await trySend(mail)
    // The mail server has it or has it not: while the database is away, that must not be forgotten and tried again.
    const noting = { signal: closing.signal, mostMs: leaseSeconds * 1000 }
    await untilBack(() => (outcome === null ? returnMail(db, mail) : settleMail(db, mail, outcome)), noting)
  }

  /** What became of the try; null when there was none because the process stops. */
  async function trySend(mail: WaitingMail): Promise<Outcome | null> {
    try {
      await sender.send(mail, closing.signal)
      return { sent: true }
    } catch (thrown) {
      if (closing.signal.aborted) return null
      const error = describeMailError(thrown)
      const retrySeconds = isRefusedForGood(error) ? null : pauseAfter(mail.attempts)
      log.warn(
        { mailId: mail.id, workspaceId: mail.workspaceId, reason: error.message, retrySeconds },
        'a mail was not sent',
      )
      return { sent: false, error: error.message, retrySeconds }
    }
  }

  async function sendDue(): Promise<void> {
    do {
      again = false
      const mails = await takeDueMails(db, atOnce, leaseSeconds)
      await Promise.all(mails.map(sendOne))
      if (mails.length === atOnce) again = true
    } while (again && !closing.signal.aborted)
  }

  function wake(): void {
    again = true
    if (running || closing.signal.aborted) return
    running = sendDue()
      .catch((error: unknown) => {
        const isAway = isUnavailable(error)
        const level = isAway ? 'debug' : 'warn'
        log[level](
          isAway ? describeTrouble(error) : { err: error },
          'the outbox could not be looked through; it is tried again',
        )
        again = false
        if (isAway) setTimeout(wake, awayMs).unref()
      })
      .finally(() => {
        running = null
        // Woken after the last look, before this line.
        if (again) wake()
      })
  }

  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}
