import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { applyRetention } from '../../src/visitors/privacy/apply-retention.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import { makePicture } from '../sample-media.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../test-app.ts'
import { untilTold } from '../until-told.ts'
import { uploadFile } from '../upload-file.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../visitor.ts'
import { expectFailure, openWire, type Wire } from '../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const exportOf = async (body: object, as: TestWorkspace = app) => {
  const answer = await wire.call({ path: '/v1/visitors/export', body, headers: { authorization: as.secretKey } })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}
const erase = async (body: object, as: TestWorkspace = app) => {
  const answer = await wire.call({ path: '/v1/visitors/erase', body, headers: { authorization: as.secretKey } })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function talk(serialNumber: string, ...sentences: string[]): Promise<Visitor> {
  const visitor = await openVisitor(app, serialNumber)
  for (const content of sentences) await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })
  return visitor
}

const count = async (table: string, where = 'true'): Promise<number> =>
  (await app.app.pool.query(`SELECT count(*)::integer AS count FROM "${table}" WHERE ${where}`)).rows[0].count

const nothing = { sessions: 0, messages: 0, leads: 0, files: 0, mails: 0, textMessages: 0, keptAnswers: 0 }
const settled = { tables: [], files: 0 }

describe('whom an address finds', () => {
  test.each([
    ['Write to ana@firm.example.', true],
    ['ANA@Firm.Example', true],
    ['<ana@firm.example>, please', true],
    ['我的邮箱是ana@firm.example，谢谢', true],
    ['mailto:ana@firm.example?subject=Hi', true],
    ['at ana@firm.example- or by phone', true],
    ['diana@firm.example', false],
    ['di.ana@firm.example', false],
    ['di-ana@firm.example', false],
    ['ana+1@firm.example', false],
    ['ana@firm.example.org', false],
    ['ana@firm.examples', false],
    ['ana@firm-example', false],
    ['anaXfirm.example', false],
  ])('%s', async (content, found) => {
    const visitor = await talk(await app.addChatbot(), content)
    const { sessions } = await exportOf({ email: ' Ana@firm.EXAMPLE ' })
    expect(sessions.map(({ sessionID }: Visitor) => sessionID).includes(visitor.sessionID)).toBe(found)
  })

  test('what only the chatbot said is not the visitor’s', async () => {
    const serialNumber = await app.addChatbot({ AnswerSuffix: 'Write to office@said.example' })
    await talk(serialNumber, 'Hello')
    expect((await exportOf({ email: 'office@said.example' })).sessions).toEqual([])
  })
})

describe('export', () => {
  test('tells everything: messages, contact details, files, mails', async () => {
    const serialNumber = await app.addChatbot({ TalkToHumanEmail: 'team@export.example' })
    const visitor = await talk(serialNumber, 'Homes with a pool?')
    await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'Bea@export.example', message: 'Call me' })
    const file = await uploadFile(app, await makePicture('png'), 'pool.png')
    const ask = { sessionID: visitor.sessionID, content: 'Like this', chatAskType: 'Image', fileIds: [file] }
    await app.post('/chat/Chat/ClientAsk', ask, { headers: { 'idempotency-key': 'bea-1' } })

    await untilTold(app.app)
    const whole = await exportOf({ email: 'bea@export.example' })
    expect(whole).toMatchObject({
      person: { email: 'bea@export.example' },
      sessions: [
        {
          sessionID: visitor.sessionID,
          serialNumber,
          messages: [
            { role: 'question', content: 'Homes with a pool?' },
            { role: 'answer', trace: expect.any(Object) },
            { role: 'question', kind: 'Image', fileIds: [file] },
            { role: 'answer' },
          ],
          leads: [{ email: 'Bea@export.example', message: 'Call me' }],
          files: [{ id: file, fileName: 'pool.png', mimeType: 'image/png' }],
        },
      ],
      mails: [{ recipient: 'team@export.example', sessionID: visitor.sessionID }],
      keptAnswers: [{ idempotencyKey: 'bea-1', status: 200 }],
    })
    const { sessions, mails } = await exportOf({ sessionID: visitor.sessionID })
    expect([sessions, mails]).toEqual([whole.sessions, whole.mails])
  })

  test('nobody found: empty lists', async () => {
    const none = { sessions: [], mails: [], textMessages: [], keptAnswers: [] }
    expect(await exportOf({ email: 'nobody@nowhere.example' })).toMatchObject(none)
    expect(await exportOf({ sessionID: 9_007_199_254_740_991 })).toMatchObject(none)
  })
})

