import type { App } from './doors/app.ts'
import { budgetMail } from './notify/budget-mail.ts'
import { handOverMail } from './notify/hand-over.ts'
import { tellPush } from './notify/push/tell-push.ts'
import { tellWebhooks } from './notify/webhooks/tell-webhooks.ts'
import type { EventConsumer } from './platform/events/consumer.ts'
import { leadMail } from './visitors/leads/lead-mail.ts'
import { tourMail } from './visitors/tours/tour-mail.ts'

/** THE TABLE: who is told of what. */
export const consumers: readonly EventConsumer<App>[] = [
  leadMail,
  tourMail,
  handOverMail,
  budgetMail,
  tellWebhooks,
  tellPush,
]
