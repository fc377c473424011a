import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { untilBack } from '../database/until-back.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Log } from '../logging/log.ts'
import { isAboutMail, isRefusedForGood, pauseAfter, restAfter } from './mail-retry.ts'
import { type Outcome, returnMail, settleMail, takeDueMails, type WaitingMail } from './outbox-store.ts'
import { describeMailError, type SmtpSender } from './smtp-sender.ts'

/** How often the outbox is looked through for what other processes posted, and for what is due again. */
const lookEveryMs = 20_000
/** How soon it is looked through again after the database was away. */
const awayMs = 1_000
const atOnce = 4
/** So often in a row the oldest mails may find the server away before another one is tried beside them. */
const timesInDoubt = 3

export interface OutboxSender {
  /** Looks now, because something was posted. */
  wake(): void
  close(): Promise<void>
}

export interface OutboxPace {
  /** Mails that this process begins to send in a second: a day's mails must not look like an attack to the server. */
  perSecond: number
  /** See mail-retry.ts. */
  restSeconds(timesAway: number): number
  pauseSeconds(attempts: number): number | null
}

const usualPace: OutboxPace = { perSecond: 10, restSeconds: restAfter, pauseSeconds: pauseAfter }

/** What became of one try, before it is known whose fault a failure is. */
interface Tried {
  mail: WaitingMail
  /** Null: there was none because the process stops. */
  outcome: Outcome | null
  /** Whether it failed in a way that may hold for all mails. */
  isDoubtful: boolean
}

/** Whether the server seems to be away: something failed, and nothing that was tried speaks against it. */
function showAway(tried: readonly Tried[]): boolean {
  return tried.some(({ isDoubtful }) => isDoubtful) && tried.every(({ isDoubtful, outcome }) => isDoubtful || !outcome)
}

/**
 * Sends what waits in the outbox, the oldest first and a few at a time, until it is closed. When nothing of a few gets
 * through and no answer was about the mail, the server is away: then all wait for a while, and none of it counts as a
 * try. So a day without a mail server loses nothing, and the outbox drains in its order afterwards, but for a mail that
 * showed that the server is back and for the few that are on their way together. `workspaceId`: those of one firm alone,
 * whose server is its own.
 */
export function startOutboxSender(
  db: Database,
  sender: SmtpSender,
  log: Log,
  { workspaceId = null, pace = usualPace }: { workspaceId?: number | null; pace?: OutboxPace } = {},
): OutboxSender {
  const closing = new AbortController()
  // A mail's try, that of another beside it and its second end by then whatever the server does; only afterwards may
  // another process take the mail.
  const leaseSeconds = 3 * Math.ceil(sender.sendMs / 1000) + 60
  let timesAway = 0
  let nextStart = 0
  let restUntil = 0

  /** Resolves when another mail may begin. */
  async function takeTurn(): Promise<void> {
    const now = performance.now()
    const start = Math.max(now, nextStart)
    nextStart = start + 1000 / pace.perSecond
    if (start > now) await wait(start - now, undefined, { signal: closing.signal }).catch(() => {})
  }

  async function trySend(mail: WaitingMail): Promise<Tried> {
    try {
      await takeTurn()
      if (closing.signal.aborted) return { mail, outcome: null, isDoubtful: false }
      await sender.send(mail, closing.signal)
      return { mail, outcome: { sent: true }, isDoubtful: false }
    } catch (thrown) {
      if (closing.signal.aborted) return { mail, outcome: null, isDoubtful: false }
      const error = describeMailError(thrown)
      const retrySeconds = isRefusedForGood(error) ? null : pace.pauseSeconds(mail.attempts)
      return { mail, outcome: { sent: false, error: error.message, retrySeconds }, isDoubtful: !isAboutMail(error) }
    }
  }

  async function settle({ mail, outcome, isDoubtful }: Tried, isAway: boolean): Promise<void> {
    // The mail server has it or has it not: while the database is away, that must not be forgotten and tried again.
    const noting = { signal: closing.signal, mostMs: leaseSeconds * 1000 }
    if (outcome === null) return untilBack(() => returnMail(db, mail), noting)
    if (outcome.sent) return untilBack(() => settleMail(db, mail, outcome), noting)
    const settled =
      isAway && isDoubtful ? { ...outcome, retrySeconds: pace.restSeconds(timesAway), isFree: true } : outcome
    const { error: reason, retrySeconds } = settled
    log.warn({ mailId: mail.id, workspaceId: mail.workspaceId, reason, retrySeconds }, 'a mail was not sent')
    return untilBack(() => settleMail(db, mail, settled), noting)
  }

  /** Tries a few mails; answers how many there were. */
  async function sendSome(): Promise<number> {
    const mails = await takeDueMails(db, { limit: atOnce, leaseSeconds, workspaceId })
    // What arrived is noted at once; whose fault a failure is shows at the end.
    const send = async (mail: WaitingMail): Promise<Tried> => {
      const tried = await trySend(mail)
      if (tried.outcome?.sent) await settle(tried, false)
      return tried
    }
    let tried = await Promise.all(mails.map(send))
    if (showAway(tried) && timesAway >= timesInDoubt) {
      // It may be something about these very mails: one of the others shows whether it is.
      const [other] = await takeDueMails(db, { limit: 1, leaseSeconds, workspaceId, ofLeastTries: true })
      const shown = other ? [await send(other)] : []
      // Or the server came back in between: what fails beside one that got through fails for its own sake.
      if (shown.some(({ outcome }) => outcome?.sent)) {
        tried = await Promise.all(tried.map((each) => (each.isDoubtful ? send(each.mail) : each)))
      }
      tried = [...tried, ...shown]
    }
    const isAway = showAway(tried)
    timesAway = isAway ? timesAway + 1 : 0
    await Promise.all(tried.filter(({ outcome }) => !outcome?.sent).map((each) => settle(each, isAway)))
    if (isAway) restUntil = performance.now() + pace.restSeconds(timesAway) * 1000
    return mails.length
  }

  const outbox = repeat({ log }, { name: 'the outbox', everyMs: lookEveryMs, awayMs }, async () => {
    if (closing.signal.aborted || performance.now() < restUntil) return false
    const count = await sendSome()
    const restMs = restUntil - performance.now()
    if (restMs > 0) setTimeout(outbox.wake, restMs + 1).unref()
    return count === atOnce && restMs <= 0
  })
  return {
    wake: outbox.wake,
    close: async () => {
      closing.abort()
      await outbox.stop()
    },
  }
}
