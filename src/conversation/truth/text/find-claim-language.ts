import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { claimLexiconOf, tokensOf } from '../claims/claim-lexicon.ts'
import { foldAligned } from './fold-text.ts'

const longestLooked = 400
const mostTokens = 60

/** The language whose small words a sentence is made of; the one of the sentence before where several know as many. */
export function findClaimLanguage(languages: Languages, text: string, likely: LanguageCode): LanguageCode {
  const folded = foldAligned(text.slice(0, longestLooked))
  const han = folded.match(/\p{Script=Han}/gu)?.length ?? 0
  const of = (code: LanguageCode) => {
    const lexicon = claimLexiconOf(languages, code)
    const tokens = tokensOf(folded, code).slice(0, mostTokens)
    const known = tokens.filter((token) => lexicon.isNeutral(token.text) || lexicon.isPraise(token.text)).length
    return { known, isAll: known === tokens.length }
  }
  const own = of(likely)
  if (own.isAll && likely !== 'zh' && han === 0) return likely
  let best = likely === 'zh' ? 'en' : likely
  let most = likely === 'zh' ? of('en').known : own.known
  for (const code of languageCodes) {
    if (code === 'zh' || code === likely) continue
    const { known } = of(code)
    if (known > most) {
      best = code
      most = known
    }
  }
  // Names of places and streets in Latin letters stand in Chinese sentences too.
  return han > most ? 'zh' : best
}
