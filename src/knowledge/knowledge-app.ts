import type { FirmApp } from '../firm/firm-app.ts'
import type { ReadingApp } from '../reading/reading-app.ts'
import type { Crawler } from './crawling/crawler.ts'
import type { Embeddings } from './embedding/embeddings.ts'
import type { Learning } from './learning/learning.ts'
import type { KnowledgeIndexes } from './retrieval/knowledge-indexes.ts'

/** What the firm’s knowledge works with. */
export interface KnowledgeApp extends FirmApp, ReadingApp {
  /** Which passages of the chatbots' sources have which words. */
  knowledge: KnowledgeIndexes
  /** What questions and passages mean; null: no embedding model is named. */
  embeddings: Embeddings | null
  /** Fetches pages of firms. */
  crawler: Crawler
  /** Who learns sources in this process. */
  learning: Learning
}
