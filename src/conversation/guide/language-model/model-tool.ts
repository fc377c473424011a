import type { ModelTool } from '../../../platform/models/models.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import type { Evidence } from '../../truth/evidence/evidence.ts'
import type { AnswerView } from '../answer-view.ts'
import type { Task } from '../answerer.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import type { SaidAnswer } from './finish-model-answer.ts'

/** What a use of a tool was, for the trace: plain JSON. */
export type ToolStep = Record<string, unknown>

/** What a language model may use while it answers one message. */
export interface GuideTools {
  definitions: readonly ModelTool[]
  /** All that the answer may be made of; it grows with every use. */
  evidence: Evidence
  /** Resolves when the evidence of earlier turns is there. */
  ready(): Promise<void>
  /**
   * Does what the model asks for and answers plain JSON for it. `input` is whatever the model wrote: a mistake in it
   * is told to the model in the answer, not thrown.
   */
  run(name: string, input: unknown): Promise<unknown>
  /** The homes that the message names by address, number or link. */
  named(): Promise<readonly number[]>
  /** What the session remembers of this turn so far, for the next one. */
  state(): Record<string, unknown> | null
  steps: readonly ToolStep[]
  /** Whether a source of the firm was found to answer what was asked of it. */
  hasFirmAnswer: boolean
  /** What the guide says of what the tools of this turn found last, in a language that it speaks; null: nothing of its own. */
  found(): FoundAnswer | null
  /** What the answer gets besides its words, once they are known. */
  finish(answer: SaidAnswer): Promise<FinishedAnswer>
}

/** An answer of the guide, of what a tool has found. */
export interface FoundAnswer extends Pick<GuideAnswer, 'content' | 'noAnswer' | 'view' | 'homes' | 'trace'> {
  searchState: Record<string, unknown> | null
}

/** What an answer gets besides its words. */
export interface FinishedAnswer {
  /** What was said, with what the guide adds behind it. */
  content: string
  /** What to show; left out where that is nothing. */
  view?: AnswerView
  /** What it is about, for the trace: `skill`, and `skills` where it has several parts. */
  about: Record<string, unknown>
  /** What the session remembers of the turn. */
  state: Record<string, unknown> | null
}

export type MakeGuideTools = (app: ConversationApp, task: Task) => GuideTools

/** By calling it the model says that it has no answer; its words alone do not tell that in every language. */
export const reportNoAnswer: ModelTool = {
  type: 'function',
  name: 'report_no_answer',
  description:
    'Call this once, before you tell the visitor so, when neither the listings nor the firm’s sources nor your instructions let you answer the question.',
  inputSchema: {
    type: 'object',
    properties: { missing: { type: 'string', description: 'What you would have to know' } },
    additionalProperties: false,
  },
}
