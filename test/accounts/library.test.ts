import { getMigrations } from 'better-auth/db/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLibrary } from '../../src/firm/accounts/sign-in/open-library.ts'
import { PasswordWork } from '../../src/firm/accounts/sign-in/password-work.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// What the library believes of us, and we of it.

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = () => {
  const { db, newId, log } = app.app
  return openLibrary({ db, newId, log, publicUrl: app.url, secret: 'x'.repeat(43), passwords: new PasswordWork() })
}

test('the tables of our migration are those that the library would make', async () => {
  const library = await open()
  const { toBeAdded, toBeCreated } = await getMigrations(library.options)
  expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] })
  const context = await library.$context
  expect(
    Object.values(context.tables)
      .map(({ modelName }) => modelName)
      .sort(),
  ).toEqual(['accountCredentials', 'accountSessions', 'accountTwoFactors', 'accountVerifications', 'accounts'])
})

test('what the environment says to it does not count, and it calls nobody', async () => {
  const called: string[] = []
  const { fetch } = globalThis
  const before = { ...process.env }
  Object.assign(process.env, {
    BETTER_AUTH_SECRETS: `1:${'y'.repeat(43)}`,
    BETTER_AUTH_SECRET: 'z'.repeat(43),
    BETTER_AUTH_URL: 'https://evil.example',
  })
  globalThis.fetch = async (input) => {
    called.push(String(input))
    throw new Error('nobody is called')
  }
  try {
    const context = await (await open()).$context
    expect(context.secret).toBe('x'.repeat(43))
    expect(context.baseURL).toBe(`${app.url}/console/auth`)
    expect(called).toEqual([])
  } finally {
    globalThis.fetch = fetch
    process.env = before
  }
})
