import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askStreamed } from './ask-stream.ts'
import { deepTest, quickTest } from './run/how-much.ts'
import { type ScriptedModelServer, type Step, startScriptedModelServer } from './servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { fastestOf } from './timing/fastest-of.ts'

const model = 'compatible/scripted'
const timeoutMs = 2_000

let server: ScriptedModelServer
let app: TestApp
let serialNumber: string

const environmentFor = (url: string): Record<string, string> => ({
  PORCHLIGHT_OPENAI_COMPATIBLE_URL: url,
  PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
  PORCHLIGHT_MODEL_TIMEOUT_MS: String(timeoutMs),
})

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({ environment: environmentFor(server.url) })
  serialNumber = await app.addChatbot({ Model: model })
  // The first answers make the tables of their languages, which may take longer than this model's server may be silent.
  for (const piece of ['Überblick.', '你好。']) {
    server.play({ steps: [{ piece }] })
    await askStreamed(app, { sessionID: await app.addSession(serialNumber), content: 'Hello?' })
  }
  server.requests.length = 0
})
afterAll(async () => {
  await app.close()
  await server.close()
})
afterEach(() => {
  server.requests.length = 0
})

interface Stored {
  id: number
  role: string
  content: string
  status: string
  failure: string | null
  totalToken: number | null
  noAnswer: boolean | null
  model: string | null
  questionId: number | null
}

const messagesOf = (sessionID: number): Promise<Stored[]> =>
  app.app.db
    .selectFrom('messages')
    .select(['id', 'role', 'content', 'status', 'failure', 'totalToken', 'noAnswer', 'model', 'questionId'])
    .where('sessionId', '=', sessionID)
    .orderBy('id')
    .execute()

const usedBy = async (serial: string): Promise<number> => {
  const rows = await app.app.db
    .selectFrom('messageUsage')
    .innerJoin('chatbots', 'chatbots.id', 'messageUsage.chatbotId')
    .select('used')
    .where('serialNumber', '=', serial)
    .execute()
  return rows.reduce((sum, { used }) => sum + used, 0)
}

/** Waits until the messages of a session are as they should be; what a client does not wait for may take a moment. */
async function settled(sessionID: number, isSettled: (messages: Stored[]) => boolean): Promise<Stored[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const messages = await messagesOf(sessionID)
    if (isSettled(messages)) return messages
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return messagesOf(sessionID)
}

