import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture } from '../../../test/sample-media.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../../test/test-app.ts'
import { uploadFile } from '../../../test/upload-file.ts'
import { callAsVisitor, openVisitor } from '../../../test/visitor.ts'
import { openWire } from '../../../test/wire-call.ts'
import { termsOf } from './conversation-store.ts'
import { isDay, listConversations } from './list-conversations.ts'
import { showConversation } from './show-conversation.ts'

let server: TestApp
let serialNumber: string

beforeAll(async () => {
  server = await startTestApp()
  serialNumber = await server.addChatbot({ Name: 'Harbour' })
})
afterAll(() => server.close())

interface Listed {
  sessionID: number
  serialNumber: string
  startedAt: string
  lastMessageAt: string
  messageCount: number
  firstQuestion: string
  hasLead: boolean
  page: string
}
interface Page {
  conversations: Listed[]
  nextCursor: string | null
}
interface Message {
  id: number
  from: string
  kind: string
  content: string
  status: string
  files: object[]
}

async function get<Body>(path: string, key = server.secretKey): Promise<{ status: number; body: Body }> {
  const answer = await fetch(server.url + path, { headers: { authorization: key } })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text) }
}

const list = (query: Record<string, string> = {}, key?: string) =>
  get<Page>(`/v1/conversations?${new URLSearchParams(query)}`, key)

async function idsOf(query: Record<string, string>, key?: string): Promise<number[]> {
  const { status, body } = await list(query, key)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.conversations.map(({ sessionID }) => sessionID)
}

async function say(sessionID: number, ...contents: string[]): Promise<number> {
  for (const content of contents) {
    const { status, text } = await server.post('/chat/Chat/ClientAsk', { sessionID, content })
    expect(status, text).toBe(200)
  }
  return sessionID
}

const begin = async (chatbot: string, ...contents: string[]) => say(await server.addSession(chatbot), ...contents)

/** Lets a conversation have been held at another time, message after message a second apart. */
async function moveTo(sessionID: number, time: string): Promise<void> {
  await server.app.pool.query(
    `UPDATE messages m SET "createdAt" = $2::timestamptz + later.seconds * interval '1 second'
     FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS seconds FROM messages WHERE "sessionId" = $1) AS later
     WHERE m."sessionId" = $1 AND m.id = later.id`,
    [sessionID, time],
  )
}

