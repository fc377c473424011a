import { splitSentences } from '../../platform/text/split-sentences.ts'
import type { MembersOnlyKind } from './judge-name.ts'
import { judgeSentence } from './judge-text.ts'
import { mayTell } from './may-tell.ts'

export interface PublicText {
  text: string
  /** What the sentences that were left out say; none: the text is as it was. */
  kinds: readonly MembersOnlyKind[]
}

/**
 * A text without its sentences for members alone. `isUnknown`: it stands in a column of which nobody knows what it is.
 * `isTold`: what must not be said besides.
 */
export function toPublicText(
  text: string,
  { isUnknown = false, isTold = () => false }: { isUnknown?: boolean; isTold?: (sentence: string) => boolean } = {},
): PublicText {
  const kinds: MembersOnlyKind[] = []
  if (!mayTell(text, isUnknown) && !isTold(text)) return { text, kinds }
  let left = ''
  let at = 0
  for (const sentence of splitSentences(text)) {
    const begin = text.indexOf(sentence, at)
    const end = begin + sentence.length
    const kind = judgeSentence(sentence, isUnknown) ?? (isTold(sentence) ? 'address' : null)
    if (kind === null) left += text.slice(at, end)
    else {
      kinds.push(kind)
      // Paragraphs stay apart.
      left += text.slice(at, begin).match(/\n+/)?.[0] ?? ''
    }
    at = end
  }
  return kinds.length === 0 ? { text, kinds } : { text: left.trim(), kinds }
}
