import { removeGivenUp } from '../../firm/uploads/remove-given-up.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { deleteSessions } from './remove-sessions-store.ts'

const atOnce = 20

/** Removes conversations of a workspace for good, with all that hangs on them. Answers how many there were. */
export async function removeConversations(
  app: Pick<VisitorsApp, 'db' | 'files' | 'log'>,
  workspaceId: number,
  sessionIds: readonly number[],
): Promise<number> {
  let sessions = 0
  for (let from = 0; from < sessionIds.length; from += atOnce) {
    const removed = await inTransaction(app.db, (transaction) =>
      deleteSessions(transaction, workspaceId, sessionIds.slice(from, from + atOnce), { forGood: true }),
    )
    sessions += removed.sessions
    await removeGivenUp(app, removed.files)
  }
  return sessions
}
