import { setImmediate } from 'node:timers/promises'
import type { ListingScope } from '../../../homes/listings/listing-scope.ts'
import type { SearchIndex } from '../../../homes/search/search-index.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { WorkSlices } from '../../../platform/work/work-slices.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { isReadLanguage, type WindowLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import { deriveSuggestions } from './derive-suggestions.ts'

/** Of a chatbot in a language; each takes some 300 bytes. */
const mostKept = 2_000
/** Openings of windows beyond these find nothing prepared, and a later one asks again. */
const mostWaiting = 50
/** How long after a look at the listings nobody looks again. */
const restMs = 1_000
/** Without an index nobody can tell whether listings changed. */
const keptUnseenMs = 60_000

interface OpeningParts {
  db: Database
  languages: Languages
  slices: WorkSlices
  searchIndex: SearchIndex
  now(): Date
  stopping: AbortSignal
  onError(error: unknown): void
}

interface Kept {
  lines: readonly string[]
  /** Of the listings that they are drawn from; null where that is not known. */
  version: string | null
  lookedAt: number
}

/** What chatbots suggest to begin with, drawn from their listings, for windows that open: never waited for. */
export class Openings {
  readonly #parts: OpeningParts
  readonly #kept = new Map<string, Kept>()
  readonly #waiting = new Map<string, Promise<void>>()
  #last: Promise<void> = Promise.resolve()

  constructor(parts: OpeningParts) {
    this.#parts = parts
  }

  /**
   * What is known to find something, at once; null where nothing was drawn yet. Whoever asks has it drawn, or drawn again
   * where the listings have changed, for who comes next.
   */
  find(scope: ListingScope, code: WindowLanguage): readonly string[] | null {
    const key = `${scope.chatbotId} ${code}`
    const kept = this.#kept.get(key)
    const isRested = kept === undefined || this.#parts.now().getTime() - kept.lookedAt >= restMs
    if (isRested && !this.#waiting.has(key) && this.#waiting.size < mostWaiting) this.#begin(key, scope, code)
    return kept?.lines ?? null
  }

  /** Waits until nothing is being drawn. */
  async settle(): Promise<void> {
    await this.#last
  }

  /** One after the other: what nobody waits for takes little at a time. */
  #begin(key: string, { workspaceId, chatbotId }: ListingScope, code: WindowLanguage): void {
    const { stopping, onError } = this.#parts
    this.#last = this.#last
      .then(() => (stopping.aborted ? undefined : this.#draw(key, { workspaceId, chatbotId }, code)))
      .catch((error: unknown) => {
        if (!stopping.aborted) onError(error)
      })
      .finally(() => this.#waiting.delete(key))
    this.#waiting.set(key, this.#last)
  }

  async #draw(key: string, own: ListingScope, code: WindowLanguage): Promise<void> {
    const { db, languages, slices, searchIndex, now } = this.#parts
    searchIndex.warm(own)
    await searchIndex.settle()
    const kept = this.#kept.get(key)
    const reply = await searchIndex.ask(own, 'cityKeys', { known: kept?.version ?? null })
    const version = reply !== null && 'answer' in reply ? reply.answer.version : null
    const lookedAt = now().getTime()
    const isSame = version === null ? lookedAt - (kept?.lookedAt ?? 0) < keptUnseenMs : version === kept?.version
    if (kept !== undefined && isSame) {
      if (version !== null) kept.lookedAt = lookedAt
      return
    }
    await languages.warm(isReadLanguage(code) ? code : 'en', setImmediate)
    const lines = await deriveSuggestions(db, { ...own, languages, slices, index: searchIndex }, code, now())
    this.#kept.delete(key)
    this.#kept.set(key, { lines, version, lookedAt })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }
}
