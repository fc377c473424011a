import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '../../../src/platform/change-log/record-change.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'

// What an owner sets up and looks after: keys, mails, what failed, who changed what, how all stands.

let app: TestApp
let other: TestWorkspace

beforeAll(async () => {
  app = await startTestApp()
  other = await app.addWorkspace()
})
afterAll(() => app.close())

interface Told<Body> {
  status: number
  code: string | null
  body: Body
}

async function call<Body>(method: string, path: string, body?: object, key = app.secretKey): Promise<Told<Body>> {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const code = response.headers.get('x-error-code')
  return { status: response.status, code, body: (await response.json()) as Body }
}

interface KeyTold {
  id: number
  key: string
  start: string
  label: string
  state: string
  lastUsedAt: string | null
}

const statusWith = async (key: string): Promise<number> => (await call('GET', '/v1/chatbots', undefined, key)).status

describe('keys', () => {
  test('one that is made works, is told once, and is over at once when it is ended', async () => {
    const { body: made } = await call<KeyTold>('POST', '/v1/keys', { kind: 'secret', label: 'The website' })
    expect(made).toMatchObject({ label: 'The website', kind: 'secret', state: 'current', expiresAt: null })
    expect(made.key.startsWith(made.start.replace('…', ''))).toBe(true)
    expect(await statusWith(made.key)).toBe(200)
    const { body: listed } = await call<{ keys: KeyTold[] }>('GET', '/v1/keys')
    expect(JSON.stringify(listed)).not.toContain(made.key)
    expect(listed.keys.map(({ id }) => id)).toContain(made.id)
    expect((await call('DELETE', `/v1/keys/${made.id}`)).body).toEqual({ ended: true })
    await expect.poll(() => statusWith(made.key)).toBe(401)
    expect((await call('POST', `/v1/keys/${made.id}/rotate`, {})).code).toBe('key-ended')
  })

  test('a successor works beside the old one for as long as was said', async () => {
    const { body: old } = await call<KeyTold>('POST', '/v1/keys', { label: 'CRM' })
    const { body: next } = await call<KeyTold>('POST', `/v1/keys/${old.id}/rotate`, { overlapHours: 1 })
    expect(next).toMatchObject({ label: 'CRM', state: 'current' })
    expect([await statusWith(old.key), await statusWith(next.key)]).toEqual([200, 200])
    await call('POST', `/v1/keys/${next.id}/rotate`, { overlapHours: 0 })
    await expect.poll(() => statusWith(next.key)).toBe(401)
  })

  test('tell when they were last used, noted once a minute whatever is called, and not by a refused call', async () => {
    const { body: made } = await call<KeyTold>('POST', '/v1/keys', { label: 'Clock' })
    const read = async (id: number) => {
      const { body } = await call<{ keys: KeyTold[] }>('GET', '/v1/keys')
      return body.keys.find((key) => key.id === id)?.lastUsedAt ?? null
    }
    expect(await read(made.id)).toBeNull()
    expect(await statusWith(made.key)).toBe(200)
    await expect.poll(() => read(made.id)).not.toBeNull()
    const first = await read(made.id)
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(60_000)
    await Promise.all(Array.from({ length: 20 }, () => statusWith(made.key)))
    expect(await read(made.id)).toBe(first)
    const { body: ended } = await call<KeyTold>('POST', '/v1/keys', { label: 'Ended before its first use' })
    await call('DELETE', `/v1/keys/${ended.id}`)
    await expect.poll(() => statusWith(ended.key)).toBe(401)
    expect(await read(ended.id)).toBeNull()
  })

  test('the audit log tells who made and ended them, without the keys', async () => {
    const { body } = await call<{ changes: { action: string; by: string }[] }>('GET', '/v1/audit-log?action=key.*')
    expect(new Set(body.changes.map(({ action }) => action))).toEqual(new Set(['key.created', 'key.ended']))
    expect(body.changes.every(({ by }) => /^key \d+$/.test(by))).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/pl_sk_\w{10}/)
  })

  test('of another firm are not seen', async () => {
    const { body } = await call<{ keys: KeyTold[] }>('GET', '/v1/keys', undefined, other.secretKey)
    expect(body.keys.map(({ label }) => label)).toEqual(['test', 'test'])
  })
})

const post = (subject: string, workspaceId = app.workspaceId) =>
  app.app.mailer.post({
    workspaceId,
    recipient: 'ana@firm.example',
    subject,
    text: `About ${subject}`,
    html: `<p>About ${subject}</p>`,
  })

interface MailTold {
  id: number
  subject: string
  state: string
  lastError: string | null
}

