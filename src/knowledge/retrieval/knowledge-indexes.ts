import type { Database } from '../../platform/database/connect.ts'
import type { WorkSlices } from '../../platform/work/work-slices.ts'
import { type LanguageCode, languageCodes } from '../../reading/languages/language-code.ts'
import type { KnowledgeScope } from '../source.ts'
import { cutWords } from '../words/cut-words.ts'
import { WordReaders } from '../words/word-readers.ts'
import { KeptByChatbot } from './kept-by-chatbot.ts'
import { PassageIndex } from './passage-index.ts'
import { findKnowledgeVersion, listPassageIds, type PassageText, readPassageTexts } from './passage-index-store.ts'
import { SlipFinder } from './slip-finder.ts'

const mostBytes = 64 * 1_048_576
/** What a chatbot has beyond is not found: the index would have no end. */
const mostPassages = 60_000
const batch = 200
/** So many of the passages may be gone before an index is made anew. */
const mostGone = 0.3

/** A chatbot's index as it was at a version of its passages. */
export interface KnowledgeIndex {
  version: number
  index: PassageIndex
  /** Finds slips of the pen in questions of a language. */
  slipsOf(language: LanguageCode): SlipFinder
}

/** Indexes of passages in memory, a chatbot each; they hear of a change whichever process made it. */
export class KnowledgeIndexes {
  readonly readers = new WordReaders()
  readonly #db: Database
  readonly #slices: WorkSlices
  readonly #kept: KeptByChatbot<KnowledgeIndex>

  constructor({ db, slices }: { db: Database; slices: WorkSlices }) {
    this.#db = db
    this.#slices = slices
    this.#kept = new KeptByChatbot({
      mostBytes,
      bytesOf: ({ index }) => index.bytes,
      bringUp: (scope, kept, version) => this.#bringUp(scope, kept, version),
    })
  }

  /** The index as it is now; null: the chatbot has learned nothing. */
  async of(scope: KnowledgeScope): Promise<KnowledgeIndex | null> {
    const version = await findKnowledgeVersion(this.#db, scope)
    if (version !== null) return this.#kept.of(scope, version)
    this.#kept.forget(scope)
    return null
  }

  /** About what they take in memory. */
  get bytes(): number {
    return this.#kept.bytes
  }

  /** Forgets all. */
  close(): void {
    this.#kept.clear()
  }

  /**
   * The version was read before the passages, so that the index is at least as new. A passage never changes: what was
   * changed has a new id. An index is changed only between two questions, for its answers are found in one go.
   */
  async #bringUp(scope: KnowledgeScope, kept: KnowledgeIndex | null, version: number): Promise<KnowledgeIndex> {
    // Made one by one: all tables at once would hold everybody else up.
    for (const code of languageCodes) {
      await this.#slices.next()
      this.readers.of(code)
    }
    const ids = await listPassageIds(this.#db, scope, mostPassages)
    const there = new Set(ids)
    const isWorn = kept !== null && kept.index.gone > 1_000 && kept.index.gone > mostGone * kept.index.size
    const index = kept === null || isWorn ? new PassageIndex() : kept.index
    const gone = [...index.ids()].filter((id) => !there.has(id))
    const fresh = ids.filter((id) => !index.has(id))
    for (let from = 0; from < fresh.length; from += batch) {
      const passages = await readPassageTexts(this.#db, scope, fresh.slice(from, from + batch))
      for (const passage of passages) {
        await this.#slices.next()
        this.#add(index, passage)
      }
    }
    for (const id of gone) index.remove(id)
    return withSlips(version, index, this.readers)
  }

  #add(index: PassageIndex, { id, headings, text, language }: PassageText): void {
    const code = languageCodes.find((each) => each === language) ?? this.readers.tell(`${headings.join('. ')}. ${text}`)
    const reader = this.readers.of(code)
    index.add({
      id,
      words: cutWords(`${headings.join(' ')} ${text}`),
      keys: reader.keysOf(text),
      innerHeading: reader.keysOf(headings.at(-1) ?? ''),
      outerHeadings: headings.slice(0, -1).flatMap((heading) => reader.keysOf(heading)),
    })
  }
}

function withSlips(version: number, index: PassageIndex, readers: WordReaders): KnowledgeIndex {
  const made = new Map<LanguageCode, SlipFinder>()
  return {
    version,
    index,
    slipsOf(language) {
      const slips = made.get(language) ?? new SlipFinder(readers.of(language), index)
      made.set(language, slips)
      return slips
    },
  }
}
