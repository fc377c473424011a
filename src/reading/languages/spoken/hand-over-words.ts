import { guideWordsOf } from '../all-words.ts'
import type { FixedWords } from '../tables/fixed-words.ts'
import { fixedWordsOf } from './all-fixed-words.ts'
import { fixedSentence } from './fixed-sentences.ts'
import { isFurtherLanguage, isReadLanguage, type SpokenLanguage } from './spoken-language.ts'

/** What is said around a hand-over, in any language in which something can be said. */
export function handOverWordsOf(
  language: SpokenLanguage,
): Pick<FixedWords, 'personAsked' | 'hoursBegin' | 'nobodyCame' | 'bookThere' | 'cutShort'> {
  if (isReadLanguage(language)) return guideWordsOf(language)
  if (isFurtherLanguage(language)) return fixedWordsOf(language)
  const { sentence, person } = fixedSentence(language)
  return {
    personAsked: () => sentence,
    // One sentence is all that can be said in it.
    hoursBegin: () => '',
    nobodyCame: sentence,
    bookThere: (target) => `[${person}](${target})`,
    cutShort: '…',
  }
}
