import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** What EditKnowledge has set of a chatbot; no row: nothing. */
export interface ChatbotKnowledgeTable {
  workspaceId: number
  chatbotId: number
  /** "" : none. */
  sitemapUrl: Generated<string>
  syncsSitemap: Generated<boolean>
  /** 1, 7 or 30. */
  syncDays: Generated<number>
  /** A published CSV; "" : none. */
  sheetUrl: Generated<string>
  /** Raised with each change of passages or of names of their sources; indexes in memory go by it. */
  version: Generated<number>
  /** Ids of sources that changed since it was told last. */
  untold: Generated<number[]>
  /** Up to which version all passages have vectors, and of which embedding model; "": of none. */
  embeddedModel: Generated<string>
  embeddedVersion: Generated<number>
}

/** What a chatbot learns from. */
export interface KnowledgeSourcesTable {
  workspaceId: number
  chatbotId: number
  id: Id
  kind: 'file' | 'page' | 'sitemap' | 'text' | 'question' | 'sheet'
  /** Tells it apart within its kind: id of the file, address, the question; "" of the one text and the one sheet. */
  key: string
  /** Wire Name and Value. */
  name: string
  value: Generated<string>
  /** Whether EditKnowledge named it; false: only the sitemap does. */
  isListed: Generated<boolean>
  /** Whether it is a page that the sitemap names. One that nobody names goes. */
  ofSitemap: Generated<boolean>
  /** GetSource's Status: 0 waiting, 1 learning, 2 succeeded, 3 failed. */
  status: Generated<0 | 1 | 2 | 3>
  statusMessage: Generated<string>
  /** Characters that were learned. */
  length: Generated<number>
  /** Address where a visitor can read it; "" : none. */
  sourceLink: Generated<string>
  /** Raised when it is to be learned anew: who learns an older one stops without effect. */
  revision: Generated<number>
  /** Whether it is fetched and read again in any case, also where it has not changed. */
  isAnew: Generated<boolean>
  /** SHA-256 of what was learned, and what the server said of its version: unchanged pages are not learned again. */
  contentHash: Buffer | null
  etag: Generated<string>
  lastModified: Generated<string>
  /** When it is to be learned (again); null: not any more. */
  dueAt: Generated<Date | null>
  /** Until then a process learns it; afterwards that is taken for dead. */
  takenUntil: Generated<Date | null>
  /** How often that was begun since it came to an end last. */
  takes: Generated<number>
  learnedAt: Generated<Date | null>
  /** Of pages: their site; "": not known yet. */
  site: Generated<string>
  /** Digests of the first and last blocks that a page has, and of those that it is not learned from, as others have them. */
  blocks: Generated<number[]>
  leftOut: Generated<number[]>
  createdAt: CreatedAt
}

/** Pieces of sources that answer by themselves. */
export interface KnowledgePassagesTable {
  workspaceId: number
  chatbotId: number
  id: Id
  sourceId: number
  /** Within the source, from 0. */
  place: number
  headings: JSONColumnType<string[]>
  text: string
  page: number | null
  /** "" : none of ours. */
  language: Generated<string>
  /** The row of the sheet that it tells; null: of another kind of source. */
  rowId: number | null
  /** SHA-256 of all that it says: what a source says again keeps its id. */
  digest: Generated<Buffer>
}

/** What passages mean, by an embedding model. */
export interface PassageVectorsTable {
  workspaceId: number
  chatbotId: number
  passageId: number
  /** As PORCHLIGHT_EMBEDDING_MODEL names it. */
  model: string
  /** A signed byte a number; null: it is being made; of no length: the model refuses the text. */
  vector: Buffer | null
  /** Until then a process makes it; afterwards that is taken for dead. */
  takenUntil: Date | null
}

/** Rows of a chatbot's sheet. */
export interface SheetRowsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  data: JSONColumnType<Record<string, string | number | boolean>>
  /** Whether it came from `sheetUrl` and goes when it is gone there; rows that were made by API stay. */
  isFetched: Generated<boolean>
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

/** When each host may be asked next by whoever learns from it. */
export interface HostPacesTable {
  host: string
  nextAt: Date
}
