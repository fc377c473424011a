import type { AnswerView } from '../guide/answer-view.ts'

/** A conversation that a program calls by a name of its own. */
export interface NamedPlace {
  workspaceId: number
  serialNumber: string
  /** SHA-256 of the name. */
  name: Buffer
}

export type QuestionState = 'working' | 'completed' | 'canceled' | 'failed'

/** A question of such a conversation, and what became of it. */
export interface NamedQuestionRow {
  id: number
  sessionId: number
  chatbotId: number
  state: QuestionState
  failure: string | null
  question: string
  /** When it came to its state. */
  changedAt: Date
  /** null: nobody answered, or a person has the conversation. */
  answer: string | null
  noAnswer: boolean | null
  view: AnswerView | null
}

export interface NamedQuestionFilter {
  id?: number | undefined
  state?: QuestionState | undefined
  /** Only what changed then or later. */
  since?: Date | undefined
}

/** Where a page goes on: behind this question, which changed then. */
export interface NamedQuestionCursor {
  changedAt: Date
  id: number
}