describe('the list', () => {
  test('shows what was said last first, and nothing of sessions in which nothing was said', async () => {
    const chatbot = await server.addChatbot()
    const first = await begin(chatbot, 'Is there a house with a garden?')
    await server.addSession(chatbot)
    const second = await begin(chatbot, 'Hello')
    const third = await begin(chatbot, 'Hi', 'And a boat house?')
    await say(first, 'And a garage?')
    const { body } = await list({ serialNumber: chatbot })
    expect(body.nextCursor).toBeNull()
    expect(Compile(listConversations.output).Check(body)).toBe(true)
    expect(body.conversations.map(({ sessionID }) => sessionID)).toEqual([first, third, second])
    expect(Object.keys(body.conversations[0] ?? {})).toEqual(
      'sessionID serialNumber startedAt lastMessageAt lastMessage messageCount firstQuestion hasLead visitorName page waitingSince takenBy demo assignedTo unanswered language'.split(
        ' ',
      ),
    )
    expect(body.conversations[0]).toMatchObject({
      serialNumber: chatbot,
      messageCount: 4,
      firstQuestion: 'Is there a house with a garden?',
      hasLead: false,
      page: '',
    })
    const { startedAt = '', lastMessageAt = '' } = body.conversations[0] ?? {}
    expect(new Date(lastMessageAt).getTime()).toBeGreaterThan(new Date(startedAt).getTime())
  })

  test('the pages together are the whole list, each conversation once, while people go on talking', async () => {
    const chatbots = [await server.addChatbot(), await server.addChatbot()]
    const sessions: number[] = []
    for (let index = 0; index < 11; index += 1) sessions.push(await begin(chatbots[index % 2] ?? '', `House ${index}`))
    // At the very same moment: the id decides.
    for (const session of sessions.slice(2, 6)) await moveTo(session, '2026-03-01T12:00:00Z')
    const whole = (await idsOf({ limit: '100' })).filter((id) => sessions.includes(id))
    expect(new Set(whole)).toEqual(new Set(sessions))
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await list(cursor === '' ? { limit: '3' } : { limit: '3', cursor })
      expect(body.conversations.length).toBeLessThanOrEqual(3)
      seen.push(...body.conversations.map(({ sessionID }) => sessionID))
      // Whoever talks now stands in front, where nobody reads any more.
      await begin(chatbots[0] ?? '', 'Hello there')
      cursor = body.nextCursor
    }
    expect(seen.filter((id) => sessions.includes(id))).toEqual(whole)
    const ofOne = await idsOf({ serialNumber: chatbots[1] ?? '' })
    expect(ofOne).toEqual(whole.filter((id) => sessions.indexOf(id) % 2 === 1))
  })

  test('days are days of UTC, both ends inclusive; a conversation stands where its last message within them does', async () => {
    const chatbot = await server.addChatbot()
    const [early, late, long] = [await begin(chatbot, 'a'), await begin(chatbot, 'b'), await begin(chatbot, 'c', 'd')]
    await moveTo(early, '2026-05-01T23:59:57Z')
    await moveTo(late, '2026-05-02T00:00:00Z')
    await moveTo(long, '2026-05-01T12:00:00Z')
    await server.app.pool.query(
      `UPDATE messages SET "createdAt" = '2026-05-03T08:00:00Z' WHERE "sessionId" = $1 AND id IN
       (SELECT id FROM messages WHERE "sessionId" = $1 ORDER BY id DESC LIMIT 2)`,
      [long],
    )
    const on = (from?: string, to?: string) =>
      idsOf({ serialNumber: chatbot, ...(from ? { from } : {}), ...(to ? { to } : {}) })
    expect(await on()).toEqual([long, late, early])
    expect(await on('2026-05-01', '2026-05-01')).toEqual([early, long])
    expect(await on('2026-05-02', '2026-05-02')).toEqual([late])
    expect(await on('2026-05-02')).toEqual([long, late])
    expect(await on(undefined, '2026-05-02')).toEqual([late, early, long])
    expect(await on('2026-05-04')).toEqual([])
    expect(await on('0001-01-01', '9999-12-31')).toEqual([long, late, early])
  })

  test('a lead and its page are told', async () => {
    const visitor = await openVisitor(server, serialNumber)
    const wire = openWire(server)
    try {
      const lead = { email: 'ana@visitor.example', message: 'Saturday?' }
      const headers = { referrerinfo: JSON.stringify({ url: 'https://firm.example/homes' }) }
      const ask = { content: 'Which homes are there by the sea?', sessionID: visitor.sessionID }
      expect((await callAsVisitor(wire, visitor, '/chat/Chat/Ask', ask)).status).toBe(200)
      expect((await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead, headers)).status).toBe(200)
    } finally {
      await wire.close()
    }
    const { body } = await list({ serialNumber })
    const found = body.conversations.find(({ sessionID }) => sessionID === visitor.sessionID)
    expect(found).toMatchObject({ hasLead: true, page: 'https://firm.example/homes', messageCount: 2 })
  })

  test.each([
    [{ from: '2026-02-30' }, 'from: expected a day as YYYY-MM-DD, got the text "2026-02-30".'],
    [
      { from: '2026-02-02', to: '2026-02-01' },
      'from: expected a day that is not after to (2026-02-01), got 2026-02-02.',
    ],
    [{ limit: '0' }, 'limit: expected a number of at least 1, got 0.'],
    [{ limit: 'many' }, 'limit: expected a whole number, got the text "many".'],
    [{ limit: '2.5' }, 'limit: expected a whole number, got 2.5.'],
    [{ cursor: 'NOT A CURSOR' }, 'cursor: expected the nextCursor of the page before, got the text "NOT A CURSOR".'],
    [{ q: '?!' }, 'q: expected a word to look for, got "?!".'],
  ])('%o is refused with the field and what is right', async (query, message) => {
    const { status, body } = await get<{ Message: string }>(`/v1/conversations?${new URLSearchParams(query)}`)
    expect({ status, message: body.Message }).toEqual({ status: 400, message })
  })

  test('a field is read whatever its letter case, and twice is too often', async () => {
    expect((await get<Page>(`/v1/conversations?SERIALNUMBER=${serialNumber}&q=`)).status).toBe(200)
    const { status, body } = await get<{ Message: string }>('/v1/conversations?q=a&q=b')
    expect([status, body.Message]).toEqual([400, 'q: expected text, got a list of 2.'])
    const spelled = await get<{ Message: string }>('/v1/conversations?q=a&Q=b')
    expect(spelled.body.Message).toContain('q and Q: one field came more than once')
  })
})

