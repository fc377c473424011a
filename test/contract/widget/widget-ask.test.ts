import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../../visitor.ts'
import { dataOf, expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fullListing } from '../listings/sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot({ AnswerSuffix: 'Call us: “555” 🏡' })
  dataOf(
    await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: serialNumber, ...fullListing } }),
  )
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chat/Ask'
const question = 'Which homes do you have in Seattle?'
const ask = (visitor: Visitor, body: object): Promise<WireAnswer> => callAsVisitor(wire, visitor, path, body)

interface Stored {
  id: number
  role: string
  content: string
}

async function messagesOf({ sessionID }: Visitor): Promise<Stored[]> {
  const query = 'SELECT id, role, content FROM messages WHERE "sessionId" = $1 ORDER BY id'
  return (await app.app.pool.query(query, [sessionID])).rows
}

describe('Chat/Ask', () => {
  test('streams bare objects, one a line, byte for byte', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const answer = await ask(visitor, { content: question })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    const [asked, said] = await messagesOf(visitor)
    const lines = answer.text.split('\n')
    const pieces = lines.slice(0, -2).map((line) => JSON.parse(line).content)
    const last = {
      questionid: asked?.id,
      messageid: said?.id,
      sessionid: visitor.sessionID,
      TaskCompleted: true,
    }
    const whole = [...pieces.map((content) => ({ content })), last]
    expect(answer.text).toBe(whole.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect(pieces.join('')).toBe(said?.content)
    expect(said?.content).toMatch(/\nCall us: “555” 🏡$/)
    expect(pieces.length).toBeGreaterThan(1)
  })

  test('is understood by a client that splits at line ends and drops what does not begin with a brace', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const answer = await ask(visitor, { content: question, sessionID: visitor.sessionID, view: true })
    const shown = { words: '', ids: {} as Record<string, number>, isComplete: false }
    for (const line of answer.text.split('\n').filter((one) => one.startsWith('{'))) {
      const { content, TaskCompleted, questionid, messageid, sessionid } = JSON.parse(line)
      if (content !== undefined) shown.words += content
      if (TaskCompleted) Object.assign(shown, { isComplete: true, ids: { questionid, messageid, sessionid } })
    }
    const [asked, said] = await messagesOf(visitor)
    expect(shown).toEqual({
      words: said?.content,
      ids: { questionid: asked?.id, messageid: said?.id, sessionid: visitor.sessionID },
      isComplete: true,
    })
  })

  test('says what to show beside the words only to whom asks for it', async () => {
    const visitor = await openVisitor(app, serialNumber)
    expect((await ask(visitor, { content: question })).text).not.toContain('"view"')
    const lines = (await ask(visitor, { content: question, view: true })).text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const views = lines.filter((line) => 'view' in line)
    expect(views.length).toBeGreaterThan(0)
    expect(views.at(-1).view).toMatchObject({ total: 1, cards: [{ title: fullListing.Address }] })
    expect(lines.at(-1).TaskCompleted).toBe(true)
  })

  test('session 0, none, or the own one is the own one; another is refused', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const other = await openVisitor(app, serialNumber)
    for (const sessionID of [0, undefined, null, visitor.sessionID]) {
      const answer = await ask(visitor, { content: 'Hello', sessionID })
      expect(answer.text).toContain(`"sessionid":${visitor.sessionID},`)
    }
    for (const sessionID of [other.sessionID, await app.addSession(serialNumber), 999_999_999]) {
      const reason = `it is the key of session ${visitor.sessionID}, which may not touch another one`
      expectFailure(
        await ask(visitor, { content: 'Hello', sessionID }),
        'key-scope',
        `This key may not do this: ${reason}.`,
      )
    }
    expect(await messagesOf(other)).toEqual([])
    expect(await messagesOf(visitor)).toHaveLength(8)
  })

  test('remembers the conversation', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await ask(visitor, { content: question })
    const { rows } = await app.app.pool.query('SELECT "searchState" IS NOT NULL AS kept FROM sessions WHERE id = $1', [
      visitor.sessionID,
    ])
    expect(rows).toEqual([{ kept: true }])
  })

  test('is called as the original’s clients do: no Content-Type, a lang header', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const headers = { ...keyOf(visitor), 'content-type': undefined, lang: 'en' }
    const answer = await wire.call({ path, bytes: JSON.stringify({ content: 'Hello', sessionID: 0 }), headers })
    expect(answer.text).toMatch(/"TaskCompleted":true\}\n$/)
  })

  test('the rate limit’s own text comes in the envelope, before any stream', async () => {
    const limited = await app.addChatbot({
      RateLimitCount: 1,
      RateLimitTime: 240,
      RateLimitMessage: 'Slow down, please.',
    })
    const visitor = await openVisitor(app, limited)
    expect((await ask(visitor, { content: 'Hello' })).status).toBe(200)
    const refused = await ask(visitor, { content: 'Hello', view: true })
    expectFailure(refused, 'rate-limit-reached', 'Slow down, please.', ['retry-after'])
    expect(await messagesOf(visitor)).toHaveLength(2)
    expect((await ask(await openVisitor(app, limited), { content: 'Hello' })).status).toBe(200)
  })

  test('names every fault of a body', async () => {
    const visitor = await openVisitor(app, serialNumber)
    expectFailure(await ask(visitor, {}), 'invalid-fields', 'content: is required.')
    const blank = await ask(visitor, { content: ' ' })
    expect([blank.status, blank.headers['x-error-code']]).toEqual([400, 'invalid-fields'])
    const action = await ask(visitor, { content: 'x', action: { kind: 'similar' } })
    expectFailure(action, 'invalid-fields', 'action.listing: is required for the kind similar.')
    expect(await messagesOf(visitor)).toEqual([])
  })

  test('two calls with one Idempotency-Key are one message, of this visitor alone', async () => {
    const visitor = await openVisitor(app, serialNumber)
    for (let time = 0; time < 2; time += 1) {
      await callAsVisitor(wire, visitor, path, { content: 'Hello' }, { 'idempotency-key': 'one' })
    }
    expect(await messagesOf(visitor)).toHaveLength(2)
    const other = await openVisitor(app, serialNumber)
    await callAsVisitor(wire, other, path, { content: 'Hello' }, { 'idempotency-key': 'one' })
    expect(await messagesOf(other)).toHaveLength(2)
  })
})
