import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import { languageOf } from '../../../reading/languages/languages.ts'
import { readSuperlative } from '../../../reading/languages/words/superlatives.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { Lexeme } from '../../../reading/understanding/words/lexeme.ts'
import { sortFact } from '../about-homes/answer-which.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideContext } from '../guide-context.ts'
import type { GuideAnswer } from './answer-search.ts'
import { showHomes } from './search-view.ts'

const mostOfQuestion = 14

/** "which house is the most expensive you have?", "the second cheapest rental": asks for one, which is told with what puts it there. */
export async function tellBest(
  context: GuideContext,
  { sort, limit, figures, follow, lexemes, language }: Understood,
  found: GuideAnswer,
): Promise<GuideAnswer> {
  const place = sort === null ? null : placeOfOne(lexemes, language)
  const [first, another] = found.state?.shown.slice(place ?? 0) ?? []
  const isPlain = figures.length + follow.length === 0 && (limit === null || limit === 1)
  if (sort === null || place === null || !isPlain || found.state === null || found.trace.kind !== 'search') return found
  if (first === undefined || (place === 0 && another === undefined)) return found
  const [home] = await lookUpListings(context.db, context.scope, [first])
  const value = home === undefined ? null : sortFact(context, home, sort).value
  if (home === undefined || value === null) return found
  const { words } = context
  const link = linkHome(context, home)
  const content = words.sentence(
    place === 0 ? words.first[sort.field][sort.direction](link, value) : words.about(link, value),
  )
  const { buttons = [], criteria, total } = found.view ?? {}
  return {
    ...found,
    content,
    state: { ...found.state, focus: first },
    view: {
      ...showHomes([first], { content }),
      buttons,
      ...(criteria && total !== undefined ? { criteria, total } : {}),
    },
  }
}

/** Which of the order is asked for, from 0; null where it is several, or all in that order. Without what visitors say of themselves. */
export function placeOfOne(lexemes: readonly Lexeme[], language: LanguageCode): number | null {
  const said = foldText(lexemes.map(({ text }) => text).join(' '))
  if (lexemes.length > mostOfQuestion || lexemes.some(isSeveral) || readSuperlative(said, language) !== 'one')
    return null
  // "biggest lot" alone is an order; "the biggest lot" and "cheapest place you have" ask for one.
  const the = describedWordsOf(language).the.split(', ')
  if (!lexemes.some(saysAHome) && !said.split(' ').some((word) => the.includes(word)) && language !== 'zh') return null
  const at = lexemes.findIndex(isOrder)
  const { ordinals } = languageOf(language).numbers
  // "the second cheapest", "the 2nd most expensive": the place stands before the order, as a word or as a number.
  const before = lexemes[at - 1]
  const place = ordinals[before?.key ?? ''] ?? (before?.number?.ordinal === true ? before.number.value : 1)
  return Math.max(1, place) - 1
}

const isOrder = (lexeme: Lexeme | undefined): boolean => lexeme?.tags.some((tag) => tag.startsWith('sort.')) === true

const saysAHome = ({ tags }: Lexeme): boolean => tags.some((tag) => tag.startsWith('family.') || tag === 'home')

/** "houses", "Wohnungen": of which there are many forms in German, where the article tells it. */
const isSeveral = (lexeme: Lexeme): boolean => saysAHome(lexeme) && /s$/iu.test(lexeme.text)
