import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { askAgain } from '../sign-in/ask-again.ts'
import { lockTeam, type TeamMember } from './member-store.ts'

/**
 * Changes what a colleague is while nobody else changes the team, and has open pages ask again what they may. Fails with
 * `member-not-found`, and with `last-owner` when nobody would be left who may change the team.
 */
export function changeTeam<Result>(
  db: Database,
  place: { workspaceId: number; accountId: string; staysOwner: boolean },
  work: (transaction: Database, member: TeamMember) => Promise<Result>,
): Promise<Result> {
  const { workspaceId, accountId, staysOwner } = place
  return inTransaction(db, async (transaction) => {
    const team = await lockTeam(transaction, workspaceId)
    const member = team.find((candidate) => candidate.accountId === accountId)
    if (!member) throw fail('member-not-found', { accountId })
    const owners = team.filter(({ role }) => role === 'owner')
    if (member.role === 'owner' && owners.length === 1 && !staysOwner) throw fail('last-owner')
    const result = await work(transaction, member)
    await askAgain(transaction, workspaceId)
    return result
  })
}
