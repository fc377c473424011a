import type { TokenUsage } from '../../platform/models/token-usage.ts'

/** What became of a turn that came to its end. */
export interface FinishedTurn {
  questionId: number
  /** That of the question, where a person has the conversation. */
  answerId: number
  /** Whether a person has the conversation, so that the chatbot said nothing, or stopped. */
  isTaken: boolean
  /** The whole answer with its suffix: the pieces, joined. */
  answer: string
  totalToken: number
  /** What models used for it; null: none had a part. */
  usage: TokenUsage | null
  noAnswer: boolean
}
