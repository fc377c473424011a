import { Type } from 'typebox'
import { keepSession, reserveSession, timeOfLastMessage } from '../../conversation/sessions/visitor-session.ts'
import { isTakenUpAgain } from '../../firm/visitor-keys/visitor-key-times.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { requiredText } from '../../platform/fields.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { defineOperation } from '../define-operation.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { readIdentitySecrets } from './identity-secret-store.ts'
import {
  type Identity,
  type IdentityFault,
  maxTokenLength,
  readIdentityHash,
  readIdentityToken,
} from './identity-token.ts'
import { findIdentity, findNewestOf, keepIdentity } from './visitor-identity-store.ts'

/** POST /v1/visitor/identify */
export const identifyVisitor = defineOperation({
  id: 'verifyVisitor',
  summary: 'Say who the visitor is, signed by the firm’s own site',
  description:
    'Takes a JWT that the firm’s own server has signed with the identity secret of the chatbot (HS256, `sub`, `exp` within an hour), or a user id with its HMAC-SHA256. What is signed is shown to the firm as proven, and the visitor’s conversation goes on from any device. What is not right is never an error: `identified` is false, and the chat goes on as before. See docs/embedding.md.',
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'windows',
  input: Type.Object({
    token: Type.Optional(requiredText({ description: 'The JWT', maxLength: maxTokenLength })),
    userId: Type.Optional(
      requiredText({ description: 'Id of the user, with `userHash` instead of `token`', maxLength: 200 }),
    ),
    userHash: Type.Optional(requiredText({ description: 'HMAC-SHA256 of the id, in hex', maxLength: 64 })),
    stay: Type.Optional(
      Type.Boolean({
        description: 'Go on in this session, also where nothing was said in it and there is an earlier one',
      }),
    ),
  }),
  output: Type.Object({
    identified: Type.Boolean({ description: 'Whether it is proven who the visitor is' }),
    reason: Type.String({ description: 'Why not, for whoever sets it up; "" when it is' }),
    wasIdentified: Type.Boolean({ description: 'Whether somebody was identified in this session before' }),
    SessionID: Type.Integer({ description: 'Id of the session to go on with' }),
    SessionKey: Type.String({ description: 'Visitor’s session key of it; "" when it is the one that asked' }),
  }),
  example: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiIsImV4cCI6MTc5NTg4MTYwMH0.c2lnbmVk' },
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, input, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    const now = app.now()
    const secrets = await readIdentitySecrets(app.db, visitor, now, (place, sealed) => app.secrets.open(place, sealed))
    const known = await findIdentity(app.db, visitor)
    const wasIdentified = known !== null
    const proven = prove(input, { secrets, serialNumber: chatbot.serialNumber, now })
    if (typeof proven === 'string')
      return { identified: false, reason: proven, wasIdentified, SessionID: visitor.sessionId, SessionKey: '' }
    const place = await findPlace(app, visitor, proven, known, { now, stay: input.stay ?? false })
    await keepSession(app.db, place, context.client)
    await keepIdentity(app.db, place, proven, now)
    const isSame = place.sessionId === visitor.sessionId
    return {
      identified: true,
      reason: '',
      wasIdentified,
      SessionID: place.sessionId,
      SessionKey: isSame ? '' : await app.visitorKeys.issue(place, now.getTime(), place.openedAt),
    }
  },
})

function prove(
  { token, userId, userHash }: { token?: string; userId?: string; userHash?: string },
  around: Parameters<typeof readIdentityToken>[1],
): Identity | IdentityFault | 'not-set-up' {
  if (around.secrets.length === 0) return 'not-set-up'
  if (token !== undefined) return readIdentityToken(token, around)
  if (userId === undefined || userHash === undefined) return 'malformed'
  return readIdentityHash({ userId, hash: userHash }, around)
}

/**
 * Where the visitor goes on: in the conversation that they are in, unless it is somebody else's, or nothing was said in
 * it and there is one of theirs that would be taken up again on their own device.
 */
async function findPlace(
  app: Pick<VisitorsApp, 'db'>,
  visitor: VisitorPlace,
  { subject }: Identity,
  known: Identity | null,
  { now, stay }: { now: Date; stay: boolean },
): Promise<VisitorPlace & { openedAt?: number }> {
  const isOther = known !== null && known.subject !== subject
  if (known !== null && !isOther) return visitor
  const isUsed = stay || (await timeOfLastMessage(app.db, visitor)) !== null
  if (isUsed && !isOther) return visitor
  const { workspaceId, chatbotId } = visitor
  const newest = await findNewestOf(app.db, visitor, subject)
  const openedAt = newest?.startedAt.getTime() ?? 0
  if (newest && isTakenUpAgain(newest.saidAt?.getTime() ?? null, openedAt, now.getTime()))
    return { workspaceId, chatbotId, sessionId: newest.sessionId, openedAt }
  return isOther ? { workspaceId, chatbotId, sessionId: await reserveSession(app.db) } : visitor
}
