import type { ColumnType, Generated } from 'kysely'

/** What a visitor wants to be told of: what a search finds from now on, or what becomes of one home. */
export interface AlertsTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  sessionId: number
  /** Code of the language that the visitor is told in. */
  language: string
  /** The search in words and in chips, in that language. */
  label: string
  chips: string[]
  /** A list of criteria as JSON. Their shape belongs to reading/: `never[]` goes for a list of anything. */
  criteria: ColumnType<never[], string, never>
  /** What a home must have one of, that the criteria may hold of it. */
  keys: string[]
  lowestPrice: number | null
  highestPrice: number | null
  /** Of one home; null: of a search. */
  listingId: number | null
  homeKey: string | null
  /** The home as it was when the alert was made. */
  home: ColumnType<Record<string, unknown> | null, string | null, string | null>
  /** '': the news waits on the page. */
  email: string
  pace: 'atOnce' | 'daily'
  isAsked: boolean
  isSaved: boolean
  /** What the links of its mails are signed with. */
  secret: Buffer
  /** What was committed when it was made, as the database writes it. */
  snapshot: Generated<string>
  createdAt: Generated<Date>
  confirmedAt: Date | null
  mailDueAt: Date | null
  mailedAt: Date | null
}

export interface AlertNewsTable {
  workspaceId: number
  chatbotId: number
  alertId: number
  listingId: number
  homeKey: string
  kind: 'new' | 'priceDrop' | 'backOnMarket' | 'sold' | 'gone'
  /** As it then was; -1 where nobody says. */
  price: number
  formerPrice: number | null
  createdAt: Generated<Date>
  mailedAt: Date | null
}

/** What is told of a home, which may be gone when somebody reads it. */
export interface ToldHomesTable {
  workspaceId: number
  chatbotId: number
  homeKey: string
  home: ColumnType<Record<string, unknown>, string, string>
  updatedAt: Generated<Date>
}

/** How a home was before it changed. */
export interface HomeVersionsTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  listingId: number
  homeKey: string
  /** Null: it was not there, or was shown to nobody. */
  image: Record<string, unknown> | null
  xid: Generated<string>
  changedAt: Generated<Date>
  /** Who matches it; null: it waits. */
  turn: string | null
  doneAt: Date | null
}

export interface AlertTurnsTable {
  workspaceId: number
  chatbotId: number
  turn: string
  takenUntil: Date
}
