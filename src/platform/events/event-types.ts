/** All that may happen, and when it does. The names are those of the webhooks (firm.md). */
export const eventTypes = {
  'lead.created': 'a visitor left contact details for the first time in a conversation',
  'lead.updated': 'the visitor of a lead left more, or the firm changed how it stands or who has it',
  'conversation.started': 'the first message of a session was taken in',
  'conversation.ended': 'nothing was said in a conversation for half an hour',
  'answer.missing': 'the chatbot could not answer a question',
  'listings.changed': 'listings were added, changed or removed; gathered for a second',
  'import.finished': 'an import of listings came to its end',
  'knowledge.changed': 'sources of knowledge were learned, could not be, or went; gathered for two seconds',
  'daily.leads': 'a local day of a chatbot is over on which contact details were left',
  'daily.conversations': 'a local day of a chatbot is over on which something was said',
  'tour.requested': 'a visitor asked to see a home',
  'tour.changed': 'the firm confirmed, moved, declined or cancelled a tour, or its visitor moved or cancelled it',
  'alert.created': 'a visitor wants to be told when something comes up',
  'alert.confirmed': 'the address of an alert was confirmed',
  'alert.matched': 'a visitor was mailed what came up',
  'person.requested': 'a visitor asked for a person, and nobody has come yet',
  'model.budget-used': 'the tokens that a chatbot’s model may use in a day were used up',
  'model.budget-reached': 'a chatbot’s model has used 80 or 100 percent of its budget of the month',
} as const

export type EventType = keyof typeof eventTypes

/** What is told of each: ids and plain facts, never what somebody wrote. */
export interface EventData {
  'lead.created': { leadId: number; noteId: number } & Quietly
  /** `noteId` null: the firm changed it. */
  'lead.updated': { leadId: number; noteId: number | null } & Quietly
  /** Noted by a trigger, as missing answers are (0021-webhooks.ts). */
  'conversation.started': Record<string, never>
  'conversation.ended': Record<string, never>
  'answer.missing': { questionId: number }
  'listings.changed': { ids: number[] }
  /** Rows of the file, and what became of them. */
  'import.finished': {
    rows: number
    added: number
    updated: number
    unchanged: number
    repeated: number
    faulty: number
    /** Listings that are gone from the source, and how many of them were removed or taken off the market. */
    gone: number
    pruned: number
  }
  'knowledge.changed': { ids: number[] }
  'tour.requested': { tourId: number; listingId: number }
  /** As it was changed: by then it may have been changed again. `startsAt`: ISO; null where no time was confirmed. */
  'tour.changed': {
    tourId: number
    listingId: number
    status: string
    startsAt: string | null
    sequence: number
    /** Whether one that was confirmed was moved to this start; left out: it was not. */
    isMoved?: true
    /** Whether its visitor has moved or cancelled it; left out: the firm has changed it. */
    isByVisitor?: true
  } & Quietly
  'alert.created': { alertId: number }
  'alert.confirmed': { alertId: number }
  /** Homes that the mail lists. */
  'alert.matched': { alertId: number; listings: number[] }
  /** The message in which the visitor asked. */
  'person.requested': { questionId: number } & Quietly
  /** Of UTC, as YYYY-MM-DD. */
  'model.budget-used': { day: string }
  /** `month` of UTC, as YYYY-MM. A budget of null: none is set. Costs in millionths of the currency. */
  'model.budget-reached': {
    month: string
    percent: 80 | 100
    tokens: number
    tokensBudget: number | null
    costMicros: number
    costBudgetMicros: number | null
    currency: string
  }
  'daily.leads': DayOver
  'daily.conversations': DayOver
}

/** Set where so much came from one network that nobody of the firm is mailed or woken for it: it is there to be read. */
type Quietly = { isQuiet?: true }

type DayOver = {
  /** As YYYY-MM-DD, in the chatbot's TimeZone. */
  day: string
  /** When it began and ended, ISO 8601 in UTC. */
  from: string
  to: string
  /** Conversations in which it happened. */
  count: number
}

/** Something that is about to be told. */
export type NewEvent = {
  [Type in EventType]: {
    workspaceId: number
    type: Type
    data: EventData[Type]
    /** Null or left out: of no one chatbot. */
    chatbotId?: number
    /** The conversation that it is about, with which it is erased. */
    sessionId?: number
  }
}[EventType]

/** Something that has happened, as a consumer gets it. */
export type StoredEvent = {
  [Type in EventType]: {
    workspaceId: number
    id: number
    /** `evt_` and 32 hex digits: how the world outside knows it. */
    eventId: string
    chatbotId: number | null
    sessionId: number | null
    type: Type
    data: EventData[Type]
    happenedAt: Date
  }
}[EventType]
