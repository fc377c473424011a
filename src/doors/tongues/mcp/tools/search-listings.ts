import { Type } from 'typebox'
import { homesOfSearch } from '../apps/told-homes.ts'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { tellSkill } from './tell-skill.ts'

export const searchListings = defineMcpTool({
  name: 'search_listings',
  title: 'Search homes',
  description: `Searches this firm's listings with a sentence, for example "3 bedroom houses in Seattle under 500k with a pool, cheapest first" or "MLS
1234567". Returns how many match, the first of them and, when nothing matches, the homes that come closest with what each of them misses.`,
  input: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 2_000, description: 'What to look for, in one sentence.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'Homes to return; 5 when not given.' })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, description: 'Matches to skip.' })),
    conversation: conversationField,
  }),
  reads: true,
  operation: { id: 'searchListings', tag: 'Search' },
  run: (call, input) => tellSkill(call, 'find', input),
  shows: (told, { offset = 0 }) => homesOfSearch(told, offset),
})
