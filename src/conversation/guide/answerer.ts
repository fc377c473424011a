import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { QuestionPart } from '../../platform/models/models.ts'
import type { TokenUsage } from '../../platform/models/token-usage.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { TakenContact } from '../taken-contact.ts'
import type { AnswerAction } from './answer-action.ts'
import type { AnswerView } from './answer-view.ts'
import type { HandOver, OpenAlert, Visits } from './guide-request.ts'

/** One message of the conversation so far, as a model is told of it. */
export interface HistoryMessage {
  /** person: what somebody of the firm said. */
  role: 'question' | 'answer' | 'person'
  content: string
}

/** What an answerer is asked. */
export interface Task {
  workspaceId: number
  chatbotId: number
  sessionId: number
  settings: ChatbotSettings
  /** What the visitor says; for audio what was heard in it. Well-formed text. */
  question: string
  /** Pictures and the like that go with the question to a model that takes them. */
  files: QuestionPart[]
  /** Earlier messages of the session, oldest first, without the question. */
  history: HistoryMessage[]
  /** What the last turn of this session left under `searchState`; null on the first. */
  searchState: Record<string, unknown> | null
  /** What was clicked instead of a sentence; `question` then says it in words. */
  action: AnswerAction | null
  /**
   * Tells what to show beside the words; stored with the answer, and sent before the next piece to a window that wants
   * it. The last one counts. `known`: homes of it that were read just now, which spares reading them again.
   */
  show(view: AnswerView, known?: readonly FoundListing[]): void
  /** Opens an alert that the visitor has asked for with an address. */
  openAlert?: OpenAlert
  /** What became of contact details that the message says. */
  contact?: TakenContact | null
  /** Hears what each call to a model used. */
  spend?(model: string, usage: TokenUsage): void
  /** Whether the chatbot's budgets have room for one more call; without it they have. */
  mayAskAgain?(): Promise<boolean>
  /** Visits of homes that the conversation may ask for and change. */
  visits?: Visits | undefined
  /** Hands the visitor over to the firm. */
  handOver?: HandOver
  /** Fires when the answer is not wanted any more: the client is gone, time is up, or the process stops. */
  signal: AbortSignal
}

/** What an answerer knows once all is said. */
export interface AnswerEnd {
  /** Tokens of the whole turn, input and output. */
  totalToken: number
  /** Whether the chatbot could not answer from what it knows; what was said then says so politely. */
  noAnswer: boolean
  /** For the next turn of this session. */
  searchState: Record<string, unknown> | null
  /** How the answer came to be, for the operator: plain JSON. */
  trace: Record<string, unknown>
}

/**
 * PORT. Answers a question: yields the pieces of the answer in order, each as soon as it is known and together with those
 * that are known with it, and returns the end. Joined, the pieces are the answer. Throws an error of the catalogue when it fails, at any time; once `signal`
 * has fired it may end in any way, but must do so at once.
 */
export type Answerer = (app: ConversationApp, task: Task) => AsyncGenerator<readonly string[], AnswerEnd>
