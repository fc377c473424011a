import { foldText } from '../../platform/text/listing-keys.ts'
import { simplify } from '../../reading/languages/chinese/characters.ts'

const word = String.raw`\p{Script=Han}|[[\p{L}\p{M}]--\p{Script=Han}]+(?:'[[\p{L}\p{M}]--\p{Script=Han}]+)*|\d+(?:[.,]\d+)*`
/** Mail and web addresses are one each: what they are put together from says nothing. */
const address = String.raw`[\p{L}\d._+\-]{1,64}@[\p{L}\d.\-]{1,100}\p{L}|(?:https?:\/\/)?[a-z\d][a-z\d\-]{1,63}(?:\.[a-z\d\-]{1,63}){0,4}\.[a-z]{2,10}(?![\p{L}\d.])`
/** Han signs one by one; words with the apostrophes inside; numbers with their separators. */
const pieces = new RegExp(word, 'gv')
const piecesAndAddresses = new RegExp(`${address}|${word}`, 'gv')
/** Of a text in plain letters, which most are: ten times as fast. */
const plainPieces = /[a-z]+(?:'[a-z]+)*|\d+(?:[.,]\d+)*/g
const mayHaveAddress = /[a-z\d]\.[a-z]{2}|@/
const hanSign = /^\p{Script=Han}$/u
const longestWord = 40

/**
 * The words of a text as they are compared: lower case, without accents, "1,200" as "1200", Chinese sign by sign and
 * simplified.
 */
export function cutWords(text: string): string[] {
  const isPlain = /^[\x20-\x7e\n]*$/.test(text)
  const lower = isPlain ? text.toLowerCase() : text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll('’', "'")
  const pattern = mayHaveAddress.test(lower) ? piecesAndAddresses : isPlain ? plainPieces : pieces
  const words: string[] = []
  for (const piece of lower.match(pattern) ?? []) {
    if (isHan(piece)) words.push(simplify(piece))
    else if (isDigit(piece)) words.push(piece.replace(/[.,](?=\d{3}\b)/g, '').slice(0, longestWord))
    else addWord(words, isPlain ? piece : foldText(piece))
  }
  return words
}

/** "landlord's" is one word, "d'une" two. */
function addWord(words: string[], piece: string): void {
  if (!piece.includes("'")) words.push(piece.slice(0, longestWord))
  else for (const part of piece.slice(0, longestWord).split(/'(?=.{2})/)) words.push(part.replaceAll("'", ''))
}

function isDigit(piece: string): boolean {
  const first = piece.charCodeAt(0)
  return first >= 0x30 && first <= 0x39
}

export function isHan(word: string): boolean {
  const first = word.charCodeAt(0)
  if (first < 0x2e80) return false
  return hanSign.test(word)
}
