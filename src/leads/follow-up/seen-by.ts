import type { Caller } from '../../operation.ts'

/**
 * Whose leads a caller sees: an agent who is signed in sees those that are their own and those that nobody has. Null:
 * all of the workspace.
 */
export function leadsSeenBy({ member }: Pick<Caller, 'member'>): string | null {
  return member?.role === 'agent' ? member.accountId : null
}
