import { firmWordsOf } from '../all-firm-words.ts'
import type { LanguageTables } from '../languages.ts'
import type { FirmWords } from '../tables/firm-words.ts'
import { compilePhrases, hearPhrases, type Signals } from './hear-phrases.ts'

export type FirmSignal = Exclude<keyof FirmWords, 'code'>

/** What of a language's words about the firm a sentence holds. */
export type FirmSignals = Signals<FirmSignal>

export function hearFirm(sentence: string, tables: LanguageTables): FirmSignals {
  return hearPhrases(sentence, tables.derive(compileFirmWords))
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function compileFirmWords({ language }: LanguageTables) {
  const { code, ...words } = firmWordsOf(language.code)
  return compilePhrases(words, code !== 'zh')
}
