import { setTimeout as wait } from 'node:timers/promises'
import type { Scope } from '../../homes/search/scope.ts'
import type { SearchIndex } from '../../homes/search/search-index.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { WorkSlices } from '../../platform/work/work-slices.ts'
import { allGuideWords } from '../../reading/languages/all-words.ts'
import { languageCodes } from '../../reading/languages/language.ts'
import type { Languages } from '../../reading/languages/languages.ts'
import { saidLexiconOf } from '../truth/words/said-lexicon.ts'
import { answerFromListings } from './built-in-guide.ts'
import { asksForPerson } from './wishes/asks-for-person.ts'
import { readAsks } from './wishes/read-asks.ts'

/** A question whose answer needs most of what answers need. */
const question = 'houses for sale under 500k with a garage, cheapest first'

/** The chat window that is about to open comes first. */
const behindConfigMs = 150
/** Long enough for what waits to be answered in between. */
const betweenMs = 50

interface WarmUpParts {
  db: Database
  languages: Languages
  slices: WorkSlices
  searchIndex: SearchIndex
  tokens: { count(text: string): Promise<number> }
  /** Whether a chatbot may be answered by a language model. */
  hasModels(): boolean
  now(): Date
  stopping: AbortSignal
  onError(error: unknown): void
}

/**
 * Answers a question that nobody asked, once in the life of a process, as soon as a visitor may be about to ask one: the
 * first time everything takes ten times as long. With it come the tables of all languages, what models' sentences are judged
 * by, and the tables that tokens are counted by: 90 MB, which a server that nobody visits does without.
 */
export class WarmUp {
  readonly #parts: WarmUpParts
  #hasBegun = false

  constructor(parts: WarmUpParts) {
    this.#parts = parts
  }

  begin(scope: Scope): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    this.#run(scope).catch((error: unknown) => {
      if (!this.#parts.stopping.aborted) this.#parts.onError(error)
    })
  }

  async #run({ workspaceId, chatbotId }: Scope): Promise<void> {
    const { db, languages, slices, searchIndex, tokens, now, stopping } = this.#parts
    await wait(behindConfigMs, undefined, { ref: false, signal: stopping })
    await searchIndex.settle()
    const scope = { workspaceId, chatbotId, languages, slices, index: searchIndex }
    const request = { chatbotName: '', now: now(), language: '' }
    if (stopping.aborted) return
    // All of them: which one the visitor speaks, none of the others could tell.
    for (const code of languageCodes) await languages.warm(code, () => slices.quiet())
    if (stopping.aborted) return
    const { state } = await answerFromListings(db, scope, { ...request, content: question, previous: null })
    if (stopping.aborted) return
    await answerFromListings(db, scope, { ...request, content: 'cheaper', previous: state })
    await tokens.count(question)
    asksForPerson('hello')
    for (const { code } of allGuideWords()) {
      await wait(betweenMs, undefined, { ref: false, signal: stopping })
      readAsks('hello', languages.tablesOf(code))
    }
    if (!this.#parts.hasModels()) return
    for (const code of languageCodes) {
      await wait(betweenMs, undefined, { ref: false, signal: stopping })
      await slices.quiet()
      saidLexiconOf(languages, code)
    }
  }
}
