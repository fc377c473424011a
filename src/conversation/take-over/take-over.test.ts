import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStreamed } from '../../../test/ask-stream.ts'
import { type OpenStream, openStream } from '../../../test/take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { quietMs } from '../../../test/timing/slowness.ts'
import { keyOf, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { releaseSilentPersons } from './change-hands.ts'
import { offerFormToWaiting } from './request-person.ts'

let app: TestApp
/** A second process on the same database. */
let other: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ connection: app.app.connection })
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const asVisitor = (visitor: Visitor) => ({ ...keyOf(visitor), 'content-type': 'application/json' })

async function say(
  visitor: Visitor,
  content: string,
  at = app,
): Promise<{ lines: Record<string, unknown>[]; text: string }> {
  const answer = await at.post('/chat/Chat/Ask', { content }, { headers: asVisitor(visitor) })
  expect(answer.status, answer.text).toBe(200)
  const lines = answer.text.split('\n').filter((line) => line.startsWith('{'))
  return { lines: lines.map((line) => JSON.parse(line)), text: answer.text }
}

async function call(path: string, body: unknown = {}, at = app): Promise<Record<string, unknown>> {
  const answer = await at.post(path, body, { headers: { authorization: app.secretKey } })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function read(visitor: Visitor): Promise<{ messages: Record<string, unknown>[]; person: unknown }> {
  const answer = await app.post('/v1/visitor/conversation', {}, { method: 'GET', headers: keyOf(visitor) })
  return JSON.parse(answer.text)
}

const conversation = (sessionID: number, what: string) => `/v1/conversations/${sessionID}/${what}`

describe('while a person has the conversation', () => {
  test('the chatbot says nothing, and the person is read as who they are', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await say(visitor, 'Hello')
    const taken = await call(conversation(visitor.sessionID, 'take'), {
      name: 'Ana Ruiz',
      picture: 'https://example.com/a.png',
    })
    expect(taken).toMatchObject({
      sessionID: visitor.sessionID,
      name: 'Ana Ruiz',
      picture: 'https://example.com/a.png',
    })
    const { lines } = await say(visitor, 'Are you there?', other)
    const { questionid } = lines[0] ?? {}
    expect(lines).toEqual([
      { questionid, messageid: questionid, sessionid: visitor.sessionID, TaskCompleted: true, Taken: true },
    ])
    const asked = await app.post<Record<string, unknown>>('/chat/Chat/ClientAsk', {
      sessionID: visitor.sessionID,
      content: 'Homes in Kent?',
    })
    expect(asked.body.Data).toMatchObject({ content: '', noAnswer: false })
    const written = await call(conversation(visitor.sessionID, 'messages'), { content: 'Yes, this is Ana.' })
    expect(written).toMatchObject({ kind: 2, content: 'Yes, this is Ana.', name: 'Ana Ruiz' })
    const { messages } = await read(visitor)
    expect(messages.slice(-3)).toMatchObject([
      { id: questionid, from: 'visitor', content: 'Are you there?', status: 'answered' },
      { id: asked.body.Data.messageid, from: 'visitor', content: 'Homes in Kent?', status: 'answered' },
      { from: 'person', content: 'Yes, this is Ana.', name: 'Ana Ruiz', picture: 'https://example.com/a.png' },
    ])
    expect(await call(conversation(visitor.sessionID, 'release'))).toEqual({
      sessionID: visitor.sessionID,
      wasTaken: true,
    })
    const again = await say(visitor, 'Hello again')
    expect(again.lines.length).toBeGreaterThan(1)
    expect(again.text).not.toContain('Taken')
  })

  test('a streamed ClientAsk has its last line alone', async () => {
    const sessionID = await app.addSession(serialNumber)
    await call(conversation(sessionID, 'take'))
    const { lines } = await askStreamed(app, { sessionID, content: 'Hello' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ Answer: '', TotalToken: 0, AnswerID: lines[0]?.QuestionID })
  })

  test('who has not taken it cannot write, and who has gone has it no more', async () => {
    const sessionID = await app.addSession(serialNumber)
    const early = await app.post(conversation(sessionID, 'messages'), { content: 'Hello' })
    expect([early.status, early.headers.get('x-error-code')]).toEqual([409, 'conversation-not-taken'])
    expect(await call(conversation(sessionID, 'release'))).toEqual({ sessionID, wasTaken: false })
    const unknown = await app.post(conversation(999_999_999, 'take'), {})
    expect([unknown.status, unknown.headers.get('x-error-code')]).toEqual([404, 'session-not-found'])
    const named = await app.post('/v1/conversations/first/take', {})
    expect(named.status).toBe(400)
    await call(conversation(sessionID, 'take'))
    expect((await app.post(conversation(sessionID, 'messages'), { content: ' \n' })).status).toBe(400)
  })

  test('limits of messages do not keep a visitor from talking with a person', async () => {
    const limited = await app.addChatbot({ messageLimit: 0 })
    const sessionID = await app.addSession(limited)
    const ask = () => app.post<Record<string, unknown>>('/chat/Chat/ClientAsk', { sessionID, content: 'Hello' })
    expect((await ask()).status).toBe(429)
    await call(conversation(sessionID, 'take'))
    expect((await ask()).body.Data).toMatchObject({ content: '' })
    await call(conversation(sessionID, 'release'))
    expect((await ask()).status).toBe(429)
  })

  test('of 40 takes that race with a question, each is before the answer or silences it', async () => {
    let silenced = 0
    for (let round = 0; round < 40; round += 1) {
      const sessionID = await app.addSession(serialNumber)
      const asking = app.post<{ messageid: number; content: string }>('/chat/Chat/ClientAsk', {
        sessionID,
        content: 'Homes with a pool in Kent?',
      })
      await new Promise((resolve) => setTimeout(resolve, round % 20))
      await call(conversation(sessionID, 'take'), {}, other)
      // What the chatbot had said when it was taken is all that it ever says.
      const answersOf = async () =>
        await app.app.db
          .selectFrom('messages')
          .select(['id', 'role', 'status'])
          .where('sessionId', '=', sessionID)
          .execute()
      const atTake = (await answersOf()).filter(({ role }) => role === 'answer')
      const { body } = await asking
      const later = await answersOf()
      expect(later.filter(({ role }) => role === 'answer')).toEqual(atTake)
      expect(later.filter(({ status }) => status === 'pending')).toEqual([])
      const question = later.find(({ role }) => role === 'question')
      if (atTake.length === 0) {
        silenced += 1
        expect(body.Data).toMatchObject({ content: '', messageid: question?.id })
      } else expect(body.Data.messageid).toBe(atTake[0]?.id)
    }
    expect(silenced).toBeGreaterThan(0)
  })

  test('a person who says nothing for 15 minutes has gone, once for two processes', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await say(visitor, 'Hello')
    await call(conversation(visitor.sessionID, 'take'), { name: 'Ana' })
    const stream = await openStream(`${other.url}/v1/visitor/events`, keyOf(visitor))
    const sweep = () => Promise.all([releaseSilentPersons(app.app.db), releaseSilentPersons(other.app.db)])
    const goBack = (minutes: string) =>
      app.app.pool.query(
        `UPDATE "takeOvers" SET "lastWordAt" = clock_timestamp() - $1::interval WHERE "sessionId" = $2`,
        [minutes, visitor.sessionID],
      )
    await goBack('14 minutes 50 seconds')
    await sweep()
    expect((await say(visitor, 'Still there?')).text).toContain('Taken')
    await goBack('15 minutes 1 second')
    await sweep()
    await stream.until(({ type }) => type === 'released')
    expect((await say(visitor, 'Hello')).text).not.toContain('Taken')
    expect(stream.events.filter(({ type }) => type === 'released')).toHaveLength(1)
    stream.close()
  })
})

