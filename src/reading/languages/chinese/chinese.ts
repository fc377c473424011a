import type { WrittenLanguage } from '../language.ts'
import { readCurrencies, readPhrases, splitPairs, splitPhrases } from '../tables/phrase-tables.ts'
import { boundPhrases } from './bound-phrases.ts'
import { clauseWords } from './clause-words.ts'
import { fillers, subjectiveWords } from './filler-words.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
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
import { segmentTokens } from './segment.ts'
import { chineseWording } from './wording.ts'

const stateNames = splitPairs(states)
const stateSet = new Set(stateNames.map(([, name]) => name))

export const chinese = (): WrittenLanguage => ({
  code: 'zh',
  names: ['chinese', '中文', '汉语', '普通话', 'mandarin', '简体中文', '繁體中文', '国语'],
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
  latinNames: true,
  cutTokens: (tokens, lexicon) => segmentTokens(tokens, lexicon, (name) => stateSet.has(name)),
  formsOf: (phrase) => [phrase],
  currencies: readCurrencies(currencies),
  fillers: splitPhrases(`${fillers}, ${followUpPhrases['glue.request']}`),
  ordinary: splitPhrases(ordinaryWords),
  opinions: [
    { phrases: splitPhrases(opinionPhrases), hint: true },
    { phrases: splitPhrases(subjectiveWords), hint: false },
  ],
  protectedClasses: protectedClasses(),
  bareFields: { parking: splitPhrases(parkingWords) },
  dropWords,
  streetTypes: splitPairs(streetTypes),
  directions: splitPairs(directions),
  states: stateNames,
  exonyms: exonyms.split(',').map((pair) => {
    const [name = '', listed = ''] = pair.split(':').map((part) => part.trim())
    return [name, listed] as const
  }),
  wording: chineseWording,
})