describe('the outbox', () => {
  test('is read page by page, newest first, each mail with its text', async () => {
    const ids = [await post('one'), await post('two'), await post('three')]
    await post('theirs', other.workspaceId)
    const first = await call<{ mails: MailTold[]; nextCursor: string; sends: boolean }>('GET', '/v1/outbox?limit=2')
    expect(first.body.mails.map(({ subject }) => subject)).toEqual(['three', 'two'])
    expect(first.body.sends).toBe(false)
    const next = await call<{ mails: MailTold[] }>('GET', `/v1/outbox?limit=2&cursor=${first.body.nextCursor}`)
    expect(next.body).toMatchObject({ mails: [{ subject: 'one' }], nextCursor: null })
    const { body } = await call('GET', `/v1/outbox/${ids[0]}`)
    expect(body).toMatchObject({ text: 'About one', hasCalendar: false, state: 'waiting' })
  })

  test('has what failed tried again, and nothing else', async () => {
    const id = await post('failing')
    expect((await call('POST', `/v1/outbox/${id}/retry`, {})).code).toBe('mail-not-failed')
    await app.app.pool.query(
      `UPDATE outbox SET state = 'failed', attempts = 9, "lastError" = 'no such box' WHERE id = $1`,
      [id],
    )
    const failed = await call<{ mails: MailTold[] }>('GET', '/v1/outbox?state=failed')
    expect(failed.body.mails).toMatchObject([{ id, lastError: 'no such box' }])
    expect((await call('POST', `/v1/outbox/${id}/retry`, {})).body).toMatchObject({ state: 'waiting', attempts: 0 })
  })
})

test('what could not be told is listed with its reason and tried again, of this firm alone', async () => {
  const { pool } = app.app
  for (const workspaceId of [app.workspaceId, other.workspaceId]) {
    const { rows } = await pool.query(
      `INSERT INTO events ("workspaceId", type, data, "handedOutAt") VALUES ($1, 'lead.created', '{}', now()) RETURNING id`,
      [workspaceId],
    )
    await pool.query(
      `INSERT INTO "eventWork" ("workspaceId", "eventId", consumer, state, attempts, "lastError")
       VALUES ($1, $2, 'mail-leads', 'failed', 7, 'the database was gone')`,
      [workspaceId, rows[0].id],
    )
  }
  const before = await call<{ events: object[] }>('GET', '/v1/failed-events')
  expect(before.body).toMatchObject({
    failed: 1,
    events: [{ type: 'lead.created', consumer: 'mail-leads', attempts: 7, error: 'the database was gone' }],
  })
  expect((await call('POST', '/v1/failed-events/retry', {})).body).toEqual({ count: 1 })
  expect((await call('GET', '/v1/failed-events')).body).toMatchObject({ failed: 0, waiting: 1, events: [] })
  expect((await call('GET', '/v1/failed-events', undefined, other.secretKey)).body).toMatchObject({ failed: 1 })
})

test('health tells what is there and what is missing, with a way out', async () => {
  const { body } = await call<{ isWell: boolean; findings: { check: string; state: string; detail: string }[] }>(
    'GET',
    '/v1/health',
  )
  const of = (check: string) => body.findings.find((finding) => finding.check === check)
  expect(of('database')?.detail).toMatch(/answers/)
  expect(of('storage')).toMatchObject({ state: 'good' })
  expect(of('mail')).toMatchObject({ state: 'note', detail: expect.stringContaining('SMTP_URL') })
  expect(of('backup')).toMatchObject({ state: 'note' })
  expect(new Set(body.findings.map(({ check }) => check)).size).toBe(body.findings.length)
})

test('the audit log is found by who and what, page by page, of this firm alone', async () => {
  const serialNumber = await app.addChatbot({ Name: 'Harbour' })
  const found = await call<{ changes: { action: string; target: string }[]; nextCursor: string | null }>(
    'GET',
    `/v1/audit-log?action=settings.changed&target=${serialNumber}&by=KEY`,
  )
  expect(found.body).toMatchObject({ changes: [{ action: 'settings.changed' }], nextCursor: null })
  const kind = async (name: string) =>
    (await call<{ changes: { by: string }[] }>('GET', `/v1/audit-log?kind=${name}`)).body.changes.map(({ by }) => by)
  await recordChange(app.app.db, {
    workspaceId: app.workspaceId,
    by: 'Key 7 of Monkey Bay (account 1a2b3c4d)',
    action: 'member.joined',
    target: 'account 1a2b3c4d',
  })
  expect(
    (await kind('key')).every((by) => /^key \d+$/.test(by)),
    'no person, whatever the name',
  ).toBe(true)
  expect(await kind('person')).toContain('Key 7 of Monkey Bay (account 1a2b3c4d)')
  const theirs = await call<{ changes: object[] }>('GET', '/v1/audit-log', undefined, other.secretKey)
  expect(theirs.body.changes).toEqual([])
  const page = await call<{ changes: object[]; nextCursor: string }>('GET', '/v1/audit-log?limit=1')
  expect(page.body.changes).toHaveLength(1)
  expect(page.body.nextCursor).not.toBeNull()
})
