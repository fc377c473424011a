import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentOrigin } from '../document-kind.ts'
import type { ReadFault } from '../read-document.ts'
import type { FromReading, ReadingLimits, ToReading } from './reading-messages.ts'

const watchEveryMs = 40
/** Share of the memory that may be JavaScript's heap. */
const heapShare = 0.6
const lastWordsMs = 1_000

interface Reading {
  origin: DocumentOrigin
  limits: ReadingLimits
  bytes: Uint8Array<ArrayBuffer>
  have: number
}

/**
 * The process in which documents are read. Its first thread only watches: a reader that hangs, or takes memory outside
 * of JavaScript's heap, stops nothing here, and the process ends with it.
 */
class ReadingProgram {
  #reading: Reading | null = null
  #worker: Worker | null = null
  #watch: NodeJS.Timeout | undefined

  take(message: ToReading): void {
    if (message.is === 'begin') {
      const { origin, limits, length } = message
      this.#reading = { origin, limits, bytes: new Uint8Array(length), have: 0 }
      this.#begin(limits)
    } else if (this.#reading) {
      this.#reading.bytes.set(message.bytes, this.#reading.have)
      this.#reading.have += message.bytes.length
    }
    if (this.#reading && this.#reading.have === this.#reading.bytes.length) this.#read(this.#reading)
  }

  #begin({ timeoutMs, memoryMb }: ReadingLimits): void {
    const end = performance.now() + timeoutMs
    this.#watch = setInterval(() => {
      if (process.memoryUsage.rss() > memoryMb * 1_048_576) this.#giveUp('too-much-memory')
      else if (performance.now() > end) this.#giveUp('too-slow')
    }, watchEveryMs)
  }

  #read({ origin, bytes, limits }: Reading): void {
    this.#reading = null
    this.#worker ??= this.#open(limits.memoryMb)
    this.#worker.postMessage({ bytes, origin }, [bytes.buffer])
  }

  #open(memoryMb: number): Worker {
    const thread = new Worker(new URL(`./reading-thread${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: Math.floor(memoryMb * heapShare), maxYoungGenerationSizeMb: 16 },
    })
    thread.on('message', (message: FromReading) => {
      if (message.is !== 'blocks') clearInterval(this.#watch)
      process.send?.(message)
    })
    thread.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      this.#giveUp(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much-memory' : 'damaged')
    })
    thread.on('exit', () => this.#giveUp('damaged'))
    return thread
  }

  /** Says why, and ends: nothing of a reader that went astray is used again. */
  #giveUp(fault: ReadFault): void {
    clearInterval(this.#watch)
    const end = (): never => process.exit(1)
    process.send?.({ is: 'fault', fault, message: null } satisfies FromReading, end)
    setTimeout(end, lastWordsMs)
  }
}

const program = new ReadingProgram()
process.on('disconnect', () => process.exit())
process.on('message', (message: ToReading) => program.take(message))
