import { Type } from 'typebox'
import { homeLookedAt } from '../apps/told-homes.ts'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { tellSkill } from './tell-skill.ts'

export const homeFields = {
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Its id.' })),
  MLSNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Its MLS number.' })),
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Its address: "12 Main St".' })),
}

export const getListing = defineMcpTool({
  name: 'get_listing',
  title: 'Look at one home',
  description: 'Tells everything that one listing says: by its id, its MLS number or its address.',
  input: Type.Object({ ...homeFields, conversation: conversationField }),
  reads: true,
  operation: { id: 'searchListings', tag: 'Search' },
  run: (call, input) => tellSkill(call, 'home', input),
  shows: homeLookedAt,
})
