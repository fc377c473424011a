import { fail } from '../errors.ts'

/** Who would wait longer than this is told to come again. */
const mostWaiting = 1_000
const mostWaitMs = 20_000

interface Waiting {
  begin(): void
}

/**
 * Lets only some things be worked out at the same time, conversation by conversation in turn: however many questions
 * come at once, what else is asked of this process is answered in between, and who asked forty times waits for forty
 * answers alone.
 */
export class AnswerPlaces {
  readonly #queues = new Map<number, Waiting[]>()
  readonly #mostAtWork: number
  #atWork = 0
  #waiting = 0

  constructor(mostAtWork: number) {
    this.#mostAtWork = mostAtWork
  }

  /** Does the work of a conversation as soon as it is its turn. Fails with `too-busy` when that takes too long. */
  async use<Result>(sessionId: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#atWork >= this.#mostAtWork) await this.#wait(sessionId)
    else this.#atWork += 1
    try {
      return await work()
    } finally {
      // The place goes over to the next one, so that nobody who comes just now gets in between.
      const next = this.#takeNext()
      if (next) next.begin()
      else this.#atWork -= 1
    }
  }

  #wait(sessionId: number): Promise<void> {
    if (this.#waiting >= mostWaiting) throw tooBusy()
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#leave(sessionId, waiting)
        reject(tooBusy())
      }, mostWaitMs)
      const queue = this.#queues.get(sessionId)
      if (queue) queue.push(waiting)
      else this.#queues.set(sessionId, [waiting])
      this.#waiting += 1
    })
  }

  /** The first of the conversation whose turn it is, which then goes behind all others. */
  #takeNext(): Waiting | undefined {
    const [first] = this.#queues
    if (!first) return undefined
    const [sessionId, queue] = first
    const next = queue.shift()
    this.#waiting -= 1
    this.#queues.delete(sessionId)
    if (queue.length > 0) this.#queues.set(sessionId, queue)
    return next
  }

  #leave(sessionId: number, waiting: Waiting): void {
    const rest = (this.#queues.get(sessionId) ?? []).filter((one) => one !== waiting)
    if (rest.length > 0) this.#queues.set(sessionId, rest)
    else this.#queues.delete(sessionId)
    this.#waiting -= 1
  }
}

function tooBusy(): Error {
  return fail('too-busy', {}, { retryAfterSeconds: 5 })
}
