import type { App } from '../app.ts'
import type { ModelTool } from '../models/models.ts'
import type { Task } from './answerer.ts'

/** Something that a language model may use while it answers. */
export interface GuideTool {
  definition: ModelTool
  /**
   * Does what the model asks for and answers plain JSON for it. `input` is whatever the model wrote: a mistake in it
   * is told to the model in the answer, not thrown.
   */
  run(input: unknown): Promise<unknown>
}

/** The search over the chatbot's listings as a tool, for one turn. */
export interface SearchTool extends GuideTool {
  /** What the session remembers of the searches of this turn, for the next one. */
  state(): Record<string, unknown> | null
}

export type MakeSearchTool = (app: App, task: Task) => SearchTool

/** By calling it the model says that it has no answer; its words alone do not tell that in every language. */
export const reportNoAnswer: ModelTool = {
  type: 'function',
  name: 'report_no_answer',
  description:
    'Call this once, before you tell the visitor so, when neither the listings nor your instructions let you answer the question.',
  inputSchema: {
    type: 'object',
    properties: { missing: { type: 'string', description: 'What you would have to know' } },
    additionalProperties: false,
  },
}
