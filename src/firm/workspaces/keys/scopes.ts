import { fail } from '../../../platform/errors.ts'
import type { Operation, OperationTag } from '../../../platform/operation.ts'
import type { Scope } from '../../../platform/scope.ts'

/** What each domain of the API belongs to. */
const scopesOfTags: Readonly<Record<OperationTag, readonly Scope[]>> = {
  Chatbots: ['settings'],
  Messages: ['conversations'],
  Conversations: ['conversations'],
  Listings: ['listings'],
  // Homes, messages and settings name files.
  Files: ['listings', 'conversations', 'settings'],
  Leads: ['conversations'],
  Tours: ['conversations'],
  Search: ['listings'],
  Knowledge: ['settings'],
  Webhooks: ['settings'],
  Widget: ['conversations'],
  People: ['conversations'],
  Insight: ['conversations'],
  Operation: ['settings'],
  Team: ['team'],
  Keys: ['team'],
}

/** Operations that their tag says too much or too little of. */
const exceptions: Readonly<Record<string, readonly Scope[]>> = {
  readWorkspaceSettings: ['read', 'settings'],
  editWorkspaceSettings: ['settings'],
  setSessionLimit: ['settings'],
  setLogo: ['settings'],
  // Through it go the links with which people of the firm come in.
  editMailServer: ['team'],
  removeMailServer: ['team'],
  testMailServer: ['team'],
  // What it costs is paid by the firm, and to whom its conversations are sent.
  setModelKey: ['team'],
  removeModelKey: ['team'],
  testModelKey: ['team'],
  // Where links in mails lead to, those to new passwords too.
  setServerAddress: ['team'],
  verifyServerAddress: ['team'],
  // Who did what, of everybody.
  listChanges: ['team'],
  // Whom conversations and leads are given to.
  listTeam: ['read', 'conversations', 'team'],
  readDemo: ['read', 'settings'],
  addDemo: ['settings'],
  removeDemo: ['settings'],
}

/** Operations that only read, although they are not called by GET. */
const readByPost: ReadonlySet<string> = new Set([
  'listModels',
  'readHistory',
  'countMessages',
  'readMessageCredits',
  'listLeads',
  'searchListings',
  'listListings',
  'listSources',
  'listSheetRows',
  'searchKnowledge',
  'exportVisitor',
])

/** What visitors said and left is read with one of these, wherever it stands: in mails and deliveries too. */
const ofVisitors: readonly Scope[] = ['read', 'conversations']

/** What of an operation its scopes follow from. */
type Scoped = Pick<Operation, 'id' | 'tag' | 'reads'>

/** The scopes of which any is enough for an operation. */
export function scopesFor({ id, tag, reads }: Scoped, method: string): readonly Scope[] {
  const special = exceptions[id]
  if (special) return special
  if (reads) return ofVisitors
  const ofTag = scopesOfTags[tag]
  const onlyReads = method === 'GET' || readByPost.has(id)
  return onlyReads && !ofTag.includes('team') ? ['read', ...ofTag] : ofTag
}

/** Fails with `key-scope` unless a key that was made for these may run the operation. */
export function checkScopes(given: readonly Scope[], operation: Scoped, method: string): void {
  const wanted = scopesFor(operation, method)
  if (wanted.some((scope) => given.includes(scope))) return
  throw fail('key-scope', {
    reason: `it was made for ${nameScopes(given)}, and this operation asks for ${wanted.join(' or ')}`,
  })
}

/** Fails with `key-scope` where a key would hand on what it may not do itself. Null: everything. */
export function checkHandedOn(own: readonly Scope[] | undefined, wanted: readonly Scope[] | null): void {
  if (own === undefined) return
  const more = wanted === null ? 'everything' : wanted.filter((scope) => !own.includes(scope)).join(', ')
  if (more === '') return
  throw fail('key-scope', { reason: `it was made for ${nameScopes(own)} itself, and cannot hand on ${more}` })
}

/** Fails with `key-scope` where a key would have what visitors say and leave sent elsewhere, and may not read it itself. */
export function checkSentOn(own: readonly Scope[] | undefined): void {
  if (own === undefined || own.some((scope) => ofVisitors.includes(scope))) return
  throw fail('key-scope', {
    reason: `it was made for ${nameScopes(own)}, and only keys for ${ofVisitors.join(' or ')} choose where what visitors say and leave is sent`,
  })
}

function nameScopes(given: readonly Scope[]): string {
  return given.length === 0 ? 'nothing' : given.join(', ')
}