describe('a visitor who asks for a person', () => {
  const waited = async (sessionID: number, time: string): Promise<void> => {
    await app.app.pool.query(
      `UPDATE "takeOvers" SET "requestedAt" = clock_timestamp() - $1::interval
        WHERE "sessionId" = $2 AND "requestedAt" IS NOT NULL`,
      [time, sessionID],
    )
    await Promise.all([offerFormToWaiting(app.app), offerFormToWaiting(other.app)])
  }
  const offersOf = (messages: Record<string, unknown>[]) =>
    messages.flatMap(({ from, content, view }) =>
      from === 'chatbot' && Object(view).offersForm === true ? [String(content)] : [],
    )

  test('is offered the form in a fresh chatbot, and again after two minutes, once for two processes', async () => {
    for (const [content, atOnce, later] of [
      ['I want to talk to a human', /answer you right here/, /Nobody has been free/],
      ['Ich möchte mit einem Menschen sprechen', /Kontaktdaten/, /niemand frei/],
    ] as const) {
      const visitor = await openVisitor(app, serialNumber)
      await say(visitor, content)
      expect(offersOf((await read(visitor)).messages)).toEqual([expect.stringMatching(atOnce)])
      await waited(visitor.sessionID, '1 minute 55 seconds')
      expect(offersOf((await read(visitor)).messages)).toHaveLength(1)
      const stream = await openStream(`${other.url}/v1/visitor/events`, keyOf(visitor))
      await waited(visitor.sessionID, '2 minutes 1 second')
      await stream.until(({ data }) => later.test(String(data.content)))
      stream.close()
      await waited(visitor.sessionID, '5 minutes')
      expect(offersOf((await read(visitor)).messages)).toEqual([
        expect.stringMatching(atOnce),
        expect.stringMatching(later),
      ])
    }
  })

  test('is not asked for an address by the chat when somebody has come, or when it was left', async () => {
    const met = await openVisitor(app, serialNumber)
    await say(met, 'I want to talk to a human')
    await call(conversation(met.sessionID, 'take'))
    await waited(met.sessionID, '3 minutes')
    expect(offersOf((await read(met)).messages)).toHaveLength(1)
    const known = await openVisitor(app, serialNumber)
    await say(known, 'I want to talk to a human')
    const lead = { email: 'ana@visitor.example', message: 'Hello' }
    expect((await app.post('/v1/visitor/lead', lead, { headers: asVisitor(known) })).status).toBe(200)
    await app.app.pool.query(
      `UPDATE "leadNotes" SET "createdAt" = clock_timestamp() + interval '1 hour' WHERE "sessionId" = $1`,
      [known.sessionID],
    )
    await waited(known.sessionID, '3 minutes')
    expect(offersOf((await read(known)).messages)).toHaveLength(1)
  })
})

