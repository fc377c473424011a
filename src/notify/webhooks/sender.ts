import { describeTrouble } from '../../platform/database/database-trouble.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { untilBack } from '../../platform/database/until-back.ts'
import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { OutboundError } from '../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../platform/outbound/retry-after.ts'
import type { NotifyApp } from '../notify-app.ts'
import { type DueDelivery, type Outcome, settleDeliveries, takeDueDeliveries } from './delivery-store.ts'
import { readSecrets } from './endpoint-store.ts'
import { writeEventBody } from './event-data.ts'
import { lockUnwritten, readBody, writeBody } from './message-store.ts'
import { AtHand } from './sending/at-hand.ts'
import { pauseAfter } from './sending/retry.ts'
import { makeSigner, type Signer } from './sending/signatures.ts'
import { switchOffFailing, switchOffGone } from './switch-off.ts'

export interface SenderOptions {
  /** For the whole answer of an endpoint. */
  timeoutMs?: number
}

export interface WebhookSender {
  close(): Promise<void>
}

/** How often it is looked for what other processes made, and for what is due again. */
const lookEveryMs = 1_000
const usualTimeoutMs = 15_000
/** Of an answer. */
const maxAnswerBytes = 65_536
/** Attempts at once: to all endpoints that are well, to all in trouble, to one that is well; one in trouble has one. */
const room = { well: 256, troubled: 64, each: 5 }
/** So many are taken before those on their way have come to their end, so that nobody waits for the database. */
const ahead = { well: 1_024, each: 20 }
/** So many outcomes are noted at once. What is not noted yet is sent again should the process die: no more is taken then. */
const notedAtOnce = 500
/** What has waited longer is given back: by then it may have been erased, or another process has room. */
const freshMs = 2_000
/** Who takes longer is slow: what it gets must not take the room of others. */
const slowMs = 5_000

/** Delivers what is due, until it is closed; several processes share the work. */
export function startWebhookSender(app: NotifyApp, { timeoutMs = usualTimeoutMs }: SenderOptions = {}): WebhookSender {
  const sender = new Sender(app, timeoutMs)
  app.webhooks.tell(() => sender.wake())
  return {
    close: async () => {
      app.webhooks.tell(() => {})
      await sender.close()
    },
  }
}

/** A delivery that this process has taken. */
interface Taken {
  delivery: DueDelivery
  /** Null: its secret cannot be read any more. */
  signer: Signer | null
  /** When it was taken, by `performance.now()`. */
  takenAt: number
}

class Sender {
  readonly #app: NotifyApp
  readonly #timeoutMs: number
  readonly #closing = new AbortController()
  readonly #atHand = new AtHand<Taken>({ flying: room.well, each: room.each })
  readonly #slow = new Set<number>()
  readonly #trying = new Set<Promise<void>>()
  readonly #outcomes: Outcome[] = []
  readonly #looking: Repeated
  #settling: Promise<void> | null = null
  /** Whether the last look found anything: there may be more. */
  #foundSome = false

