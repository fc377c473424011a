import { memoize } from '../../platform/memoize.ts'
import type { WordClass } from './words/word-class.ts'
import { beginsWord, type Classes, classesOf, foldLetters, splitCompound, splitSigns } from './words/word-table.ts'

/** A word or a number of a text. */
export interface TextWord {
  /** As it stands. */
  text: string
  classes: Classes
  /** It has a digit. */
  isNumber: boolean
}

const none: Classes = new Set<WordClass>([])
const parts = /\p{Script=Han}+|[#*]?[\p{L}\p{N}](?:[\p{L}\p{N}]|[.,'’*#/-](?=[\p{L}\p{N}]))*[%#*]*/gu

/** The words and numbers of a sentence. */
export function textWords(sentence: string): TextWord[] {
  const words: TextWord[] = []
  for (const part of (isPlain.test(sentence) ? sentence : sentence.normalize('NFKC')).match(parts) ?? [])
    words.push(...readPart(part))
  return joinPairs(words)
}

const isPlain = /^[\0-\x7f]*$/

/** Texts say the same words again and again. */
const readPart = memoize((text: string): readonly TextWord[] => {
  if (/\p{Script=Han}/u.test(text) && !/\p{N}/u.test(text))
    return splitSigns(foldLetters(text)).map((sign) => ({
      text: sign,
      classes: classesOf(sign) ?? none,
      isNumber: false,
    }))
  if (/\p{N}/u.test(text)) return splitMixed(text)
  // "L.B. code"
  if (/^\p{L}(?:\.\p{L})+$/u.test(text)) return readPiece(text.replaceAll('.', ''))
  return text.split(/['’/-]/).flatMap((piece) => (piece === '' ? [] : readPiece(piece)))
}, 20_000)

/** "代码4471" and "4471元" are a word and a number. */
function splitMixed(text: string): TextWord[] {
  return (text.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((piece) =>
    /\p{Script=Han}/u.test(piece)
      ? splitSigns(foldLetters(piece)).map((sign) => ({
          text: sign,
          classes: classesOf(sign) ?? none,
          isNumber: false,
        }))
      : [{ text: piece, classes: none, isNumber: /\p{N}/u.test(piece) }],
  )
}

function readPiece(piece: string): TextWord[] {
  const folded = foldLetters(piece)
  const classes = classesOf(folded)
  if (classes) return [{ text: piece, classes, isNumber: false }]
  return (splitCompound(folded) ?? [folded]).map((word) => ({
    text: word === folded ? piece : word,
    classes: classesOf(word) ?? none,
    isNumber: false,
  }))
}

/** "lock box" is a lockbox, "co-op" a coop. */
function joinPairs(words: readonly TextWord[]): TextWord[] {
  const joined: TextWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [first, second] = [words[at], words[at + 1]]
    if (!first) break
    const pair = second && !first.isNumber && !second.isNumber ? pairOf(first.text, second.text) : undefined
    if (pair && second) {
      joined.push({ text: first.text + second.text, classes: pair, isNumber: false })
      at += 1
    } else joined.push(first)
  }
  return joined
}

function pairOf(first: string, second: string): Classes | undefined {
  const start = foldLetters(first)
  return beginsWord(start) ? classesOf(start + foldLetters(second)) : undefined
}
