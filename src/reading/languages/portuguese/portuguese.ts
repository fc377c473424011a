import { directions as englishDirections } from '../english/place-names.ts'
import type { WrittenLanguage } from '../language.ts'
import { readCurrencies, readPhrases, splitPairs, splitPhrases } from '../tables/phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clausePhrases, clauseWords } from './clause-words.ts'
import { cutTypologies } from './cut-typologies.ts'
import { fillers, marks, subjectiveWords } from './filler-words.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { portugueseForms } from './forms-of.ts'
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
import { portugueseWording } from './wording.ts'

export const portuguese = (): WrittenLanguage => ({
  code: 'pt',
  marks: splitPhrases(marks),
  letters: 'áâãàçéêíóôõúü',
  names: ['portuguese', 'português', 'brazilian', 'brasileiro'],
  phrases: readPhrases(
    measurePhrases,
    boundPhrases,
    homePhrases,
    placePhrases,
    governorWords,
    orderPhrases,
    followUpPhrases,
    linkWords,
    clausePhrases,
  ),
  clauses: clauseWords(),
  numbers,
  elisions: [['d', 'de']],
  cutTokens: cutTypologies,
  particles: {
    placeLeads: splitPhrases(placeLeads),
    streetLeads: splitPhrases(streetLeads),
    codeLeads: splitPhrases(codeLeads),
  },
  formsOf: portugueseForms,
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
    ['rua', 'street'],
    ['avenida', 'avenue'],
    ['av', 'avenue'],
    ['alameda', 'boulevard'],
    ['estrada', 'road'],
    ['travessa', 'lane'],
  ],
  directions: [...splitPairs(englishDirections), ...splitPairs(directions)],
  states: splitPairs(states),
  exonyms,
  wording: portugueseWording,
})
