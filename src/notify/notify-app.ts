import type { VisitorsApp } from '../visitors/visitors-app.ts'
import type { Twilio } from './sms/twilio/twilio.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** What programs and people outside are told with. */
export interface NotifyApp extends VisitorsApp {
  /** Where programs of the firm may be told of what happened. */
  webhooks: Webhooks
  /** The account that text messages are sent with; null: there is none. */
  sms: Twilio | null
}