  constructor(app: NotifyApp, timeoutMs: number) {
    this.#app = app
    this.#timeoutMs = timeoutMs
    this.#looking = repeat(app, { name: 'webhooks', everyMs: lookEveryMs }, async () => {
      await this.#look()
      return false
    })
  }

  wake(): void {
    this.#looking.wake()
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('the process stops'))
    await this.#looking.stop()
    this.#giveBack(this.#atHand.takeBack())
    await Promise.all(this.#trying)
    await this.#settling
  }

  async #look(): Promise<void> {
    if (this.#closing.signal.aborted) return
    const well = Math.max(0, ahead.well - this.#atHand.well - this.#outcomes.length)
    const troubled = Math.max(0, room.troubled - this.#atHand.troubled)
    if (well + troubled === 0) return
    const { db, now, secrets } = this.#app
    const due = await takeDueDeliveries(
      db,
      { well, troubled, each: ahead.each, busy: this.#atHand.counts(), slow: [...this.#slow] },
      now(),
      Math.ceil(this.#timeoutMs / 1000) + 60,
    )
    this.#foundSome = due.length > 0
    if (!this.#foundSome) return
    const endpoints = due.map(({ workspaceId, endpointId: id }) => ({ workspaceId, id }))
    const keys = await readSecrets(db, endpoints, now(), (place, sealed) => secrets.open(place, sealed))
    const signers = new Map([...keys].map(([id, secrets]) => [id, makeSigner(secrets)]))
    const takenAt = performance.now()
    for (const delivery of due)
      this.#atHand.add({ delivery, signer: signers.get(delivery.endpointId) ?? null, takenAt })
    this.#begin()
  }

  /** Sends of what is at hand all that there is room for. */
  #begin(): void {
    if (this.#closing.signal.aborted) return
    for (const taken of this.#atHand.begin()) {
      const trying = this.#try(taken).then((outcome) => {
        this.#trying.delete(trying)
        this.#atHand.end(taken)
        this.#outcomes.push(outcome)
        this.#judge(outcome)
        this.#settle()
        this.#begin()
        if (this.#foundSome && this.#atHand.waiting < ahead.well / 4) this.wake()
      })
      this.#trying.add(trying)
    }
  }

  /** Who is in trouble gets one at a time: what waits for it is given back. */
  #judge({ attempt, isDelivered, delivery: { endpointId } }: Outcome): void {
    const isSlow = attempt !== null && attempt.ms >= slowMs
    if (isSlow) this.#slow.add(endpointId)
    else if (isDelivered) this.#slow.delete(endpointId)
    if (isSlow || (attempt !== null && !isDelivered)) this.#giveBack(this.#atHand.takeBack(endpointId))
  }

  #giveBack(unsent: readonly Taken[]): void {
    const at = this.#app.now()
    this.#outcomes.push(...unsent.map((taken) => makeUntried(taken, at)))
    if (unsent.length > 0) this.#settle()
  }

  /** Notes outcomes, all that there are at a time; meanwhile others gather. */
  #settle(): void {
    this.#settling ??= this.#settleAll()
  }

  async #settleAll(): Promise<void> {
    while (this.#outcomes.length > 0) {
      const outcomes = this.#outcomes.splice(0, notedAtOnce)
      await this.#note(outcomes)
      this.wake()
    }
    // In the same moment as the look above: what comes later begins anew.
    this.#settling = null
  }

  async #note(outcomes: readonly Outcome[]): Promise<void> {
    const { log } = this.#app
    try {
      // The endpoint was told or was not: while the database is away, that must not be forgotten.
      const signal = this.#closing.signal
      await untilBack(() => noteOutcomes(this.#app, outcomes), { signal, mostMs: 60_000 })
    } catch (error) {
      log.warn(describeTrouble(error), 'what became of webhooks could not be noted; they are tried again')
    }
  }

  async #try(taken: Taken): Promise<Outcome> {
    const { delivery } = taken
    const { now } = this.#app
    const at = now()
    const begun = performance.now()
    if (begun - taken.takenAt > freshMs) return makeUntried(taken, at)
    const result = await this.#send(taken, at)
    if (result === null) return makeUntried(taken, at)
    const { code, error, retryAfter } = result
    const isDelivered = error === null
    const attempt = { at: writeTime(at), code, ms: Math.round(performance.now() - begun), error }
    const end = now()
    const pause =
      isDelivered || code === 410 ? null : pauseAfter(delivery.tries, readRetryAfter(retryAfter, end), Math.random())
    const nextAttemptAt = pause === null ? null : new Date(end.getTime() + pause * 1000)
    return { delivery, attempt, isDelivered, nextAttemptAt }
  }

  /** Null: it was not tried, because the process stops. */
  async #send({ delivery, signer }: Taken, at: Date): Promise<Answer | null> {
    const { webhooks } = this.#app
    const { signal } = this.#closing
    try {
      const fault = webhooks.findFault(delivery.url)
      if (fault !== null) return { code: null, error: `The address may not be told any more: ${fault}` }
      if (signer === null) return { code: null, error: 'The secret cannot be read any more: rotate it.' }
      const body = delivery.body ?? (await this.#write(delivery))
      if (body === null) return { code: null, error: 'What happened was erased.' }
      const headers = signer({ id: delivery.eventId, body }, at)
      const { status, headers: answered } = await webhooks.fetch({
        url: delivery.url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        maxBytes: maxAnswerBytes,
        timeoutMs: this.#timeoutMs,
        signal,
        ignoresRedirects: true,
        ignoresBody: true,
      })
      if (status >= 200 && status < 300) return { code: status, error: null }
      const isRedirect = status >= 300 && status < 400
      const error = isRedirect ? 'Redirects are not followed.' : `The answer was ${status}.`
      return { code: status, error, retryAfter: answered['retry-after'] }
    } catch (error) {
      return signal.aborted ? null : { code: null, error: describeFailure(error) }
    }
  }

  /** Writes the message of an event that nobody listened to when it happened. */
  #write({ workspaceId, messageId: id }: DueDelivery): Promise<string | null> {
    return inTransaction(this.#app.db, async (transaction) => {
      const event = await lockUnwritten(transaction, { workspaceId, id })
      const body = event && (await writeEventBody(transaction, event))
      if (body === null) return readBody(transaction, { workspaceId, id })
      await writeBody(transaction, { workspaceId, id }, body)
      return body
    })
  }
}

/** It is due again at once, and the take counts as no try. */
function makeUntried({ delivery }: Taken, at: Date): Outcome {
  return { delivery, attempt: null, isDelivered: false, nextAttemptAt: at }
}

interface Answer {
  code: number | null
  error: string | null
  retryAfter?: string | undefined
}

/** Notes what became of attempts, and switches off who is gone or does nothing but fail. */
function noteOutcomes(app: NotifyApp, outcomes: readonly Outcome[]): Promise<void> {
  const now = app.now()
  return inTransaction(app.db, async (transaction) => {
    const failing = await settleDeliveries(transaction, outcomes, now)
    for (const { attempt, delivery } of outcomes) {
      const { workspaceId, endpointId: id } = delivery
      if (attempt?.code === 410) await switchOffGone(app, transaction, { workspaceId, id })
    }
    await switchOffFailing(app, transaction, failing, now)
  })
}

function describeFailure(error: unknown): string {
  if (!(error instanceof OutboundError)) return 'The message could not be sent.'
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}${code}.`
}
