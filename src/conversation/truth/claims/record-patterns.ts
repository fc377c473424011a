import { languageCodes } from '../../../reading/languages/language.ts'
import { claimTableOf } from '../../../reading/languages/tables/claim-tables.ts'
import type { RecordWords } from '../../../reading/languages/tables/record-words.ts'

/** The words of one list, in every language: a listing may be written in another than that of the answer. */
export function anyLanguage(choose: (words: RecordWords) => string): string {
  const phrases = languageCodes.flatMap((code) => choose(claimTableOf(code).record).split(','))
  const all = [...new Set(phrases.map((phrase) => phrase.trim()))].filter((phrase) => phrase !== '')
  return all
    .sort((a, b) => b.length - a.length)
    .map(writePhrase)
    .join('|')
}

function writePhrase(phrase: string): string {
  const isOpen = phrase.endsWith('*')
  const words = (isOpen ? phrase.slice(0, -1) : phrase).replace(/\s+/gu, String.raw`[\s\u00A0]+`)
  if (/\p{Script=Han}/u.test(words)) return words
  return String.raw`(?<![\p{Script=Latin}])${words}${isOpen ? '' : String.raw`(?![\p{Script=Latin}])`}`
}
