import { Compile } from 'typebox/compile'
import type { ModelTool } from '../models/models.ts'
import type { MakeSearchTool } from './model-tool.ts'
import { makeSearchTool, searchToolInput } from './search-tool.ts'

const input = Compile(searchToolInput)

/** Offers the search over the chatbot's listings to a language model, for one turn. */
export const offerSearch: MakeSearchTool = (app, task) => {
  const tool = makeSearchTool(app.db, task, () => app.now())
  return {
    definition: {
      type: 'function',
      name: tool.name,
      description: tool.description,
      // TypeBox schemas are JSON Schema.
      inputSchema: searchToolInput as ModelTool['inputSchema'],
    },
    run: async (given) => {
      if (!input.Check(given)) return { error: 'Send { "q": "what to look for, in one sentence" }.' }
      return tool.run(given)
    },
    state: () => task.searchState,
  }
}
