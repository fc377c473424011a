/** A piece of a document, in reading order. */
export interface DocumentBlock {
  /**
   * - heading: a title of what follows, `level` 1 to 6
   * - text: a paragraph
   * - item: an entry of a list
   * - row: a row of a table, told with the names of its columns: "Application fee: $55; Refundable: no"
   */
  kind: 'heading' | 'text' | 'item' | 'row'
  level?: number
  /** Plain text without markup, one line, white space folded. */
  text: string
  /** From 1, of documents that have pages. */
  page?: number
}

/** What a file or page says. */
export interface ReadDocument {
  /** "" where it has none. */
  title: string
  blocks: DocumentBlock[]
  /** BCP 47 tag that the document itself declares; null: it does not. */
  language: string | null
  /** What could not be read although the rest was, for the firm: "Pages 3 and 4 are pictures of text." */
  note: string | null
}

/** Why a document taught nothing. Each has a sentence for the firm that says why and what to do. */
export type ReadFault =
  | 'unknown-kind'
  | 'damaged'
  | 'locked'
  | 'scanned'
  | 'empty'
  | 'too-large'
  | 'too-slow'
  | 'too-much-memory'

/** Says why a document could not be read. `message` is told to the firm. */
export class ReadError extends Error {
  readonly fault: ReadFault
  constructor(fault: ReadFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadError'
    this.fault = fault
  }
}
