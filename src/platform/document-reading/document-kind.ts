import { recogniseFile } from '../files/recognise-file.ts'
import { readFault } from './read-fault.ts'

export type DocumentKind = 'pdf' | 'zip' | 'html' | 'markdown' | 'csv' | 'text'

export interface DocumentOrigin {
  /** Of the file, or the last part of the address. */
  name: string
  /** Where it was fetched. */
  address?: string
  /** As the server said it. */
  contentType?: string
}

/** PDF programs look for its first words that far. */
const pdfHead = 1_024
const headBytes = 65_536

/** Told by its bytes; the name, and what a server says, only tell one kind of text from another. */
export async function documentKind(bytes: Buffer, origin: DocumentOrigin): Promise<DocumentKind> {
  if (bytes.subarray(0, pdfHead).includes('%PDF-')) return 'pdf'
  if (bytes.length === 0) throw readFault('empty')
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return 'zip'
  if (bytes.toString('latin1', 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') throw ofOldOffice(bytes)
  const type = await recogniseFile(bytes.subarray(0, headBytes))
  if (type !== 'text/plain' && !isText(bytes)) throw readFault('unknown-kind')
  if (/^\{\\rtf/.test(bytes.toString('latin1', 0, 8))) throw readFault('unknown-kind')
  return kindOfText(bytes, origin)
}

/** An Office program writes a file with a password in the shell of its old format. */
function ofOldOffice(bytes: Buffer): Error {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return readFault('locked')
  const message = 'This is a file of an old Office program. Save it as DOCX, XLSX, PPTX or PDF, and add that file.'
  return readFault('unknown-kind', undefined, message)
}

function kindOfText(bytes: Buffer, { name, address, contentType = '' }: DocumentOrigin): DocumentKind {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const head = bytes.toString('latin1', 0, 2_048).replaceAll('\0', '')
  if (/^\W*<(!doctype\s+html|html|head|body)\b/i.test(head)) return 'html'
  if (/^(text\/html|application\/xhtml\+xml)$/.test(type) || /^x?html?$/.test(ending)) return 'html'
  // A page of a server that does not say what it sends.
  if (address !== undefined && type === '' && /^\W*<[a-z!]/i.test(head)) return 'html'
  if (/^(text\/markdown|text\/x-markdown)$/.test(type) || /^(md|markdown|mdown|mkd)$/.test(ending)) return 'markdown'
  if (/^(text\/csv|text\/tab-separated-values|application\/csv)$/.test(type) || /^(csv|tsv)$/.test(ending)) return 'csv'
  return 'text'
}

/** Text in whatever charset: next to no control characters, unless every other byte is zero. */
function isText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8_192)
  let controls = 0
  let zeros = 0
  for (const byte of head) {
    if (byte === 0) zeros += 1
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1
  }
  const isWide = zeros > head.length / 5 && zeros < head.length * 0.6
  const isMarked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isMarked) return true
  return controls <= head.length / 500 && (zeros === 0 || isWide)
}
