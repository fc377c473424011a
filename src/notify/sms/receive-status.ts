import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { NotifyApp } from '../notify-app.ts'
import { noteStatus } from './note-status.ts'

/** Takes in what Twilio tells of a message (verified before). `token`: our name for it, from the address that was told. */
export async function receiveStatus(
  app: Pick<NotifyApp, 'db'>,
  fields: URLSearchParams,
  token: string | null,
): Promise<void> {
  const sid = fields.get('MessageSid') ?? fields.get('SmsSid')
  const status = fields.get('MessageStatus') ?? fields.get('SmsStatus')
  if (!sid || !status || sid.length > 64 || status.length > 40) return
  const code = fields.get('ErrorCode') ?? ''
  const errorCode = /^\d{1,8}$/.test(code) ? Number(code) : null
  const isToken = token !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)
  await inTransaction(app.db, (transaction) =>
    noteStatus(transaction, { token: isToken ? token : null, sid, status: status.toLowerCase(), errorCode }),
  )
}
