import type { Passage } from '../../src/knowledge/passages/passage.ts'

const k1 = 1.2
const b = 0.75
const small = new Set(
  `a an and are as at be but by can do does for from have how i if in is it me my of on or that the their there they this to was we what when
   where which who will with you your`.split(/\s+/),
)

/** A plain BM25 over headings and text as one, common English endings cut off: what any search of words does at least. */
export function plainRanking(passages: readonly Passage[]): (question: string, limit: number) => number[] {
  const texts = passages.map(({ headings, text }) => wordsOf([...headings, text].join(' ')))
  const having = new Map<string, Map<number, number>>()
  texts.forEach((words, at) => {
    for (const word of words) {
      const counts = having.get(word) ?? new Map<number, number>()
      counts.set(at, (counts.get(at) ?? 0) + 1)
      having.set(word, counts)
    }
  })
  const average = texts.reduce((sum, words) => sum + words.length, 0) / Math.max(1, texts.length)
  return (question, limit) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(question))) {
      const counts = having.get(word) ?? new Map<number, number>()
      const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5))
      for (const [at, count] of counts) {
        const length = (texts[at]?.length ?? 0) / average
        const gain = (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + b * length))
        scores.set(at, (scores.get(at) ?? 0) + gain)
      }
    }
    return [...scores]
      .sort(([, one], [, other]) => other - one)
      .slice(0, limit)
      .map(([at]) => at)
  }
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map(cutEnding)
}

function cutEnding(word: string): string {
  return word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ies|ing|edly|ed|ly|es|s|e|y)$/, '')
}
