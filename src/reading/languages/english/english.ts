import type { WrittenLanguage } from '../language.ts'
import { readCurrencies, readPhrases, splitPairs, splitPhrases } from '../tables/phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clauseWords } from './clause-words.ts'
import { everydayWords } from './everyday-words.ts'
import { fillers, subjectiveWords } from './filler-words.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { governorWords } from './governor-words.ts'
import { homePhrases } from './home-phrases.ts'
import { linkWords } from './link-words.ts'
import { measurePhrases } from './measure-phrases.ts'
import { numbers } from './numbers.ts'
import { orderPhrases } from './order-phrases.ts'
import { opinionPhrases, ordinaryWords } from './ordinary-words.ts'
import { currencies, directions, states, streetTypes } from './place-names.ts'
import { codeLeads, placeLeads, placePhrases, streetLeads } from './place-phrases.ts'
import { protectedClasses } from './protected-classes.ts'
import { englishWording } from './wording.ts'

export const english = (): WrittenLanguage => ({
  code: 'en',
  names: ['english'],
  letters: '',
  smallest: ['a', 'i'],
  phrases: readPhrases(
    measurePhrases,
    boundPhrases,
    homePhrases,
    placePhrases,
    governorWords,
    orderPhrases,
    followUpPhrases,
    linkWords,
  ),
  clauses: clauseWords(),
  numbers,
  particles: {
    placeLeads: splitPhrases(placeLeads),
    streetLeads: splitPhrases(streetLeads),
    codeLeads: splitPhrases(codeLeads),
  },
  currencies: readCurrencies(currencies),
  fillers: splitPhrases(fillers),
  ordinary: splitPhrases(ordinaryWords),
  everyday: splitPhrases(everydayWords),
  opinions: [
    { phrases: splitPhrases(opinionPhrases), hint: true },
    { phrases: splitPhrases(subjectiveWords), hint: false },
  ],
  protectedClasses: protectedClasses(),
  bareFields: { parking: splitPhrases(parkingWords) },
  dropWords,
  streetTypes: splitPairs(streetTypes),
  directions: splitPairs(directions),
  states: splitPairs(states),
  exonyms: [],
  wording: englishWording,
})
