import type { ExplanationCase } from './run-explanation.ts'

/** Those of the seen set. */
export const explanationCases: readonly ExplanationCase[] = [
  {
    text: 'Hello! 3 bedroom houses in Renton, no pool, ideally with a deck',
    explained: [
      { words: '3 bedroom', roles: ['wanted'], became: 'filter' },
      { words: 'pool', roles: ['excluded'], became: 'filter' },
      { words: 'deck', roles: ['wished'], became: 'wish' },
    ],
  },
  {
    text: 'the 3 cheapest condos for sale in Seattle',
    explained: [{ words: 'cheapest', roles: ['wanted', 'question'], became: 'sort' }],
  },
  {
    text: 'average price of houses for sale in Kent',
    explained: [{ words: 'average price', roles: ['wanted', 'question'], became: 'figure' }],
  },
  {
    text: '2 bedrooms in Kent, no wait, 3 bedrooms',
    explained: [{ words: '3 bedrooms', roles: ['corrected'], became: 'filter' }],
  },
]
