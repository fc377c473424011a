import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { memberOf } from '../../platform/member.ts'
import { defineOperation } from '../define-operation.ts'
import { removeSubscription } from './push-store.ts'

/** DELETE /v1/console/push/{id} */
export const removePush = defineOperation({
  id: 'deletePushDevice',
  summary: 'Be told on a device no more',
  description: 'One’s own device; nothing more is sent to it.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({
    id: Type.Integer({ description: 'Id of the device', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Type.Object({ id: Type.Integer({ description: 'Id that it had' }) }),
  example: {},
  errors: ['push-device-not-found'],
  async run(app, caller, { id }) {
    const { accountId } = memberOf(caller)
    if (!(await removeSubscription(app.db, { accountId, id }))) throw fail('push-device-not-found', { id })
    return { id }
  },
})
