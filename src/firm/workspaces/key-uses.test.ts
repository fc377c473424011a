import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { makeKey } from './key.ts'
import { KeyUses } from './key-uses.ts'
import { insertKey, listKeys } from './keys/key-store.ts'
import { insertWorkspace } from './workspace-store.ts'

let database: OpenDatabase
let ids: number[]

beforeAll(async () => {
  database = await openTestDatabase()
  const workspaceId = await insertWorkspace(database.db, 'Test workspace')
  ids = []
  for (const label of ['one', 'two', 'three'])
    ids.push(await insertKey(database.db, { workspaceId, kind: 'secret', key: makeKey('secret'), label }))
})
afterAll(() => database.close())

const readUses = async () => (await listKeys(database.db)).map(({ lastUsedAt }) => lastUsedAt?.getTime() ?? null)

test('all are noted, by several processes at once too, and within a minute only once', async () => {
  const processes = [1, 2, 3].map(() => new KeyUses(database.db))
  for (let times = 0; times < 50; times += 1) for (const uses of processes) for (const id of ids) uses.note(id)
  await expect.poll(async () => (await readUses()).every((time) => time !== null)).toBe(true)
  const noted = await readUses()
  const another = new KeyUses(database.db)
  // What is noted last comes after all else of its process.
  for (const id of ids) another.note(id)
  await database.pool.query('UPDATE keys SET "lastUsedAt" = now() - interval \'2 minutes\' WHERE id = $1', [ids[2]])
  const later = new KeyUses(database.db)
  for (const id of ids) later.note(id)
  await expect.poll(async () => (await readUses())[2]).toBeGreaterThanOrEqual(noted[2] ?? 0)
  expect((await readUses()).slice(0, 2)).toEqual(noted.slice(0, 2))
})

test('a database that is away fails no call', async () => {
  const gone = await openTestDatabase()
  const uses = new KeyUses(gone.db)
  await gone.close()
  expect(() => uses.note(1)).not.toThrow()
})
