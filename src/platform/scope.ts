/**
 * What a secret key may be made for. read: everything that only reads, but what `team` guards; listings, conversations
 * (with leads, tours and visitors) and settings (of chatbots, what they learn, webhooks, and how all runs): reading and
 * changing these; team: who may do what, which is members and keys.
 */
export const scopes = ['read', 'listings', 'conversations', 'settings', 'team'] as const

export type Scope = (typeof scopes)[number]

/** What a key is made for unless it is said. */
export const usualScopes: readonly Scope[] = scopes.filter((scope) => scope !== 'team')
