import { dotOf, lengthOf } from './vectors.ts'

/** How much a passage means what a question means. */
export interface Likeness {
  id: number
  /** How far its cosine stands above that of all passages, in standard deviations: the same scale with every model. */
  above: number
}

/** Passages in one go; in between everybody else is answered. */
const atOnce = 500

/** Below that many nobody can say what is usual. */
const fewest = 8

/**
 * What the passages of a chatbot mean, in memory: searched exactly. At 60,000 passages, which is where a chatbot's index ends,
 * that takes less than an index that searches about would save.
 */
export class VectorIndex {
  readonly #vectors = new Map<number, { vector: Int8Array; length: number }>()
  #bytes = 0

  get size(): number {
    return this.#vectors.size
  }

  get bytes(): number {
    return this.#bytes
  }

  ids(): IterableIterator<number> {
    return this.#vectors.keys()
  }

  has(id: number): boolean {
    return this.#vectors.has(id)
  }

  add(id: number, vector: Int8Array): void {
    // A copy of its own: what came from the database lies in a buffer that is shared.
    const own = vector.slice()
    this.#vectors.set(id, { vector: own, length: lengthOf(own) })
    this.#bytes += own.length + 160
  }

  remove(id: number): void {
    const gone = this.#vectors.get(id)
    if (!gone) return
    this.#vectors.delete(id)
    this.#bytes -= gone.vector.length + 160
  }

  /** The passages that mean most what is asked, best first. Those of another length of vector are left out. */
  async search(asked: Int8Array, limit: number, pause: () => Promise<void>): Promise<Likeness[]> {
    const length = lengthOf(asked)
    if (length === 0) return []
    const found: { id: number; cosine: number }[] = []
    let [sum, squares, done] = [0, 0, 0]
    for (const [id, each] of [...this.#vectors]) {
      if (done++ % atOnce === atOnce - 1) await pause()
      if (each.vector.length !== asked.length || each.length === 0) continue
      const cosine = dotOf(asked, each.vector) / (length * each.length)
      sum += cosine
      squares += cosine * cosine
      found.push({ id, cosine })
    }
    if (found.length < fewest) return found.map(({ id }) => ({ id, above: 0 })).slice(0, limit)
    const mean = sum / found.length
    const deviation = Math.sqrt(Math.max(1e-9, squares / found.length - mean * mean))
    return found
      .sort((one, other) => other.cosine - one.cosine || one.id - other.id)
      .slice(0, limit)
      .map(({ id, cosine }) => ({ id, above: (cosine - mean) / deviation }))
  }
}
