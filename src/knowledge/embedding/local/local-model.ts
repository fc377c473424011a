import { makeWorkQueue, type WorkQueue } from '../../../platform/work/work-queue.ts'
import type { TextKind } from '../embedding-model.ts'
import { unlessStopped } from '../unless-stopped.ts'
import { checkLocalModel, type LocalModelFiles } from './check-local-model.ts'
import { type ModelLimits, ModelProcess } from './process/model-process.ts'

/**
 * Texts that go to the process at once. The model takes them one by one, so that more would gain nothing, and a visitor's
 * question waits for those of one batch.
 */
const batchTexts = 2
/** No tokenizer makes fewer than 512 tokens of so many letters of plain prose; the rest would be cut anyway. */
const mostCharacters = 8_192

export interface LocalModelOptions extends Partial<ModelLimits> {
  /** After so long without a text its memory is given back; the next text loads it anew. */
  idleMs?: number
  /** Calls that may wait, of each kind; further ones fail with `too-busy`. */
  mostWaiting?: number
}

/**
 * A model in a folder of this machine that turns texts into vectors, in a process of its own: it may take what it was
 * allowed of memory and time, and may die. Nothing is loaded until the first text comes.
 */
export class LocalModel {
  /** As they were when it was opened. */
  readonly files: LocalModelFiles
  readonly #limits: ModelLimits
  readonly #idleMs: number
  readonly #queue: WorkQueue
  /** Before that one, for passages: only one of them stands in the way of a question. */
  readonly #passages: WorkQueue
  readonly #closing = new AbortController()
  #process: ModelProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(files: LocalModelFiles, options: LocalModelOptions) {
    this.files = files
    this.#limits = {
      openMs: options.openMs ?? 120_000,
      textsMs: options.textsMs ?? 30_000,
      memoryMb: options.memoryMb ?? 3_072,
    }
    this.#idleMs = options.idleMs ?? 600_000
    const waiting = options.mostWaiting ?? 100
    this.#queue = makeWorkQueue({ running: 1, waiting })
    this.#passages = makeWorkQueue({ running: 1, waiting })
  }

  /** The process that has the model in memory now; null: none. */
  get processId(): number | null {
    return this.#process?.id ?? null
  }

  /**
   * A vector of length 1 for each text, in their order; what is too long for the model is cut. Fails with a
   * LocalModelError, whose message is for the operator; with `too-busy` when too many wait; with the signal's reason.
   */
  async embed(texts: readonly string[], kind: TextKind, signal?: AbortSignal): Promise<Float32Array[]> {
    const stop = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal
    const vectors: Float32Array[] = []
    for (let from = 0; from < texts.length; from += batchTexts) {
      const batch = texts.slice(from, from + batchTexts).map((text) => text.slice(0, mostCharacters))
      vectors.push(...(await unlessStopped(this.#inTurn(batch, kind, stop), stop)))
    }
    return vectors
  }

  close(): void {
    this.#closing.abort(new Error('The local model is closed: the process ends.'))
    this.#letGo()
  }

  #inTurn(texts: readonly string[], kind: TextKind, stop: AbortSignal): Promise<Float32Array[]> {
    const turn = () => this.#queue.run(() => this.#embedNow(texts, kind), stop)
    return kind === 'question' ? turn() : this.#passages.run(turn, stop)
  }

  /** Goes on when its caller gave up: loading the model anew would take longer than a few texts. */
  async #embedNow(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    clearTimeout(this.#idle)
    this.#closing.signal.throwIfAborted()
    if (this.#process === null || this.#process.isOver) this.#process = this.#start()
    try {
      return await this.#process.embed(texts, kind)
    } catch (error) {
      this.#letGo()
      throw error
    } finally {
      this.#idle = setTimeout(() => this.#letGo(), this.#idleMs)
      this.#idle.unref()
    }
  }

  #start(): ModelProcess {
    const { folder } = checkLocalModel(this.files.folder)
    return new ModelProcess(folder, this.#limits)
  }

  #letGo(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = null
  }
}

/** Fails with a LocalModelError when the folder is no model (see checkLocalModel). */
export function openLocalModel(folder: string, options: LocalModelOptions = {}): LocalModel {
  return new LocalModel(checkLocalModel(folder), options)
}
