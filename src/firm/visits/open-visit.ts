import type { CallContext, Caller } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { Chatbot } from '../chatbots/chatbot.ts'
import { requireChatbotOf } from '../chatbots/public-chatbot.ts'
import type { FirmApp } from '../firm-app.ts'
import { checkSite } from './check-site.ts'
import { requireVisitor } from './require-visitor.ts'

/**
 * Who a visitor's key belongs to, and the chatbot that it opens. Fails with `key-scope` without such a key, with
 * `session-not-found` when the chatbot is gone, and with `origin-not-allowed` on a site that it does not list.
 */
export async function openVisit(
  app: Pick<FirmApp, 'db' | 'publicUrl'>,
  caller: Caller,
  context: Pick<CallContext, 'origin' | 'client'>,
): Promise<{ visitor: VisitorPlace; chatbot: Chatbot }> {
  const visitor = requireVisitor(caller)
  const chatbot = await requireChatbotOf(app.db, visitor)
  checkSite(app.publicUrl, chatbot.settings, context)
  return { visitor, chatbot }
}
