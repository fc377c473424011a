import { fail } from './errors.ts'
import type { Role } from './role.ts'

/** A person of a firm who is signed in to the console. */
export interface Member {
  workspaceId: number
  accountId: string
  name: string
  email: string
  role: Role
  /** Whether a code is asked for besides the password. */
  hasTwoFactors: boolean
  /** Where they are signed in. */
  sessionId: string
  /** How long ago they have proven, in that session, who they are. */
  provenSecondsAgo: number
}

/** The person who calls, of operations that only persons call. */
export function memberOf({ member }: { member?: Member }): Member {
  if (!member) throw fail('signed-out')
  return member
}

/** The account of who asks where that is an agent, who sees own and unassigned conversations alone; null: sees all. */
export function agentOf({ member }: { member?: Member }): string | null {
  return member?.role === 'agent' ? member.accountId : null
}
