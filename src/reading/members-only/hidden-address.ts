import { foldLetters } from './words/word-table.ts'

/** Words of a street that other words are called too. */
const least = 4

/** Whether a text tells an address that may not be shown: its number and the name of its street, in this order. */
export function streetTester(address: string | undefined): ((text: string) => boolean) | undefined {
  const [street = ''] = (address ?? '').split(',')
  const words = wordsOf(street)
  const number = words.find((word) => /^\d/.test(word))
  const name =
    words.filter((word) => !/^\d/.test(word) && word.length >= least)[0] ?? words.find((word) => !/^\d/.test(word))
  if (number === undefined || name === undefined) return undefined
  return (text) => {
    const there = wordsOf(text)
    return there.some((word, at) => word === number && there.slice(Math.max(0, at - 3), at + 4).includes(name))
  }
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
