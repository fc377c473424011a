import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFirstOwnerLink, makeOwnerLink } from '../../src/firm/accounts/team/make-owner-link.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { asUser, goodPassword, openOwner, pageHeaders, signIn, tokenOf } from './console-user.ts'

// How the first person of a firm gets in: by a link that the operator alone can make.

let app: TestApp
let wire: Wire

beforeEach(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterEach(async () => {
  await wire.close()
  await app.close()
})

const makeOwner = (token: string, person: Record<string, unknown> = {}): Promise<WireAnswer> =>
  wire.call({
    path: '/v1/console/owner',
    headers: pageHeaders(app),
    body: { token, name: 'Ana Ruiz', email: 'ana@example.com', password: goodPassword, ...person },
  })
const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']

test('the link makes an owner, who is signed in and reads who they are; it works once', async () => {
  const serialNumber = await app.addChatbot({ Name: 'Harbour' })
  const link = (await makeFirstOwnerLink(app.app)) ?? ''
  expect(link).toMatch(new RegExp(`^${app.url}/console/welcome#[\\w-]{43}$`))
  const owner = await asUser(app, wire, await makeOwner(tokenOf(link), { email: ' Ana@Example.com ' }))
  const me = await owner.call({ method: 'GET', path: '/v1/console/me' })
  expect(JSON.parse(me.text)).toEqual({
    accountId: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    role: 'owner',
    hasTwoFactors: false,
    workspace: { id: app.workspaceId, name: 'Test workspace', logo: '' },
    chatbots: [{ serialNumber, name: 'Harbour' }],
  })
  expect(me.headers['cache-control']).toBe('no-store')
  const again = await makeOwner(tokenOf(link), { email: 'eve@example.com' })
  expect([again.status, codeOf(again)]).toEqual([404, 'link-not-found'])
  expect(await makeFirstOwnerLink(app.app), 'no further start prints one').toBeNull()
})

test('of two who use it in the same moment, one becomes the owner', async () => {
  const token = tokenOf((await makeFirstOwnerLink(app.app)) ?? '')
  const answers = await Promise.all([1, 2, 3, 4].map((n) => makeOwner(token, { email: `person${n}@example.com` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  const { rows } = await app.app.pool.query('SELECT role FROM members')
  expect(rows).toEqual([{ role: 'owner' }])
})

test('a refused password or address uses no link up', async () => {
  const token = tokenOf((await makeFirstOwnerLink(app.app)) ?? '')
  expect(codeOf(await makeOwner(token, { password: 'short' }))).toBe('password-refused')
  expect(codeOf(await makeOwner(token, { email: 'nobody' }))).toBe('invalid-fields')
  expect((await makeOwner(token)).status).toBe(200)
})

test('a link is over after a day, links of several starts work until one is used, and the database tells none', async () => {
  const [old, first, second] = [
    tokenOf(await makeOwnerLink(app.app, app.workspaceId)),
    tokenOf((await makeFirstOwnerLink(app.app)) ?? ''),
    tokenOf((await makeFirstOwnerLink(app.app)) ?? ''),
  ]
  await app.app.pool.query(
    `UPDATE "ownerLinks" SET "expiresAt" = now() - interval '1 second' WHERE hash = sha256(convert_to($1, 'UTF8'))`,
    [old],
  )
  const { rows } = await app.app.pool.query('SELECT * FROM "ownerLinks"')
  expect(JSON.stringify(rows)).not.toContain(first.slice(0, 12))
  expect(codeOf(await makeOwner(old))).toBe('link-not-found')
  expect(codeOf(await makeOwner('x'.repeat(43)))).toBe('link-not-found')
  expect((await makeOwner(second)).status).toBe(200)
  expect(codeOf(await makeOwner(first, { email: 'eve@example.com' }))).toBe('link-not-found')
})

test('a further link gives an owner who is locked out a new password and ends every session', async () => {
  const owner = await openOwner(app, wire)
  const token = tokenOf(await makeOwnerLink(app.app, app.workspaceId))
  const password = 'another sentence of mine'
  const renewed = await asUser(app, wire, await makeOwner(token, { password, name: 'Ana' }))
  expect(renewed).toMatchObject({ accountId: owner.accountId, name: 'Ana', role: 'owner' })
  expect(codeOf(await owner.call({ method: 'GET', path: '/v1/console/me' }))).toBe('signed-out')
  expect(codeOf(await signIn(app, wire, { email: owner.email, password: goodPassword }))).toBe('sign-in-refused')
  expect((await signIn(app, wire, { email: owner.email, password })).status).toBe(200)
})

test('an address that is somebody’s of another firm is not taken from them', async () => {
  const other = await app.addWorkspace()
  const owner = await openOwner(app, wire, { workspaceId: other.workspaceId })
  const token = tokenOf(await makeOwnerLink(app.app, app.workspaceId))
  expect(codeOf(await makeOwner(token))).toBe('account-exists')
  expect((await owner.call({ method: 'GET', path: '/v1/console/me' })).status).toBe(200)
  expect((await makeOwner(token, { email: 'other@example.com' })).status, 'the link is still good').toBe(200)
})
