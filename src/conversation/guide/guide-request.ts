import type { ReadingScope } from '../../homes/search/scope.ts'
import type { AskKnowledge } from '../../knowledge/answering/ask-knowledge.ts'
import type { VisitDeed } from '../../reading/acts/visit-deed.ts'
import type { Criterion } from '../../reading/criteria/condition.ts'
import type { LanguageCode } from '../../reading/languages/language-code.ts'
import type { LanguageTables } from '../../reading/languages/languages.ts'
import type { SpokenLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { DayOfTimes } from '../day-of-times.ts'
import type { TakenContact } from '../taken-contact.ts'
import type { AnswerAction } from './answer-action.ts'
import type { GuideContext, GuideState } from './guide-context.ts'
import type { TurnReading } from './turn/turn-reading.ts'

export interface GuideScope extends ReadingScope {
  currency?: string
}

/** What somebody wants to be told of by e-mail, as they said it in the conversation. */
export interface SaidAlert {
  email: string
  when: 'atOnce' | 'daily'
  /** A home; null: what the search finds from now on. */
  listing: number | null
  criteria: readonly Criterion[]
  language: LanguageCode
}

/**
 * Opens an alert. asked: a mail asks the address first; confirmed: the address has been confirmed; waiting: no mails go
 * out here yet; null: it could not be opened, so that the form has to tell why.
 */
export type OpenAlert = (wish: SaidAlert) => Promise<'asked' | 'confirmed' | 'waiting' | null>

/** Tells the firm that the visitor wants a person, and answers what may be said of it, in that language if need be. */
export type HandOver = (language: SpokenLanguage, question: string) => Promise<string>

/** A visit that was asked for in the conversation and is still to come. */
export interface OwnVisit {
  id: number
  listing: number
  /** '': it has none, or is listed no more. */
  address: string
  isConfirmed: boolean
  /** The start that is confirmed, else the first one that was asked for. */
  start: Date
}

/** What is asked of visits that there are. */
export interface ChangeOfVisit {
  own: readonly OwnVisit[]
  deed: VisitDeed | null
}

/** Visits of homes, as a conversation may ask for and change them. */
export interface Visits {
  /** Of the firm, on whose clock the days are. */
  timeZone: string
  /** When a home can be seen; the visit `besides` does not stand in its own way. */
  freeTimes(listing: number, besides?: number): Promise<DayOfTimes[]>
  /** The oldest first. */
  own(): Promise<OwnVisit[]>
  /** Asks for another time: the firm is told, and confirms it. False: it is not free any more, or the visit is settled. */
  move(visit: OwnVisit, start: Date): Promise<boolean>
  /** Takes it back: the firm is told. False: it is settled already. */
  cancel(visit: OwnVisit): Promise<boolean>
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
  /** What became of contact details that it says; left out where nothing was done with them. */
  contact?: TakenContact | null
  /** Opens an alert for an address that was said; left out where nothing is done in the visitor's name. */
  openAlert?: OpenAlert | undefined
  /** Visits of homes; left out where nothing is known of them. */
  visits?: Visits | undefined
  /** Hands the visitor over to the firm; left out where nothing is done in the visitor's name. */
  handOver?: HandOver | undefined
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