describe('searching by words', () => {
  let chatbot: string
  let sea: number
  let alder: number

  beforeAll(async () => {
    chatbot = await server.addChatbot()
    sea = await begin(chatbot, 'Quiero un JARDÍN cerca del mar', 'My name is Zacharias, 12 Alder-Lane')
    alder = await begin(chatbot, 'Is 12 Alder Lane still there?', 'My mail is kai.lund@visitor.example')
  })
  const find = (q: string, more: Record<string, string> = {}) => idsOf({ serialNumber: chatbot, q, ...more })

  test('finds whole words without regard to case and accents, in whichever message', async () => {
    expect(await find('jardin')).toEqual([sea])
    expect(await find('zacharias')).toEqual([sea])
    expect(await find('Zacharias JARDÍN')).toEqual([sea])
    expect(await find('alder lane')).toEqual([alder, sea])
    expect(await find('kai.lund@visitor.example')).toEqual([alder])
    expect(await find('zacharias lund')).toEqual([])
    expect(await find('zachari')).toEqual([])
  })

  test('finds what the chatbot said as well', async () => {
    const { body } = await get<{ messages: Message[] }>(`/v1/conversations/${alder}`)
    const said = body.messages.filter(({ from }) => from === 'chatbot').map(({ content }) => content)
    const asked = body.messages.filter(({ from }) => from === 'visitor').map(({ content }) => content.toLowerCase())
    const word = said
      .flatMap((text) => text.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? [])
      .find((one) => !asked.some((text) => text.includes(one)))
    expect(word).toBeDefined()
    expect(await find(word ?? '')).toContain(alder)
  })

  test.each([
    ['三居室', '我想要一套三居室的房子', '两居室'],
    ['ガレージ', '車庫（ガレージ）はありますか', 'プール'],
    ['дом', 'Мне нужен ДОМ у озера', 'дома'],
    ['منزل', 'أريد منزل مع حديقة', 'شقة'],
    ['집', '저는 집 을 찾아요', '방'],
    ['straße', 'Wohnung in der STRASSE oder Straße', 'gasse'],
    ["o'brien", "I'm O'Brien", 'obrien'],
  ])('finds %s in “%s”, and not %s', async (word, said, other) => {
    const session = await begin(chatbot, said)
    expect(await find(word)).toContain(session)
    expect(await find(other)).not.toContain(session)
  })

  test('goes page by page and by days like the list', async () => {
    const sessions: number[] = []
    for (let index = 0; index < 5; index += 1) sessions.unshift(await begin(chatbot, `Quokka number ${index}`))
    await moveTo(sessions[4] ?? 0, '2026-04-04T04:04:04Z')
    const first = (await list({ serialNumber: chatbot, q: 'quokka', limit: '2' })).body
    const second = (await list({ q: 'quokka', limit: '2', cursor: first.nextCursor ?? '' })).body
    const third = (await list({ q: 'quokka', limit: '2', cursor: second.nextCursor ?? '' })).body
    const all = [first, second, third].flatMap(({ conversations }) => conversations.map(({ sessionID }) => sessionID))
    expect(all).toEqual(sessions)
    expect(third.nextCursor).toBeNull()
    expect(await find('quokka', { from: '2026-04-04', to: '2026-04-04' })).toEqual(sessions.slice(4))
  })

  test('asks the index of words where there are many messages, and finds what is not sorted in yet', async () => {
    const session = await begin(chatbot, 'Wombat')
    const { pool } = server.app
    await pool.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
       SELECT "workspaceId", "chatbotId", "sessionId", role, kind, 'Number ' || number, status
       FROM messages, generate_series(1, 20000) AS number WHERE id = (SELECT min(id) FROM messages WHERE "sessionId" = $1)`,
      [session],
    )
    await pool.query('ANALYZE messages')
    const [term = ''] = await termsOf(server.app.db, server.workspaceId, 'wombat')
    const { rows } = await pool.query(
      `EXPLAIN SELECT DISTINCT "sessionId" FROM messages
       WHERE "messageTerms"("workspaceId", content) @> ARRAY[${term}::bigint] AND "workspaceId" = ${server.workspaceId}`,
    )
    expect(JSON.stringify(rows)).toContain('messagesByTerm')
    expect(await find('wombat')).toEqual([session])
    await server.app.pool.query(`SELECT gin_clean_pending_list('"messagesByTerm"')`)
    expect(await find('wombat')).toEqual([session])
  })

  test('a text of any length is stored and found by its first words', async () => {
    const long = `Platypus ${'x'.repeat(2_000)} ${'ä '.repeat(14_000)}`
    expect(await find('platypus')).toEqual([])
    const session = await begin(chatbot, long)
    expect(await find('platypus')).toEqual([session])
  })

  test('stays within the workspace, whose terms mean nothing in another', async () => {
    const other: TestWorkspace = await server.addWorkspace()
    expect(await idsOf({ q: 'zacharias' }, other.secretKey)).toEqual([])
    expect(await idsOf({}, other.secretKey)).toEqual([])
    expect((await list({ serialNumber: chatbot }, other.secretKey)).status).toBe(404)
    const [mine, theirs] = await Promise.all(
      [server.workspaceId, other.workspaceId].map((id) => termsOf(server.app.db, id, 'zacharias')),
    )
    expect(mine).not.toEqual(theirs)
  })

  test('what was erased is not found any more', async () => {
    const session = await begin(chatbot, 'Numbat please')
    expect(await find('numbat')).toEqual([session])
    expect((await server.post('/v1/visitors/erase', { sessionID: session })).status).toBe(200)
    expect(await find('numbat')).toEqual([])
    expect((await get(`/v1/conversations/${session}`)).status).toBe(404)
  })

  test('a removed chatbot takes its conversations with it at once', async () => {
    const gone = await server.addChatbot()
    const session = await begin(gone, 'Bandicoot')
    expect(await idsOf({ q: 'bandicoot' })).toEqual([session])
    await server.post('/chat/Chatbot/Remove', { serialNumber: gone })
    expect(await idsOf({ q: 'bandicoot' })).toEqual([])
    expect((await idsOf({ limit: '100' })).includes(session)).toBe(false)
    expect((await get(`/v1/conversations/${session}`)).status).toBe(404)
  })
})

describe('one conversation', () => {
  test('has its messages oldest first, files by name, and no trace', async () => {
    const session = await server.addSession(serialNumber)
    const file = await uploadFile(server, await makePicture('png'), 'kitchen.png')
    await say(session, 'Hello', 'Which homes are there?')
    const asked = await server.post('/chat/Chat/ClientAsk', {
      sessionID: session,
      content: 'Like this',
      chatAskType: 'Image',
      fileIds: [file],
    })
    expect(asked.status, asked.text).toBe(200)
    const { status, body } = await get<Listed & { messages: Message[]; nextCursor: null }>(
      `/v1/conversations/${session}`,
    )
    expect(status).toBe(200)
    expect(Compile(showConversation.output).Check(body)).toBe(true)
    expect(body).toMatchObject({ sessionID: session, serialNumber, messageCount: 6, firstQuestion: 'Hello' })
    expect(body.messages.map(({ from, kind }) => `${from} ${kind}`)).toEqual([
      'visitor Text',
      'chatbot Text',
      'visitor Text',
      'chatbot Text',
      'visitor Image',
      'chatbot Text',
    ])
    expect(body.messages[4]).toMatchObject({
      content: 'Like this',
      files: [{ id: file, fileName: 'kitchen.png', mimeType: 'image/png' }],
    })
    expect(Object.keys(body.messages[0] ?? {})).toEqual(
      'id from kind content status noAnswer createdAt files name picture view'.split(' '),
    )
    expect(body.nextCursor).toBeNull()
  })

  test('comes in pages that together are the whole', async () => {
    const session = await begin(serialNumber, 'one', 'two', 'three')
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/v1/conversations/${session}?limit=4${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { body }: { body: { messages: Message[]; nextCursor: string | null } } = await get(path)
      seen.push(...body.messages.filter(({ from }) => from === 'visitor').map(({ content }) => content))
      cursor = body.nextCursor
    }
    expect(seen).toEqual(['one', 'two', 'three'])
  })

  test('a session in which nothing was said is one without messages; what is no id is refused', async () => {
    const session = await server.addSession(serialNumber)
    const empty = await get<{ messages: Message[]; lastMessageAt: string | null }>(`/v1/conversations/${session}`)
    expect(empty.body).toMatchObject({ messages: [], lastMessageAt: null, messageCount: 0, firstQuestion: '' })
    expect((await get('/v1/conversations/999999999')).status).toBe(404)
    const wrong = await get<{ Message: string }>('/v1/conversations/abc')
    expect(wrong).toMatchObject({
      status: 400,
      body: { Message: 'sessionID: expected a whole number, got the text "abc".' },
    })
    expect((await get('/v1/conversations/0')).status).toBe(400)
    const strange = await get<{ sessionID: number }>(`/v1/conversations/${session}?sessionID=999999999`)
    expect(strange.body.sessionID).toBe(session)
  })

  test('only the secret key opens it', async () => {
    const session = await begin(serialNumber, 'Hello')
    for (const headers of [{}, { 'chatrobot-sessionkey': server.sessionKey }]) {
      const answers = ['/v1/conversations', `/v1/conversations/${session}`].map((path) =>
        fetch(server.url + path, { headers }),
      )
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses).toEqual('chatrobot-sessionkey' in headers ? [403, 403] : [401, 401])
    }
  })
})

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['0000-01-01', false],
  ['2026-13-01', false],
  ['26-01-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
