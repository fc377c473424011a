import type { ExplainedWords, ExplanationCase, Fate, Role } from '../explanation/run-explanation.ts'

const read = (words: string, roles: Role | readonly Role[], became?: Fate): ExplainedWords => ({
  words,
  roles: typeof roles === 'string' ? [roles] : roles,
  ...(became ? { became } : {}),
})
const explain = (text: string, ...explained: readonly ExplainedWords[]): ExplanationCase => ({ text, explained })

export const heldOutExplanations: readonly ExplanationCase[] = [
  explain(
    'Good evening! A townhouse in Raleigh, please',
    read('Good evening', 'talk'),
    read('townhouse', 'wanted', 'filter'),
  ),
  explain('condos in Miami without a pool', read('condos', 'wanted', 'filter'), read('pool', 'excluded', 'filter')),
  explain(
    'house in Boise, ideally with a hot tub',
    read('house', 'wanted', 'filter'),
    read('hot tub', 'wished', 'wish'),
  ),
  explain('4 beds in Durham, actually make that 3 beds', read('3 beds', 'corrected', 'filter')),
  explain('the 2 cheapest houses for sale in Tucson', read('cheapest', [], 'sort'), read('2', [], 'limit')),
  explain(
    'how many condos are there in Denver?',
    read('how many', ['question', 'wanted'], 'figure'),
    read('condos', [], 'filter'),
  ),
  explain('median price of houses for sale in Austin', read('median price', ['question', 'wanted'], 'figure')),
  explain('a glorpish house in Denver', read('glorpish', [], 'ignored')),
  explain(
    'My sister plays the cello. 2 bedrooms in Reading.',
    read('My sister plays the cello', ['visitor', 'talk', 'other']),
    read('2 bedrooms', 'wanted', 'filter'),
  ),
  explain(
    'Boulder condos under 500k, no townhouses',
    read('under 500k', 'wanted', 'filter'),
    read('townhouses', 'excluded', 'filter'),
  ),
  explain('house in Orlando with no Muslims around', read('house', [], 'filter'), read('Muslims', [], 'refused')),
  explain(
    'Thanks a lot! 3 bedrooms in Long Beach',
    read('Thanks a lot', 'talk'),
    read('3 bedrooms', 'wanted', 'filter'),
  ),
  explain(
    'apartments for rent in Brooklyn, preferably furnished',
    read('furnished', 'wished', 'wish'),
    read('for rent', [], 'filter'),
  ),
]
