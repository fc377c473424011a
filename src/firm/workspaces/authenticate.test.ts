import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeKey } from './key.ts'
import { endKey, insertKey, listKeys } from './keys/key-store.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const path = '/chat/Chatbot/Add'
const body = { timeZone: 'UTC', type: 0 }
const use = async (key: string): Promise<number> =>
  (await app.post(path, body, { headers: { authorization: key } })).status

test('a revoked key is refused at once, also by a server that has just used it', async () => {
  const key = makeKey('secret')
  const id = await insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'secret', key, label: '' })
  expect(await use(key)).toBe(200)
  await endKey(app.app.db, id, new Date())
  await expect.poll(() => use(key), { timeout: 2_000, interval: 5 }).toBe(401)
})

test('a key that ends later works until then', async () => {
  const key = makeKey('secret')
  const id = await insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'secret', key, label: '' })
  await endKey(app.app.db, id, new Date(Date.now() + 700))
  expect(await use(key)).toBe(200)
  await expect.poll(() => use(key), { timeout: 3_000, interval: 50 }).toBe(401)
})

test('ending a key never prolongs it', async () => {
  const key = makeKey('secret')
  const id = await insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'secret', key, label: '' })
  await endKey(app.app.db, id, new Date(0))
  await endKey(app.app.db, id, new Date(Date.now() + 60_000))
  await expect.poll(() => use(key), { timeout: 2_000, interval: 5 }).toBe(401)
})

test('keys are stored as hashes, and what is listed does not give them away', async () => {
  const key = makeKey('session')
  await insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'session', key, label: 'front desk' })
  const row = (await listKeys(app.app.db)).find(({ label }) => label === 'front desk')
  expect(row?.start).toBe(`${key.slice(0, 11)}…`)
  const { rows } = await app.app.pool.query('SELECT row_to_json(keys)::text AS text FROM keys')
  expect(rows.map(({ text }) => text).join()).not.toContain(key.slice(12))
})
