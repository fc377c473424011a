/**
 * Every table, and what of a visitor it holds. test/contract/personal-tables.test.ts compares it with the database and
 * with docs/privacy.md, so that a new table is thought of: in remove-sessions-store.ts, which erases and ends, in the
 * export, and in that document.
 */
export const personalTables: Readonly<Record<string, string>> = {
  sessions: 'what the last search was',
  messages: 'what was said, with traces and views',
  leads: 'names, addresses, phone numbers, wishes, consent',
  files: 'names of uploaded files, and where their bytes lie',
  outbox: 'mails with contact details and conversations',
  idempotency: 'answers that were given to the firm’s programs',
}

/** Tables without anything of a visitor, each with what it holds instead. */
export const otherTables: Readonly<Record<string, string>> = {
  workspaces: 'names of firms and how long they keep conversations',
  visitorUploads: 'numbers and sizes of what visitors sent in a day',
  keys: 'hashes of keys',
  chatbots: 'settings',
  messageUsage: 'numbers of messages by month',
  listings: 'homes',
  listingCounts: 'numbers of homes',
  listingChanges: 'ids of homes',
  listingChangeMarks: 'times',
  signingKeys: 'what visitors’ keys are signed with',
  encryptionCheck: 'a sealed word that proves the encryption key',
  visitorKeyRevocations: 'which visitors’ keys were ended',
  changeLog: 'who of the firm changed what; visitors by the numbers of their sessions',
  tableRewrites: 'names of tables',
  domainProofs: 'hosts of chatbots and their proofs',
  migrations: 'names of migrations',
  migrationLock: 'whether one is at work',
}
