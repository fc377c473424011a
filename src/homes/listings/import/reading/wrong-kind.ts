import { ImportRefusal } from '../import-refusal.ts'
import { skipProlog } from './xml/skip-prolog.ts'

/** How files begin that are no list of homes, whatever they are called, and what they are. */
const beginnings: readonly (readonly [hex: string, what: string])[] = [
  ['25504446', 'a PDF document'],
  ['89504e47', 'a picture (PNG)'],
  ['ffd8ff', 'a picture (JPEG)'],
  ['47494638', 'a picture (GIF)'],
  ['49492a00', 'a picture (TIFF)'],
  ['4d4d002a', 'a picture (TIFF)'],
  ['424d', 'a picture (BMP)'],
  ['7b5c727466', 'a text document (RTF)'],
  ['526172211a07', 'an archive (RAR)'],
  ['377abcaf271c', 'an archive (7z)'],
  ['425a68', 'an archive (bzip2)'],
  ['fd377a585a00', 'an archive (XZ)'],
  ['28b52ffd', 'an archive (Zstandard)'],
  ['53514c69746520666f726d6174', 'a database (SQLite)'],
  ['000100005374616e64617264', 'a database (Access)'],
  ['50415231', 'a Parquet file'],
  ['1a45dfa3', 'a video'],
  ['494433', 'a sound'],
  ['4f676753', 'a sound or a video'],
  ['7f454c46', 'a program'],
  ['4d5a', 'a program'],
]

const wayOut =
  'give the list of homes itself, as CSV, XLSX, ODS, JSON, or the XML or BLM file that your software writes for portals.'

/** Throws an ImportRefusal that names a file which can be no list of homes, by its first bytes. */
export function refuseWrongKind(head: Buffer): void {
  // The old format of Excel and Word, and the wrapping of a new one with a password.
  if (head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) throw refuseOldOffice(head)
  if (head[0] === 0x1f && head[1] === 0x8b) throw new ImportRefusal('The file is compressed: unpack it first.')
  const what = kindOfBytes(head)
  if (what !== null) throw new ImportRefusal(`The file is ${what}, and no list of homes: ${wayOut}`)
  if (head.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0))
    throw new ImportRefusal(
      'The file has no row of column names. It holds nothing but blanks: have it written or downloaded anew.',
    )
}

function kindOfBytes(head: Buffer): string | null {
  const hex = head.subarray(0, 16).toString('hex')
  // Two letters may begin a list, too: "BMV,City", "MZ;…".
  const found = beginnings.find(([start]) => hex.startsWith(start) && (start.length > 4 || head.includes(0)))
  if (found) return found[1]
  if (hex.startsWith('52494646') && head.subarray(8, 12).toString('latin1') === 'WEBP') return 'a picture (WebP)'
  if (head.subarray(4, 8).toString('latin1') !== 'ftyp') return null
  return /^(?:hei|mif|avi)/.test(head.subarray(8, 12).toString('latin1')) ? 'a picture (HEIC)' : 'a video'
}

function refuseOldOffice(head: Buffer): ImportRefusal {
  const isWord = head.includes(Buffer.from('WordDocument', 'utf16le'))
  return new ImportRefusal(
    isWord
      ? `The file is a Word document, and no list of homes: ${wayOut}`
      : 'The file is a spreadsheet in the format of before 2007 (XLS), or has a password: save it as XLSX without one.',
  )
}

/** Whether a text is a page of the web, or part of one. */
export function isPage(start: string): boolean {
  return (
    /^\s*<!doctype\s+html/i.test(start) ||
    /^<(?:html|head|body|script|meta|table|div)\b/i.test(skipProlog(start).slice(0, 20))
  )
}

/** What is said of a page, which is what servers answer instead of a file that they do not give. */
export function refusePage(start: string): ImportRefusal {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(start)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const called = title === '' ? '' : ` ("${title.slice(0, 80)}")`
  const asksToSignIn = /type\s*=\s*["']?password|sign[ -]?in|log[ -]?in|anmelden|iniciar sesi|connexion|登录/i.test(
    start,
  )
  return new ImportRefusal(
    asksToSignIn
      ? `The file is a page that asks to sign in${called}, and no list of homes: the address needs a user and a password or a token, or the download had ended. Sign in, download the file, and give that.`
      : `The file is a page of the web${called}, and no list of homes: ${wayOut}`,
  )
}

/** A server's word that it gives nothing; null: the text is something else. */
export function refuseAnswer(start: string): void {
  const text = start.trim()
  if (text === '[]' || text === '{}' || text === 'null') return
  const said =
    /^\{\s*"(?:error|errors|message|fault|error_description|statusCode|status)"\s*:\s*[{["\d]/i.exec(text) !== null &&
    text.length < 4_000
  if (!said) return
  throw new ImportRefusal(
    `The file is what a server answers where it gives no list (${JSON.stringify(text.slice(0, 120))}): ask for it again, with what it wants.`,
  )
}
