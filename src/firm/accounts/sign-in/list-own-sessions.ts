import { Type } from 'typebox'
import { memberOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { listSessions } from '../sign-in/session-store.ts'

/** GET /v1/console/sessions */
export const listOwnSessions = defineOperation({
  id: 'listSignIns',
  summary: 'List where one is signed in',
  description: 'Newest first.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({}),
  output: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Id of the session' }),
        isThis: Type.Boolean({ description: 'Whether it is the one that asks' }),
        createdAt: Type.String({ description: 'When the password was given, ISO 8601' }),
        lastUsedAt: Type.String({ description: 'When it was used last, to within a minute, ISO 8601' }),
        expiresAt: Type.String({ description: 'When it is over by itself at the latest, ISO 8601' }),
        address: Type.String({ description: 'Internet address then; "" where it is not known' }),
        browser: Type.String({ description: 'What the browser said that it is' }),
      }),
    ),
  }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { accountId, sessionId } = memberOf(caller)
    const sessions = await listSessions(app.db, accountId)
    return {
      sessions: sessions.map(({ id, createdAt, lastUsedAt, expiresAt, ipAddress, userAgent }) => ({
        id,
        isThis: id === sessionId,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        address: ipAddress ?? '',
        browser: (userAgent ?? '').slice(0, 300),
      })),
    }
  },
})
