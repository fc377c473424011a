import type { ListingCard, ShownView } from '../../../src/conversation/guide/answer-view.ts'
import type { VisitorTour } from '../../../src/visitors/tours/visitor-tour.ts'
import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'

export type CallMethod = 'GET' | 'POST' | 'DELETE'

/** Why something did not work, in words that may be shown. */
export interface Failure {
  /** `x-error-code` of the server; `offline`, `network` or `cut-off` when there was no answer from it. */
  code: string
  /** The server's sentence; "" when the window has its own words for the code. */
  message: string
  /** Seconds after which a retry makes sense; taken away when they have passed. While it is there, `retry` does nothing. */
  retryAfterSeconds?: number
}

export interface Attachment {
  kind: 'Image' | 'Audio'
  name: string
  /** Address to show or play it from (blob:); "" after a reload, when the bytes are no longer here. */
  url: string
}

/** Files that were uploaded for a message. */
export interface MessageFiles {
  kind: 'Image' | 'Audio'
  ids: number[]
  attachments: Attachment[]
}

export interface VisitorMessage {
  from: 'visitor'
  /** Unique in this window; the server's id where there is one. */
  id: string
  text: string
  attachments: Attachment[]
  status: 'sending' | 'sent' | 'failed'
  failure: Failure | null
}

/** A tour as it stands; times are on the clock of the firm. */
export interface ShownTour extends VisitorTour {
  timeZone: string
}

export interface Writer {
  /** "" where no name was given. */
  name: string
  /** Address of a picture; "" without one. */
  picture: string
}

/** `answer`: its id at the server, where it came just now, so that the visitor may say whether it was right. */
export type RatedView = ShownView & { answer?: number }

export interface ChatbotMessage {
  from: 'chatbot'
  id: string
  text: string
  /** stopped: by the visitor, or it broke off; what was said stays. */
  status: 'streaming' | 'done' | 'stopped'
  view: RatedView | null
  /** Who of the firm wrote it in the chatbot's place. */
  writer?: Writer
  /** It stands for a tour that the visitor asked for, in the chatbot's place. */
  tour?: ShownTour
}

export interface NoticeMessage {
  from: 'notice'
  id: string
  /** What the server says; "" when the window has its own words for `code`. */
  text: string
  /**
   * session-lost: the chatbot remembers nothing of what stands above, because the session is over;
   * past-not-loaded: the session goes on, but what was said before could not be loaded;
   * lead-sent: contact details were left, and the firm is mailed; lead-kept: the firm will see them;
   * chatbot-back: the person who answered has left the conversation.
   */
  code: 'session-lost' | 'past-not-loaded' | 'lead-sent' | 'lead-kept' | 'chatbot-back' | null
}

export type ChatMessage = VisitorMessage | ChatbotMessage | NoticeMessage

/** What lies over the conversation. */
export type Panel =
  | { kind: 'map'; focus: number | null }
  | { kind: 'gallery'; card: ListingCard; index: number }
  /** With a home: to see it, on a day and at a start that were named. */
  | { kind: 'person'; card?: ListingCard; day?: string | undefined; start?: string | undefined }
  /** News of a home, or of what was searched for. */
  | { kind: 'alert'; card?: ListingCard }
  /** A home whose page led here: to be asked about, seen, or found on the map. */
  | { kind: 'linked'; home: number; see: string }
  /** Homes and alerts that the visitor keeps. */
  | { kind: 'kept' }
  /** Conversations that this browser had before. */
  | { kind: 'earlier' }

/** More homes than this do not fit side by side. */
export const mostPicked = 3

/** A home that the next message is about. */
export interface AskedHome {
  listing: number
  /** Its name in a sentence. */
  name: string
  /** Says which home it is, as the first line of the message. */
  line: string
}

/** What the visitor keeps at the server, as far as it is known here. */
export interface Kept {
  /** Id of the session that it is of. */
  session: number
  /** Ids of the homes. */
  homes: number[]
  /** How many alerts. */
  alerts: number
  /** Whether one of them has something to tell. */
  hasNews: boolean
  /** Whether this server keeps nothing. */
  isOff: boolean
}

/** A conversation that this browser had before the one that goes on. */
export interface EarlierConversation {
  sessionID: number
  /** Answers of persons that were not seen. */
  unread: number
  lastMessage: string
  /** Who of the firm said it; "" for nobody. */
  name: string
  picture: string
  /** ISO 8601. */
  lastMessageAt: string
}

export interface AnsweringPerson extends Writer {
  isTyping: boolean
  /** Id of the message that the visitor said last when that person had read it; "" otherwise. */
  readLast: string
}

export interface ChatState {
  phase: 'loading' | 'ready' | 'failed'
  /** Why the chat could not be opened. */
  failure: Failure | null
  config: WidgetConfig | null
  messages: ChatMessage[]
  /** Between sending and the end of the answer. */
  answering: boolean
  /** Whether the answer that is on its way surely shows homes. */
  awaitsHomes: boolean
  online: boolean
  /** Who of the firm has the conversation; null: the chatbot answers. */
  person: AnsweringPerson | null
  /** The view that stands: that of the newest answer that has one. */
  view: ShownView | null
  panel: Panel | null
  /** Ids of the homes that are ticked for a comparison, at most `mostPicked`. */
  picked: number[]
  /** The home that the next message is about; null: none was chosen. */
  asked: AskedHome | null
  /** Left out until it is known; see kept-homes.ts. */
  kept?: Kept
  /** The newest first; left out until there are some. */
  earlier?: EarlierConversation[]
  /** In what the chat stands: a bubble's window, an inline frame, or a page of its own. */
  place: 'bubble' | 'inline' | 'page'
  voiceOnly: boolean
  chatOnly: boolean
  /** Whether the bubble's window is open; always true elsewhere. */
  open: boolean
  /** Counts how often the page around asked that the composer take the focus: each time that a bubble is opened. */
  focusAsked: number
}

export interface Lead {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  consent: boolean
  /** The very words that were shown beside the box to tick; "" when none was shown. */
  consentText: string
}
