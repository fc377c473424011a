import type { TurnOfVisitor } from '../conversation/conversation-app.ts'
import type { OpenAlert } from '../conversation/guide/guide-request.ts'
import { findChatbotOf } from '../firm/chatbots/find-chatbot.ts'
import { PorchlightError } from '../platform/errors.ts'
import { openAlert } from './alerts/open-alert.ts'
import type { VisitorsApp } from './visitors-app.ts'

/** How an alert is opened that a visitor asks for in the conversation: counted and confirmed as those of the form are. */
export function alertOfTurn(
  app: VisitorsApp,
  { workspaceId, chatbotId, sessionId, question }: TurnOfVisitor,
): OpenAlert {
  return async ({ language, ...wish }) => {
    const chatbot = await findChatbotOf(app.db, { workspaceId, chatbotId })
    if (chatbot === null) return null
    try {
      question.countAlert?.()
      const visitor = { workspaceId, chatbotId, sessionId }
      const { confirmed } = await openAlert(app, { visitor, chatbot, language }, wish)
      return confirmed ? 'confirmed' : (await app.mailer.sendsFor(workspaceId)) ? 'asked' : 'waiting'
    } catch (error) {
      // The conversation has as many as it may have, or its address has asked too often: the form says so.
      if (error instanceof PorchlightError) return null
      throw error
    }
  }
}
