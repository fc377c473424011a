import type { QuestionGroup, ReadQuestion } from '../retrieval/question-group.ts'
import type { WordReader } from '../words/word-reader.ts'
import { gains, share } from './judge-passage.ts'
import { weights } from './weights.ts'

/** Said in another word is said all the same. */
const said = 0.65

/**
 * Whether a question means what a stored one means: each speaks of nearly all that the other speaks of. Visitors tell
 * more than they ask: where no passage fits better, what is asked may say more than the stored one.
 */
export function isSameQuestion(
  asked: ReadQuestion,
  stored: ReadQuestion,
  texts: { asked: string; stored: string },
  readers: { asked: WordReader; stored: WordReader },
  isBest: boolean,
): boolean {
  const there = shareOf(asked.groups, readers.stored.keysOf(texts.stored))
  const back = shareOf(stored.groups, readers.asked.keysOf(texts.asked))
  const same = weights.sameQuestion
  return (there >= same && back >= same) || (isBest && there >= weights.askedOfBest && back >= weights.storedOfBest)
}

function shareOf(all: readonly QuestionGroup[], keys: readonly string[]): number {
  const groups = all.filter(({ isAsked }) => isAsked)
  return share(
    groups,
    gains(groups, new Set(keys)).map((gain) => (gain >= said ? 1 : gain)),
  )
}
