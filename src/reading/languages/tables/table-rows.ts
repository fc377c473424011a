/** A feature as the table of a language has it. */
export interface FeatureRow {
  /** What the summary calls it; also a phrase of its own. */
  name: string
  /** Name of the English row that means the same: its phrases prove it in a listing too. */
  english?: string
  /**
   * Phrases with the same meaning, in sentences and in listings alike. Plural and other word forms count by themselves.
   */
  also?: readonly string[]
  /** Phrases that say it in a listing, without being a way to ask for it. */
  saidBy?: readonly string[]
  /** Phrases that ask for it, too vague to prove it in a listing. */
  askedBy?: readonly string[]
}

/** A currency as the table of a language has it. */
export interface CurrencyRow {
  name: string
  /** CurrencySymbol of a listing, any of these. */
  symbols: readonly string[]
  /** Words for it; signs are taken from `symbols`. */
  words: readonly string[]
}
