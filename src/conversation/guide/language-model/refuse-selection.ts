import { readSentence } from '../../../homes/search/read-sentence.ts'
import { type SearchScope, tablesFor } from '../../../homes/search/search-listings.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import { readTokens } from '../../../reading/languages/words/read-tokens.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'

export interface Refusal {
  /** The sentence that the visitor gets. */
  message: string
  words: string[]
}

/** Longer ones are read at once, in slices. */
const longestLooked = 1_000

/**
 * What of a message asks to choose homes by who people are, as the search itself reads it; null when nothing does. The
 * words alone are looked at first: names of streets and places are looked up only for messages that hold such words.
 */
export async function findRefusal(
  db: Database,
  scope: SearchScope,
  message: string,
  options: { previous: SearchState | null; now: Date; language: LanguageCode },
): Promise<Refusal | null> {
  const tables = tablesFor(scope.languages, message, options.previous)
  await scope.slices.next()
  if (message.length <= longestLooked && tables.gate.check(readTokens(message, tables), new Set()).words.length === 0)
    return null
  const { refusedWords } = await readSentence(db, scope, message, tables, options.now)
  return refusedWords.length === 0 ? null : { message: wordingOf(options.language).fairHousing, words: refusedWords }
}