describe('erase', () => {
  quickTest('removes the visitor’s conversations whole, and nobody else’s', async () => {
    const serialNumber = await app.addChatbot({ TalkToHumanEmail: 'team@erase.example' })
    const cleo = await talk(serialNumber, 'A house?', 'With stairs?')
    await callAsVisitor(wire, cleo, '/v1/visitor/lead', { email: 'cleo@erase.example', message: '' })
    const again = await talk(serialNumber, 'cleo@erase.example again')
    const other = await talk(serialNumber, 'I am not Cleo')
    const used = await count('messageUsage')
    await untilTold(app.app)
    const { waiting, ...erased } = await erase({ email: 'CLEO@erase.example' })
    expect({ waiting, erased }).toEqual({
      waiting: settled,
      erased: { ...nothing, sessions: 2, messages: 6, leads: 2, mails: 2 },
    })
    const ids = `("sessionId" IN (${cleo.sessionID}, ${again.sessionID}))`
    for (const table of ['messages', 'leads', 'leadNotes', 'events', 'files', 'outbox'])
      expect(await count(table, ids), table).toBe(0)
    expect(await count('messages', `"sessionId" = ${other.sessionID}`)).toBe(2)
    expect(await count('messageUsage')).toBe(used)
    expect(await erase({ email: 'cleo@erase.example' })).toEqual({ ...nothing, waiting: settled })
  })

  quickTest('does not reach into another workspace, by address or by session', async () => {
    const theirs = await app.addWorkspace()
    const visitor = await talk(await app.addChatbot(), 'dora@both.example here')
    expect(await erase({ email: 'dora@both.example' }, theirs)).toMatchObject(nothing)
    expect(await erase({ sessionID: visitor.sessionID }, theirs)).toMatchObject(nothing)
    expect((await exportOf({ sessionID: visitor.sessionID }, theirs)).sessions).toEqual([])
    expect(await count('messages', `"sessionId" = ${visitor.sessionID}`)).toBe(2)
    expect(await erase({ sessionID: visitor.sessionID })).toMatchObject({ sessions: 1, messages: 2 })
  })

  quickTest('keeps a file that another conversation or the chatbot itself still shows', async () => {
    const picture = await makePicture('png')
    const [shared, icon, own] = await Promise.all([1, 2, 3].map(() => uploadFile(app, picture, 'home.png')))
    const serialNumber = await app.addChatbot({ ChatIcon: String(icon) })
    const [first, second] = [await app.addSession(serialNumber), await app.addSession(serialNumber)]
    const ask = (sessionID: number, fileIds: unknown[]) =>
      app.post('/chat/Chat/ClientAsk', { sessionID, content: '', chatAskType: 'Image', fileIds })
    await ask(first, [shared, icon, own])
    await ask(second, [shared])
    expect(await erase({ sessionID: first })).toMatchObject({ files: 1, messages: 2 })
    expect(await count('files', `id IN (${shared}, ${icon})`)).toBe(2)
    expect(await count('files', `id = ${own}`)).toBe(0)
    const stored: string[] = []
    for await (const { name } of app.app.files.list()) stored.push(name)
    expect(stored).toHaveLength(await count('files', `"storageName" IS NOT NULL`))
  })

  deepTest(
    'waits for nobody: what a running backup still sees is written anew later',
    async () => {
      const visitor = await talk(await app.addChatbot(), 'emil@busy.example')
      const reader = await app.app.pool.connect()
      try {
        await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
        await reader.query('SELECT 1')
        const { waiting } = await erase({ sessionID: visitor.sessionID })
        expect(waiting.tables).toEqual([
          'conversationHeads',
          'eventWork',
          'events',
          'leadNotes',
          'leads',
          'liveEvents',
          'messages',
          'sessions',
        ])
      } finally {
        await reader.query('ROLLBACK')
        reader.release()
      }
      expect((await erase({ sessionID: visitor.sessionID })).waiting).toEqual(settled)
      expect(await count('tableRewrites')).toBe(0)
    },
    120_000,
  )
})

