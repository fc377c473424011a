import { Worker } from 'node:worker_threads'
import { estimateTokens } from './estimate-tokens.ts'

/** Texts up to this many characters are counted; of longer ones samples are. */
const longestCounted = 4_000
const samples = 8
/** Its tables take 45 MB, which are given back when nobody counts for a while. */
const idleMs = 60_000

interface Count {
  resolve(tokens: number): void
  estimate: number
}

/**
 * Counts tokens by OpenAI's public cl100k tokenizer, beside the event loop: its tables take a third of a second to load,
 * and a few thousand characters without a blank take it long enough to hold others up.
 */
export class TokenCounter {
  readonly #onError: (error: unknown) => void
  readonly #waiting = new Map<number, Count>()
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | null = null
  #last = 0

  constructor(onError: (error: unknown) => void = () => {}) {
    this.#onError = onError
  }

  /** Tokens of a text: exact up to 4,000 characters, beyond that as many as samples of it make likely. Never fails. */
  async count(text: string): Promise<number> {
    if (text.length <= longestCounted) return this.#countExactly(text)
    const length = longestCounted / samples
    const apart = (text.length - length) / (samples - 1)
    const parts = Array.from({ length: samples }, (_, index) => {
      const from = Math.floor(index * apart)
      return text.slice(from, from + length)
    })
    const counted = await Promise.all(parts.map((part) => this.#countExactly(part)))
    const sum = counted.reduce((total, tokens) => total + tokens, 0)
    const estimated = parts.reduce((total, part) => total + estimateTokens(part), 0)
    return Math.round((estimateTokens(text) * sum) / Math.max(1, estimated))
  }

  close(): void {
    if (this.#idle) clearTimeout(this.#idle)
    this.#idle = null
    void this.#worker?.terminate()
    this.#drop()
  }

  #countExactly(text: string): Promise<number> {
    if (text === '') return Promise.resolve(0)
    return new Promise((resolve) => {
      const id = ++this.#last
      this.#waiting.set(id, { resolve, estimate: estimateTokens(text) })
      const worker = this.#open()
      // While somebody waits, the process does.
      worker.ref()
      worker.postMessage({ id, text })
    })
  }

  #open(): Worker {
    if (this.#idle) clearTimeout(this.#idle)
    this.#idle = null
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./count-tokens-worker.ts', import.meta.url))
    this.#worker = worker
    worker.on('message', ({ id, tokens }: { id: number; tokens: number }) => {
      this.#waiting.get(id)?.resolve(tokens)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest(worker)
    })
    worker.on('error', (error) => {
      this.#onError(error)
      if (this.#worker === worker) this.#drop()
    })
    worker.on('exit', () => {
      if (this.#worker === worker) this.#drop()
    })
    return worker
  }

  #rest(worker: Worker): void {
    worker.unref()
    this.#idle = setTimeout(() => this.close(), idleMs)
    this.#idle.unref()
  }

  /** Who still waits gets what is likely. */
  #drop(): void {
    this.#worker = null
    for (const { resolve, estimate } of this.#waiting.values()) resolve(estimate)
    this.#waiting.clear()
  }
}
