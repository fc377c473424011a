import { knowledgeWordsOf } from '../../reading/languages/all-knowledge-words.ts'
import { type LanguageCode, languageCodes } from '../../reading/languages/language-code.ts'
import { splitPhrases } from '../../reading/languages/tables/phrase-tables.ts'
import { cutWords, isHan } from './cut-words.ts'
import { WordReader } from './word-reader.ts'

const mostRead = 60
/** So few words seldom have enough small ones to tell by. */
const fewWords = 14
const bySense = 0.6

/** The readers of all languages, each made when it is first needed; ends with its owner. */
export class WordReaders {
  readonly #made = new Map<LanguageCode, WordReader>()
  /** Small words, and the languages that have them. */
  #small: Map<string, LanguageCode[]> | null = null

  of(language: LanguageCode): WordReader {
    const made = this.#made.get(language) ?? new WordReader(language)
    this.#made.set(language, made)
    return made
  }

  /** The language of a text by its small words; `likely` where they do not tell. */
  tell(text: string, likely: LanguageCode = 'en'): LanguageCode {
    const words = cutWords(text.slice(0, 600)).slice(0, mostRead)
    const signs = words.filter(isHan).length
    if (signs > 0 && signs >= words.length / 3) return 'zh'
    this.#small ??= readSmall()
    const points = new Map<LanguageCode, number>()
    for (const word of words) {
      const codes = this.#small.get(word) ?? []
      for (const code of codes) points.set(code, (points.get(code) ?? 0) + 1 / codes.length)
    }
    if (words.length <= fewWords)
      for (const code of languageCodes)
        points.set(code, (points.get(code) ?? 0) + this.of(code).countKnown(words) * bySense)
    let best = likely
    for (const [code, count] of points) if (count > (points.get(best) ?? 0) + 0.01) best = code
    return best
  }
}

function readSmall(): Map<string, LanguageCode[]> {
  const small = new Map<string, LanguageCode[]>()
  for (const code of languageCodes)
    for (const word of new Set(splitPhrases(knowledgeWordsOf(code).small).flatMap(cutWords)))
      small.set(word, [...(small.get(word) ?? []), code])
  return small
}
