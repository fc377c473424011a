import type { ColumnType, Generated } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** The person of a conversation. */
export interface LeadsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  sessionId: number
  /** As they were left last. */
  firstName: string
  lastName: string
  /** The newest first. */
  emails: string[]
  phones: string[]
  /** The homes that it is about, in the order in which they were named. */
  listingIds: Generated<number[]>
  /** Address of the page that the chat stood on; "" when not known. */
  page: string
  status: Generated<'new' | 'open' | 'done'>
  /** The account of who of the firm has it; null: nobody. */
  assignedTo: Generated<string | null>
  /** The lead that it is shown as a part of; null: it is one of its own. */
  mergedInto: Generated<number | null>
  /** What it is found by, without case and accents. */
  searchText: Generated<string>
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

/** What a visitor left, each time. */
export interface LeadNotesTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  id: Id
  leadId: number
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** The wording that the visitor agreed to; null when none was asked for. */
  consentText: string | null
  /** Address of the page that the chat stood on; "" when not known. */
  page: string
  /** What the visitor was told; "" when the window has words of its own. */
  reply: string
  /** Whether the firm was to be mailed what was left; null: left before it was noted. */
  told: boolean | null
  listingIds: Generated<number[]>
  /** form: sent by the form; chat: said in the conversation; tour: left with a tour. */
  source: Generated<'form' | 'chat' | 'tour'>
  createdAt: CreatedAt
}

/** Contact details that were said, until the visitor agrees that the firm may have them. */
export interface HeldContactsTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  email: string
  phone: string
  message: string
  /** The question whose answer asked for the consent last. */
  questionId: number
  /** The very words that are agreed to, as they were shown. */
  consentText: string
  /** A WindowLanguage: what was asked in. */
  language: string
  createdAt: CreatedAt
}
