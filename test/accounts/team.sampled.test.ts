import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../run/how-much.ts'
import { openStream } from '../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import {
  type ConsoleUser,
  goodPassword,
  openColleague,
  openOwner,
  pageHeaders,
  signIn,
  tokenOf,
} from './console-user.ts'

// Who is of the team: invited, joined, changed, removed; and what of it stays in the records.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let stranger: ConsoleUser

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  owner = await openOwner(app, wire)
  const { workspaceId } = await app.addWorkspace()
  stranger = await openOwner(app, wire, { workspaceId, name: 'Eve Moss', email: 'eve@example.com' })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const read = async (user: ConsoleUser, path: string) => JSON.parse((await user.call({ method: 'GET', path })).text)
const invite = (email: string, role = 'agent') => owner.call({ path: '/v1/team/invitations', body: { email, role } })
const join = (token: string, name = 'Lee Park') =>
  wire.call({ path: '/v1/console/join', body: { token, name, password: goodPassword }, headers: pageHeaders(app) })

describe('an invitation', () => {
  quickTest('is shown once, listed without its link, and makes the account that it says', async () => {
    const made = JSON.parse((await invite('Lee@Example.com')).text)
    expect(made).toMatchObject({ email: 'lee@example.com', role: 'agent', invitedBy: 'Ana Ruiz', isMailed: false })
    expect(made.link).toMatch(new RegExp(`^${app.url}/console/join#[\\w-]{43}$`))
    const { invitations } = await read(owner, '/v1/team/invitations')
    expect(invitations).toMatchObject([{ id: made.id, email: 'lee@example.com' }])
    expect(JSON.stringify(invitations)).not.toContain(tokenOf(made.link))
    const joined = await join(tokenOf(made.link))
    expect([joined.status, JSON.parse(joined.text)]).toMatchObject([200, { email: 'lee@example.com', role: 'agent' }])
    expect((await read(owner, '/v1/team/invitations')).invitations).toEqual([])
    expect((await signIn(app, wire, { email: 'LEE@example.com', password: goodPassword })).status).toBe(200)
    expect(codeOf(await join(tokenOf(made.link), 'Eve'))).toBe('link-not-found')
    expect(codeOf(await invite('lee@example.com')), 'nobody is invited twice').toBe('account-exists')
  })

  quickTest('many at once hold up nobody', async () => {
    // More than there are connections to the database: one that waited for a second would wait for all others.
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => invite(`crowd${at}@example.com`)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  deepTest('of two who take it up at once, one is in', async () => {
    const { link } = JSON.parse((await invite('twice@example.com')).text)
    const answers = await Promise.all([1, 2, 3].map(() => join(tokenOf(link))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  deepTest('two for the same person in the same moment are one, and one link works', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => invite('double@example.com')))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const answers = await Promise.all(made.map(({ text }) => join(tokenOf(JSON.parse(text).link))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  })

  quickTest('that is withdrawn, replaced or over works no more', async () => {
    const [withdrawn, replaced, over] = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map(async (email) => JSON.parse((await invite(email)).text)),
    )
    const path = `/v1/team/invitations/${withdrawn.id}`
    expect((await owner.call({ method: 'DELETE', path })).status).toBe(200)
    expect(codeOf(await owner.call({ method: 'DELETE', path }))).toBe('invitation-not-found')
    const again = JSON.parse((await invite('b@example.com', 'manager')).text)
    await app.app.pool.query(`UPDATE invitations SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [
      over.id,
    ])
    for (const { link } of [withdrawn, replaced, over]) expect(codeOf(await join(tokenOf(link)))).toBe('link-not-found')
    expect(JSON.parse((await join(tokenOf(again.link))).text).role).toBe('manager')
  })

  deepTest('is mailed where a mail server is set', async () => {
    const mailing = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    const wireOfMailing = openWire(mailing)
    try {
      const boss = await openOwner(mailing, wireOfMailing)
      const body = { email: 'lee@example.com', role: 'agent' }
      const made = JSON.parse((await boss.call({ path: '/v1/team/invitations', body })).text)
      expect(made.isMailed).toBe(true)
      const { rows } = await mailing.app.pool.query('SELECT recipient, text FROM outbox')
      expect(rows).toMatchObject([{ recipient: 'lee@example.com', text: expect.stringContaining('/console/join#') }])
      expect(rows[0].text, 'managers read the outbox').not.toContain(tokenOf(made.link))
      expect(rows[0].text).toContain('Ana Ruiz invites you to work in Test workspace on Porchlight.')
    } finally {
      await wireOfMailing.close()
      await mailing.close()
    }
  })

  quickTest('can be made by a program with a key, which the log names', async () => {
    const body = { email: 'hr@example.com', role: 'agent' }
    const made = await wire.call({ path: '/v1/team/invitations', body })
    expect(JSON.parse(made.text)).toMatchObject({ invitedBy: '', email: 'hr@example.com' })
  })
})

describe('the team', () => {
  test('who is removed is out at once, also where something is listened to, and may be invited anew', async () => {
    const mo = await openColleague(app, wire, owner, { role: 'agent', name: 'Mo Diaz', email: 'mo@example.com' })
    const stream = await openStream(`${app.url}/v1/conversations/events`, { cookie: mo.cookie })
    expect(stream.status).toBe(200)
    const gone = await owner.call({ method: 'DELETE', path: `/v1/team/${mo.accountId}` })
    expect(gone.status, gone.text).toBe(200)
    await stream.ended
    expect(codeOf(await mo.call({ method: 'GET', path: '/v1/console/me' }))).toBe('signed-out')
    expect(codeOf(await signIn(app, wire, { email: mo.email, password: goodPassword }))).toBe('sign-in-refused')
    const { rows } = await app.app.pool.query('SELECT FROM accounts WHERE email = $1', [mo.email])
    expect(rows).toEqual([])
    const again = await openColleague(app, wire, owner, { role: 'manager', name: 'Mo Diaz', email: 'mo@example.com' })
    expect(again.role).toBe('manager')
  })

  test('who signs out, or is signed out elsewhere, listens no more', async () => {
    const kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim Cho', email: 'kim@example.com' })
    const listen = (cookie: string) => openStream(`${app.url}/v1/conversations/events`, { cookie })
    const [stream, ofAnother] = await Promise.all([listen(kim.cookie), listen(stranger.cookie)])
    let isOver = false
    void ofAnother.ended.then(() => {
      isOver = true
    })
    const stray = { path: '/console/auth/sign-out', body: {}, headers: pageHeaders(app) }
    expect((await wire.call(stray)).status, 'nobody signs out').toBe(200)
    await kim.call({ path: '/console/auth/sign-out', body: {} })
    await stream.ended
    expect(isOver, 'that of another firm goes on').toBe(false)
    ofAnother.close()
    const over = await fetch(`${app.url}/v1/conversations/events`, { headers: { cookie: kim.cookie } })
    expect(over.status).toBe(401)
  })

  test('somebody stays an owner, also when two owners remove each other in the same moment', async () => {
    const change = { method: 'PATCH', path: `/v1/team/${stranger.accountId}`, body: { role: 'agent' } }
    expect(codeOf(await stranger.call(change))).toBe('last-owner')
    const remove = { method: 'DELETE', path: `/v1/team/${stranger.accountId}` }
    expect(codeOf(await stranger.call(remove))).toBe('last-owner')
    const second = await openColleague(app, wire, stranger, { role: 'owner', name: 'Bo Lind', email: 'bo@example.com' })
    const answers = await Promise.all([
      stranger.call({ method: 'PATCH', path: `/v1/team/${second.accountId}`, body: { role: 'agent' } }),
      second.call({ method: 'PATCH', path: `/v1/team/${stranger.accountId}`, body: { role: 'agent' } }),
    ])
    const { rows } = await app.app.pool.query(
      `SELECT count(*)::int AS owners FROM members m JOIN accounts a ON a.id = m."accountId"
       WHERE role = 'owner' AND email IN ('eve@example.com', 'bo@example.com')`,
    )
    expect(rows).toEqual([{ owners: 1 }])
    expect(answers.map(({ status }) => status)).toContain(200)
  })

  test('of another firm is not there: neither seen nor changed', async () => {
    const workspace = await app.addWorkspace()
    const other = await openOwner(app, wire, { workspaceId: workspace.workspaceId, email: 'far@example.com' })
    expect((await read(other, '/v1/team')).members).toMatchObject([{ email: 'far@example.com' }])
    const path = `/v1/team/${owner.accountId}`
    expect(codeOf(await other.call({ method: 'DELETE', path }))).toBe('member-not-found')
    expect(codeOf(await other.call({ method: 'PATCH', path, body: { role: 'agent' } }))).toBe('member-not-found')
    const { id } = JSON.parse((await invite('waits@example.com')).text)
    const invitation = { method: 'DELETE', path: `/v1/team/invitations/${id}` }
    expect(codeOf(await other.call(invitation))).toBe('invitation-not-found')
    expect((await read(other, '/v1/team/invitations')).invitations).toEqual([])
    const key = { authorization: workspace.secretKey }
    expect(codeOf(await wire.call({ ...invitation, headers: key }))).toBe('invitation-not-found')
    expect((await owner.call({ method: 'GET', path: '/v1/console/me' })).status).toBe(200)
  })
})

quickTest('the audit log and the conversation name the person, and no address', async () => {
  const serialNumber = await app.addChatbot()
  const { rows: before } = await app.app.pool.query('SELECT coalesce(max(id), 0) AS id FROM "changeLog"')
  await owner.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, Name: 'Harbour' } })
  const sessionID = await app.addSession(serialNumber)
  const taken = await owner.call({ path: `/v1/conversations/${sessionID}/take`, body: {} })
  expect(JSON.parse(taken.text)).toMatchObject({ name: 'Ana Ruiz' })
  const written = await owner.call({ path: `/v1/conversations/${sessionID}/messages`, body: { content: 'Good day.' } })
  expect(JSON.parse(written.text)).toMatchObject({ name: 'Ana Ruiz', content: 'Good day.' })
  const { rows } = await app.app.pool.query('SELECT actor FROM "changeLog" WHERE id > $1 AND action = $2', [
    before[0].id,
    'settings.changed',
  ])
  expect(rows).toEqual([{ actor: `Ana Ruiz (account ${owner.accountId.slice(0, 8)})` }])
  const log = await app.app.pool.query('SELECT * FROM "changeLog"')
  expect(JSON.stringify(log.rows)).not.toContain('@example.com')
  const actions = new Set(log.rows.map(({ action }) => action))
  expect([...actions]).toEqual(
    expect.arrayContaining([
      'member.joined',
      'member.invited',
      'invitation.withdrawn',
      'member.removed',
      'member.changed',
    ]),
  )
})

quickTest('one’s own name is changed by oneself', async () => {
  const answer = await owner.call({ method: 'PATCH', path: '/v1/console/me', body: { name: '  Ana María Ruiz ' } })
  expect(JSON.parse(answer.text).name).toBe('Ana María Ruiz')
  expect((await read(owner, '/v1/console/me')).name).toBe('Ana María Ruiz')
})
