import { foldSaid } from './fold-said.ts'

/** So much of a text is looked at; what comes behind changes nothing. */
export const longestSeen = 600
const mostWords = 120
const shortestGram = 3
const longestGram = 5
/** Words longer than this are looked at by their beginning. */
const longestWord = 24

const token =
  /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+(?:'[\p{L}]+)*|\p{Extended_Pictographic}|[^\s\p{L}\p{N}]/gu
const han = /\p{Script=Han}/u

/** The words of a text, signs of punctuation among them, as they are counted: folded, numbers by their shape. */
export function tokensOf(text: string): string[] {
  return (foldSaid(text.slice(0, longestSeen)).match(token) ?? []).slice(0, mostWords)
}

/**
 * What is seen of a text by whoever learns from examples: its words, pairs of words, parts of words, how it begins and ends. Each a
 * string of its own; a reader of weights takes their hashes (`hashSign`).
 */
export function signsOfText(text: string): string[] {
  const tokens = tokensOf(text)
  const signs: string[] = ['']
  for (const [index, word] of tokens.entries()) {
    const next = tokens[index + 1] ?? '$'
    signs.push(`w ${word}`, `p ${word} ${next}`)
    if (index === 0) signs.push(`b ${word}`, `p ^ ${word}`)
    if (han.test(word)) {
      const third = tokens[index + 2]
      if (third !== undefined) signs.push(`t ${word}${next}${third}`)
      continue
    }
    const third = tokens[index + 2]
    if (third !== undefined) signs.push(`s ${word} ${third}`)
    if (/^[\p{L}\p{M}']+$/u.test(word)) addGrams(signs, word)
  }
  return signs
}

function addGrams(signs: string[], word: string): void {
  const whole = `<${word.slice(0, longestWord)}>`
  for (let size = shortestGram; size <= longestGram; size += 1)
    for (let from = 0; from + size <= whole.length; from += 1) {
      const gram = whole.slice(from, from + size)
      if (gram !== whole) signs.push(`g ${gram}`)
    }
}

/** A place in a table of `size` rows for a sign: FNV-1a, 32 bits, with a last mix (source: fnv32a by Fowler, Noll and Vo). */
export function hashSign(sign: string, size: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < sign.length; index += 1) {
    hash ^= sign.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return (hash >>> 0) % size
}
