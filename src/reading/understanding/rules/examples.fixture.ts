import { sentences as chinese } from '../../languages/chinese/table.fixture.ts'
import { sentences as french } from '../../languages/french/amounts-and-places.fixture.ts'
import { sentences as german } from '../../languages/german/table.fixture.ts'
import { languages } from '../../languages/languages.fixture.ts'
import { sentences as spanish } from '../../languages/spanish/amounts-and-places.fixture.ts'
import { foldWord, type Token, tokenize } from '../../languages/words/tokens.ts'
import { amountSentences } from '../amount-sentences.fixture.ts'
import { addressCandidates, nameCandidates, type PlaceMatch } from '../places/place-candidates.ts'
import { sentences } from '../sentences.fixture.ts'
import { readLexemes } from '../words/lexeme.ts'
import { allReadingsAt, contextOf, recogniseItems } from './recognise.ts'
import { rules } from './rules.ts'

/** The places that the listings of the examples have. */
const cities = ['Kent', 'Renton', 'Seattle', 'Bellevue', 'Federal Way']
const states: Record<string, string> = { wa: 'WA', washington: 'WA' }
const zips = ['98103', '98030']

/** The year in which the examples are said. */
export const exampleYear = 2026

/** Every sentence in which rules may meet: the examples, and those of the fixtures of all languages. */
export const exampleSentences: readonly string[] = [
  ...rules.flatMap(({ examples, not }) => [...examples.map(([sentence]) => sentence), ...not]),
  ...[sentences, amountSentences, german, chinese, french, spanish].flatMap((rows) => rows.map(([said]) => said)),
]

/** Reads an example with the rules alone: no database, no clauses. */
export function readExample(sentence: string) {
  const { lexemes, lexicon } = lexemesOf(sentence)
  return { lexemes, items: recogniseItems(lexemes, lexicon, exampleYear) }
}

function lexemesOf(sentence: string) {
  const { language, lexicon } = languages.tablesOf(languages.detect(sentence))
  const read = tokenize(sentence)
  const tokens = language.cutTokens?.(read, lexicon) ?? read
  const streets = addressCandidates(tokens, lexicon, (word) => lexicon.isKnown(word))
  const places = [...streets.filter(({ certain }) => certain), ...placesOf(tokens)]
  return { lexemes: readLexemes(tokens, lexicon, { places, taken: new Set(), corrections: new Map() }), lexicon }
}

function placesOf(tokens: readonly Token[]): PlaceMatch[] {
  const named = nameCandidates(tokens).flatMap(({ start, end, keys, name }): PlaceMatch[] => {
    const city = cities.find((each) => keys.includes(foldWord(each.toLowerCase())))
    const state = keys.map((key) => states[key]).find((each) => each !== undefined)
    if (city) return [{ kind: 'city', start, end, name: city, keys: [city.toLowerCase()] }]
    return state ? [{ kind: 'state', start, end, name, keys: [state] }] : []
  })
  const codes = tokens.flatMap(({ text }, start): PlaceMatch[] =>
    zips.includes(text) ? [{ kind: 'zip', start, end: start + 1, name: text, keys: [text], certain: true }] : [],
  )
  return [...named, ...codes]
}

/** Where several rules could take the words of an example: which one won, over which, and whether by reaching further. */
export function overlapsIn(sentence: string): { winner: string; loser: string; by: 'length' | 'order' }[] {
  const { lexemes, lexicon } = lexemesOf(sentence)
  const items = recogniseItems(lexemes, lexicon, exampleYear)
  const starts = new Map(items.map((item) => [item.from, item]))
  return [...starts.values()].flatMap((won) => {
    const before = items.filter(({ from }) => from < won.from)
    const context = contextOf(lexemes, lexicon, exampleYear, before)
    return allReadingsAt(context, won.from).flatMap(({ rule, found }) =>
      // What is left for other-words is what nobody else wants.
      rule.name === won.rule || rule.name === 'other-words'
        ? []
        : [{ winner: won.rule, loser: rule.name, by: found.end === won.to ? ('order' as const) : ('length' as const) }],
    )
  })
}
