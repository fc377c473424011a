import { isUtf8 } from 'node:buffer'
import { charsetOfMark } from '../../../../../platform/document-reading/decode-text.ts'
import { commonSigns, joiners, loneSigns, oneByteLanguages } from './one-byte-languages.ts'
import { scorePairs, twoByteEncodings } from './two-byte-scores.ts'

/** A stray byte among so many whole letters of UTF-8 makes it no other encoding. */
const wholeEach = 4

/** More of a text tells nothing new. */
const judgedBytes = 262_144
/** Less is explained by chance. */
const leastExplained = 0.7
/** What only several languages explain together is less sure. */
const ofSeveral = 0.9
/** By so much has another encoding to explain more than one that stands before it. */
const clearly = 0.02

/**
 * How a text is written, by what its bytes would say in each encoding: a byte order mark, zeros of UTF-16, UTF-8 with few
 * broken letters, and else the encoding whose languages explain most. Null: all of it is ASCII, and nothing is decided.
 */
export function guessEncoding(bytes: Uint8Array): string | null {
  const marked = charsetOfMark(bytes) ?? guessWide(bytes)
  if (marked) return marked
  const first = bytes.findIndex((byte) => byte >= 0x80)
  if (first < 0) return null
  if (isUtf8(bytes)) return 'utf-8'
  const { whole, broken } = countUtf8(bytes)
  if (broken === 0 || whole >= broken * wholeEach) return 'utf-8'
  // With the letter before it.
  const start = Math.max(0, first - 1)
  return guessOld(bytes.subarray(start, start + judgedBytes))
}

/** UTF-16 without a mark: every second byte of plain text is zero. */
function guessWide(bytes: Uint8Array): string | null {
  const looked = Math.min(bytes.length, 4_096)
  if (looked < 8) return null
  const zeros = [0, 0]
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > looked * 0.3 && even < looked * 0.02) return 'utf-16le'
  return even > looked * 0.3 && odd < looked * 0.02 ? 'utf-16be' : null
}

/** Letters of several bytes, and bytes that are none; a letter that is cut off at the end is neither. */
export function countUtf8(bytes: Uint8Array): { whole: number; broken: number } {
  const counts = { whole: 0, broken: 0 }
  for (let at = 0; at < bytes.length; ) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1
      continue
    }
    const length = utf8Length(bytes, at)
    if (length === 'cut') return counts
    if (length === 0) counts.broken += 1
    else counts.whole += 1
    at += Math.max(1, length)
  }
  return counts
}

/** How many bytes a letter beyond ASCII has; 0: it is none; "cut": it may go on behind the end. */
export function utf8Length(bytes: Uint8Array, at: number): number | 'cut' {
  const lead = bytes[at] ?? 0
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  for (let more = 1; more < length; more += 1) {
    const byte = bytes[at + more]
    if (byte === undefined) return 'cut'
    if (byte < 0x80 || byte > 0xbf) return 0
    // Written longer than need be, halves of UTF-16, and what lies beyond Unicode.
    if (more > 1) continue
    if ((lead === 0xe0 && byte < 0xa0) || (lead === 0xed && byte > 0x9f)) return 0
    if ((lead === 0xf0 && byte < 0x90) || (lead === 0xf4 && byte > 0x8f)) return 0
  }
  return length
}

function guessOld(bytes: Uint8Array): string {
  let best = { encoding: 'windows-1252', explained: leastExplained }
  const consider = (encoding: string, explained: number): void => {
    if (explained > best.explained + clearly) best = { encoding, explained }
  }
  for (const each of twoByteEncodings) consider(each.encoding, scorePairs(bytes, each))
  for (const [encoding, languages] of oneByteLanguages) consider(encoding, scoreLetters(bytes, encoding, languages))
  return best.encoding
}

/** The share of what is no ASCII that the language which explains most explains. */
function scoreLetters(bytes: Uint8Array, encoding: string, languages: readonly string[]): number {
  const text = new TextDecoder(encoding).decode(bytes)
  const known = [...languages, languages.join('')].map((letters) => new Set(letters))
  const explained = known.map(() => 0)
  let signs = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    signs += 1
    const before = text[index - 1] ?? ' '
    const after = text[index + 1] ?? ' '
    const isInWord = isLetter(before) || isLetter(after)
    const isWithin = isLetter(before) && isLetter(after)
    if ((commonSigns.has(sign) || loneSigns[encoding]?.has(sign)) && (!isWithin || joiners.has(sign))) {
      known.forEach((_, at) => {
        explained[at] = (explained[at] ?? 0) + 1
      })
      continue
    }
    const lower = sign.toLowerCase()
    // A word has a capital at its beginning or everywhere, and letters of one script.
    const isMixed = /\p{Script=Cyrillic}/u.test(sign) && /[a-z]/i.test(before + after)
    const isOdd = !isInWord || isMixed || (sign !== lower && isSmall(before))
    known.forEach((letters, at) => {
      if (!isOdd && letters.has(lower)) explained[at] = (explained[at] ?? 0) + 1
    })
  }
  const together = (explained.pop() ?? 0) * ofSeveral
  return signs === 0 ? 0 : Math.max(...explained, together) / signs
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign)
}

function isSmall(sign: string): boolean {
  return /\p{Ll}/u.test(sign)
}
