import type { Concept, HeaderWords } from './concept.ts'
import { chineseHeaders, japaneseHeaders } from './words/chinese-and-japanese.ts'
import { englishHeaders } from './words/english.ts'
import { frenchHeaders } from './words/french.ts'
import { germanHeaders } from './words/german.ts'
import { dutchHeaders, italianHeaders } from './words/italian-and-dutch.ts'
import { koreanHeaders } from './words/korean.ts'
import { portugueseHeaders } from './words/portuguese.ts'
import { spanishHeaders } from './words/spanish.ts'

export const headerLanguages = {
  en: englishHeaders,
  de: germanHeaders,
  es: spanishHeaders,
  fr: frenchHeaders,
  pt: portugueseHeaders,
  it: italianHeaders,
  nl: dutchHeaders,
  zh: chineseHeaders,
  ja: japaneseHeaders,
  ko: koreanHeaders,
} as const satisfies Record<string, HeaderWords>

export type HeaderLanguage = keyof typeof headerLanguages

/** What a word of a header may mean, and in which languages it is one. */
export interface HeaderWord {
  meanings: readonly { concept: Concept; languages: readonly HeaderLanguage[] }[]
}

/** As words are compared: without case, accents and signs. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}#°%€$£]/gu, '')
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

export function collectHeaderWords(): ReadonlyMap<string, HeaderWord> {
  const found = new Map<string, Map<Concept, HeaderLanguage[]>>()
  const add = (word: string, concept: Concept, language: HeaderLanguage): void => {
    if (word === '') return
    const known = found.get(word) ?? new Map<Concept, HeaderLanguage[]>()
    known.set(concept, [...(known.get(concept) ?? []), language])
    found.set(word, known)
  }
  // The keys of each table are languages and concepts.
  for (const [language, table] of Object.entries(headerLanguages) as [HeaderLanguage, HeaderWords][])
    for (const [concept, words] of Object.entries(table) as [Concept, string][])
      for (const word of words.split(' ')) {
        const spellings = new Set([
          word,
          language === 'de' ? word.replace(/[äöüß]/g, (one) => umlauts[one] ?? one) : word,
        ])
        for (const spelling of spellings) add(foldWord(spelling), concept, language)
      }
  return new Map(
    [...found].map(([word, meanings]) => [
      word,
      { meanings: [...meanings].map(([concept, languages]) => ({ concept, languages })) },
    ]),
  )
}
