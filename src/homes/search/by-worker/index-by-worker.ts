import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../../../platform/database/connect.ts'
import type { Condition } from '../../../reading/criteria/condition.ts'
import type { ListingScope } from '../../listings/listing-scope.ts'
import type {
  AnswerOf,
  FoundElsewhere,
  IndexReply,
  IndexSize,
  IndexView,
  QuestionKind,
  QuestionOf,
  SearchIndex,
} from '../search-index.ts'
import { IndexThread } from './index-thread.ts'
import type { AskMessage, FromThread } from './messages.ts'

export interface IndexByWorkerOptions {
  connection: Connection
  /** What all indexes of the process may take. */
  memoryBytes: number
  /** Milliseconds that a search waits for an index that is being made, before SQL answers it; 0 when not given. */
  patienceMs?: number
  /** Conditions on texts that are looked for beforehand, when there is time. */
  expected?(): readonly Condition[]
  /** Hears what went wrong; searches go on by SQL. */
  onError?(error: unknown, scope: ListingScope | null): void
  /** Longest time for one answer, in milliseconds, before SQL gives it. */
  answerMs?: number
  /** Megabytes of heap; when not given, as many as that memory makes likely. */
  heapMb?: number
}

interface Call {
  readonly message: AskMessage
  readonly signal: AbortSignal | undefined
  readonly resolve: (reply: IndexReply<QuestionKind>) => void
  readonly timer: NodeJS.Timeout
}

const usualAnswerMs = 5_000
/** A thread takes at least so long to start. */
const startMs = 100
/** Questions that the thread has at once; the others wait here, where they can be taken back. */
const mostAtOnce = 8
/** Beyond so many that wait, SQL answers. */
const mostWaiting = 500
/** A thread that says nothing at all for so long, after a question ran out of time, is ended. */
const silenceMs = 10_000
/** Cities of so many chatbots are kept on this side. */
const mostKept = 50
const megabyte = 1_048_576
const sizeMs = 1_000
const nothing: IndexSize = { chatbots: 0, bytes: 0 }

/** The frequent words of the texts, and what is being read, lie in the heap; all else outside. */
function heapFor(memoryBytes: number): number {
  return Math.min(2_048, Math.max(192, Math.round(memoryBytes / 2 / megabyte)))
}

/** Answers from indexes that a thread of its own makes and reads, so that neither stops the event loop (decision 0034). */
export class IndexByWorker implements SearchIndex {
  readonly #thread: IndexThread
  readonly #options: IndexByWorkerOptions
  readonly #waiting: Call[] = []
  readonly #running = new Map<number, Call>()
  readonly #jobs = new Map<number, (size: IndexSize) => void>()
  readonly #cityKeys = new Map<number, { version: string; keys: readonly string[] }>()
  #lastId = 0
  #lastView = 0
  #asked = 0
  #size = nothing
  /** Runs since the thread was asked whether it is still there. */
  #silence: NodeJS.Timeout | null = null

