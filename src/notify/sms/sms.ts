import type { Config } from '../../platform/config/config.ts'
import { Twilio } from './twilio/twilio.ts'

/** For the whole answer. Shorter than what running calls have when the process stops. */
const timeoutMs = 8_000

export type SmsConfig = Pick<Config, 'twilioAccountSid' | 'twilioAuthToken' | 'twilioFrom' | 'twilioUrl'>

/** The account that text messages are sent with; null: there is none. */
export function makeSms(config: SmsConfig): Twilio | null {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioFrom: from, twilioUrl: url } = config
  if (accountSid === null || authToken === null || from === null) return null
  return new Twilio({ accountSid, authToken, from, url, timeoutMs })
}
