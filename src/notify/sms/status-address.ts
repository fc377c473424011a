import { isLocalAddress, type Twilio } from './twilio/twilio.ts'

/** Where the provider tells what becomes of messages, and what people answer. */
export const statusPath = '/v1/sms/status'
export const incomingPath = '/v1/sms/incoming'

/** The address that the provider is given for one message; null: it could not reach it, and would refuse the message. */
export function statusUrlOf(publicUrl: string, sms: Pick<Twilio, 'isLocal'>, token: string): string | null {
  if (isLocalAddress(publicUrl) && !sms.isLocal) return null
  return `${publicUrl}${statusPath}?message=${token}`
}
