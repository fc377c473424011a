import type { Database } from '../../platform/database/connect.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { type Colleague, findHolder, setHolder } from './assignment-store.ts'

/** Makes a conversation somebody's, null: nobody's, and tells open inboxes where that is new. Its session must be locked. */
export async function giveTo(
  transaction: Database,
  session: SessionPlace & { chatbotId: number },
  colleague: Colleague | null,
): Promise<void> {
  const before = (await findHolder(transaction, session))?.assignedTo ?? null
  const accountId = colleague?.accountId ?? null
  if (before === accountId) return
  await setHolder(transaction, session, accountId)
  await tellLive(transaction, session, 'assigned', { accountId, name: colleague?.name ?? '', before })
}
