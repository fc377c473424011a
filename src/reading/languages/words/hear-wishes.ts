import { wishPartsOf } from '../all-wish-parts.ts'
import { wishWordsOf } from '../all-wish-words.ts'
import type { LanguageTables } from '../languages.ts'
import type { WishPart } from '../tables/wish-parts.ts'
import type { WishSignal } from '../tables/wish-words.ts'
import { compilePhrases, hearPhrases, type Signals } from './hear-phrases.ts'

/** What of a language's words for wishes, and of what wishes are put together from, a sentence holds. */
export type WishSignals = Signals<WishSignal | WishPart>

export function hearWishes(sentence: string, tables: LanguageTables): WishSignals {
  return hearPhrases(sentence, tables.derive(compileWishWords))
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function compileWishWords({ language }: LanguageTables) {
  const { code, ...words } = wishWordsOf(language.code)
  const { code: _, more, ...parts } = wishPartsOf(language.code)
  const added = Object.entries(more).map(([signal, list]) => [signal, `${words[signal as WishSignal]}, ${list}`])
  const lists: Record<WishSignal | WishPart, string> = { ...words, ...Object.fromEntries(added), ...parts }
  return compilePhrases(lists, code !== 'zh')
}
