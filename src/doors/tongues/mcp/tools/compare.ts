import { Type } from 'typebox'
import { compareHomes } from '../../../../conversation/engine/use-skill.ts'
import { largestId } from '../../../../platform/fields.ts'
import { homesCompared } from '../apps/told-homes.ts'
import { defineMcpTool } from '../tool.ts'

export const compare = defineMcpTool({
  name: 'compare',
  title: 'Compare homes',
  description: 'Puts two or three homes side by side: a table in words, and what each listing says.',
  input: Type.Object({
    ids: Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
      minItems: 2,
      maxItems: 3,
      description: 'Ids of the homes, as other tools return them.',
    }),
  }),
  reads: true,
  operation: { id: 'searchListings', tag: 'Search' },
  async run({ app, chatbot, context }, { ids }) {
    const { workspaceId, id: chatbotId, settings } = chatbot
    const place = { workspaceId, chatbotId, settings, sessionId: null }
    const compared = await compareHomes(app, place, ids, context.signal)
    if (compared !== null) return { told: { comparison: compared.comparison, listings: compared.homes } }
    return {
      told: { error: 'Fewer than two of these homes are listed here: name ids that a tool returned.' },
      isError: true,
    }
  },
  shows: homesCompared,
})
