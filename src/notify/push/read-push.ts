import { Type } from 'typebox'
import { memberOf } from '../../platform/member.ts'
import { defineOperation } from '../define-operation.ts'
import { wantsField } from './push-fields.ts'
import { findPushKeys } from './push-keys.ts'
import { listSubscriptions } from './push-store.ts'

/** GET /v1/console/push */
export const readPush = defineOperation({
  id: 'listPushDevices',
  summary: 'List the devices that one is told on',
  description: 'Newest first, with the key that a browser subscribes with.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({}),
  output: Type.Object({
    publicKey: Type.String({ description: 'applicationServerKey of a subscription, base64url' }),
    devices: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Id of the device' }),
        wants: wantsField,
        isHere: Type.Boolean({ description: 'Whether it was added in the sign-in that asks' }),
        createdAt: Type.String({ description: 'When it was added, ISO 8601' }),
      }),
    ),
  }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { accountId, sessionId: accountSessionId } = memberOf(caller)
    const devices = await listSubscriptions(app.db, { accountId, accountSessionId })
    return {
      publicKey: (await findPushKeys(app)).publicKey,
      devices: devices.map(({ createdAt, ...device }) => ({ ...device, createdAt: createdAt.toISOString() })),
    }
  },
})