describe('event streams', () => {
  test('both sides hear of each other through another process within a second', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await say(visitor, 'Hello')
    const { sessionID } = visitor
    const firm = await openStream(`${other.url}/v1/conversations/events`, { authorization: app.secretKey })
    const window = await openStream(`${other.url}/v1/visitor/events`, keyOf(visitor))
    await call(conversation(sessionID, 'take'), { name: 'Ana' })
    expect((await window.until(({ type }) => type === 'taken')).data).toEqual({ sessionID, name: 'Ana', picture: '' })
    const times: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const begin = performance.now()
      await call(conversation(sessionID, 'messages'), { content: `word ${round}` })
      const { at, data } = await window.until(({ data }) => data.content === `word ${round}`)
      expect(data).toMatchObject({ sessionID, kind: 2, name: 'Ana' })
      expect(data.createTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
      times.push(at - begin)
    }
    expect(quietMs(times.sort((a, b) => a - b)[5] ?? 0)).toBeLessThan(1_000)
    await say(visitor, 'What a nice day')
    expect((await firm.until(({ data }) => data.content === 'What a nice day')).data).toMatchObject({
      sessionID,
      kind: 0,
    })
    await call(conversation(sessionID, 'typing'))
    expect((await window.until(({ type }) => type === 'typing')).data).toEqual({ sessionID, who: 'person' })
    await app.post('/v1/visitor/typing', {}, { headers: asVisitor(visitor) })
    await firm.until(({ type, data }) => type === 'typing' && data.who === 'visitor')
    const last = Number(window.events.findLast(({ data }) => data.kind === 2)?.data.id)
    await app.post('/v1/visitor/read', { upTo: last }, { headers: asVisitor(visitor) })
    expect((await firm.until(({ type }) => type === 'read')).data).toEqual({ sessionID, who: 'visitor', upTo: last })
    expect(await call(conversation(sessionID, 'read'), { upTo: last - 1 })).toEqual({ sessionID, upTo: last - 1 })
    await window.until(({ type, data }) => type === 'read' && data.who === 'person')
    await call(conversation(sessionID, 'release'))
    await window.until(({ type }) => type === 'released')
    firm.close()
    window.close()
  })

  test('who comes back with Last-Event-ID has missed nothing and gets nothing twice', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await say(visitor, 'Hello')
    const { sessionID } = visitor
    await call(conversation(sessionID, 'take'))
    const heard: unknown[] = []
    const idsOf = ({ events }: OpenStream) => events.filter(({ type }) => type === 'message').map(({ data }) => data.id)
    const newestId = async () =>
      Number(
        (await app.app.pool.query('SELECT max(id) AS id FROM messages WHERE "sessionId" = $1', [sessionID])).rows[0].id,
      )
    let written = 0
    let isWriting = true
    const writers = [app, other, app].map(async (at) => {
      while (isWriting) {
        await call(conversation(sessionID, 'messages'), { content: String(written) }, at)
        written += 1
      }
    })
    const first = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor))
    first.close()
    let lastEventId = first.lastEventId
    const begin = await newestId()
    for (let round = 0; round < 25; round += 1) {
      const stream = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor), lastEventId)
      await new Promise((resolve) => setTimeout(resolve, (round * 7) % 40))
      stream.close()
      await stream.ended
      heard.push(...idsOf(stream))
      lastEventId = stream.lastEventId
    }
    isWriting = false
    await Promise.all(writers)
    const end = await openStream(`${other.url}/v1/visitor/events`, keyOf(visitor), lastEventId)
    heard.push(...idsOf(end))
    end.close()
    const stored = await app.app.db
      .selectFrom('messages')
      .select('id')
      .where('sessionId', '=', sessionID)
      .where('role', '=', 'person')
      .execute()
    const ids = stored.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(heard).size).toBe(heard.length)
    expect(ids.filter((id) => id > begin && !heard.includes(id))).toEqual([])
  })

  test('a strange Last-Event-ID is as good as none', async () => {
    for (const id of [
      '1',
      'x:y:z',
      '9:9:9',
      '99999999999999999:99999999999999999:',
      '5:9:7,6',
      "1:2:'--",
      '1:2:/1:2:/9/9',
    ]) {
      const stream = await openStream(`${app.url}/v1/conversations/events`, { authorization: app.secretKey }, id)
      expect(stream.status).toBe(200)
      stream.close()
    }
  })

  test('a key that is over ends the stream that it opened', async () => {
    const stream = await openStream(`${app.url}/v1/conversations/events`, { authorization: app.secretKey })
    await app.app.pool.query(`SELECT pg_notify('porchlight_keys', '')`)
    await stream.ended
    const refused = await openStream(`${app.url}/v1/conversations/events`, { authorization: 'no such key' })
    expect(refused.status).toBe(401)
  })
})
