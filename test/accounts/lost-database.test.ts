import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../servers/database-proxy.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { openWire, type Wire, type WireAnswer, type WireCall } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openOwner, signIn } from './console-user.ts'

// A database that is away signs nobody out, and is told as what it is.

let database: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let wire: Wire
let owner: ConsoleUser

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database)
  app = await startTestApp({ connection: proxy.connection, statementMs: 1_000 })
  wire = openWire(app, { connections: 8 })
  owner = await openOwner(app, wire)
})
afterAll(async () => {
  proxy.setDown(false)
  await wire.close()
  await app.close()
  await proxy.close()
  await database.drop()
})

const told = ({ status, headers, text }: WireAnswer) => [status, headers['x-error-code'], JSON.parse(text).Code]

test('while it is away: 503 with the cookie as without, never 401, and it is back by itself', async () => {
  proxy.setDown(true)
  proxy.cut()
  const me: WireCall = { method: 'GET', path: '/v1/console/me' }
  const unavailable = [503, 'database-unavailable', 503]
  expect(told(await owner.call(me))).toEqual(unavailable)
  expect(told(await owner.call({ method: 'GET', path: '/v1/conversations' }))).toEqual(unavailable)
  expect(told(await signIn(app, wire, { email: owner.email, password: goodPassword }))).toEqual(unavailable)
  expect(told(await owner.call({ path: '/console/auth/sign-out', body: {} }))).toEqual(unavailable)
  proxy.setDown(false)
  await expect.poll(async () => (await owner.call(me)).status, { interval: 50 }).toBe(200)
  expect((await signIn(app, wire, { email: owner.email, password: goodPassword })).status).toBe(200)
})
