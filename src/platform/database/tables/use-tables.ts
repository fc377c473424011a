import type { Generated } from 'kysely'

export interface MessageUsageTable {
  workspaceId: number
  chatbotId: number
  /** Calendar month in the chatbot's time zone, as YYYY-MM; '' for questions that no month counts. */
  month: string
  /** Questions that count for MessageLimit: those whose answer failed were given back. */
  used: number
  /** Questions that were ever stored but those that were erased; added to by a trigger. */
  stored: Generated<number>
}

/** What counts for the allowance of a workspace. */
export interface WorkspaceUsageTable {
  workspaceId: number
  /** Calendar month of UTC, as YYYY-MM. */
  month: string
  used: number
}

/** What the language model of a chatbot used in a day. */
export interface ModelUsageTable {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM-DD. */
  day: string
  /** '': the whole chatbot; else a hash of a network of visitors. */
  network: string
  tokens: number
  /** When the firm was told that they are used up; null: it was not. */
  toldAt: Date | null
}

/** What the language models of a chatbot used in a month. */
export interface ModelMonthsTable {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM. */
  month: string
  tokens: number
  /** Millionths of the currency. */
  costMicros: number
  currency: string
  /** Of which budget the owner was told that 80 and that 100 percent of it are used; '': of none. */
  toldMost: Generated<string>
  toldAll: Generated<string>
}

/** What was used of quotas that begin anew after a while. */
export interface QuotaUseTable {
  workspaceId: number
  quota: string
  /** '': of the whole firm; else SHA-256 of whom it is for. */
  subject: string
  used: number
  endsAt: Date
}

/** A language model that refuses what only an owner can mend, or did. */
export interface ModelTroublesTable {
  workspaceId: number
  /** As in the setting Model. */
  model: string
  why: string
  since: Date
  /** When the owners were mailed last. */
  toldAt: Date
  /** When it answered last after a trouble. */
  workedAt: Date | null
  isOver: boolean
}

/** The mail server of a firm, where the operator has set none for all. */
export interface MailServersTable {
  workspaceId: number
  /** The same, as what the password is sealed for. */
  id: Generated<number>
  host: string
  port: number
  /** tls: from the first byte; starttls: before anything is said, or not at all. */
  security: 'tls' | 'starttls'
  /** '': nobody signs in. */
  userName: string
  sealedPassword: Buffer | null
  sender: string
  changedAt: Generated<Date>
}

/** The keys of language models that a firm has set, by their providers. */
export interface ModelKeysTable {
  workspaceId: number
  provider: 'openai' | 'anthropic' | 'google' | 'compatible'
  /** Of both, as what the key is sealed for. */
  id: Generated<string>
  /** Of a server of the kind `compatible`; '': the provider has its own. */
  address: string
  /** null: that server asks for none. */
  sealedKey: Buffer | null
  /** '': the key is too short to show any of it. */
  lastFour: string
  /** The model that is tried and offered to chatbots; '': whichever comes first. */
  model: string
  /** Who of the firm set it, as the change log names them. */
  setBy: string
  setAt: Generated<Date>
}

/** Under which address the server is known: one row. */
export interface ServerAddressTable {
  id: number
  /** null: none is set in the console. */
  url: string | null
  setBy: Generated<string>
  setAt: Date | null
  /** What proves that this server answers at an address. */
  mark: Generated<string>
}

/** The logos of firms, as PNG. */
export interface FirmLogosTable {
  workspaceId: number
  /** Random, in the address that it is shown at. */
  name: string
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
  setAt: Generated<Date>
}

/** How often programs that speak another tongue called a chatbot in a day. */
export interface ConnectionRequestsTable {
  workspaceId: number
  chatbotId: number
  /** In the chatbot's time zone, as YYYY-MM-DD. */
  day: string
  connection: string
  requests: number
  failures: number
}

export interface UseTables {
  connectionRequests: ConnectionRequestsTable
  mailServers: MailServersTable
  modelKeys: ModelKeysTable
  serverAddress: ServerAddressTable
  firmLogos: FirmLogosTable
  messageUsage: MessageUsageTable
  workspaceUsage: WorkspaceUsageTable
  modelTroubles: ModelTroublesTable
  modelUsage: ModelUsageTable
  modelMonths: ModelMonthsTable
  quotaUse: QuotaUseTable
}
