import type { ChatbotSettings } from '../firm/chatbots/chatbot-settings.ts'
import type { HomesApp } from '../homes/homes-app.ts'
import type { KnowledgeApp } from '../knowledge/knowledge-app.ts'
import type { Database } from '../platform/database/connect.ts'
import type { VisitorPlace } from '../platform/visitor-place.ts'
import type { WindowLanguage } from '../reading/languages/spoken/spoken-language.ts'
import type { ContactKept } from '../reading/languages/tables/told.ts'
import type { DayOfTimes } from './day-of-times.ts'
import type { RunningAnswers } from './engine/running-answers.ts'
import type { OpenAlert, OwnVisit } from './guide/guide-request.ts'
import type { TokenCounter } from './guide/language-model/token-counter.ts'
import type { ModelsAtWork } from './model-troubles/models-at-work.ts'
import type { HeldContact, TakenContact, Telling } from './taken-contact.ts'
import type { HiddenTexts } from './truth/text/hidden-words.ts'

/** A turn, as far as an alert that is asked for in it needs it. */
export interface TurnOfVisitor extends VisitorPlace {
  /** Counts the alert where its address may open only some. */
  question: { countAlert?: (() => void) | undefined }
}

/** PORT: what a conversation has done for its visitor by leads, tours and alerts, which stand above it and know it. */
export interface VisitorDesk {
  /** Keeps contact details that a visitor said as a lead, or holds them until the visitor agrees; null: none were said. */
  keepSaidContact(
    app: Pick<ConversationApp, 'db' | 'events'>,
    turn: VisitorPlace & { questionId: number; settings: ChatbotSettings; question: Telling },
    said: { message: string; isLocal?: boolean; languageOf(): Promise<WindowLanguage> },
  ): Promise<TakenContact | null>
  /** What waits for consent in a conversation, and whether the answer before asked for it; null: nothing. */
  findHeld(
    app: Pick<ConversationApp, 'db'>,
    turn: VisitorPlace & { questionId: number },
  ): Promise<(HeldContact & { isAskedLast: boolean }) | null>
  /** The visitor agreed to the words that were shown: the firm is told. */
  releaseHeld(
    app: Pick<ConversationApp, 'db' | 'events'>,
    held: HeldContact,
    turn: { question: Telling },
  ): Promise<ContactKept>
  /** Nothing of it is held any more. */
  dropHeld(db: Database, place: VisitorPlace): Promise<void>
  /** Who of the firm is mailed of what visitors leave. */
  findRecipient(
    app: { db: Database },
    workspaceId: number,
    settings: Pick<ChatbotSettings, 'TalkToHumanEmail' | 'EmailForDailyLeads'>,
  ): Promise<string | null>
  /** How an alert is opened that is asked for in this turn. */
  alertOfTurn(app: ConversationApp, turn: TurnOfVisitor): OpenAlert
  /** Whether contact details were left in a session since a time. */
  hasLeftContact(db: Database, place: { workspaceId: number; sessionId: number }, since: Date): Promise<boolean>
  /** When a home can be seen, by days of the firm's clock, today first; a tour does not stand in its own way. */
  findFreeTimes(
    app: ConversationApp,
    home: { workspaceId: number; chatbotId: number; listingId: number },
    settings: ChatbotSettings,
    besides?: number,
  ): Promise<DayOfTimes[]>
  /** The visits that were asked for in a conversation and are still to come. */
  findOwnVisits(app: ConversationApp, place: VisitorPlace): Promise<OwnVisit[]>
  /** Asks for another time of one of them; false: that is not free, or it is settled. */
  moveOwnVisit(
    app: ConversationApp,
    place: VisitorPlace & { question: Telling },
    id: number,
    start: Date,
  ): Promise<boolean>
  /** Takes one of them back; false: it is settled already. */
  cancelOwnVisit(app: ConversationApp, place: VisitorPlace & { question: Telling }, id: number): Promise<boolean>
}

/** What a conversation works with. */
export interface ConversationApp extends HomesApp, KnowledgeApp {
  /** What language models may not repeat. */
  hiddenTexts: HiddenTexts
  tokens: TokenCounter
  /** Language models that answered lately. */
  modelsAtWork: ModelsAtWork
  /** Turns that go on without whoever asked. */
  runningAnswers: RunningAnswers
  /** Makes ready what the first question in the life of a process would wait for; later calls do nothing. */
  warmUp: { begin(scope: { workspaceId: number; chatbotId: number }): void }
  /** What chatbots suggest to begin with, where their firms suggest nothing. */
  openings: {
    find(scope: { workspaceId: number; chatbotId: number }, code: WindowLanguage): readonly string[] | null
    settle(): Promise<void>
  }
  /** What leads, tours and alerts do for a conversation. */
  visitorDesk: VisitorDesk
}
