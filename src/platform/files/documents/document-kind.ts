/** What knowledge is learned from, as people call it (firm.md, Knowledge). */
export type DocumentKind = 'PDF' | 'DOCX' | 'XLSX' | 'PPTX' | 'ODT' | 'TXT' | 'Markdown' | 'HTML' | 'CSV'

/** The largest document; exactly this much is allowed. */
export const largestDocument = 40 * 1_048_576

/** For sentences that say what is taken. */
export const documentKinds = 'PDF, DOCX, XLSX, PPTX, ODT, TXT, Markdown, HTML and CSV'

const byType: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.oasis.opendocument.text': 'ODT',
}

const texts: Readonly<Record<string, DocumentKind>> = {
  txt: 'TXT',
  text: 'TXT',
  md: 'Markdown',
  markdown: 'Markdown',
  html: 'HTML',
  htm: 'HTML',
  csv: 'CSV',
}
const packed: Readonly<Record<string, DocumentKind>> = {
  pdf: 'PDF',
  docx: 'DOCX',
  xlsx: 'XLSX',
  pptx: 'PPTX',
  odt: 'ODT',
}

/**
 * What a file is as a document: by its bytes where they tell, by its name where it is text of any kind or coding; null
 * where it is none. `mimeType`: as `recogniseFile` answers it.
 */
export function documentKindOf(mimeType: string, fileName: string): DocumentKind | null {
  const known = byType[mimeType]
  if (known) return known
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  // Texts in other codings than UTF-8 are of no known kind by their bytes.
  if (['text/plain', 'application/xml', 'text/html', 'application/octet-stream'].includes(mimeType)) {
    const kind = texts[ending]
    if (kind) return kind
    if (mimeType === 'text/plain') return 'TXT'
  }
  // Whether it is whole is found out by who reads it.
  if (['application/zip', 'application/octet-stream'].includes(mimeType)) return packed[ending] ?? null
  return null
}
