import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { choice, requiredText, trimmedText } from '../../../platform/fields.ts'
import { type Scope, usualScopes } from '../../../platform/scope.ts'
import { defineOperation } from '../../define-operation.ts'
import { makeNewKey } from './change-keys.ts'
import { readEnd } from './key-end.ts'
import { listKeys as listKeyRows } from './key-store.ts'
import { Key, keyKinds, presentKey, scopesField } from './list-keys.ts'
import { checkHandedOn } from './scopes.ts'

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
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    kind: Type.Optional(choice(keyKinds, { description: 'secret unless said: for everything; session: for listings' })),
    label: Type.Optional(trimmedText({ description: 'What it is for', maxLength: 200 })),
    scopes: Type.Optional(scopesField('What a secret key may do: all but team unless said')),
    endsAt: Type.Optional(
      requiredText({
        description: 'When it ends by itself, ISO 8601, within ten years; left out: never',
        maxLength: 40,
      }),
    ),
  }),
  output: KeyWithSecret,
  example: { kind: 'secret', label: 'The website', scopes: ['read', 'listings'], endsAt: '2030-01-01T00:00:00Z' },
  errors: ['too-many-keys', 'invalid-fields'],
  async run(app, caller, { kind = 'secret', label = '', scopes: given, endsAt: end }) {
    const { workspaceId } = caller
    const scopes = readScopes(kind, given)
    checkHandedOn(caller.scopes, kind === 'session' ? [] : scopes)
    return inTransaction(app.db, async (transaction) => {
      const now = app.now()
      const working = (await listKeyRows(transaction, workspaceId)).filter(
        ({ expiresAt }) => expiresAt === null || expiresAt > now,
      )
      if (working.length >= mostKeys) throw fail('too-many-keys', { most: mostKeys })
      const made = { workspaceId, kind, label: label.toWellFormed(), scopes, endsAt: readEnd(end, now) }
      const { id, key } = await makeNewKey(transaction, { ...made, by: actorOf(caller) })
      const row = (await listKeyRows(transaction, workspaceId)).find((each) => each.id === id)
      if (!row) throw fail('key-not-found', { id })
      return { ...presentKey(row, now), key }
    })
  },
})

/** A session key may always the same. Fails with `invalid-fields`. */
function readScopes(kind: (typeof keyKinds)[number], given: readonly Scope[] | undefined): readonly Scope[] | null {
  if (kind === 'secret') return [...new Set(given ?? usualScopes)]
  if (given === undefined) return null
  throw fail('invalid-fields', { faults: 'scopes: expected none for a session key, which may always the same.' })
}
