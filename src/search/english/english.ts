import type { CurrencyRow, FeatureRow, Language } from '../language.ts'
import { splitPhrases } from '../lexicon.ts'
import { boundPhrases } from './bound-phrases.ts'
import { featureRows } from './features.ts'
import { dropWords, followUpPhrases, parkingWords } from './follow-up-phrases.ts'
import { homePhrases } from './home-phrases.ts'
import { measurePhrases } from './measure-phrases.ts'
import { numbers } from './numbers.ts'
import { orderPhrases } from './order-phrases.ts'
import { opinionPhrases, ordinaryWords } from './ordinary-words.ts'
import { currencies, directions, states, streetTypes } from './place-names.ts'
import { placePhrases } from './place-phrases.ts'
import { protectedClasses } from './protected-classes.ts'
import { fillers, subjectiveWords } from './scaffolding.ts'
import { scopePhrases } from './scope-phrases.ts'

const tables = {
  ...measurePhrases,
  ...boundPhrases,
  ...homePhrases,
  ...placePhrases,
  ...scopePhrases,
  ...orderPhrases,
  ...followUpPhrases,
}

export const english: Language = {
  code: 'en',
  phrases: Object.fromEntries(Object.entries(tables).map(([tag, text]) => [tag, splitPhrases(text)])),
  numbers,
  features: featureRows
    .trim()
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .map(readFeature),
  currencies: currencies.trim().split('\n').map(readCurrency),
  fillers: splitPhrases(fillers),
  ordinary: splitPhrases(ordinaryWords),
  opinions: [
    { phrases: splitPhrases(opinionPhrases), hint: true },
    { phrases: splitPhrases(subjectiveWords), hint: false },
  ],
  protectedClasses: {
    requests: splitPhrases(protectedClasses.requests),
    groups: splitPhrases(protectedClasses.groups),
    ambiguousGroups: splitPhrases(protectedClasses.ambiguousGroups),
    ageGroups: splitPhrases(protectedClasses.ageGroups),
    persons: splitPhrases(protectedClasses.persons),
    areas: splitPhrases(protectedClasses.areas),
    lawful: splitPhrases(protectedClasses.lawful),
    selecting: splitPhrases(protectedClasses.selecting),
    selfReference: splitPhrases(protectedClasses.selfReference),
  },
  bareFields: { parking: splitPhrases(parkingWords) },
  dropWords,
  streetTypes: splitPairs(streetTypes),
  directions: splitPairs(directions),
  states: splitPairs(states),
}

function splitPairs(text: string): (readonly [string, string])[] {
  return splitPhrases(text).map((pair) => {
    const blank = pair.indexOf(' ')
    return [pair.slice(0, blank), pair.slice(blank + 1)] as const
  })
}

function readFeature(line: string): FeatureRow {
  const [, name = '', also = '', saidBy = '', askedBy = ''] =
    /^([^=<>]+)(?:=([^<>]*))?(?:<([^>]*))?(?:>(.*))?$/.exec(line) ?? []
  return { name: name.trim(), also: splitPhrases(also), saidBy: splitPhrases(saidBy), askedBy: splitPhrases(askedBy) }
}

function readCurrency(line: string): CurrencyRow {
  const [name = '', symbols = '', words = ''] = line.split(':')
  return { name: name.trim(), symbols: splitPhrases(symbols), words: splitPhrases(words) }
}
