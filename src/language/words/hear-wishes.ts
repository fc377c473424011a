import { wishWordsOf } from '../all-wish-words.ts'
import type { LanguageTables } from '../languages.ts'
import type { WishSignal } from '../tables/wish-words.ts'
import { compilePhrases, hearPhrases, type Signals } from './hear-phrases.ts'

/** What of a language's words for wishes a sentence holds. */
export type WishSignals = Signals<WishSignal>

export function hearWishes(sentence: string, tables: LanguageTables): WishSignals {
  return hearPhrases(sentence, tables.derive(compileWishWords))
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function compileWishWords({ language }: LanguageTables) {
  const { code, ...words } = wishWordsOf(language.code)
  return compilePhrases(words, code !== 'zh')
}
