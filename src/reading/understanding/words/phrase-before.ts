import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { Token } from '../../languages/words/tokens.ts'

/** In tokens, of the phrases that are looked for. */
const lengths = [1, 2, 3]

/** Whether right before a token a phrase of up to three words ends that has a tag of the kind that is asked for. */
export function isBehindPhrase(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isKind: (tag: string) => boolean,
): boolean {
  return lengths.some((length) => {
    const phrase = length <= at ? lexicon.longestAt(tokens, at - length) : null
    return phrase?.end === at && phrase.tags.some(isKind)
  })
}
