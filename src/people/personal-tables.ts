/**
 * Every table, and what of a visitor it holds. test/contract/personal-tables.test.ts compares it with the database and
 * with docs/privacy.md, so that a new table is thought of: in remove-sessions-store.ts, which erases and ends, in the
 * export, and in that document.
 */
export const personalTables: Readonly<Record<string, string>> = {
  sessions: 'what the last search was, and the page on which it began',
  messages: 'what was said, with traces and views',
  leads: 'names, addresses, phone numbers',
  leadNotes: 'names, addresses, phone numbers, wishes, consent, each time that they were left',
  tours: 'names, addresses, phone numbers, wishes, consent, and when a home is seen',
  events: 'what happened in a conversation, by numbers alone',
  webhookMessages: 'what the firm’s programs are told: leads and conversations',
  files: 'names of uploaded files, and where their bytes lie',
  outbox: 'mails with contact details and conversations',
  takeOvers: 'whether a person of the firm has a conversation, and what was read of it',
  liveEvents: 'what happened in a conversation within a day, by numbers, and names of the firm’s people',
  smsMessages: 'phone numbers, and what they were sent',
  idempotency: 'answers that were given to the firm’s programs',
}

/** Tables without anything of a visitor, each with what it holds instead. */
export const otherTables: Readonly<Record<string, string>> = {
  workspaces: 'names of firms, their limits, and how long they keep conversations',
  visitorUploads: 'numbers and sizes of what visitors sent in a day',
  keys: 'hashes of keys',
  chatbots: 'settings',
  messageUsage: 'numbers of messages by month',
  workspaceUsage: 'numbers of messages by month',
  listings: 'homes',
  listingCounts: 'numbers of homes',
  listingChanges: 'ids of homes',
  listingChangeMarks: 'times',
  listingChangesTold: 'up to where changes of homes were told',
  signingKeys: 'what visitors’ keys are signed with',
  encryptionCheck: 'a sealed word that proves the encryption key',
  visitorKeyRevocations: 'which visitors’ keys were ended',
  changeLog: 'who of the firm changed what; visitors by the numbers of their sessions',
  eventWork: 'who was told of what happened, and what stood in the way',
  smsOptOuts: 'hashes of phone numbers that want no text messages',
  webhookEndpoints: 'addresses of the firm’s programs',
  webhookSecrets: 'what they verify messages with, sealed',
  webhookDeliveries: 'when what was told to whom, and what came of it',
  dailyMails: 'which days of which chatbots were mailed',
  importSources: 'names of files and feeds that listings come from',
  importRuns: 'what became of imports',
  hostPaces: 'hosts that are learned from, and when they may be asked next',
  importDigests: 'digests of what rows of imports say',
  feeds: 'where feeds are read, and when',
  feedSecrets: 'what feeds are opened with, sealed',
  tableRewrites: 'names of tables',
  domainProofs: 'hosts of chatbots and their proofs',
  chatbotKnowledge: 'addresses of sitemaps and tables that chatbots learn from',
  knowledgeSources: 'what chatbots learn from: the firm’s files, pages, texts, questions',
  knowledgePassages: 'what these say',
  sheetRows: 'rows of the firm’s tables',
  migrations: 'names of migrations',
  migrationLock: 'whether one is at work',
}
