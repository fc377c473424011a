import type { Language } from '../language.ts'
import { readCurrencies, readFeatures, readPhrases, splitPairs, splitPhrases } from '../phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clauseWords } from './clause-words.ts'
import { everydayWords } from './everyday-words.ts'
import { featureRows } from './features.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { gluePhrases } from './glue-phrases.ts'
import { homePhrases } from './home-phrases.ts'
import { measurePhrases } from './measure-phrases.ts'
import { numbers } from './numbers.ts'
import { orderPhrases } from './order-phrases.ts'
import { opinionPhrases, ordinaryWords } from './ordinary-words.ts'
import { currencies, directions, states, streetTypes } from './place-names.ts'
import { codeLeads, placeLeads, placePhrases, streetLeads } from './place-phrases.ts'
import { protectedClasses } from './protected-classes.ts'
import { fillers, subjectiveWords } from './scaffolding.ts'
import { scopePhrases } from './scope-phrases.ts'
import { englishWording } from './wording.ts'

export const english: Language = {
  code: 'en',
  names: ['english'],
  letters: '',
  smallest: ['a', 'i'],
  phrases: readPhrases(
    measurePhrases,
    boundPhrases,
    homePhrases,
    placePhrases,
    scopePhrases,
    orderPhrases,
    followUpPhrases,
    gluePhrases,
  ),
  clauses: clauseWords,
  numbers,
  particles: {
    placeLeads: splitPhrases(placeLeads),
    streetLeads: splitPhrases(streetLeads),
    codeLeads: splitPhrases(codeLeads),
  },
  features: readFeatures(featureRows),
  currencies: readCurrencies(currencies),
  fillers: splitPhrases(fillers),
  ordinary: splitPhrases(ordinaryWords),
  everyday: splitPhrases(everydayWords),
  opinions: [
    { phrases: splitPhrases(opinionPhrases), hint: true },
    { phrases: splitPhrases(subjectiveWords), hint: false },
  ],
  protectedClasses,
  bareFields: { parking: splitPhrases(parkingWords) },
  dropWords,
  streetTypes: splitPairs(streetTypes),
  directions: splitPairs(directions),
  states: splitPairs(states),
  exonyms: [],
  wording: englishWording,
}
