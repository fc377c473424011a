/** What a source is; the wire names of GetSource's Type stand in `sourceTypes`. */
export type SourceKind = 'file' | 'page' | 'sitemap' | 'text' | 'question' | 'sheet'

/** GetSource's Type (vendor-compat.md, firm.md). */
export const sourceTypes = {
  file: 'FileList',
  page: 'UrlList',
  // Says how reading it went; it has no passages.
  sitemap: 'UrlList',
  text: 'Text',
  question: 'QAList',
  sheet: 'GoogleSheet',
} as const satisfies Record<SourceKind, string>

/** GetSource's Status. */
export const sourceStatus = { waiting: 0, learning: 1, succeeded: 2, failed: 3 } as const

export type SourceStatus = (typeof sourceStatus)[keyof typeof sourceStatus]

/** The sources and passages of one chatbot. */
export interface KnowledgeScope {
  workspaceId: number
  chatbotId: number
}
