import type { Static, TSchema } from 'typebox'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import type { ChatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import type { VisitorLimits } from '../../../platform/limits/visitor-limits.ts'
import type { CallContext, Caller, Operation } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import type { RequestNote } from '../../connections/request-counts.ts'
import type { ToldHomes } from './apps/told-homes.ts'

/** Who uses a tool, and of which chatbot. */
export interface ToolCall {
  app: App
  chatbot: Chatbot
  /** With a secret key of the chatbot's workspace, or nobody in particular. */
  caller: Caller
  context: CallContext
  note: RequestNote
}

export interface Told {
  told: Record<string, unknown>
  isError?: boolean
}

export interface McpTool<Input extends TSchema = TSchema> {
  name: string
  title: string
  description: string
  /** What is to be known besides of a chatbot with these settings; '': nothing. */
  moreFor?(settings: ChatbotSettings): string
  input: Input
  /** Whether it changes nothing. */
  reads: boolean
  /** The operation of the API that does the same, by which the scopes of a key are checked. */
  operation: Pick<Operation, 'id' | 'tag'>
  /** As what a call without a key is counted by its address; a message where nothing is said. */
  countsAs?: keyof VisitorLimits
  run(call: ToolCall, input: Static<Input>): Promise<Told>
  /** The homes of an answer, where assistants may draw them (MCP Apps). */
  shows?(told: Told['told'], input: Static<Input>): ToldHomes
}

/** Ties what a tool is given to its schema. */
export function defineMcpTool<Input extends TSchema>(tool: McpTool<Input>): McpTool {
  // What is run was read against the schema just before.
  return tool as unknown as McpTool
}
