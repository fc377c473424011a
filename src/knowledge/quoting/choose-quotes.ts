import type { ReadQuestion } from '../retrieval/question-group.ts'
import { quoteSentences } from './quote-sentences.ts'
import { type RankedPassage, surenessOf } from './sureness.ts'
import { weights } from './weights.ts'

const mostSentences = 3

/**
 * What is quoted of passages that were judged, best first; nothing where none answers. Where a second one fits as well
 * as the first does, the sentence of it that answers best is quoted too: three sentences in all.
 */
export function chooseQuotes<Ranked extends RankedPassage>(
  judged: readonly Ranked[],
  question: ReadQuestion,
): readonly { of: Ranked; text: string }[] {
  const [best, next] = judged
  if (!best || surenessOf(best, next, question) < 0) return []
  const isBeside =
    next !== undefined && surenessOf(next, undefined, question) >= 0 && best.rank - next.rank <= weights.alsoNext
  if (!isBeside) return [{ of: best, text: quoteSentences(best, best.passage.text, mostSentences) }]
  return [
    { of: best, text: quoteSentences(best, best.passage.text, mostSentences - 1) },
    { of: next, text: quoteSentences(next, next.passage.text, 1) },
  ]
}