describe('an answer that goes well', () => {
  quickTest('comes line by line, the pieces joined are the answer, and the bytes are the contract’s', async () => {
    const sessionID = await app.addSession(serialNumber)
    server.play({
      steps: [{ pieces: ['Hello', '! ', '“Überblick” ', '你好\n', '👍🏽.'] }],
      usage: { input: 20, output: 7 },
    })
    const streamed = await askStreamed(app, { sessionID, content: 'Which homes?' })
    const [question, answer] = await messagesOf(sessionID)
    expect(streamed.status).toBe(200)
    expect(streamed.headers['content-type']).toBe('text/event-stream')
    expect(streamed.headers['cache-control']).toBe('no-cache, no-transform')
    expect(streamed.headers['x-accel-buffering']).toBe('no')
    expect(streamed.text).toBe(
      [
        '{"content":"Hello"}',
        '{"content":"!"}',
        '{"content":" “Überblick” 你好\\n"}',
        '{"content":"👍🏽."}',
        `{"QuestionID":${question?.id},"AnswerID":${answer?.id},"Answer":"Hello! “Überblick” 你好\\n👍🏽.","TotalToken":27}`,
        '',
      ].join('\n'),
    )
    expect(streamed.complete).toBe(true)
    expect(question).toMatchObject({ role: 'question', content: 'Which homes?', status: 'answered' })
    expect(answer).toMatchObject({
      role: 'answer',
      content: 'Hello! “Überblick” 你好\n👍🏽.',
      status: 'complete',
      totalToken: 27,
      noAnswer: false,
      model,
      questionId: question?.id,
    })
  })

  quickTest('is the same answered plainly: ids, tokens, what is stored', async () => {
    const sessionID = await app.addSession(serialNumber)
    server.play({ steps: [{ pieces: ['Good ', 'day.'] }], usage: { input: 20, output: 7 } })
    const plain = await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'Which homes?' })
    const [question, answer] = await messagesOf(sessionID)
    expect(plain.text).toBe(
      `{"Data":{"messageid":${answer?.id},"content":"Good day.","totalToken":27,"noAnswer":false},"Version":"1.0.0","Success":true,"Code":200,"Message":""}`,
    )
    await askStreamed(app, { sessionID, content: 'Which homes?' })
    const [, , secondQuestion, secondAnswer] = await messagesOf(sessionID)
    const bare = (message: Stored | undefined) => ({ ...message, id: 0, questionId: 0 })
    expect(bare(secondQuestion)).toEqual(bare(question))
    expect(bare(secondAnswer)).toEqual(bare(answer))
  })

  quickTest('passes each piece of an opening on as it comes', async () => {
    const sessionID = await app.addSession(serialNumber)
    server.play({ steps: [{ pieces: ['Sure', ', gladly', ', thanks', ', hello', '. '], everyMs: 150 }] })
    const { at, pieces } = await askStreamed(app, { sessionID, content: 'Slowly?' })
    expect(pieces.slice(0, 4)).toEqual(['Sure', ', gladly', ', thanks', ', hello'])
    for (let index = 1; index < 4; index += 1) expect((at[index] ?? 0) - (at[index - 1] ?? 0)).toBeGreaterThan(75)
  })

  quickTest('passes each sentence on as it ends', async () => {
    const sessionID = await app.addSession(serialNumber)
    server.play({ steps: [{ pieces: ['Flowers ', 'are ', 'pretty. ', 'Skies ', 'are blue. ', 'Bye'], everyMs: 100 }] })
    const { at, pieces } = await askStreamed(app, { sessionID, content: 'Slowly?' })
    expect(pieces).toEqual(['Flowers are pretty.', ' Skies are blue.', ' Bye'])
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(100)
  })

  quickTest('keeps a character whole whose halves come apart', async () => {
    const sessionID = await app.addSession(serialNumber)
    const half = (text: string): Step => ({
      bytes: `data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"${text}"},"finish_reason":null}]}\n\n`,
    })
    server.play({ steps: [half('so \\ud83d'), half('\\udc4d'), half(' \\ud83d'), half('x\\u0000y')] })
    const { pieces, lines } = await askStreamed(app, { sessionID, content: 'Halves?' })
    expect(pieces.join('')).toBe('so 👍 \ufffdxy')
    expect(lines.at(-1)?.Answer).toBe('so 👍 \ufffdxy')
    expect((await messagesOf(sessionID)).at(-1)?.content).toBe('so 👍 \ufffdxy')
  })

  quickTest.each([
    ['Homes.', 'Homes.\nCall us!'],
    ['Homes.\n\n', 'Homes.\nCall us!'],
    ['Homes.\n\nMore.', 'Homes.\n\nMore.\nCall us!'],
  ])('AnswerSuffix follows %j after one line break', async (said, whole) => {
    const withSuffix = await app.addChatbot({ Model: model, AnswerSuffix: 'Call us!' })
    const sessionID = await app.addSession(withSuffix)
    server.play({ steps: [{ pieces: said.split(/(?<=\n)/) }] })
    const { pieces, lines } = await askStreamed(app, { sessionID, content: 'Which?' })
    expect(pieces.join('')).toBe(whole)
    expect(lines.at(-1)?.Answer).toBe(whole)
    const plain = await app.post<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content: 'Which?' })
    expect(plain.body.Data.content).toBe(whole)
  })

  // A call may say 400,000 characters (decision 0019): more than the tokens make that any model may answer.
  deepTest('an answer that is as long as one may be arrives whole', async () => {
    const sessionID = await app.addSession(serialNumber)
    const subjects = ['Flowers', 'Skies', 'Stars']
    const pieces = Array.from(
      { length: 1_900 },
      (_, index) => `${subjects[index % 3]} are pretty${' and pretty'.repeat(17)}.\n`,
    )
    server.play({ steps: [{ pieces }] })
    const { lines } = await askStreamed(app, { sessionID, content: 'All?' })
    expect(lines.at(-1)?.Answer).toBe(pieces.join(''))
  })
})

