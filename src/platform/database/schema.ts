import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Scope } from '../scope.ts'
import type { AccountTables } from './tables/account-tables.ts'
import type {
  AlertNewsTable,
  AlertsTable,
  AlertTurnsTable,
  HomeVersionsTable,
  ToldHomesTable,
} from './tables/alert-tables.ts'
import type { AuditTables } from './tables/audit-tables.ts'
import type { ChangeLogTable } from './tables/change-log-tables.ts'
import type { ChatbotVersionsTable } from './tables/chatbot-tables.ts'
import type { DailyMailsTable } from './tables/daily-tables.ts'
import type { DemoTables } from './tables/demo-tables.ts'
import type {
  ListingEditRowsTable,
  ListingEditsTable,
  ListingHistoryTable,
  ListingImportsTable,
  ListingSentencesTable,
} from './tables/edit-tables.ts'
import type { EventsTable, EventWorkTable } from './tables/event-tables.ts'
import type {
  FeedSecretsTable,
  FeedsTable,
  ImportDigestsTable,
  ImportMissesTable,
  ImportRunsTable,
  ImportSourcesTable,
  KeptPicturesTable,
} from './tables/feed-tables.ts'
import type { FilesTable } from './tables/file-tables.ts'
import type { IdentityTables } from './tables/identity-tables.ts'
import type { ConversationHeadsTable, ConversationNotesTable, RepliesTable } from './tables/inbox-tables.ts'
import type { InsightTables } from './tables/insight-tables.ts'
import type {
  ChatbotKnowledgeTable,
  HostPacesTable,
  KnowledgePassagesTable,
  KnowledgeSourcesTable,
  PassageVectorsTable,
  SheetRowsTable,
} from './tables/knowledge-tables.ts'
import type { HeldContactsTable, LeadNotesTable, LeadsTable } from './tables/lead-tables.ts'
import type { ListingsTable, ShownListingsTable } from './tables/listing-tables.ts'
import type { CleanedListingsTable, ListingCleaningsTable, ListingReleasesTable } from './tables/members-only-tables.ts'
import type { PushTables } from './tables/push-tables.ts'
import type { ReadLogTables } from './tables/read-log-tables.ts'
import type { SmsMessagesTable, SmsOptOutsTable } from './tables/sms-tables.ts'
import type { LiveEventsTable, TakeOversTable } from './tables/take-over-tables.ts'
import type { ToursTable } from './tables/tour-tables.ts'
import type { UseTables } from './tables/use-tables.ts'
import type {
  ListingChangesToldTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
  WebhookMessagesTable,
  WebhookSecretsTable,
} from './tables/webhook-tables.ts'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

export interface WorkspacesTable {
  id: Id
  name: string
  createdAt: CreatedAt
  /** Days that conversations, leads, visitors' files and mails are kept after their end; null: for good. */
  retentionDays: Generated<number | null>
  /** Who is told where no chatbot names anybody; '': nobody. */
  ownerEmail: Generated<string>
  /** Answered messages that one session may have; null: any number. */
  sessionMessagesLimit: Generated<number | null>
  /** Visitors' messages in a calendar month of UTC; null: any number. */
  messageAllowance: Generated<number | null>
  /** Whose a conversation becomes when a visitor asks for a person or leaves contact details. */
  assignment: Generated<'off' | 'inTurn' | 'agentOfListing'>
}

export interface KeysTable {
  workspaceId: number
  id: Id
  kind: 'secret' | 'session'
  /** SHA-256 of the whole key. */
  hash: Buffer
  /** The first characters, to recognise a key by; far too few to guess the rest. */
  start: string
  label: string
  /** Null: everything that its kind may. */
  scopes: Generated<Scope[] | null>
  /** Who made it, as the change log names them; '': not known. */
  madeBy: Generated<string>
  /** When it was to end as it was made; null: never. */
  endsAt: Generated<Date | null>
  createdAt: CreatedAt
  /** The same, or earlier when revoked or rotated: from this moment on the key is refused. */
  expiresAt: Date | null
  /** To within a minute or two; null: not since it is noted. */
  lastUsedAt: Generated<Date | null>
}

export interface ChatbotsTable {
  workspaceId: number
  id: Id
  serialNumber: string
  /** Only what differs from the defaults, under the wire names of chatbot-settings.ts. */
  settings: JSONColumnType<Record<string, unknown>>
  createdAt: CreatedAt
  /** Set by Remove; the rows that hang on it are deleted in the background. */
  removedAt: Date | null
}

