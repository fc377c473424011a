import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { defineOperation } from '../../define-operation.ts'
import { KeyWithSecret } from './add-key.ts'
import { endOldKey, makeNewKey, succeed } from './change-keys.ts'
import { listKeys as listKeyRows, revoked } from './key-store.ts'
import { keyIdField, presentKey } from './list-keys.ts'
import { checkHandedOn } from './scopes.ts'

const hourMs = 3_600_000

/** POST /v1/keys/{id}/rotate */
export const rotateKey = defineOperation({
  id: 'rotateKey',
  summary: 'Make a successor of a key',
  description:
    'The answer holds the new key, which is shown this once. The old one works for some hours more. The new one may do the same, and ends after as long as the old one was to.',
  tag: 'Keys',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    id: keyIdField,
    overlapHours: Type.Optional(
      Type.Integer({
        description: 'How long the old key still works, in hours: 24 unless said',
        minimum: 0,
        maximum: 8_760,
      }),
    ),
  }),
  output: KeyWithSecret,
  example: { overlapHours: 24 },
  errors: ['key-not-found', 'key-ended'],
  async run(app, caller, { id, overlapHours = 24 }) {
    const { workspaceId } = caller
    const by = actorOf(caller)
    return inTransaction(app.db, async (transaction) => {
      const now = app.now()
      const old = (await listKeyRows(transaction, workspaceId)).find((each) => each.id === id)
      if (!old) throw fail('key-not-found', { id })
      if (old.expiresAt !== null && old.expiresAt <= now) throw fail('key-ended', { id })
      checkHandedOn(caller.scopes, old.kind === 'session' ? [] : old.scopes)
      await endOldKey(transaction, old, {
        end: overlapHours === 0 ? revoked : new Date(now.getTime() + overlapHours * hourMs),
        by,
      })
      const made = await makeNewKey(transaction, { ...succeed(old, now), by })
      const row = (await listKeyRows(transaction, workspaceId)).find((each) => each.id === made.id)
      if (!row) throw fail('key-not-found', { id: made.id })
      return { ...presentKey(row, now), key: made.key }
    })
  },
})
