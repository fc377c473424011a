import type { MessageFile } from '../../firm/uploads/message-files.ts'
import type { AnswerAction } from '../guide/answer-action.ts'
import type { BegunTurn } from '../sessions/turns.ts'
import type { Telling } from '../taken-contact.ts'
import type { QuestionKind } from './question-faults.ts'

export interface Question extends Telling {
  sessionId: number
  kind: QuestionKind
  content: string
  fileIds: readonly number[]
  /** What was clicked instead of a sentence. */
  action: AnswerAction | null
  /** Whether who asks wants to be told what to show beside the words. */
  wantsView: boolean
  /** Whether who asks reads pieces of the answer before all of it is stored. */
  isStreamed: boolean
  /** Counts an alert that is asked for in it, by the address of who asks. Fails with `too-many-calls`. */
  countAlert?: () => void
}

/** A question that was taken in and waits for its answer. */
export interface OpenTurn extends BegunTurn {
  question: Question
  files: readonly MessageFile[]
  /** Of the visitor, by which tokens of models are counted; null: a program of the firm asks, or this machine. */
  network: string | null
}
