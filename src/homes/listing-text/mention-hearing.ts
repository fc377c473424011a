import { FeatureHearing, type Heard } from './feature-hearing.ts'
import type { ListingTexts } from './text-reader.ts'

/** Hears what texts say of a phrase, by the same reader as the search's. */
export class MentionHearing {
  readonly #hearing: FeatureHearing

  constructor(phrases: readonly string[]) {
    this.#hearing = new FeatureHearing([phrases])
  }

  /** It learns the words of each text. */
  get isFull(): boolean {
    return this.#hearing.isFull
  }

  /** null: nothing of the kind. */
  hear(texts: Partial<ListingTexts>): Heard | null {
    return this.#hearing.hear(texts).get(0) ?? null
  }
}
