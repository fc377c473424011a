/** Text as it is compared: small letters without accents, apostrophes gone, typographic dashes plain. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
}

/** The words of a text, in order; "55+" and "a/c" are one. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:\+|\/[\p{L}]+)?/gu) ?? []
}

/** Whether the words stand in the text, next to each other and in order; answers their first index, or -1. */
export function indexOfWords(words: readonly string[], sought: readonly string[]): number {
  return words.findIndex((_, start) => sought.every((word, index) => words[start + index] === word))
}
