/** What a sentence means: filters as the search reports them (without positions), and what else a plain search lacks. */
export type LanguageRow = readonly [
  sentence: string,
  filters: Record<string, unknown>,
  rest?: {
    /** As the search says it in English. */
    sort?: string
    limit?: number
    figures?: readonly string[]
    ignored?: readonly string[]
    refused?: boolean
  },
]

/** Sentences of one conversation, and the meaning of the last of them. */
export type LanguageTalk = readonly [
  turns: readonly string[],
  filters: Record<string, unknown>,
  rest?: { sort?: string; limit?: number; offset?: number; figures?: readonly string[] },
]
