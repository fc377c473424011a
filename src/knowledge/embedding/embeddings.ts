import type { Database } from '../../platform/database/connect.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { WorkSlices } from '../../platform/work/work-slices.ts'
import { type AtVersion, KeptByChatbot } from '../retrieval/kept-by-chatbot.ts'
import type { KnowledgeScope } from '../source.ts'
import type { EmbeddingModel, TextKind } from './embedding-model.ts'
import { unlessStopped } from './unless-stopped.ts'
import { type Likeness, VectorIndex } from './vector-index.ts'
import { listVectorIds, readVectors } from './vector-store.ts'
import { packVector, unpack } from './vectors.ts'

/** A visitor waits no longer for what a question means: words alone answer then. */
const questionMs = 400
/** Longest wait for the vectors of a batch of passages. */
const passagesMs = 60_000
/** Of a text as much as models of a few hundred tokens read; others lose nothing that a passage has. */
const mostCharacters = 4_000
const mostBytes = 128 * 1_048_576
const mostPassages = 60_000
const batch = 500
const keptQuestions = 500
/** Questions at once; of further ones words alone answer. */
const mostAtOnce = 16
/** After a failure questions do not wait for a while. */
const pauseMs = 5_000

interface KeptVectors extends AtVersion {
  index: VectorIndex
}

/** What questions and passages mean, where the operator has named an embedding model. */
export class Embeddings {
  readonly model: EmbeddingModel
  readonly #db: Database
  readonly #slices: WorkSlices
  readonly #log: Log
  readonly #now: () => Date
  readonly #kept: KeptByChatbot<KeptVectors>
  readonly #questions = new Map<string, Int8Array>()
  #atOnce = 0
  #quietUntil = 0
  #isSilent = false

  constructor(model: EmbeddingModel, options: { db: Database; slices: WorkSlices; log: Log; now: () => Date }) {
    this.model = model
    this.#db = options.db
    this.#slices = options.slices
    this.#log = options.log
    this.#now = options.now
    this.#kept = new KeptByChatbot({
      mostBytes,
      bytesOf: ({ index }) => index.bytes,
      bringUp: (scope, kept, version) => this.#bringUp(scope, kept, version),
    })
  }

  /** Vectors of texts, in their order. Throws what the model throws, or that it took too long. */
  async embed(texts: readonly string[], kind: TextKind, signal?: AbortSignal): Promise<Buffer[]> {
    const limit = AbortSignal.timeout(kind === 'question' ? questionMs : passagesMs)
    const stop = signal ? AbortSignal.any([signal, limit]) : limit
    const cut = texts.map((text) => text.slice(0, mostCharacters).toWellFormed())
    // Also where a model does not heed its signal.
    const vectors = await unlessStopped(this.model.embed(cut, kind, stop), stop).catch((error: unknown) => {
      throw stop.aborted ? new Error('it took too long', { cause: error }) : error
    })
    if (vectors.length !== texts.length) throw new Error(`it gave ${vectors.length} vectors for ${texts.length} texts`)
    const [first] = vectors
    if (!first || first.length === 0 || vectors.some(({ length }) => length !== first.length))
      throw new Error('its vectors are not of one length')
    return vectors.map(packVector)
  }

  /** The passages that mean most what is asked, best first; none where nobody can say in time. */
  async find(scope: KnowledgeScope, version: number, question: string, limit: number): Promise<Likeness[]> {
    const asked = await this.#meaningOf(question)
    if (asked === null) return []
    const { index } = await this.#kept.of(scope, version)
    return index.search(asked, limit, () => this.#slices.next())
  }

  /** Has the model loaded before anybody asks, and says at once where it does not answer. */
  async warmUp(signal: AbortSignal): Promise<void> {
    try {
      await this.embed(['home'], 'passage', signal)
      this.note(null)
    } catch (error) {
      if (!signal.aborted) this.note(error)
    }
  }

  /** Tells once that the model does not answer, and once that it does again. */
  note(error: unknown): void {
    if (error === null) {
      if (this.#isSilent) this.#log.warn({ model: this.model.name }, 'the embedding model answers again')
      this.#isSilent = false
      return
    }
    if (this.#isSilent) return
    this.#isSilent = true
    const reason = error instanceof Error ? error.message : String(error)
    this.#log.warn({ model: this.model.name, reason }, 'the embedding model does not answer: words alone find passages')
  }

  async close(): Promise<void> {
    this.#kept.clear()
    await this.model.close()
  }

  async #meaningOf(question: string): Promise<Int8Array | null> {
    const known = this.#questions.get(question)
    if (known) return known
    if (this.#atOnce >= mostAtOnce || this.#now().getTime() < this.#quietUntil) return null
    this.#atOnce += 1
    try {
      const [vector] = await this.embed([question], 'question')
      this.note(null)
      if (!vector) return null
      const asked = unpack(vector)
      this.#questions.set(question, asked)
      for (const oldest of this.#questions.keys()) {
        if (this.#questions.size <= keptQuestions) break
        this.#questions.delete(oldest)
      }
      return asked
    } catch (error) {
      this.#quietUntil = this.#now().getTime() + pauseMs
      this.note(error)
      return null
    } finally {
      this.#atOnce -= 1
    }
  }

  async #bringUp(scope: KnowledgeScope, kept: KeptVectors | null, version: number): Promise<KeptVectors> {
    const index = kept?.index ?? new VectorIndex()
    const ids = await listVectorIds(this.#db, scope, this.model.name, mostPassages)
    const there = new Set(ids)
    const fresh = ids.filter((id) => !index.has(id))
    for (let from = 0; from < fresh.length; from += batch) {
      const vectors = await readVectors(this.#db, scope, this.model.name, fresh.slice(from, from + batch))
      await this.#slices.next()
      for (const { id, vector } of vectors) index.add(id, unpack(vector))
    }
    for (const id of [...index.ids()]) if (!there.has(id)) index.remove(id)
    return { version, index }
  }
}
