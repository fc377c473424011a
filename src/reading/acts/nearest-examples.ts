import { tokensOf } from './signs-of-text.ts'

/** A message of the corpus and what it, or one clause of it, is for. */
export interface Example {
  text: string
  act: string
}

/**
 * Of examples those that say the most of a text in the same words, the nearest first: by the share of words and pairs of words that both
 * have, a rare one counting for more (cosine over inverse document frequencies, as in Salton). Pure.
 */
export function nearestExamples(examples: readonly Example[], text: string, most: number): Example[] {
  const seen = examples.map((example) => ({ example, signs: signsOf(example.text) }))
  const counts = new Map<string, number>()
  for (const { signs } of seen) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const worthOf = (sign: string): number => Math.log((1 + examples.length) / (1 + (counts.get(sign) ?? 0))) ** 2
  const wanted = signsOf(text)
  return seen
    .map(({ example, signs }) => {
      let shared = 0
      let length = 0
      for (const sign of signs) {
        const worth = worthOf(sign)
        length += worth
        if (wanted.has(sign)) shared += worth
      }
      return { example, score: length === 0 ? 0 : shared / Math.sqrt(length) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ example }) => example)
}

function signsOf(text: string): Set<string> {
  const tokens = tokensOf(text)
  return new Set(tokens.flatMap((token, at) => [token, ...(at === 0 ? [] : [`${tokens[at - 1]} ${token}`])]))
}