describe('a wrong body', () => {
  test.each([
    [{}, 'email: is required, or sessionID instead.'],
    [{ email: '' }, 'email: is required, or sessionID instead.'],
    [{ email: 'a@b.example', sessionID: 1 }, 'email and sessionID: expected one of them, got both.'],
    [{ email: 'nobody' }, 'email: expected an e-mail address, got the text "nobody".'],
    [{ sessionID: 0 }, 'sessionID: expected a number of at least 1, got 0.'],
  ])('%j', async (body, message) => {
    for (const path of ['/v1/visitors/export', '/v1/visitors/erase']) {
      const answer = await wire.call({ path, body })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text).Message).toBe(message)
    }
  })

  test('a session key may not', async () => {
    const headers = { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey }
    const answer = await wire.call({ path: '/v1/visitors/erase', body: { sessionID: 1 }, headers })
    expect(answer.status).toBe(403)
  })
})

describe('RetentionDays', () => {
  const settings = async (body?: object): Promise<unknown> => {
    const path = '/v1/workspace/settings'
    const answer = await wire.call(body === undefined ? { method: 'GET', path } : { path, body })
    return answer.status === 200 ? JSON.parse(answer.text) : answer
  }

  test('is none at first, and is set and taken back', async () => {
    expect(await settings()).toMatchObject({ RetentionDays: null })
    expect(await settings({ RetentionDays: 30 })).toMatchObject({ RetentionDays: 30 })
    expect(await settings({})).toMatchObject({ RetentionDays: 30 })
    expect(await settings({ RetentionDays: null })).toMatchObject({ RetentionDays: null })
    for (const RetentionDays of [0, -1, 1.5, '30', 36_501])
      expect(await settings({ RetentionDays })).toMatchObject({ status: 400 })
  })

  test('removes what ended before, with files and mails, and nothing else', async () => {
    const serialNumber = await app.addChatbot({ TalkToHumanEmail: 'team@old.example', EnableUploadImage: true })
    const file = await uploadFile(app, await makePicture('png'), 'old.png')
    const makeOne = async () => {
      const visitor = await talk(serialNumber, 'Hello', 'Are you there?')
      await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'x@old.example', message: '' })
      return visitor.sessionID
    }
    const [ended, open, late, young] = [await makeOne(), await makeOne(), await makeOne(), await makeOne()]
    await app.post('/chat/Chat/ClientAsk', { sessionID: ended, content: '', chatAskType: 'Image', fileIds: [file] })
    await untilTold(app.app)
    const age = async (sessionId: number, days: number, last = days) => {
      for (const table of ['messages', 'leads', '"leadNotes"', 'outbox', 'sessions']) {
        const column = table === 'sessions' ? 'id' : '"sessionId"'
        await app.app.pool.query(
          `UPDATE ${table} SET "createdAt" = now() - $2 * interval '1 day' WHERE ${column} = $1`,
          [sessionId, days],
        )
      }
      const newest = `(SELECT max(id) FROM messages WHERE "sessionId" = $1)`
      await app.app.pool.query(
        `UPDATE messages SET "createdAt" = now() - $2 * interval '1 day' WHERE "sessionId" = $1 AND id = ${newest}`,
        [sessionId, last],
      )
    }
    await age(ended, 40, 31)
    await age(open, 40, 29)
    await age(late, 29)
    const other = await app.addWorkspace()
    await app.app.pool.query(`UPDATE sessions SET "workspaceId" = "workspaceId" WHERE id = ${young}`)
    await applyRetention(app.app)
    expect(await count('sessions', `id = ${ended}`), 'none is the default').toBe(1)

    await settings({ RetentionDays: 30 })
    await Promise.all([applyRetention(app.app), applyRetention(app.app)])
    const left = `"sessionId" IN (${ended}, ${open}, ${late}, ${young})`
    const sessionsOf = async (table: string) =>
      (await app.app.pool.query(`SELECT DISTINCT "sessionId" AS id FROM ${table} WHERE ${left} ORDER BY 1`)).rows.map(
        ({ id }) => Number(id),
      )
    expect(await sessionsOf('messages')).toEqual([open, late, young])
    expect(await sessionsOf('leads')).toEqual([open, late, young])
    expect(await sessionsOf('outbox'), 'the mail of the open one is older by itself').toEqual([late, young])
    expect(await count('sessions', `id = ${ended}`)).toBe(0)
    expect(await count('files', `id = ${file}`)).toBe(0)
    expect(other.workspaceId).not.toBe(app.workspaceId)
    await settings({ RetentionDays: null })
  })
})

quickTest('an unknown path of ours stays one', async () => {
  const answer = await wire.call({ path: '/v1/visitors/forget', body: {} })
  expectFailure(
    answer,
    'path-not-found',
    'There is nothing at /v1/visitors/forget: see /docs for the paths that exist.',
  )
})
