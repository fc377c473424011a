import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { openWire, type Wire } from '../../../test/wire-call.ts'
import { countAgain } from './count-again.ts'

let app: TestApp
let wire: Wire
let visitor: Visitor

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  visitor = await openVisitor(app, await app.addChatbot())
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function ask(content: string): Promise<number> {
  const asked = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })
  expect(asked.status, asked.text).toBe(200)
  return JSON.parse(asked.text.trim().split('\n').at(-1) ?? '').messageid
}

const rate = (messageID: number, isRight: boolean) =>
  callAsVisitor(wire, visitor, '/v1/visitor/rating', { messageID, isRight })

async function counted() {
  const { sums, rows } = JSON.parse((await app.post('/v1/insight', null, { method: 'GET' })).text)
  expect(rows.at(-1)).toMatchObject({ saidRight: sums.saidRight, saidWrong: sums.saidWrong })
  return { answered: sums.answered + sums.noAnswer, right: sums.saidRight, wrong: sums.saidWrong }
}

test('what visitors say of answers is counted once each, whatever they say afterwards, and is in what is kept of them', async () => {
  const [first, second, third] = [await ask('Hello'), await ask('Homes in Seattle'), await ask('Thank you')]
  expect(await counted()).toEqual({ answered: 3, right: 0, wrong: 0 })
  expect(JSON.parse((await rate(first, true)).text)).toEqual({ messageID: first, isRight: true })
  expect(JSON.parse((await rate(second, false)).text)).toEqual({ messageID: second, isRight: false })
  expect(JSON.parse((await rate(third, false)).text)).toEqual({ messageID: third, isRight: false })
  expect(await counted()).toEqual({ answered: 3, right: 1, wrong: 2 })
  expect(JSON.parse((await rate(second, true)).text), 'what was said first stays').toEqual({
    messageID: second,
    isRight: false,
  })
  expect(await counted()).toEqual({ answered: 3, right: 1, wrong: 2 })
  const { rows } = await app.app.pool.query('SELECT "workspaceId", "chatbotId" FROM sessions WHERE id = $1', [
    visitor.sessionID,
  ])
  await app.app.db.transaction().execute((transaction) => countAgain(transaction, rows[0]))
  expect(await counted(), 'counted anew').toEqual({ answered: 3, right: 1, wrong: 2 })
})

test('what is no answer of the conversation is neither right nor wrong', async () => {
  const { rows } = await app.app.pool.query(
    `SELECT id FROM messages WHERE "sessionId" = $1 AND role = 'question' LIMIT 1`,
    [visitor.sessionID],
  )
  for (const id of [Number(rows[0].id), 999_999_999]) {
    const { status, headers, text } = await rate(id, false)
    expect([status, headers['x-error-code']]).toEqual([404, 'answer-not-found'])
    expect(JSON.parse(text).Message).toBe(`No answer of this conversation has the id ${id}.`)
  }
})
