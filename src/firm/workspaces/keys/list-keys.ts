import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { scopes } from '../../../platform/scope.ts'
import { defineOperation } from '../../define-operation.ts'
import { type KeyRow, listKeys as listKeyRows } from './key-store.ts'

const mostEnded = 50

export const keyKinds = ['secret', 'session'] as const

/** Some of the scopes. */
export function scopesField(description: string) {
  return Type.Array(choice(scopes, { description: 'A scope' }), { description, minItems: 1, maxItems: scopes.length })
}

export const keyIdField = Type.Integer({ description: 'Id of the key', minimum: 1, maximum: 2_147_483_647 })

/** A key as far as it may be shown. */
export const Key = Type.Object({
  id: Type.Integer({ description: 'Id of the key' }),
  kind: choice(keyKinds, { description: 'secret: for what its scopes say; session: for listings and questions' }),
  start: Type.String({ description: 'How it begins, to know it by' }),
  label: Type.String({ description: 'What it is for' }),
  scopes: Type.Union([scopesField('What it may do'), Type.Null()], {
    description: 'What it may do; null: everything that its kind may, as keys of before may',
  }),
  createdAt: Type.String({ description: 'When it was made, ISO 8601' }),
  madeBy: Type.String({ description: 'Who made it, as the audit log names them; "" when not known' }),
  expiresAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When it ends or ended, ISO 8601; null: it goes on',
  }),
  lastUsedAt: Type.Union([Type.String(), Type.Null()], {
    description: 'About when it was last used, ISO 8601, to within a minute or two; null: not since this is noted',
  }),
  state: choice(['current', 'ending', 'ended'], {
    description: 'Whether it works; ending: until expiresAt, since a successor was made',
  }),
})

export type Key = Static<typeof Key>

export function presentKey(row: KeyRow, now: Date): Key {
  const { id, kind, start, label, createdAt, expiresAt, lastUsedAt, madeBy } = row
  const given = row.scopes === null ? null : [...row.scopes]
  const endsAsMade = expiresAt?.getTime() === row.endsAt?.getTime()
  const isOver = expiresAt !== null && expiresAt <= now
  const state = isOver ? 'ended' : endsAsMade ? 'current' : 'ending'
  const ends = expiresAt?.toISOString() ?? null
  const used = lastUsedAt?.toISOString() ?? null
  return {
    id,
    kind,
    start,
    label,
    scopes: given,
    createdAt: createdAt.toISOString(),
    madeBy,
    expiresAt: ends,
    lastUsedAt: used,
    state,
  }
}

/** GET /v1/keys */
export const listKeys = defineOperation({
  id: 'listKeys',
  summary: 'List the keys of the workspace',
  description: `Oldest first, with the ${mostEnded} that ended last. Only how a key begins is kept in the clear.`,
  tag: 'Keys',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({ keys: Type.Array(Key) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    const now = app.now()
    const keys = (await listKeyRows(app.db, workspaceId)).map((row) => presentKey(row, now))
    const ended = keys.filter(({ state }) => state === 'ended').slice(-mostEnded)
    return { keys: keys.filter((key) => key.state !== 'ended' || ended.includes(key)) }
  },
})
