/** A piece of a source that answers by itself: some sentences, or rows of a table, under their headings. */
export interface Passage {
  /** The headings that it stands under, the outermost first; the title of the document is the first of them. */
  headings: readonly string[]
  /** Its sentences, items and rows, a line each where they are not one paragraph. At most some 1,200 characters. */
  text: string
  /** From 1, of documents that have pages. */
  page: number | null
}

/** As it is stored. */
export interface StoredPassage extends Passage {
  id: number
  sourceId: number
  /** Its place within the source, from 0. */
  place: number
  /** Code of the language it is in, as far as it is one of ours; "" otherwise. */
  language: string
}
