import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, keepAlive } from './connect.ts'
import { explainConnectError } from './database-trouble.ts'

const retryMs = 250
/** Our former connection may hold the lock until the server has noticed that it is gone. */
const takeMs = 5_000

/**
 * A lock in the database that this process holds as long as it lives, on a connection of its own: who asks whether the
 * lock is free learns whether the process is dead. A lost connection is made anew at once.
 */
export class ProcessMark {
  /** The number of the lock, another one for each process. */
  readonly id = randomBytes(8).readBigInt64BE().toString()
  readonly #connection: Connection
  readonly #onTaken: () => Promise<void>
  readonly #closing = new AbortController()
  /** Is fulfilled as long as the lock is held; rejected by a try that failed. */
  #attempt = newAttempt()
  #work: Promise<void> | null = null

  /** `onTaken` runs each time that the lock was taken, before anybody may rely on it. */
  constructor(connection: Connection, onTaken: () => Promise<void>) {
    this.#connection = connection
    this.#onTaken = onTaken
  }

  /** Resolves when the lock is held; fails with `database-unavailable`. From the first call on it is kept. */
  async hold(): Promise<void> {
    this.#work ??= this.#keep()
    await this.#attempt.promise
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#work
  }

  async #keep(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const client = new pg.Client({ ...this.#connection, ...keepAlive, application_name: 'porchlight process' })
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      const failed = await this.#take(client).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (failed) this.#attempt.reject(explainConnectError(failed.error))
      else {
        this.#attempt.resolve()
        await lost
      }
      client.connection.stream.destroy()
      this.#attempt = newAttempt()
      await sleep(retryMs, undefined, { ref: false, signal }).catch(() => {})
    }
    this.#attempt.reject(explainConnectError(new Error('the process ends')))
  }

  async #take(client: pg.Client): Promise<void> {
    await client.connect()
    // So that the server notices in a quarter of a minute when our whole machine is gone.
    await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 2')
    const take = { text: 'SELECT pg_advisory_lock($1::bigint)', values: [this.id], query_timeout: takeMs }
    await client.query(take)
    await this.#onTaken()
  }
}

function newAttempt(): PromiseWithResolvers<void> {
  const attempt = Promise.withResolvers<void>()
  // Perhaps nobody waits for it just now.
  attempt.promise.catch(() => {})
  return attempt
}
