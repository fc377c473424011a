import type { Language } from '../language.ts'
import type { Lexicon } from './lexicon.ts'
import { splitElisions, type Token, tokenize } from './tokens.ts'

/** Cuts a text into the tokens that its language is read by. */
export function readTokens(text: string, { language, lexicon }: { language: Language; lexicon: Lexicon }): Token[] {
  const written = splitElisions(tokenize(text), language.elisions ?? [])
  return language.cutTokens?.(written, lexicon) ?? written
}
