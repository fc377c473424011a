import { foldSaid } from './fold-said.ts'

/** A word of a message with what stands before it. */
export interface SaidWord {
  folded: string
  start: number
  end: number
  /** Blanks and punctuation between the word before and this one. */
  gap: string
}

const word =
  /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}$€£@#&+]+(?:['’.,:/@_-][\p{L}\p{M}\p{N}]+)*|\p{Extended_Pictographic}/gu
/** No message that people send by hand is longer; the rest is one clause. */
const mostWords = 300
const longestRead = 2_400

/** The words of a message, with their places. */
export function wordsOf(text: string): SaidWord[] {
  const words: SaidWord[] = []
  let before = 0
  for (const match of text.slice(0, longestRead).matchAll(word)) {
    if (words.length === mostWords) break
    const start = match.index
    const end = start + match[0].length
    words.push({ folded: foldSaid(match[0]).trim(), start, end, gap: text.slice(before, start) })
    before = end
  }
  return words
}

/** What is seen at the place before the word with that number: the words around it, and what stands between them. */
export function signsOfGap(words: readonly SaidWord[], at: number): string[] {
  const of = (offset: number): string => words[at + offset]?.folded ?? (at + offset < 0 ? '^' : '$')
  const gap = words[at]?.gap.replace(/\s+/gu, ' ') ?? ''
  const rest = words.length - at
  return [
    '',
    `gap ${gap}`,
    `l1 ${of(-1)}`,
    `l2 ${of(-2)}`,
    `r0 ${of(0)}`,
    `r1 ${of(1)}`,
    `r2 ${of(2)}`,
    `lr ${of(-1)} ${of(0)}`,
    `ll ${of(-2)} ${of(-1)}`,
    `rr ${of(0)} ${of(1)}`,
    `gl ${gap} ${of(-1)}`,
    `gr ${gap} ${of(0)}`,
    `grr ${gap} ${of(0)} ${of(1)}`,
    `rrr ${of(0)} ${of(1)} ${of(2)}`,
    `p ${of(0).slice(0, 3)}`,
    `e ${of(-1).slice(-3)}`,
    `from ${Math.min(at, 8)}`,
    `rest ${Math.min(rest, 8)}`,
    `gf ${gap} ${Math.min(at, 5)}`,
    `gt ${gap} ${Math.min(rest, 5)}`,
    `first ${words[0]?.folded ?? ''} ${Math.min(at, 4)}`,
  ]
}
