import type { Lexicon } from '../../../languages/words/lexicon.ts'
import type { Token } from '../../../languages/words/tokens.ts'
import { readClauseWords, tells } from '../words-of-clauses.ts'

/** Shorter stories nobody points back to. */
const shortest = 3

/** Whether what was told before is not to come again: "so nothing like that please", "in Kent without that". */
export function asksNeverAgain(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some((_, at) => at > shortest && lexicon.storyAt(tokens, at)?.kinds.includes('neverAgain'))
}

/**
 * "we sold because they moved in, so nothing like that please": a story that is not to come again is more than what its
 * teller says of themselves. Returns what is left of their description.
 */
export function neverAgain(self: ReadonlySet<number>, tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  if (self.size === 0 || !asksNeverAgain(tokens, lexicon)) return self
  const kept = new Set(self)
  let start = 0
  for (let end = 1; end <= tokens.length; end++) {
    if (end < tokens.length && !/^[.!?;。！？；]$/.test(tokens[end - 1]?.text ?? '')) continue
    const sentence = tokens.slice(start, end)
    const described = sentence.filter((_, at) => self.has(start + at))
    const isStory = readClauseWords(described, lexicon).some((word) => word.isPast || tells(word))
    if (isStory && asksNeverAgain(sentence, lexicon)) for (let at = start; at < end; at++) kept.delete(at)
    start = end
  }
  return kept
}