const failures: [string, Step[]][] = [
  ['breaks off', [{ destroy: true }]],
  ['breaks off in the middle of a piece', [{ cutPiece: 'two', afterBytes: 40 }, { destroy: true }]],
  ['breaks off in the middle of a character', [{ bytes: Buffer.from([0x64, 0xf0, 0x9f]) }, { destroy: true }]],
  ['hangs', [{ hang: true }]],
  ['hangs in the middle of a piece', [{ cutPiece: 'two', afterBytes: 40 }, { hang: true }]],
  ['sends garbage', [{ bytes: 'data: {"choices": nonsense}\n\n\0\0\0' }, { hang: true }]],
  ['sends an error object', [{ errorObject: 'overloaded' }, { hang: true }]],
  ['ends without an end', [{ endEarly: true }]],
]
/** What the built-in guide says of a chatbot without listings. */
const ofGuide = /no listings here yet/

describe.each(failures)('when the model server %s', (how, steps) => {
  test('before the first piece, the built-in guide answers', async () => {
    const sessionID = await app.addSession(serialNumber)
    const before = await usedBy(serialNumber)
    server.play({ steps })
    const { status, lines, pieces } = await askStreamed(app, { sessionID, content: 'Which homes are there?' })
    expect(status).toBe(200)
    expect(pieces.join('')).toMatch(ofGuide)
    expect(lines.at(-1)).toMatchObject({ Answer: pieces.join('') })
    expect(await messagesOf(sessionID)).toMatchObject([{ status: 'answered' }, { status: 'complete' }])
    expect(await usedBy(serialNumber)).toBe(before + 1)
  })

  test('after some pieces, a sentence ends the answer within a second, and what was said stays', async () => {
    const ask = async (): Promise<number> => {
      const sessionID = await app.addSession(serialNumber)
      server.play({ steps: [{ pieces: ['Hello. ', 'Sure. '] }, ...steps] })
      const { status, lines, pieces, at, complete } = await askStreamed(app, { sessionID, content: 'Hello?' })
      expect(status).toBe(200)
      expect(complete).toBe(true)
      expect(pieces.join('')).toBe('Hello. Sure. … (My answer broke off here; what I said so far stands.)')
      expect(lines.at(-1)).toMatchObject({ Answer: pieces.join('') })
      expect(await messagesOf(sessionID)).toMatchObject([
        { status: 'answered' },
        { status: 'complete', noAnswer: false },
      ])
      return (at.at(-2) ?? 0) - (at.at(-3) ?? 0)
    }
    const most = how.startsWith('hangs') ? timeoutMs * 3 : timeoutMs
    expect(await fastestOf(most, ask)).toBeLessThan(most)
  })
})

quickTest.each([
  ['says nothing', []],
  ['says only blanks', [{ pieces: [' ', '\n'] }]],
] as [string, Step[]][])('where a model %s, the guide answers', async (_what, steps) => {
  const sessionID = await app.addSession(serialNumber)
  server.play({ steps })
  const plain = await app.post<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content: 'Which homes?' })
  expect(plain.body.Data.content).toMatch(ofGuide)
})

quickTest('a failed question is told to the model later, and so is an interrupted answer', async () => {
  const sessionID = await app.addSession(serialNumber)
  const { models } = app.app
  app.app.models = { ...models, of: () => Promise.reject(new Error('something broke')) }
  const failed = await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'Failed question' })
  app.app.models = models
  expect(failed.status).toBe(500)
  server.play({ steps: [{ piece: 'Sure, gladly. ' }, { hang: true }] })
  await askStreamed(app, { sessionID, content: 'Left question' }, { leaveAfter: 1 })
  await settled(sessionID, (messages) => messages.at(-1)?.status === 'interrupted')
  server.requests.length = 0
  server.play({ steps: [{ piece: 'Fine.' }] })
  await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'Last question' })
  const sent = server.requests[0]?.body.messages
  expect(sent).toMatchObject([
    { role: 'system' },
    // In one message: models whose sides must alternate would else refuse the rest of the conversation.
    { role: 'user', content: 'Failed question\n\nLeft question' },
    { role: 'assistant', content: 'Sure, gladly.' },
    { role: 'user', content: 'Last question' },
  ])
})

