import { JsonDepth } from '../../../../platform/text/json-depth.ts'
import { makeWorkQueue, type WorkQueue } from '../../../../platform/work/work-queue.ts'
import type { ImportOptions } from '../import-options.ts'
import { ImportRefusal } from '../import-refusal.ts'
import type { PlannedSource, RowReading } from './planned-source.ts'
import type { TablePreview } from './preview-table.ts'
import { type ResoFields, readHomeMetadata } from './reso-metadata.ts'
import { splitJson } from './split-json.ts'
import type { FromTable } from './table-messages.ts'
import { type OpenFile, ThreadOfTables, tooSlow } from './thread-of-tables.ts'

export interface TableReadersOptions {
  /** For the beginning of a file. */
  previewMs?: number
  silenceMs?: number
  memoryMb?: number
  idleMs?: number
}

export interface TableRequest {
  /** Read one after the other, as one table. */
  files: readonly OpenFile[]
  options: ImportOptions
  /** Its `bytes` are counted up with what is read. */
  progress?: { bytes: number }
  signal: AbortSignal
}

const previewsAtOnce = 2
const mostWaiting = 40
/** Loading the program takes longer than most previews do; it is given back when nothing is read for a while. */
const idleMs = 15_000
const mostIdle = 1
/** What is read in a few milliseconds is read where one is. */
const smallJson = 131_072
const smallMetadata = 65_536

/**
 * Reads files of listings in threads of their own (docs/decisions/0078): whatever a file is, everybody else is answered
 * meanwhile, and what takes too long, too much memory, or is not wanted any more is ended at once.
 */
export class TableReaders {
  readonly #previews: WorkQueue = makeWorkQueue({ running: previewsAtOnce, waiting: mostWaiting })
  readonly #options: Required<TableReadersOptions>
  readonly #idle: ThreadOfTables[] = []
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined

  constructor(options: TableReadersOptions = {}) {
    this.#options = { previewMs: 30_000, silenceMs: 60_000, memoryMb: 640, idleMs, ...options }
  }

  /** What an import would make of the beginning of a file. Fails with an ImportRefusal, `too-busy`, or the signal's reason. */
  preview(file: OpenFile, options: ImportOptions, signal: AbortSignal): Promise<TablePreview> {
    const stop = AbortSignal.any([signal, this.#closing.signal])
    return this.#previews.run(async () => {
      const task = this.#take(AbortSignal.any([stop, AbortSignal.timeout(this.#options.previewMs)]), stop)
      try {
        const said = expectSaid(await task.thread.begin({ do: 'preview', options }, [file]), 'preview')
        expectSaid(await task.thread.next(), 'done')
        return said.preview
      } finally {
        task.leave()
      }
    }, stop)
  }

