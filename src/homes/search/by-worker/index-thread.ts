import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

export interface ThreadParts {
  data(): ThreadData
  /** Megabytes of heap; columns and postings lie outside of it. */
  heapMb: number
  onMessage(message: FromThread): void
  /** The thread is gone, with all that was asked of it; null when it was to end. */
  onEnd(error: unknown): void
}

const firstPauseMs = 500
const longestPauseMs = 10 * 60_000
/** Who lived so long did not die of its start. */
const soundMs = 5 * 60_000
const closingMs = 2_000
/** Reading listings leaves much behind that is soon forgotten: with the usual size it takes 100 MB. */
const youngMb = 12

/** A thread that is started when it is first needed, and again some time after it died. */
export class IndexThread {
  readonly #parts: ThreadParts
  #worker: Worker | null = null
  #isReady = false
  #isClosed = false
  #startedAt = 0
  /** Deaths in a row, and when it may be started again. */
  #deaths = 0
  #notBefore = 0

  constructor(parts: ThreadParts) {
    this.#parts = parts
  }

  get isRunning(): boolean {
    return this.#worker !== null
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Starts it where it is not running; false while it must not be. */
  open(): boolean {
    if (this.#worker) return true
    const now = performance.now()
    if (this.#isClosed || now < this.#notBefore) return false
    this.#startedAt = now
    const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
      workerData: this.#parts.data(),
      resourceLimits: { maxOldGenerationSizeMb: this.#parts.heapMb, maxYoungGenerationSizeMb: youngMb },
      name: 'listing index',
    })
    this.#worker = worker
    worker.unref()
    let cause: unknown = new Error('The thread of the indexes ended.')
    worker.on('message', (message: FromThread) => {
      if (message.is === 'ready') this.#isReady = true
      this.#parts.onMessage(message)
    })
    worker.on('messageerror', (error) => this.restart(error))
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => this.#drop(worker, cause))
    return true
  }

  post(message: ToThread): void {
    this.#worker?.postMessage(message)
  }

  /** Whether the process waits for it. */
  hold(isHeld: boolean): void {
    if (isHeld) this.#worker?.ref()
    else this.#worker?.unref()
  }

  /** Ends one that can no longer be trusted. */
  restart(cause: unknown): void {
    const worker = this.#worker
    if (!worker) return
    this.#drop(worker, cause)
    void worker.terminate()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    if (!worker) return
    this.#worker = null
    this.#isReady = false
    this.#parts.onEnd(null)
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.postMessage({ do: 'close' } satisfies ToThread)
    await Promise.race([gone, wait(closingMs, undefined, { ref: false })])
    await worker.terminate()
  }

  #drop(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#isReady = false
    const now = performance.now()
    this.#deaths = now - this.#startedAt > soundMs ? 1 : this.#deaths + 1
    this.#notBefore = now + Math.min(longestPauseMs, firstPauseMs * 4 ** (this.#deaths - 1))
    this.#parts.onEnd(cause)
  }
}
