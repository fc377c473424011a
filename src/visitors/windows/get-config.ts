import { Type } from 'typebox'
import { reserveSession, timeOfLastMessage } from '../../conversation/sessions/visitor-session.ts'
import { requirePublicChatbot } from '../../firm/chatbots/public-chatbot.ts'
import { isTakenUpAgain } from '../../firm/visitor-keys/visitor-key-times.ts'
import type { KnownVisitor } from '../../firm/visitor-keys/visitor-keys.ts'
import { checkSite } from '../../firm/visits/check-site.ts'
import { requiredText, text } from '../../platform/fields.ts'
import type { CallContext } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { defineOperation } from '../define-operation.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { findSenses } from './find-senses.ts'
import { openWell } from './open-well.ts'
import { makeWidgetConfig, WidgetConfig } from './widget-config.ts'

/** POST /chat/Chatbot/GetConfig */
export const getConfig = defineOperation({
  id: 'getConfig',
  summary: 'Open a chat window',
  description:
    'What the widget calls first, without a credential: how the chatbot looks, and a session key for this visitor, good for an hour and for one session. Sent again with that key in chatrobot-sessionkey, up to 30 days after the last message, it hands out a new key of the same session; later a new session begins. With VerifyDomain the calling site (Origin, ReferrerInfo, X-Referer) must be listed.',
  tag: 'Widget',
  access: 'public',
  countsAs: 'windows',
  envelope: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    clientTimeZone: Type.Optional(text({ description: 'IANA time zone of the visitor', maxLength: 100 })),
    clientCurrentTime: Type.Optional(text({ description: 'Time there, as YYYY-MM-DD HH:MM:SS', maxLength: 100 })),
  }),
  output: WidgetConfig,
  example: {
    serialNumber: '0123456789abcdef0123456789abcdef',
    clientTimeZone: 'America/Los_Angeles',
    clientCurrentTime: '2026-11-21 09:00:00',
  },
  errors: ['chatbot-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, _caller, { serialNumber }, context) {
    const chatbot = await requirePublicChatbot(app.db, serialNumber)
    checkSite(app.publicUrl, chatbot.settings, context)
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    // The first question will not be far.
    app.searchIndex.warm(scope)
    app.warmUp.begin(scope)
    const opening = openWell(app, chatbot, context.client)
    const now = app.now().getTime()
    const own = await findOwnSession(app, scope, context, now)
    const sessionId = own?.sessionId ?? (await reserveSession(app.db))
    return makeWidgetConfig(chatbot, {
      sessionId,
      opening,
      sessionKey: await app.visitorKeys.issue({ ...scope, sessionId }, now, own?.openedAt),
      pictureUrl: (fileId) => `${app.publicUrl}/chatbots/${chatbot.serialNumber}/pictures/${fileId}`,
      senses: await findSenses(app, chatbot.workspaceId, chatbot.settings),
      tiles: app.mapTiles?.provider ?? null,
    })
  },
})

/**
 * The session of the key that came along, when it is one of this chatbot that was spoken in lately; null otherwise: a new
 * one is begun.
 */
async function findOwnSession(
  { db, visitorKeys }: Pick<VisitorsApp, 'db' | 'visitorKeys'>,
  scope: Omit<VisitorPlace, 'sessionId'>,
  { client }: CallContext,
  now: number,
): Promise<KnownVisitor | null> {
  const visitor = client.sessionKey === undefined ? null : await visitorKeys.prove(client.sessionKey.trim(), now)
  if (visitor?.workspaceId !== scope.workspaceId || visitor.chatbotId !== scope.chatbotId) return null
  const last = await timeOfLastMessage(db, visitor)
  return isTakenUpAgain(last?.getTime() ?? null, visitor.openedAt, now) ? visitor : null
}
