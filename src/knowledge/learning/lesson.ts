import type { Passage } from '../passages/passage.ts'
import type { RowData } from '../sheets/row-data.ts'
import type { KnowledgeScope, SourceKind } from '../source.ts'

/** A page of a site, and the blocks of text that it has, by their digests. */
export interface PageBlocks {
  site: string
  blocks: readonly number[]
  /** Those that it is not learned from. */
  leftOut: readonly number[]
}

/** A source that is being learned, as it was when that began. */
export interface TakenSource extends KnowledgeScope {
  id: number
  kind: SourceKind
  key: string
  name: string
  value: string
  sourceLink: string
  revision: number
  /** Which beginning this is since one came to an end. */
  takes: number
  isAnew: boolean
  contentHash: Buffer | null
  etag: string
  lastModified: string
}

/** By what a server tells that something has not changed; "" where it does not. */
export interface Validators {
  etag: string
  lastModified: string
}

/** What came of looking at a source. */
export type Lesson =
  /** It says this. */
  | {
      outcome: 'learned'
      passages: readonly Passage[]
      /** Code of the language that it is in; "": none of ours. */
      language: string
      contentHash: Buffer
      validators: Validators
      /** What of it could not be read; "": nothing. */
      note: string
      /** Where it was found in the end; left out: where it was looked for. */
      sourceLink?: string
      /** Of pages: what they have in common with others of their site. */
      shared?: PageBlocks
    }
  /** It says what it said when it was learned last. */
  | { outcome: 'unchanged'; validators: Validators }
  /** It names these pages, by their addresses. */
  | { outcome: 'pages'; addresses: readonly string[]; note: string }
  /** It has these rows; null: those that are there. */
  | { outcome: 'rows'; rows: readonly RowData[] | null; note: string }
  | Failure

export interface Failure {
  outcome: 'failed'
  /** Why, and what to do: told to the firm. */
  message: string
  /** Whether it may go well in some minutes. */
  mayPass: boolean
  /** Not before so many seconds, where a server says so. */
  retryAfterSeconds?: number
  /** Whether what was learned of it before is still said: it may be there, and only out of reach. */
  keepsFormer: boolean
}
