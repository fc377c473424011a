import { makeWorkQueue, type WorkQueue } from '../work/work-queue.ts'
import type { DocumentOrigin } from './document-kind.ts'
import type { ReadingLimits } from './process/reading-messages.ts'
import { ReadingProcess } from './process/reading-process.ts'
import { type ReadDocument, ReadError } from './read-document.ts'
import { readFault } from './read-fault.ts'

/** firm.md, Knowledge: files up to 40 MB. */
export const mostDocumentBytes = 40 * 1_048_576
const atOnce = 2
const mostWaiting = 200
/** Loading the readers takes longer than most documents do; they are given back when nothing is read for a while. */
const idleMs = 15_000
/** A process that grew so large is not kept. */
const mostKeptMb = 320

export interface DocumentReaderOptions extends Partial<ReadingLimits> {
  idleMs?: number
}

/**
 * Reads documents of strangers in processes of their own (docs/decisions/0048): each has little memory and time, may see
 * nothing of this machine, and may die. Nothing is loaded until the first document comes.
 */
export class DocumentReader {
  readonly #queue: WorkQueue = makeWorkQueue({ running: atOnce, waiting: mostWaiting })
  readonly #limits: ReadingLimits
  readonly #idleMs: number
  readonly #idle: ReadingProcess[] = []
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | null = null

  constructor(options: DocumentReaderOptions = {}) {
    this.#limits = { timeoutMs: options.timeoutMs ?? 90_000, memoryMb: options.memoryMb ?? 640 }
    this.#idleMs = options.idleMs ?? idleMs
  }

  /**
   * Reads a document; its kind is told by its bytes. Fails with a ReadError, whose message is for the firm; with
   * `too-busy` when too many wait; with the signal's reason.
   */
  async read(bytes: Buffer, { signal, ...origin }: DocumentOrigin & { signal?: AbortSignal }): Promise<ReadDocument> {
    if (bytes.length > mostDocumentBytes) throw readFault('too-large')
    if (bytes.length === 0) throw readFault('empty')
    const stop = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal
    return this.#queue.run(() => this.#readNow(bytes, origin, stop), stop)
  }

  close(): void {
    this.#closing.abort(new Error('Documents are no longer read: the process ends.'))
    this.#letGo()
  }

  async #readNow(bytes: Buffer, origin: DocumentOrigin, stop: AbortSignal): Promise<ReadDocument> {
    const process = this.#take()
    try {
      const read = await process.read(bytes, origin, this.#limits, stop)
      this.#putBack(process)
      return read
    } catch (error) {
      // A document that says nothing is no reason to load the readers again.
      if (error instanceof ReadError) this.#putBack(process)
      else process.end()
      throw error
    }
  }

  #take(): ReadingProcess {
    for (let process = this.#idle.pop(); process; process = this.#idle.pop()) if (!process.isOver) return process
    return new ReadingProcess()
  }

  #putBack(process: ReadingProcess): void {
    if (this.#closing.signal.aborted || process.isOver || process.memoryMb > mostKeptMb) {
      process.end()
      return
    }
    this.#idle.push(process)
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#letGo(), this.#idleMs)
    this.#timer.unref()
  }

  #letGo(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    for (const process of this.#idle.splice(0)) process.end()
  }
}