  /** Begins to read. Fails with an ImportRefusal, with what opening a file throws, or with the signal's reason. */
  async read({ files, options, progress, signal }: TableRequest): Promise<PlannedSource> {
    const stop = AbortSignal.any([signal, this.#closing.signal])
    const task = this.#take(stop, stop)
    try {
      const { lookups = [], openHouses = null, ...rest } = options
      const said = await task.thread.begin(
        { do: 'read', options: { ...rest, lookups, openHouses }, files: files.length },
        files,
      )
      const first = expectSaid(said, 'planned')
      return new ReadApart(task, first, { progress, stop: signal })
    } catch (error) {
      task.leave()
      throw error
    }
  }

  /** A JSON object of a stranger, and the entries of one of its lists; null: it is none. Those that are too large are null. */
  async readJson(
    bytes: Buffer,
    list: string,
    signal: AbortSignal,
  ): Promise<{ rest: Record<string, unknown>; entries: unknown[] } | null> {
    if (bytes.length <= smallJson) {
      if (new JsonDepth(Number.POSITIVE_INFINITY).push(bytes) !== null) return null
      const { rest, entries } = splitJson(bytes, list)
      return rest && { rest, entries: [...entries].flat() }
    }
    const stop = AbortSignal.any([signal, this.#closing.signal])
    const task = this.#take(stop, stop)
    try {
      const own = toGive(bytes)
      const { rest } = expectSaid(await task.thread.begin({ do: 'json', list, bytes: own }, []), 'head')
      const entries: unknown[] = []
      for (;;) {
        const said = await task.thread.next()
        if (said.is !== 'entries') break
        for (const entry of said.entries) entries.push(entry)
      }
      return rest && { rest, entries }
    } finally {
      task.leave()
    }
  }

  /** What a RESO Web API has of homes, by its `$metadata`; null: it does not say. */
  async readMetadata(bytes: Buffer, signal: AbortSignal): Promise<ResoFields | null> {
    if (bytes.length <= smallMetadata) return readHomeMetadata(bytes.toString('utf8'))
    const stop = AbortSignal.any([signal, this.#closing.signal])
    const task = this.#take(stop, stop)
    try {
      const own = toGive(bytes)
      const { fields } = expectSaid(await task.thread.begin({ do: 'metadata', bytes: own }, []), 'metadata')
      expectSaid(await task.thread.next(), 'done')
      return fields
    } finally {
      task.leave()
    }
  }

  close(): void {
    this.#closing.abort(new ImportRefusal('Files are no longer read: the process ends.'))
    this.#letGo()
  }

  /** A thread until it is left, ended when the signal fires: with the reason of `told`, or as too slow. */
  #take(signal: AbortSignal, told: AbortSignal): Task {
    signal.throwIfAborted()
    let thread = this.#idle.pop()
    while (thread?.isOver) thread = this.#idle.pop()
    const { silenceMs, memoryMb } = this.#options
    const taken = thread ?? new ThreadOfTables({ silenceMs, memoryMb })
    const onAbort = (): void => taken.end(told.aborted ? told.reason : tooSlow())
    signal.addEventListener('abort', onAbort, { once: true })
    return {
      thread: taken,
      leave: () => {
        signal.removeEventListener('abort', onAbort)
        taken.closeFiles()
        const isKept = taken.isAtRest && !this.#closing.signal.aborted && this.#idle.length < mostIdle
        if (isKept) this.#keep(taken)
        else taken.end(new Error('What was asked of it is not wanted any more.'))
      },
    }
  }

  #keep(thread: ThreadOfTables): void {
    this.#idle.push(thread)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#letGo(), this.#options.idleMs)
    this.#timer.unref()
  }

  #letGo(): void {
    clearTimeout(this.#timer)
    for (const thread of this.#idle.splice(0)) thread.end(new Error('not needed'))
  }
}

interface Task {
  thread: ThreadOfTables
  /** Gives it back; it is ended where it is still at work. */
  leave(): void
}

/** What a thread reads. */
class ReadApart implements PlannedSource {
  readonly #task: Task
  readonly #progress: { bytes: number }
  readonly #stop: AbortSignal
  #facts: PlannedSource['facts']
  #bytes = 0
  #isLeft = false
  readonly leftOut = new Map<string, number>()
  readonly batches: AsyncGenerator<RowReading[]>

  constructor(
    task: Task,
    { facts, bytes }: Extract<FromTable, { is: 'planned' }>,
    { progress, stop }: { progress: { bytes: number } | undefined; stop: AbortSignal },
  ) {
    this.#task = task
    this.#facts = facts
    this.#progress = progress ?? { bytes: 0 }
    this.#stop = stop
    this.#count(bytes)
    this.batches = this.#read()
  }

  get facts(): PlannedSource['facts'] {
    return this.#facts
  }

  close(): void {
    if (this.#isLeft) return
    this.#isLeft = true
    this.#task.leave()
  }

  async *#read(): AsyncGenerator<RowReading[]> {
    // It reads on while what it gave is stored.
    let coming = this.#ask()
    try {
      for (;;) {
        const said = await coming
        if (said?.is !== 'rows') return
        coming = this.#ask()
        this.#count(said.bytes)
        this.#facts = said.facts ?? this.#facts
        for (const [note, rows] of said.leftOut) this.leftOut.set(note, rows)
        yield said.readings.map(restore)
      }
    } finally {
      this.close()
    }
  }

  /** Null: it was stopped. Who stores what came until then ends in good order. */
  #ask(): Promise<FromTable | null> {
    const asked = this.#task.thread.next().catch((error: unknown) => {
      if (this.#stop.aborted) return null
      throw error
    })
    // It is looked at later.
    asked.catch(() => {})
    return asked
  }

  #count(bytes: number): void {
    this.#progress.bytes += bytes - this.#bytes
    this.#bytes = bytes
  }
}

/** Bytes that go over to a thread and are no longer here: a copy where they share their memory with others. */
function toGive(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, length } = bytes
  const isAlone = buffer instanceof ArrayBuffer && byteOffset === 0 && buffer.byteLength === length
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes)
}

/** Between threads a Buffer becomes plain bytes. */
function restore(reading: RowReading): RowReading {
  if (reading.is === 'row' || reading.key === null || typeof reading.key === 'string') return reading
  const { buffer, byteOffset, length } = reading.key
  return { ...reading, key: Buffer.from(buffer, byteOffset, length) }
}

function expectSaid<Is extends FromTable['is']>(said: FromTable, is: Is): Extract<FromTable, { is: Is }> {
  if (said.is !== is) throw new Error(`The thread that reads files said "${said.is}" where "${is}" was due.`)
  // It was just looked at.
  return said as Extract<FromTable, { is: Is }>
}
