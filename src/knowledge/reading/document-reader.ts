import { parse } from 'csv-parse/sync'
import { plainBlocks } from './plain-blocks.ts'
import { type DocumentBlock, type ReadDocument, ReadError } from './read-document.ts'

export interface DocumentOrigin {
  /** Of the file, or the last part of the address. */
  name: string
  /** Where it was fetched. */
  address?: string
  /** As the server said it. */
  contentType?: string
}

/** Reads texts: what stands here until the readers of documents do. */
export class DocumentReader {
  async read(
    bytes: Buffer,
    { name, contentType = '' }: DocumentOrigin & { signal?: AbortSignal },
  ): Promise<ReadDocument> {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
    if (text.includes('\0')) throw new ReadError('damaged', 'The file is damaged: save it anew and upload that.')
    if (/^\s*<(!doctype|html)/i.test(text) || contentType.startsWith('text/html')) return readHtml(text)
    const blocks = /\.csv$/i.test(name) ? readTable(text) : plainBlocks(text)
    if (blocks.length === 0) throw new ReadError('empty', 'There is no text in it: add another file.')
    return { title: '', blocks, language: null, note: null }
  }

  close(): void {}
}

function readTable(text: string): DocumentBlock[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, relax_column_count: true, relax_quotes: true })
  return rows.map((row) => {
    const cells = Object.entries(row).map(([column, value]) => `${column}: ${value}`)
    return { kind: 'row', text: cells.join('; ') }
  })
}

function readHtml(html: string): ReadDocument {
  const title = /<title>([^<]*)/i.exec(html)?.[1]?.trim() ?? ''
  const blocks = [...html.matchAll(/<(h[1-6]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/gi)].map(([, tag = '', inner = '']) => {
    const text = inner
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return /^h/i.test(tag) ? { kind: 'heading' as const, level: Number(tag[1]), text } : { kind: 'text' as const, text }
  })
  return { title, blocks, language: /<html[^>]*\blang="([^"]+)"/i.exec(html)?.[1] ?? null, note: null }
}
