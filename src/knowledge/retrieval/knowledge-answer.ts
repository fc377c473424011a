/** Where a passage is from, as the firm and its visitors are told. */
export interface NamedSource {
  ID: number
  /** GetSource's Type. */
  Type: string
  Name: string
  /** What visitors call it: the name of the file, the address. */
  Title: string
  /** "" where the source has no address. */
  SourceLink: string
}

/** A passage that may answer, with how well it fits. */
export interface FoundPassage {
  id: number
  headings: readonly string[]
  text: string
  source: NamedSource
  /** 0 to 1: how sure it is that this passage is about what was asked. */
  score: number
}

/** Sentences of a source, word for word. */
export interface Quote {
  text: string
  source: NamedSource
  passageId: number
}

/** What knowledge says to a question. */
export interface KnowledgeAnswer {
  /** The one to three sentences that answer, or a stored answer word for word; empty: nothing answers it. */
  quotes: readonly Quote[]
  /** Whether it is the stored answer of a question that means the same. */
  isStored: boolean
  /** Best first, also where nothing answers. */
  passages: readonly FoundPassage[]
}
