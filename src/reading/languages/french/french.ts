import { directions, streetTypes } from '../english/place-names.ts'
import type { WrittenLanguage } from '../language.ts'
import { readCurrencies, readPhrases, splitPairs, splitPhrases } from '../tables/phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clauseWords } from './clause-words.ts'
import { cutRooms } from './cut-rooms.ts'
import { fillers, subjectiveWords } from './filler-words.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { frenchForms } from './forms-of.ts'
import { governorWords } from './governor-words.ts'
import { homePhrases } from './home-phrases.ts'
import { linkWords } from './link-words.ts'
import { measurePhrases } from './measure-phrases.ts'
import { numbers } from './numbers.ts'
import { orderPhrases } from './order-phrases.ts'
import { opinionPhrases, ordinaryWords } from './ordinary-words.ts'
import { currencies, exonyms, states } from './place-names.ts'
import { codeLeads, placeLeads, placePhrases, streetLeads } from './place-phrases.ts'
import { protectedClasses } from './protected-classes.ts'
import { frenchWording } from './wording.ts'

export const french = (): WrittenLanguage => ({
  code: 'fr',
  letters: 'àâçéèêëîïôûùüÿœæ',
  names: ['french', 'français'],
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
  elisions: [
    ['d', 'de'],
    ['l', 'le'],
    ['qu', 'que'],
    ['n', 'ne'],
    ['s', 'se'],
    ['c', 'ce'],
    ['j', 'je'],
    ['m', 'me'],
    ['t', 'te'],
    ['jusqu', 'jusque'],
    ['lorsqu', 'lorsque'],
    ['puisqu', 'puisque'],
    ['quelqu', 'quelque'],
  ],
  cutTokens: cutRooms,
  particles: {
    placeLeads: splitPhrases(placeLeads),
    streetLeads: splitPhrases(streetLeads),
    codeLeads: splitPhrases(codeLeads),
  },
  formsOf: frenchForms,
  currencies: readCurrencies(currencies),
  fillers: splitPhrases(fillers),
  ordinary: splitPhrases(ordinaryWords),
  opinions: [
    { phrases: splitPhrases(opinionPhrases), hint: true },
    { phrases: splitPhrases(subjectiveWords), hint: false },
  ],
  protectedClasses: protectedClasses(),
  bareFields: { parking: splitPhrases(parkingWords) },
  dropWords,
  streetTypes: splitPairs(streetTypes),
  streetPrefixes: [
    ['rue', 'street'],
    ['avenue', 'avenue'],
    ['boulevard', 'boulevard'],
    ['chemin', 'road'],
    ['route', 'road'],
  ],
  directions: splitPairs(directions),
  states: splitPairs(states),
  exonyms,
  wording: frenchWording,
})
