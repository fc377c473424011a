import { Type } from 'typebox'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { tellSkill } from './tell-skill.ts'

export const figures = defineMcpTool({
  name: 'figures',
  title: 'Counts, averages, medians',
  description: `Works out figures over this firm's listings from a sentence: "average price of condos in Kent", "how many homes have a garage", "cheapest
rent in Renton". Every figure is of the homes listed here alone, and of no market.`,
  input: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 2_000, description: 'Which figure, of which homes.' }),
    conversation: conversationField,
  }),
  reads: true,
  operation: { id: 'searchListings', tag: 'Search' },
  run: (call, input) => tellSkill(call, 'figures', input),
})