describe('when the client goes away', () => {
  test('the model call is cancelled at once and what was said is kept as interrupted', async () => {
    const leave = async (): Promise<number> => {
      const sessionID = await app.addSession(serialNumber)
      server.requests.length = 0
      server.play({ steps: [{ pieces: ['Hello. ', 'Sure. '] }, { hang: true }] })
      await askStreamed(app, { sessionID, content: 'Hello?' }, { leaveAfter: 2 })
      const leftAt = performance.now()
      await server.requests[0]?.closed
      const closedMs = performance.now() - leftAt
      const messages = await settled(sessionID, (all) => all.length === 2)
      expect(messages).toMatchObject([
        { role: 'question', status: 'answered' },
        { role: 'answer', status: 'interrupted', content: 'Hello. Sure.' },
      ])
      return closedMs
    }
    // Half of what the model may be silent, which would end the call as well.
    expect(await fastestOf(300, leave)).toBeLessThan(300)
  })

  test('before the first piece, the question has failed and does not count for the month', async () => {
    const sessionID = await app.addSession(serialNumber)
    const before = await usedBy(serialNumber)
    server.play({ steps: [{ hang: true }] })
    const leave = new AbortController()
    const asking = fetch(`${app.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: app.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID, content: 'Hello?', stream: true }),
      signal: leave.signal,
    })
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    leave.abort()
    await expect(asking).rejects.toThrow()
    await server.requests[0]?.closed
    const messages = await settled(sessionID, (all) => all[0]?.status === 'failed')
    expect(messages).toMatchObject([{ role: 'question', status: 'failed', failure: 'client-gone' }])
    expect(await usedBy(serialNumber)).toBe(before)
  })
})

quickTest('an answer that never ends goes on until its reader leaves', async () => {
  const sessionID = await app.addSession(serialNumber)
  // A sentence a piece, all of them far from the 400,000 characters at which a call ends.
  server.play({ steps: [{ pieces: Array.from({ length: 8_000 }, () => 'On and on. '), everyMs: 1 }] })
  const { pieces } = await askStreamed(app, { sessionID, content: 'On?' }, { leaveAfter: 200 })
  expect(pieces.length).toBeGreaterThanOrEqual(200)
  await server.requests[0]?.closed
  const messages = await settled(sessionID, (all) => all.length === 2)
  expect(messages.at(-1)?.status).toBe('interrupted')
})

deepTest('a model that says far too much is cut off with a sentence', async () => {
  const sessionID = await app.addSession(serialNumber)
  server.play({ steps: [{ pieces: Array.from({ length: 1_000 }, () => 'x'.repeat(50_000)) }] })
  const { lines, complete } = await askStreamed(app, { sessionID, content: 'All?' })
  expect(complete).toBe(true)
  expect(lines.at(-1)?.Answer).toMatch(/broke off here|no listings here yet/)
  await server.requests[0]?.closed
})

quickTest('when Porchlight stops, a running answer ends with a last line and is kept as interrupted', async () => {
  const other = await startTestApp({ environment: environmentFor(server.url), connection: app.app.connection })
  server.play({ steps: [{ piece: 'Well. ' }, { hang: true }] })
  const sessionID = await other.addSession(await other.addChatbot({ Model: model }))
  const said = Promise.withResolvers<void>()
  const asking = askStreamed(other, { sessionID, content: 'Hello?' }, { onLine: said.resolve })
  await said.promise
  await other.close()
  const { lines, complete } = await asking
  expect(complete).toBe(true)
  expect(lines).toEqual([
    { content: 'Well.' },
    { Success: false, Code: 503, Message: expect.stringContaining('shutting down') },
  ])
  expect(await messagesOf(sessionID)).toMatchObject([
    { status: 'answered' },
    { status: 'interrupted', content: 'Well.' },
  ])
})
