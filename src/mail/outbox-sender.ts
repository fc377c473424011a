import type { Log } from '../app.ts'
import type { Database } from '../database/connect.ts'
import { isRefusedForGood, pauseAfter } from './mail-retry.ts'
import { returnMail, settleMail, takeDueMails, type WaitingMail } from './outbox-store.ts'
import { describeMailError, type SmtpSender } from './smtp-sender.ts'

/** How often the outbox is looked through for what other processes posted, and for what is due again. */
const lookEveryMs = 20_000
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
    try {
      await sender.send(mail, closing.signal)
      await settleMail(db, mail, { sent: true })
    } catch (thrown) {
      if (closing.signal.aborted) return returnMail(db, mail)
      const error = describeMailError(thrown)
      const retrySeconds = isRefusedForGood(error) ? null : pauseAfter(mail.attempts)
      log.warn(
        { mailId: mail.id, workspaceId: mail.workspaceId, reason: error.message, retrySeconds },
        'a mail was not sent',
      )
      await settleMail(db, mail, { sent: false, error: error.message, retrySeconds })
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
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be looked through; it is tried again'))
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
