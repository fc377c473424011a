import { Type } from 'typebox'
import { memberOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { listPasskeys } from './passkey-store.ts'

/** GET /v1/console/passkeys */
export const listOwnPasskeys = defineOperation({
  id: 'listPasskeys',
  summary: 'List one’s own passkeys',
  description: 'What signs one in without the password, the oldest first; 20 at the most.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({}),
  output: Type.Object({
    passkeys: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Id of the passkey' }),
        name: Type.String({ description: 'What one calls it' }),
        host: Type.String({ description: 'The host that it works at' }),
        createdAt: Type.String({ description: 'When it was added, ISO 8601' }),
        lastUsedAt: Type.Union([Type.String(), Type.Null()], {
          description: 'When it signed in last, ISO 8601; null: never',
        }),
      }),
    ),
  }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { workspaceId, accountId } = memberOf(caller)
    const passkeys = await listPasskeys(app.db, { workspaceId, accountId })
    return {
      passkeys: passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  },
})