export interface SessionsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  /** What the built-in guide remembers of the last search. */
  searchState: JSONColumnType<Record<string, unknown>> | null
  /** Whether a person of the firm has it: then the chatbot says nothing. */
  isTaken: Generated<boolean>
  createdAt: CreatedAt
  /** Address of the page on which it began; '' when not known. */
  page: Generated<string>
  /** Since when something is being said; null: not yet, or no more. */
  openSince: Generated<Date | null>
  /** Whether it is made up, for the demo. */
  isDemo: Generated<boolean>
  /** SHA-256 of what a program that speaks another tongue calls it by; null: by its id. */
  outsideName: Generated<Buffer | null>
}

export interface MessagesTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  id: Id
  /** person: what somebody of the firm said. */
  role: 'question' | 'answer' | 'person'
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  content: string
  fileIds: number[]
  /** Questions: pending, answered, failed. Answers: complete, interrupted. Of a person: complete. */
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  /** The question that an answer answers. */
  questionId: number | null
  model: string | null
  totalToken: number | null
  /** What models used for the turn: PricedUse[]. Of failed questions as well. */
  usage: Generated<JSONColumnType<object[]> | null>
  noAnswer: boolean | null
  /** Whether the visitor said of the answer that it was right; null: nothing was said. */
  isRight: Generated<boolean | null>
  /** Error code of a failed question. */
  failure: string | null
  /** Month of messageUsage that a question was counted in; a failed one was given back. */
  countedMonth: Generated<string | null>
  trace: JSONColumnType<Record<string, unknown>> | null
  /** What an answer showed beside its words: an AnswerView. */
  view: Generated<JSONColumnType<Record<string, unknown>> | null>
  /** Of the role person: who wrote it, as the visitor was shown. */
  writerName: Generated<string | null>
  writerPicture: Generated<string | null>
  /** Of an answer: in which language it was asked; null: not known. */
  language: Generated<string | null>
  createdAt: CreatedAt
}

/** What the visitors of a chatbot sent on a day. */
export interface VisitorUploadsTable {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM-DD. */
  day: string
  files: number
  bytes: number
}

/**
 * Exact number of listings by chatbot, city and sale type, kept by a trigger: the sum over the rows of a group. There is
 * one row, and more where writers met, so that they did not wait for each other. Sums may be 0, single rows negative.
 */
export interface ListingCountsTable {
  workspaceId: number
  chatbotId: number
  cityKey: string
  SaleType: string
  id: Id
  count: number
}

/** Which listings a transaction wrote; kept by a trigger, pruned by a job. */
export interface ListingChangesTable {
  workspaceId: number
  chatbotId: number
  /** Number of the transaction, as text. */
  xid: Generated<string>
  id: Id
  /** null: every listing from the first to the last may have changed. */
  ids: number[] | null
  firstId: number
  lastId: number
}

export interface ListingChangeMarksTable {
  id: Id
  takenAt: CreatedAt
  /** Every transaction with a lower number had ended then. */
  horizon: string
}

export interface IdempotencyTable {
  workspaceId: number
  /** The visitor's session that the key belongs to; 0: to the workspace. */
  sessionId: Generated<number>
  /** `role account` of who is signed in; '': programs and visitors. */
  member: Generated<string>
  path: string
  key: string
  bodyHash: Buffer
  /** null while the first call is still running. */
  status: number | null
  headers: JSONColumnType<Record<string, string>> | null
  body: string | null
  /** While it runs: number of the lock that its process holds as long as it lives. */
  holder: string | null
  /** While it runs: which call it is. */
  claim: string | null
  createdAt: ColumnType<Date, Date | undefined, Date>
}

export interface OutboxTable {
  workspaceId: number
  id: Id
  recipient: string
  subject: string
  text: string
  /** waiting: to be sent when a mail server is configured; sent; failed after the last attempt. */
  state: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  lastError: string | null
  createdAt: CreatedAt
  sentAt: Date | null
  /** The conversation that it is about. */
  sessionId: Generated<number | null>
  html: Generated<string | null>
  /** Whom an answer goes to; null: the sender. */
  replyTo: Generated<string | null>
  /** Mails of one thread have the same; null: it is of none. */
  thread: Generated<string | null>
  /** The conversations that a mail about many is about. */
  sessionIds: Generated<number[]>
  /** An iCalendar object that goes with it; null: none does. */
  calendar: Generated<string | null>
  /** Where a mail program ends with one click what it is about (RFC 8058); null: nowhere. */
  unsubscribe: Generated<string | null>
  /** What its link ends in, until it is sent; null: nothing is kept back. */
  sealedSecret: Generated<Buffer | null>
}

