import { handOverMail } from '../chat/hand-over.ts'
import { leadMail } from '../leads/lead-mail.ts'
import { tellPush } from '../push/tell-push.ts'
import { tourMail } from '../tours/tour-mail.ts'
import { tellWebhooks } from '../webhooks/tell-webhooks.ts'
import type { EventConsumer } from './consumer.ts'

/** THE TABLE: who is told of what. */
export const consumers: readonly EventConsumer[] = [leadMail, tourMail, handOverMail, tellWebhooks, tellPush]
