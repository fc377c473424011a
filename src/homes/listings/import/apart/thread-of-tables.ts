import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { ImportRefusal } from '../import-refusal.ts'
import type { FromTable, TableTask, ToTable } from './table-messages.ts'

export interface TableLimits {
  /** A thread that says nothing for so long is ended. */
  silenceMs: number
  /** Of its heap. */
  memoryMb: number
}

/** A file of a task, opened when its bytes are asked for. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>

const youngMb = 32
const program = new URL(`./table-thread${extname(import.meta.url)}`, import.meta.url)

type Said = Exclude<FromTable, { is: 'want' | 'fault' }>

/** A thread that reads one file after the other, and may be ended at any time without harm to anybody else. */
export class ThreadOfTables {
  readonly #worker: Worker
  readonly #limits: TableLimits
  #files: readonly OpenFile[] = []
  readonly #open = new Map<number, { bytes: AsyncIterable<Uint8Array>; pieces: AsyncIterator<Uint8Array> }>()
  #hears: { resolve(said: Said): void; reject(error: unknown): void } | null = null
  #silence: NodeJS.Timeout | undefined
  /** Why bytes could not be read on. */
  #broken: unknown = null
  #end: { reason: unknown } | null = null
  #isAtRest = true

  constructor(limits: TableLimits) {
    this.#limits = limits
    this.#worker = new Worker(program, {
      name: 'tables',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: youngMb },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: FromTable) => this.#hear(message))
    this.#worker.on('error', (error) => this.end(describeDeath(error)))
    this.#worker.on('exit', () => this.end(new Error('The thread that reads files ended.')))
  }

  get isOver(): boolean {
    return this.#end !== null
  }

  /** Whether it may be given another task. */
  get isAtRest(): boolean {
    return this.#isAtRest && this.#end === null
  }

  /** What it says first of a task. */
  begin(task: TableTask, files: readonly OpenFile[]): Promise<Said> {
    this.#files = files
    this.#broken = null
    this.#isAtRest = false
    const transfer = 'bytes' in task ? [task.bytes.buffer] : []
    return this.#ask({ is: 'begin', task }, transfer)
  }

  /** What it says next. */
  next(): Promise<Said> {
    return this.#ask({ is: 'next' })
  }

  /** Has the files closed. */
  closeFiles(): void {
    for (const { bytes, pieces } of this.#open.values()) {
      // One that waits for more would not hear of its end otherwise.
      if (bytes instanceof Readable) bytes.destroy()
      else void pieces.return?.().catch(() => {})
    }
    this.#open.clear()
    this.#files = []
  }

  /** Ends it at once, whatever it is at. */
  end(reason: unknown): void {
    if (this.#end) return
    this.#end = { reason }
    clearTimeout(this.#silence)
    void this.#worker.terminate()
    this.#hears?.reject(reason)
    this.#hears = null
  }

  #ask(message: ToTable, transfer: ArrayBuffer[] = []): Promise<Said> {
    return new Promise((resolve, reject) => {
      if (this.#end) {
        reject(this.#end.reason)
        return
      }
      this.#hears = { resolve, reject }
      // While somebody waits, the process does.
      this.#worker.ref()
      this.#post(message, transfer)
    })
  }

  #post(message: ToTable, transfer: ArrayBuffer[] = []): void {
    if (this.#end) return
    this.#worker.postMessage(message, transfer)
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.end(tooSlow()), this.#limits.silenceMs)
    this.#silence.unref()
  }

  #hear(message: FromTable): void {
    clearTimeout(this.#silence)
    if (message.is === 'want') {
      void this.#give(message.file)
      return
    }
    const hears = this.#hears
    this.#hears = null
    this.#isAtRest = message.is === 'done' || message.is === 'fault'
    this.#worker.unref()
    if (message.is !== 'fault') hears?.resolve(message)
    else if (message.fault === 'broken' && this.#broken !== null) hears?.reject(this.#broken)
    else hears?.reject(message.fault === 'refused' ? new ImportRefusal(message.message) : new Error(message.message))
  }

  async #give(file: number): Promise<void> {
    try {
      let opened = this.#open.get(file)
      if (!opened) {
        const open = this.#files[file]
        if (!open) throw new Error('There is no such file.')
        const bytes = await open()
        opened = { bytes, pieces: bytes[Symbol.asyncIterator]() }
        this.#open.set(file, opened)
        // Ended meanwhile.
        if (this.#end) this.closeFiles()
      }
      const next = await opened.pieces.next()
      this.#post({ is: 'bytes', piece: next.done ? null : next.value })
    } catch (error) {
      this.#broken = error
      this.#post({ is: 'bytes', piece: null, isBroken: true })
    }
  }
}

export function tooSlow(): ImportRefusal {
  return new ImportRefusal(
    'The file takes too long to read: it may be damaged, or no list of homes. Have it written anew, or split it.',
  )
}

function describeDeath(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return new ImportRefusal('The file takes more memory to read than an import may have: split it into smaller ones.')
}
