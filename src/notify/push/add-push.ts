import { Type } from 'typebox'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText } from '../../platform/fields.ts'
import { memberOf } from '../../platform/member.ts'
import { defineOperation } from '../define-operation.ts'
import { wantsField } from './push-fields.ts'
import { pushLanguages } from './push-kinds.ts'
import { keepSubscription } from './push-store.ts'

/** As RFC 8291 has them: a point of P-256, uncompressed, and 16 bytes. */
const keyBytes = { p256dh: 65, auth: 16 }

/** POST /v1/console/push */
export const addPush = defineOperation({
  id: 'addPushDevice',
  summary: 'Be told on a device',
  description:
    'With what PushManager.subscribe gave (its toJSON): from now on the browser is told of what it wants, also while the console is closed, until the sign-in ends in which it was added. What it is told is encrypted for it, and has nothing that a visitor wrote.',
  tag: 'Team',
  access: 'member',
  checksContentType: true,
  input: Type.Object({
    endpoint: requiredText({ description: 'Address of the push service for this browser, https', maxLength: 2_000 }),
    keys: Type.Object(
      {
        p256dh: requiredText({ description: 'Public key of the browser, base64url', maxLength: 200 }),
        auth: requiredText({ description: 'Secret of the browser, base64url', maxLength: 100 }),
      },
      { description: 'What is written to it is encrypted with' },
    ),
    wants: wantsField,
    language: Type.Optional(choice(pushLanguages, { description: 'What notices are written in; en when not given' })),
  }),
  output: Type.Object({ id: Type.Integer({ description: 'Id of the device' }) }),
  example: {
    endpoint: 'https://push.example.com/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    wants: ['lead', 'waiting'],
  },
  errors: ['invalid-fields'],
  async run(app, caller, { endpoint, keys, wants, language = 'en' }) {
    const { workspaceId, accountId, sessionId: accountSessionId } = memberOf(caller)
    const faults = [
      ...(isPushAddress(endpoint, app.feedDoor.mayBePlain) ? [] : ['endpoint: must be an https address.']),
      ...Object.entries(keyBytes).flatMap(([name, bytes]) =>
        Buffer.from(keys[name as keyof typeof keyBytes], 'base64url').length === bytes
          ? []
          : [`keys.${name}: must be ${bytes} bytes as base64url.`],
      ),
    ]
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    const address = { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    const device = { workspaceId, accountId, accountSessionId, address, wants: [...new Set(wants)], language }
    return { id: await inTransaction(app.db, (transaction) => keepSubscription(transaction, device, app.secrets)) }
  },
})

/** `mayBePlain`: of a host, whether the operator named it. */
function isPushAddress(address: string, mayBePlain: (host: string) => boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && mayBePlain(hostname))
  return isAllowed && username === '' && password === ''
}
