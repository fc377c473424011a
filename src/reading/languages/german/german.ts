import type { WrittenLanguage } from '../language.ts'
import { readCurrencies, splitPairs, splitPhrases } from '../tables/phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clauseWords } from './clause-words.ts'
import { cutCompounds } from './compounds.ts'
import { fillers, subjectiveWords } from './filler-words.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { germanForms } from './forms.ts'
import { governorWords } from './governor-words.ts'
import { homePhrases } from './home-phrases.ts'
import { linkWords } from './link-words.ts'
import { measurePhrases } from './measure-phrases.ts'
import { numbers } from './numbers.ts'
import { orderPhrases } from './order-phrases.ts'
import { opinionPhrases, ordinaryWords } from './ordinary-words.ts'
import { currencies, directions, exonyms, states, streetTypes } from './place-names.ts'
import { codeLeads, placeLeads, placePhrases, streetLeads } from './place-phrases.ts'
import { protectedClasses } from './protected-classes.ts'
import { readGerman, splitGerman, withSpellings } from './spelling.ts'
import { germanWording } from './wording.ts'

export const german = (): WrittenLanguage => ({
  code: 'de',
  names: ['german', 'deutsch'],
  phrases: readGerman(
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
    placeLeads: splitGerman(placeLeads),
    streetLeads: splitGerman(streetLeads),
    codeLeads: splitGerman(codeLeads),
  },
  capitalNouns: true,
  cutTokens: (tokens, lexicon) => cutCompounds(tokens, lexicon.isKnown),
  formsOf: germanForms,
  currencies: readCurrencies(currencies),
  fillers: splitGerman(`${fillers}, ${linkWords['glue.request']}`),
  ordinary: splitGerman(ordinaryWords),
  opinions: [
    { phrases: splitGerman(opinionPhrases), hint: true },
    { phrases: splitGerman(subjectiveWords), hint: false },
  ],
  protectedClasses: protectedClasses(),
  bareFields: { parking: withSpellings(splitPhrases(parkingWords)) },
  dropWords: dropWords.flatMap(([word, topics]) => withSpellings([word]).map((each) => [each, topics] as const)),
  streetTypes: splitPairs(streetTypes),
  directions: splitPairs(directions),
  states: splitPairs(states),
  exonyms: exonyms.split(',').map((pair) => {
    const [name = '', listed = ''] = pair.split(':').map((part) => part.trim())
    return [name, listed] as const
  }),
  wording: germanWording,
})
