import { type DocumentOrigin, documentKind } from './document-kind.ts'
import type { ReadDocument } from './read-document.ts'

/** Reads bytes, here and now. Each reader is loaded when its first document comes. */
export async function readBytes(bytes: Buffer, origin: DocumentOrigin): Promise<ReadDocument> {
  const kind = await documentKind(bytes, origin)
  if (kind === 'pdf') return (await import('./pdf/read-pdf.ts')).readPdf(bytes)
  if (kind === 'zip') return (await import('./office/read-office.ts')).readOffice(bytes)
  if (kind === 'html') return (await import('./pages/read-html.ts')).readHtml(bytes, origin)
  const { readCsv, readMarkdown, readPlainText } = await import('./read-text.ts')
  if (kind === 'csv') return readCsv(bytes, origin)
  return kind === 'markdown' ? readMarkdown(bytes, origin) : readPlainText(bytes, origin)
}
