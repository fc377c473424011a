import type { AskKnowledge } from '../knowledge/answering/ask-knowledge.ts'
import type { LanguageTables } from '../language/languages.ts'
import type { ReadingScope } from '../listing-search/scope.ts'
import type { AnswerAction } from './answer-action.ts'
import type { GuideContext, GuideState } from './guide-context.ts'
import type { TurnReading } from './turn/turn-reading.ts'

export interface GuideScope extends ReadingScope {
  currency?: string
}

export interface GuideRequest {
  content: string
  /** What was clicked instead, or which home `content` is about. */
  action?: AnswerAction | null
  previous: GuideState | null
  chatbotName: string
  now: Date
  /** Name or code of the language to answer in; "" follows the visitor. */
  language: string
  /** What the firm's own sources say; left out where nobody can be asked. */
  knowledge?: AskKnowledge
  /** A number of the conversation, by which its ways of saying the same differ from another's. */
  seed?: number
  /** Whether contact details that are said are kept for the firm; else its form asks for consent first. */
  keepsContacts?: boolean
}

/** What stays the same while a message is answered. */
export interface GuideTurn {
  request: GuideRequest
  context: GuideContext
  tables: LanguageTables
  reading: TurnReading
  /** The home that the message names by its id. */
  home: number | null
}