/** Tables that an erasure took rows from and that are still to be written anew. */
export interface TableRewritesTable {
  name: string
  /** Number of the last transaction that took rows, as text. */
  xid: Generated<string>
  requestedAt: CreatedAt
}

/** What a chatbot's CustomDomain is proven with. */
export interface DomainProofsTable {
  workspaceId: number
  chatbotId: number
  host: string
  token: string
  createdAt: CreatedAt
  /** When it became proven; null: not proven, or not any more. */
  provenAt: Date | null
  method: 'dns' | 'file' | null
  checkedAt: Date | null
  /** The first of the looks since which nothing was found; null: the last one found it. */
  missingSince: Date | null
  /** What the last look found instead; "". */
  problem: Generated<string>
}

/** What visitor session keys are signed with. */
export interface SigningKeysTable {
  id: Id
  /** As it lay here before secrets were sealed; null since. */
  secret: Generated<Buffer | null>
  sealed: Buffer | null
  createdAt: CreatedAt
  /** Proves what it has signed, and signs nothing more. */
  retired: Generated<boolean>
}

/** One row, which only the encryption key of this installation opens. */
export interface EncryptionCheckTable {
  id: number
  sealed: Buffer
  createdAt: CreatedAt
}

/** Visitor keys of a workspace, or of one chatbot (0: of all), that know only lower numbers are dead. */
export interface VisitorKeyRevocationsTable {
  workspaceId: number
  chatbotId: number
  number: Id
  createdAt: CreatedAt
}

/** Visitors who asked for a person and said how to reach them. */
export interface Tables
  extends AccountTables,
    AuditTables,
    DemoTables,
    InsightTables,
    IdentityTables,
    PushTables,
    ReadLogTables,
    UseTables {
  workspaces: WorkspacesTable
  keys: KeysTable
  chatbots: ChatbotsTable
  chatbotVersions: ChatbotVersionsTable
  sessions: SessionsTable
  messages: MessagesTable
  files: FilesTable
  visitorUploads: VisitorUploadsTable
  listings: ListingsTable
  listingHistory: ListingHistoryTable
  listingSentences: ListingSentencesTable
  listingEdits: ListingEditsTable
  listingEditRows: ListingEditRowsTable
  listingImports: ListingImportsTable
  shownListings: ShownListingsTable
  listingCounts: ListingCountsTable
  listingChanges: ListingChangesTable
  listingChangeMarks: ListingChangeMarksTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  signingKeys: SigningKeysTable
  leads: LeadsTable
  leadNotes: LeadNotesTable
  heldContacts: HeldContactsTable
  tours: ToursTable
  alerts: AlertsTable
  alertNews: AlertNewsTable
  homeVersions: HomeVersionsTable
  alertTurns: AlertTurnsTable
  toldHomes: ToldHomesTable
  smsMessages: SmsMessagesTable
  smsOptOuts: SmsOptOutsTable
  events: EventsTable
  eventWork: EventWorkTable
  dailyMails: DailyMailsTable
  takeOvers: TakeOversTable
  liveEvents: LiveEventsTable
  conversationHeads: ConversationHeadsTable
  conversationNotes: ConversationNotesTable
  replies: RepliesTable
  encryptionCheck: EncryptionCheckTable
  visitorKeyRevocations: VisitorKeyRevocationsTable
  changeLog: ChangeLogTable
  tableRewrites: TableRewritesTable
  domainProofs: DomainProofsTable
  listingChangesTold: ListingChangesToldTable
  webhookEndpoints: WebhookEndpointsTable
  webhookSecrets: WebhookSecretsTable
  webhookMessages: WebhookMessagesTable
  webhookDeliveries: WebhookDeliveriesTable
  chatbotKnowledge: ChatbotKnowledgeTable
  knowledgeSources: KnowledgeSourcesTable
  knowledgePassages: KnowledgePassagesTable
  passageVectors: PassageVectorsTable
  sheetRows: SheetRowsTable
  hostPaces: HostPacesTable
  importSources: ImportSourcesTable
  importRuns: ImportRunsTable
  importDigests: ImportDigestsTable
  importMisses: ImportMissesTable
  keptPictures: KeptPicturesTable
  feeds: FeedsTable
  feedSecrets: FeedSecretsTable
  listingReleases: ListingReleasesTable
  listingCleanings: ListingCleaningsTable
  cleanedListings: CleanedListingsTable
}
