import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { type KeyRow, listKeys as listKeyRows } from './key-store.ts'

const mostEnded = 50

export const keyKinds = ['secret', 'session'] as const

export const keyIdField = Type.Integer({ description: 'Id of the key', minimum: 1, maximum: 2_147_483_647 })

/** A key as far as it may be shown. */
export const Key = Type.Object({
  id: Type.Integer({ description: 'Id of the key' }),
  kind: choice(keyKinds, { description: 'secret: for everything; session: for listings and questions' }),
  start: Type.String({ description: 'How it begins, to know it by' }),
  label: Type.String({ description: 'What it is for' }),
  createdAt: Type.String({ description: 'When it was made, ISO 8601' }),
  expiresAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When it ends or ended, ISO 8601; null: it goes on',
  }),
  lastUsedAt: Type.Union([Type.String(), Type.Null()], {
    description: 'About when it was last used, ISO 8601, to within a minute or two; null: not since this is noted',
  }),
  state: choice(['current', 'ending', 'ended'], { description: 'Whether it works; ending: until expiresAt' }),
})

export type Key = Static<typeof Key>

export function presentKey({ id, kind, start, label, createdAt, expiresAt, lastUsedAt }: KeyRow, now: Date): Key {
  const state = expiresAt === null ? 'current' : expiresAt > now ? 'ending' : 'ended'
  const ends = expiresAt?.toISOString() ?? null
  const used = lastUsedAt?.toISOString() ?? null
  return { id, kind, start, label, createdAt: createdAt.toISOString(), expiresAt: ends, lastUsedAt: used, state }
}

/** GET /v1/keys */
export const listKeys = defineOperation({
  id: 'listKeys',
  summary: 'List the keys of the workspace',
  description: `Oldest first, with the ${mostEnded} that ended last. Only how a key begins is kept in the clear.`,
  tag: 'Keys',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
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
