import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { choice, trimmedText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { makeNewKey } from './change-keys.ts'
import { listKeys as listKeyRows } from './key-store.ts'
import { Key, keyKinds, presentKey } from './list-keys.ts'

/** Of those that have not ended: nobody tells apart more. */
const mostKeys = 1_000

export const KeyWithSecret = Type.Object({
  ...Key.properties,
  key: Type.String({ description: 'The key itself. It is not shown again' }),
})

/** POST /v1/keys */
export const addKey = defineOperation({
  id: 'addKey',
  summary: 'Make a key',
  description: `The answer holds the key, which is shown this once: it is kept as a hash. A workspace has at most ${mostKeys} keys that work.`,
  tag: 'Keys',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    kind: Type.Optional(choice(keyKinds, { description: 'secret unless said: for everything; session: for listings' })),
    label: Type.Optional(trimmedText({ description: 'What it is for', maxLength: 200 })),
  }),
  output: KeyWithSecret,
  example: { kind: 'secret', label: 'The website' },
  errors: ['too-many-keys'],
  async run(app, caller, { kind = 'secret', label = '' }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      const now = app.now()
      const working = (await listKeyRows(transaction, workspaceId)).filter(
        ({ expiresAt }) => expiresAt === null || expiresAt > now,
      )
      if (working.length >= mostKeys) throw fail('too-many-keys', { most: mostKeys })
      const made = { workspaceId, kind, label: label.toWellFormed(), by: actorOf(caller) }
      const { id, key } = await makeNewKey(transaction, made)
      const row = (await listKeyRows(transaction, workspaceId)).find((each) => each.id === id)
      if (!row) throw fail('key-not-found', { id })
      return { ...presentKey(row, now), key }
    })
  },
})
