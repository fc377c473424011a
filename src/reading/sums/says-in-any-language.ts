import { foldText } from '../../platform/text/listing-keys.ts'
import { sumWordsOf } from '../languages/all-sum-words.ts'
import { simplifyText } from '../languages/chinese/characters.ts'
import { languageCodes } from '../languages/language-code.ts'
import type { SumAsks } from '../languages/tables/sum-words.ts'

/** Whether a text has words of all these kinds ("firstMonth", "rent", "yield") in one of the languages: it may be written in any. Pure. */
export function saysInAnyLanguage(text: string, ...kinds: readonly (keyof SumAsks & WordKind)[]): boolean {
  const folded = foldText(simplifyText(text))
  return languageCodes.some((code) => {
    const { asks } = sumWordsOf(code)
    return kinds.every((kind) => asks[kind].test(folded))
  })
}

type WordKind = 'commission' | 'everything' | 'firstMonth' | 'lastMonth' | 'rent' | 'year' | 'yield'
