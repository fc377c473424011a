import { readSentence } from '../../../homes/search/read-sentence.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findNamedHomes } from '../skills/find-named.ts'

/**
 * What is read of one message. Whoever asks for a clause gets the same reading: what a clause means, and which homes it
 * names, is found once, although what wants it, what answers it and its search all ask.
 */
export class TurnReading {
  readonly #context: GuideContext
  readonly #tables: LanguageTables
  /** By the clause. */
  readonly #understood = new Map<string, Promise<Understood>>()
  /** By the homes that were shown, and the clause. */
  readonly #named = new Map<string, Promise<number[]>>()

  constructor(context: GuideContext, tables: LanguageTables) {
    this.#context = context
    this.#tables = tables
  }

  read(text: string): Promise<Understood> {
    const { db, scope, now } = this.#context
    return keptOr(this.#understood, text, () => readSentence(db, scope, text, this.#tables, now))
  }

  /** The homes that a clause names; see findNamedHomes. */
  async named(text: string, previous: GuideState | null): Promise<readonly number[]> {
    const understood = await this.read(text)
    const key = `${previous?.shown.join(' ') ?? ''}\n${text}`
    return keptOr(this.#named, key, () => findNamedHomes(this.#context, understood, previous, text))
  }
}

function keptOr<Value>(kept: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = kept.get(key) ?? find()
  kept.set(key, found)
  return found
}
