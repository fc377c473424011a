import { listCityNames } from '../../../homes/search/listing-questions.ts'
import { asOneSearch, type ReadingScope } from '../../../homes/search/scope.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import { criteriaWordsOf } from '../../../reading/languages/spoken/all-criteria-words.ts'
import { fixedWordsOf } from '../../../reading/languages/spoken/all-fixed-words.ts'
import { isFurtherLanguage, type WindowLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import { answerFromListings } from '../built-in-guide.ts'
import type { GuideContext } from '../guide-context.ts'
import { suggestPrice } from '../skills/suggest.ts'
import { chooseFeatures } from './choose-feature.ts'

/** Of each kind so many are tried until one finds something. */
const mostTried = 3
/** A button is read at a glance, and four of them stand above the field of a phone. */
const longest = 44
/** Cities are what feeds say: what no city is called like, such as a sentence to a model, is passed over. */
const cityLike = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,29}$/u

/**
 * What a visitor of a chatbot could ask first, as they would say it: for a place, a price, a feature and a tour. Each was
 * asked here, and finds something; what finds nothing is left out.
 */
export async function deriveSuggestions(
  db: Database,
  readingScope: ReadingScope,
  code: WindowLanguage,
  now: Date,
): Promise<string[]> {
  const scope = asOneSearch(readingScope)
  const cities = (await listCityNames(db, scope, mostTried)).filter((city) => cityLike.test(city))
  const { say } = isFurtherLanguage(code) ? fixedWordsOf(code) : skillWordsOf(code)
  const price = await suggestPrice({ db, scope }, { say, wording: criteriaWordsOf(code) })
  const kinds = [
    cities.map(say.inPlace),
    price === null ? [] : [price],
    // Elsewhere places and amounts alone are read.
    ...(isFurtherLanguage(code) ? [] : await suggestFurther({ db, scope, now }, code)),
  ]
  const suggestions: string[] = []
  for (const sentences of kinds) {
    for (const sentence of sentences) {
      const line = sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
      if (line.length > longest || !(await finds({ db, scope, now, language: code }, line))) continue
      suggestions.push(line)
      break
    }
  }
  return suggestions
}

async function suggestFurther(
  parts: Pick<GuideContext, 'db' | 'scope' | 'now'>,
  code: LanguageCode,
): Promise<string[][]> {
  const { say } = skillWordsOf(code)
  const features = await chooseFeatures({ ...parts, asked: code, words: guideWordsOf(code), wording: wordingOf(code) })
  return [features.slice(0, mostTried).map(say.withFeature), [say.tour]]
}

type Finding = Pick<GuideContext, 'db' | 'scope' | 'now'> & { language: WindowLanguage }

/** Whether the guide answers it with homes that fit, or that can be seen. */
async function finds({ db, scope, now, language }: Finding, content: string): Promise<boolean> {
  const request = { content, chatbotName: '', previous: null, now, language }
  const { view, noAnswer, trace } = await answerFromListings(db, scope, request)
  if (view === undefined || noAnswer || view.listings.length === 0) return false
  return trace.skill === 'tour' || (trace.kind === 'search' && view.total > 0)
}
