import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwnerLink } from '../../src/firm/accounts/team/make-owner-link.ts'
import { deepTest, sampleOf } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { openOwner, pageHeaders, signIn, tokenOf } from './console-user.ts'

// Which passwords are taken, after SP 800-63B-4: long, any characters, none of those that everybody tries first.

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function makeOwner(password: string) {
  const token = tokenOf(await makeOwnerLink(app.app, app.workspaceId))
  const body = { token, name: 'Ana Ruiz', email: 'ana@harbour.example', password }
  const answer = await wire.call({ path: '/v1/console/owner', body, headers: pageHeaders(app) })
  return { status: answer.status, message: JSON.parse(answer.text).Message ?? '' }
}

test.each(
  sampleOf(
    [
      ['fourteen char', 'This password has 13 characters: take at least 15, such as a sentence of four words.'],
      ['ﬁﬁﬁ four', 'This password has 11 characters'],
      ['🏠'.repeat(14), 'This password has 14 characters'],
      ['x1'.repeat(129), 'This password is longer than 256 characters.'],
      ['123456789012345', 'tried first'],
      ['passwordpassword', 'tried first'],
      ['qwertyuiopasdfgh', 'tried first'],
      ['1qaz2wsx3edc4rfv', 'tried first'],
      ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'tried first'],
      ['abcabcabcabcabcabc', 'tried first'],
      ['Password12345678!', 'tried first'],
      ['anaruizanaruizanaruiz', 'tried first'],
      ['ana@harbour.example', 'tried first'],
      ['porchlightconsole', 'tried first'],
    ],
    5,
  ),
)('refused: %s', async (password, reason) => {
  const { status, message } = await makeOwner(password)
  expect([status, message]).toEqual([400, expect.stringContaining(reason)])
})

test.each(
  sampleOf(
    [
      'four quiet green lakes',
      'nothing but small letters',
      '   blanks at both ends   ',
      'Größe, Ñandú, 東京の家、灯台',
      '🏠🌲🚲🎻🥁🐙🦊🍐🧩🛶🪁🧭🎡🏮🪵',
      '7d9f2c1e8b6a4053b7c9d1e2f3a4b5c6',
    ],
    2,
  ),
)('taken, whatever it is made of: %s', async (password) => {
  expect((await makeOwner(password)).status).toBe(200)
  expect((await signIn(app, wire, { email: 'ana@harbour.example', password })).status).toBe(200)
  const other = `${password.slice(0, -1)}~`
  expect((await signIn(app, wire, { email: 'ana@harbour.example', password: other })).status).toBe(401)
})

deepTest('all of a long password counts, and what looks the same is the same', async () => {
  const long = 'a café on the shore of a small lake, '.repeat(6).slice(0, 220)
  const user = await openOwner(app, wire, { email: 'long@harbour.example' })
  const token = tokenOf(await makeOwnerLink(app.app, app.workspaceId))
  const body = { token, name: 'Ana', email: user.email, password: `${long} the end` }
  expect((await wire.call({ path: '/v1/console/owner', body, headers: pageHeaders(app) })).status).toBe(200)
  const attempt = async (password: string) => (await signIn(app, wire, { email: user.email, password })).status
  expect(await attempt(`${long} the end`.normalize('NFD'))).toBe(200)
  expect(await attempt(`${long} the enD`)).toBe(401)
  expect(await attempt(long)).toBe(401)
})
