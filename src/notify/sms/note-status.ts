import type { Database } from '../../platform/database/connect.ts'
import { isFurther } from './delivery-status.ts'
import { lockMessageToldOf, noteTold } from './sms-store.ts'

/** Notes how far a message has come, unless more is known already or it is not kept any more. Runs in a transaction. */
export async function noteStatus(
  transaction: Database,
  { token, sid, status, errorCode }: { token: string | null; sid: string; status: string; errorCode?: number | null },
): Promise<void> {
  const stored = await lockMessageToldOf(transaction, { token, sid })
  if (stored === null || (stored.sid !== null && stored.sid !== sid)) return
  if (!isFurther(status, stored.status)) return
  await noteTold(transaction, stored, { sid, status, ...(errorCode === undefined ? {} : { errorCode }) })
}
