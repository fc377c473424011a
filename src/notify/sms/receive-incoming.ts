import { recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { NotifyApp } from '../notify-app.ts'
import { hashNumber } from './hash-number.ts'
import { isE164 } from './number-format.ts'
import { readOptOut } from './opt-out-words.ts'
import { deleteOptOuts, optOutOfWriters } from './sms-store.ts'

/**
 * Takes in what somebody wrote to the firm's number (verified before). STOP and its like end what the workspaces that
 * have written to them may send, START begins it again; nothing else is kept, nor answered.
 */
export async function receiveIncoming(app: Pick<NotifyApp, 'db'>, fields: URLSearchParams): Promise<void> {
  const number = fields.get('From') ?? ''
  const wish = readOptOut(fields.get('Body') ?? '', fields.get('OptOutType'))
  if (wish === null || !isE164(number)) return
  const hash = await hashNumber(number)
  await inTransaction(app.db, async (transaction) => {
    const concerned =
      wish === 'out' ? await optOutOfWriters(transaction, number, hash) : await deleteOptOuts(transaction, hash)
    const action = wish === 'out' ? 'sms.opted-out' : 'sms.opted-in'
    for (const workspaceId of concerned)
      await recordChange(transaction, { workspaceId, by: 'text message', action, target: 'a phone number' })
  })
}
