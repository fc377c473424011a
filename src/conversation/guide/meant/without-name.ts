import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { readSigns, wordsOf } from './read-signs.ts'

/** "does 12 Main have a garage" as it is asked of any home: "does that one have a garage". As it is where it names none. Pure. */
export function withoutName(
  question: string,
  { Address, MLSNumber, City }: Pick<FoundListing, 'Address' | 'MLSNumber' | 'City'>,
  tables: LanguageTables,
): string {
  const names = new Set([...wordsOf(Address ?? ''), ...wordsOf(MLSNumber ?? ''), 'mls'])
  // "41 Station Rd Saltby": of an address; "is it in Saltby" asks for the town.
  const towns = new Set(wordsOf(City ?? ''))
  const signs = readSigns(question, tables)
  const weights = tables.languages.derive(loadWeightOfWord)
  const isOften = (word: string): boolean => weights.isSaidOften(word)
  let best: { start: number; end: number; many: number } | null = null
  for (let at = 0; at < signs.length; at++) {
    let last = at
    while (last < signs.length && names.has(signs[last]?.text ?? '')) last++
    if (last > at) while (last < signs.length && towns.has(signs[last]?.text ?? '')) last++
    const many = last - at
    const [first, final] = [signs[at], signs[last - 1]]
    // "what is the lot rent", of Lot 9: a word that everybody says names nothing by itself.
    // Nor does one Chinese character: "座向" is of no "6座".
    const isName = many > 1 || (!isOften(first?.text ?? '') && !oneHan.test(first?.text ?? ''))
    if (first && final && isName && many > (best?.many ?? 0)) best = { start: first.start, end: final.end, many }
    at = Math.max(at, last - 1)
  }
  if (best === null) return question
  const { pronoun } = describedWordsOf(tables.language.code)
  return `${question.slice(0, best.start)}${pronoun}${question.slice(best.end)}`
}

const oneHan = /^\p{Script=Han}$/u
