import { parse } from 'csv-parse/sync'
import { Marked, Tokenizer } from 'marked'
import { BlockList } from './block-list.ts'
import { decodeText } from './decode-text.ts'
import type { DocumentOrigin } from './document-kind.ts'
import { addHtml } from './pages/html-blocks.ts'
import { parseHtml } from './pages/html-tree.ts'
import { removeHidden } from './pages/main-text.ts'
import { charsetOf } from './pages/read-html.ts'
import type { ReadDocument } from './read-document.ts'
import { readFault } from './read-fault.ts'
import { tellRows } from './table-rows.ts'

/** No sentence is longer. The parser looks for the end of each emphasis in all that follows, which makes a square of it. */
const longestEmphasis = 500
/** Nor is an address; it is looked for at each word. */
const longestAddress = 2_000
/** So many signs before it decide whether it begins. */
const signsBefore = 64
const tokenizer = {
  emStrong(this: Tokenizer, source: string, masked: string, before?: string) {
    const at = masked.length - source.length
    const near = masked.slice(Math.max(0, at - signsBefore), at + longestEmphasis)
    return Tokenizer.prototype.emStrong.call(this, source.slice(0, longestEmphasis), near, before)
  },
  url(this: Tokenizer, source: string) {
    return Tokenizer.prototype.url.call(this, source.slice(0, longestAddress))
  },
}

/** Reads Markdown as the page that it makes. */
export function readMarkdown(bytes: Buffer, { contentType }: DocumentOrigin): ReadDocument {
  const text = decodeText(bytes, charsetOf(contentType))
  // What stands between two rules at its head is for programs.
  const front = /^---\r?\n([\s\S]{0,20000}?)\r?\n---\r?\n/.exec(text)
  const html = new Marked({ async: false, gfm: true, tokenizer }).parse(text.slice(front?.[0].length ?? 0))
  const { root } = parseHtml(String(html))
  removeHidden(root)
  const blocks = new BlockList()
  blocks.title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front?.[1] ?? '')?.[1] ?? ''
  blocks.language = /^lang(?:uage)?:\s*["']?([\w-]+)/m.exec(front?.[1] ?? '')?.[1] ?? null
  addHtml(blocks, root)
  return blocks.finish()
}

/** Reads plain text: paragraphs stand apart by empty lines; lines in capitals, or alone and short, are titles. */
export function readPlainText(bytes: Buffer, { contentType }: DocumentOrigin): ReadDocument {
  const blocks = new BlockList()
  const text = decodeText(bytes, charsetOf(contentType)).replace(/\r\n?|\f/g, '\n')
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    addParagraph(blocks, paragraph.split('\n'))
    if (blocks.isFull) break
  }
  return blocks.finish()
}

const bullet = /^\s*(?:[-*•–·◦▪]|\(?\d{1,3}[.)])\s+/
const longestTitle = 70

function addParagraph(blocks: BlockList, lines: readonly string[]): void {
  const said = lines.filter((line) => line.trim() !== '')
  const [only = ''] = said
  if (said.length === 1 && isTitle(only.trim())) {
    blocks.add('heading', only, { level: 2 })
    return
  }
  let text = ''
  let kind: 'text' | 'item' = 'text'
  for (const line of said) {
    // Short lines under each other are lines, as in an address; long ones were broken where the page ended.
    if (text !== '' && (bullet.test(line) || (kind === 'text' && isLineOfItsOwn(text, line)))) {
      blocks.add(kind, text)
      text = ''
    }
    if (text === '') kind = bullet.test(line) ? 'item' : 'text'
    text = text === '' ? line.replace(bullet, '') : `${text} ${line.trim()}`
  }
  blocks.add(kind, text)
}

function isTitle(line: string): boolean {
  return line.length <= longestTitle && /^[\p{Lu}\p{N}\p{Lo}#]/u.test(line) && !/[.!?;,:。！？；，]$/.test(line)
}

/** "Fee: $55", "Monday 9 to 5" under one another. */
function isLineOfItsOwn(before: string, line: string): boolean {
  return /^[^:]{2,40}: \S/.test(line.trim()) && before.length < 200
}

/** Reads a sheet of values; the first row names the columns, unless nothing in it is a name. */
export function readCsv(bytes: Buffer, { contentType }: DocumentOrigin): ReadDocument {
  const text = decodeText(bytes, charsetOf(contentType)).replace(/^\uFEFF/, '')
  const rows = parseRows(text)
  const blocks = new BlockList()
  const named = rows[0]?.every((cell) => !/^[^\p{L}]*\d/u.test(cell)) ?? false
  for (const row of tellRows({ rows, headerRows: named ? 1 : 0 })) blocks.add('row', row)
  return blocks.finish()
}

const mostRows = 60_000

function parseRows(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: findDelimiter(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: mostRows,
      maxRecordSize: 1_000_000,
    })
  } catch (error) {
    throw readFault('damaged', error)
  }
}

/** What stands most often in the first lines, outside of quotes. */
function findDelimiter(text: string): string {
  const head = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
