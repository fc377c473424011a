import { BlockList } from '../block-list.ts'
import { decodeText } from '../decode-text.ts'
import type { DocumentOrigin } from '../document-kind.ts'
import type { ReadDocument } from '../read-document.ts'
import { addHtml } from './html-blocks.ts'
import { parseHtml } from './html-tree.ts'
import { findMainText, removeLandmarks } from './main-text.ts'

/** As far as browsers look for the charset that a page declares. */
const declarationBytes = 4_096

/** Reads the main text of a page. Of a file, only what is beyond doubt no text of it is taken away. */
export function readHtml(bytes: Buffer, { contentType, address }: DocumentOrigin): ReadDocument {
  const page = parseHtml(decodeText(bytes, charsetOf(contentType) ?? declaredCharset(bytes)))
  const blocks = new BlockList()
  blocks.title = page.title
  blocks.language = page.language
  if (address === undefined) removeLandmarks(page.root)
  addHtml(blocks, address === undefined ? page.root : findMainText(page.root))
  return blocks.finish()
}

/** "text/html; charset=gbk" */
export function charsetOf(contentType: string | undefined): string | null {
  return /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType ?? '')?.[1] ?? null
}

function declaredCharset(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, declarationBytes)
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1] ?? xmlCharset(head)
}

function xmlCharset(head: string): string | null {
  return /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1] ?? null
}