  constructor(options: IndexByWorkerOptions) {
    this.#options = options
    const { connection, memoryBytes, patienceMs = 0 } = options
    this.#thread = new IndexThread({
      data: () => ({ connection, memoryBytes, patienceMs, expected: options.expected?.() ?? [] }),
      heapMb: options.heapMb ?? heapFor(memoryBytes),
      onMessage: (message) => this.#hear(message),
      onEnd: (error) => this.#lose(error),
    })
  }

  /** Whether there is a thread: it is started when it is first needed. */
  get isRunning(): boolean {
    return this.#thread.isRunning
  }

  /** Questions so far that were sent to the thread. */
  get asked(): number {
    return this.#asked
  }

  ask<Kind extends QuestionKind>(
    scope: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>> {
    return this.askIn(0, undefined, scope, kind, of, found)
  }

  view(signal?: AbortSignal): IndexView {
    return new ViewOfWorker(this, ++this.#lastView, signal)
  }

  /** The same in a view; 0 for none. */
  async askIn<Kind extends QuestionKind>(
    view: number,
    signal: AbortSignal | undefined,
    { workspaceId, chatbotId }: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>> {
    if (this.#waiting.length >= mostWaiting || !this.#thread.open()) return null
    if (!this.#thread.isReady && (this.#options.patienceMs ?? 0) < startMs) {
      // The index is made meanwhile, but not in the time that anybody waits for it.
      this.warm({ workspaceId, chatbotId })
      return null
    }
    const known = kind === 'cityKeys' ? this.#cityKeys.get(chatbotId) : undefined
    const asked = known ? { known: known.version } : of
    const reply = await new Promise<IndexReply<QuestionKind>>((resolve) => {
      const id = ++this.#lastId
      const message: AskMessage = { do: 'ask', id, scope: { workspaceId, chatbotId }, view, kind, of: asked }
      // Nobody waits for a thread to start for longer than for an index.
      const { answerMs = usualAnswerMs, patienceMs = 0 } = this.#options
      const timer = setTimeout(() => this.#giveUp(call), this.#thread.isReady ? answerMs + patienceMs : patienceMs)
      const call: Call = { message: found ? { ...message, found } : message, signal, resolve, timer }
      this.#waiting.push(call)
      this.#sendNext()
    })
    if (kind === 'cityKeys' && reply !== null && 'answer' in reply)
      // The thread answers what it was asked.
      return { answer: this.#keepCityKeys(chatbotId, reply.answer as AnswerOf<'cityKeys'>) as AnswerOf<Kind> }
    return reply as IndexReply<Kind>
  }

  warm(scope: ListingScope): void {
    if (!this.#thread.open()) return
    const { workspaceId, chatbotId } = scope
    this.#thread.post({ do: 'warm', scope: { workspaceId, chatbotId } })
  }

  async refresh(): Promise<void> {
    await this.#run('refresh')
  }

  async settle(): Promise<void> {
    await this.#run('settle')
  }

  /** Of a thread that is busy, what it said last. */
  async size(): Promise<IndexSize> {
    const late = new AbortController()
    try {
      const last = wait(sizeMs, this.#size, { ref: false, signal: late.signal }).catch(() => this.#size)
      return await Promise.race([this.#run('size'), last])
    } finally {
      late.abort()
    }
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  #run(job: 'refresh' | 'settle' | 'size'): Promise<IndexSize> {
    // A thread that is not running keeps nothing.
    if (!this.#thread.isRunning) return Promise.resolve(nothing)
    return new Promise((resolve) => {
      const id = ++this.#lastId
      this.#jobs.set(id, resolve)
      this.#thread.post({ do: job, id })
      this.#hold()
    })
  }

  #sendNext(): void {
    while (this.#thread.isReady && this.#running.size < mostAtOnce) {
      const call = this.#waiting.shift()
      if (!call) break
      if (call.signal?.aborted) {
        end(call, null)
        continue
      }
      this.#running.set(call.message.id, call)
      this.#asked += 1
      try {
        this.#thread.post(call.message)
      } catch (error) {
        // A value that cannot be cloned: SQL takes it.
        this.#running.delete(call.message.id)
        this.#options.onError?.(error, call.message.scope)
        end(call, null)
      }
    }
    this.#hold()
  }

  /** While somebody waits, the process does. */
  #hold(): void {
    this.#thread.hold(this.#waiting.length + this.#running.size + this.#jobs.size > 0)
  }

  #hear(message: FromThread): void {
    this.#breakSilence()
    if (message.is === 'trouble') {
      const { name, message: text, stack } = message.error
      this.#options.onError?.(Object.assign(new Error(text), { name, stack }), message.scope)
    } else if (message.is === 'done') {
      this.#size = message.size
      this.#jobs.get(message.id)?.(message.size)
      this.#jobs.delete(message.id)
    } else if (message.is === 'reply') {
      const call = this.#running.get(message.id)
      this.#running.delete(message.id)
      if (call) end(call, message.reply)
    }
    this.#sendNext()
  }

  #giveUp(call: Call): void {
    const at = this.#waiting.indexOf(call)
    if (at >= 0) this.#waiting.splice(at, 1)
    else if (this.#running.delete(call.message.id)) this.#listen()
    end(call, null)
    this.#sendNext()
  }

  /** The database may be what is slow; a thread that is well answers this at once. */
  #listen(): void {
    if (this.#silence !== null) return
    void this.size()
    const silent = () => this.#thread.restart(new Error('The thread of the indexes does not answer.'))
    this.#silence = setTimeout(silent, silenceMs).unref()
  }

  #breakSilence(): void {
    if (this.#silence !== null) clearTimeout(this.#silence)
    this.#silence = null
  }

  #lose(error: unknown): void {
    this.#breakSilence()
    const calls = [...this.#running.values(), ...this.#waiting.splice(0)]
    this.#running.clear()
    this.#cityKeys.clear()
    for (const call of calls) end(call, null)
    const jobs = [...this.#jobs.values()]
    this.#jobs.clear()
    this.#size = nothing
    for (const resolve of jobs) resolve(nothing)
    if (error !== null) this.#options.onError?.(error, null)
  }

  /** Thousands of names, which change less often than they are asked for. */
  #keepCityKeys(chatbotId: number, { version, keys }: AnswerOf<'cityKeys'>): AnswerOf<'cityKeys'> {
    const known = this.#cityKeys.get(chatbotId)
    this.#cityKeys.delete(chatbotId)
    const kept = keys ?? (known?.version === version ? known.keys : null)
    if (kept === null) return { version, keys: null }
    this.#cityKeys.set(chatbotId, { version, keys: kept })
    const [oldest] = this.#cityKeys.keys()
    if (this.#cityKeys.size > mostKept && oldest !== undefined) this.#cityKeys.delete(oldest)
    return { version, keys: kept }
  }
}

function end({ resolve, timer }: Call, reply: IndexReply<QuestionKind>): void {
  clearTimeout(timer)
  resolve(reply)
}

/** Once there is no index for one of its questions, all others go by SQL too. */
class ViewOfWorker implements IndexView {
  readonly #index: IndexByWorker
  readonly #id: number
  readonly #signal: AbortSignal | undefined
  #isLost = false

  constructor(index: IndexByWorker, id: number, signal: AbortSignal | undefined) {
    this.#index = index
    this.#id = id
    this.#signal = signal
  }

  async ask<Kind extends QuestionKind>(
    scope: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>> {
    if (this.#isLost) return null
    const reply = await this.#index.askIn(this.#id, this.#signal, scope, kind, of, found)
    if (reply === null) this.#isLost = true
    return reply
  }

  view(): IndexView {
    return this
  }
}
