import { leastSaid, type SaidOften } from '../../src/reading/answering/weight-of-word.ts'
import { wordsOfText } from '../../src/reading/answering/words-of-text.ts'
import type { CorpusLine } from './read-corpus.ts'

/** In how many messages of the corpus each word stands that is said often; words of Chinese are not counted. */
export function countSaidOften(lines: readonly CorpusLine[]): SaidOften {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const word of new Set(wordsOfText(text)))
      if (!/[\p{Script=Han}\p{N}]/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > leastSaid).sort(([a], [b]) => (a < b ? -1 : 1))
  return { messages: lines.length, words: Object.fromEntries(often) }
}
