import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ModelTool } from '../../../../platform/models/models.ts'
import type { ToolStep } from '../model-tool.ts'
import { readKindly } from './read-kindly.ts'
import type { ToolTurn } from './tool-turn.ts'

/** What a use of a tool came to: for the model, and for the trace. Both are plain JSON. */
export interface ToolUse {
  told: unknown
  trace: ToolStep
}

/** A skill of the guide as a language model uses it. */
export interface SkillTool {
  name: string
  definition: ModelTool
  /** `input` is whatever the model wrote: a mistake in it is told to the model, and nothing is done. */
  use(turn: ToolTurn, input: unknown): Promise<ToolUse>
}

export interface SkillToolParts<Input extends TSchema> {
  name: string
  description: string
  input: Input
  /** What a model is told that sent something else: "Send { … }." */
  asks: string
  /** Does it by the functions that the guide does it by. */
  run(turn: ToolTurn, input: Static<Input>): Promise<ToolUse>
}

export function defineTool<Input extends TSchema>(parts: SkillToolParts<Input>): SkillTool {
  const { name, description, input: schema, asks, run } = parts
  const validator = Compile(schema)
  // TypeBox schemas are JSON Schema.
  const inputSchema = schema as ModelTool['inputSchema']
  return {
    name,
    definition: { type: 'function', name, description, inputSchema },
    async use(turn, input) {
      const given = validator.Check(input) ? input : readKindly(schema, input)
      return validator.Check(given) ? run(turn, given) : fault(asks)
    },
  }
}

/** A mistake of the model, in words that it can act on. */
export function fault(error: string): ToolUse {
  return { told: { error }, trace: { error } }
}
