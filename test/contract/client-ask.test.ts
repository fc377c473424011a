import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { fullListing, sampleListing } from './listings/sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  for (const listing of [
    fullListing,
    { ...sampleListing, City: 'Seattle', SalePrice: 450_000, Url: 'https://homes.example/listing/2' },
  ]) {
    dataOf(
      await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: serialNumber, ...listing } }),
    )
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chat/ClientAsk'
const question = 'Which homes in Seattle are for sale under 500k?'

interface PlainData {
  messageid: number
  content: string
  totalToken: number
  noAnswer: boolean
}

const ask = (body: Record<string, unknown>): Promise<WireAnswer> => wire.call({ path, body })

/** Asks in a new session. */
async function askAnew(body: Record<string, unknown>, chatbot = serialNumber): Promise<WireAnswer> {
  return ask({ sessionID: await app.addSession(chatbot), ...body })
}

interface Streamed {
  pieces: string[]
  last: { QuestionID: number; AnswerID: number; Answer: string; TotalToken: number }
}

/** The parts of a streamed answer; proves on the way that its bytes are those of the contract. */
function readStream(answer: WireAnswer): Streamed {
  expect(answer.status, answer.text).toBe(200)
  const lines = answer.text.split('\n').slice(0, -1)
  const last = JSON.parse(lines.at(-1) ?? '')
  const pieces = lines.slice(0, -1).map((line) => JSON.parse(line).content)
  const { QuestionID, AnswerID, Answer, TotalToken } = last
  const rewritten = [...pieces.map((content) => ({ content })), { QuestionID, AnswerID, Answer, TotalToken }]
  expect(answer.text).toBe(rewritten.map((line) => `${JSON.stringify(line)}\n`).join(''))
  for (const piece of pieces) expect(piece).toMatch(/./s)
  return { pieces, last }
}

/** Messages of a session as they are stored, without what differs between two runs. */
async function messagesOf(sessionID: number): Promise<unknown[]> {
  const { rows } = await app.app.pool.query(
    'SELECT id, role, kind, content, "fileIds", status, model, "totalToken", "noAnswer" FROM messages WHERE "sessionId" = $1 ORDER BY id',
    [sessionID],
  )
  return rows
}

describe('a plain answer', () => {
  test('comes in the envelope, with the facts of the listings', async () => {
    const answer = await askAnew({ content: question })
    const { messageid, content, totalToken, noAnswer } = dataOf<PlainData>(answer)
    expectSuccess(answer, { messageid, content, totalToken, noAnswer })
    expect(Number.isSafeInteger(messageid)).toBe(true)
    expect(totalToken).toBeGreaterThan(0)
    expect(noAnswer).toBe(false)
    expect(content).toContain('https://homes.example/listing/2')
    expect(content).not.toContain('https://homes.example/listing/1')
    expect(content).toMatch(/450[,.]?000/)
  })

  test('the defaults may be spelled out', async () => {
    const plain = dataOf<PlainData>(await askAnew({ content: question }))
    for (const more of [
      { stream: false, chatAskType: 'Text', fileIds: [] },
      { stream: null, chatAskType: null, fileIds: null },
      { chatAskType: 'TEXT' },
      { ChatAskType: 'text', STREAM: false },
    ]) {
      expect(dataOf<PlainData>(await askAnew({ content: question, ...more })).content).toBe(plain.content)
    }
  })

  test('noAnswer is true when the chatbot does not know, and the content says so', async () => {
    const empty = await app.addChatbot()
    const data = dataOf<PlainData>(await askAnew({ content: 'What is the airspeed of an unladen swallow?' }, empty))
    expect(data.noAnswer).toBe(true)
    expect(data.content).toMatch(/\w+ \w+/)
  })

  test('the content of two questions counts, and ids grow', async () => {
    const sessionID = await app.addSession(serialNumber)
    const first = dataOf<PlainData>(await ask({ sessionID, content: 'How many homes are there?' }))
    const second = dataOf<PlainData>(await ask({ sessionID, content: 'How many homes are there?' }))
    expect(second.messageid).toBeGreaterThan(first.messageid)
    expect(await messagesOf(sessionID)).toHaveLength(4)
  })
})

describe('a streamed answer', () => {
  test('is one JSON object a line; the pieces joined are the answer', async () => {
    const answer = await askAnew({ content: question, stream: true })
    const { pieces, last } = readStream(answer)
    expect(pieces.join('')).toBe(last.Answer)
    expect(pieces.length).toBeGreaterThan(1)
    expect(last.AnswerID).toBeGreaterThan(last.QuestionID)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(answer.headers).not.toHaveProperty('content-length')
  })

  test('says, stores and counts the same as a plain one', async () => {
    const [one, other] = [await app.addSession(serialNumber), await app.addSession(serialNumber)]
    const plain = dataOf<PlainData>(await ask({ sessionID: one, content: question }))
    const { last } = readStream(await ask({ sessionID: other, content: question, stream: true }))
    expect(last.Answer).toBe(plain.content)
    expect(last.TotalToken).toBe(plain.totalToken)
    const [stored, streamed] = [await messagesOf(one), await messagesOf(other)]
    const id = expect.any(Number)
    expect(streamed).toEqual(stored.map((row) => Object.assign({}, row, { id })))
    expect(streamed).toMatchObject([
      { id: last.QuestionID, role: 'question', content: question, kind: 'Text' },
      { id: last.AnswerID, role: 'answer', content: last.Answer, totalToken: last.TotalToken },
    ])
    expect(stored[1]).toMatchObject({ id: plain.messageid })
  })

  test('Accept may ask for text/event-stream alone', async () => {
    const sessionID = await app.addSession(serialNumber)
    const answer = await wire.call({
      path,
      body: { sessionID, content: question, stream: true },
      headers: { accept: 'text/event-stream' },
    })
    expect(readStream(answer).last.Answer).not.toBe('')
  })

  test('a failure before it begins is an ordinary envelope', async () => {
    expectFailure(
      await ask({ sessionID: 999_999_999, content: 'x', stream: true }),
      'session-not-found',
      'No session of this workspace has the id 999999999: make one with GetSession.',
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{}, 'sessionID: is required. content: is required.'],
    [{ sessionID: 1 }, 'content: is required.'],
    [{ sessionID: '1', content: 'x' }, 'sessionID: expected a whole number, got the text "1".'],
    [{ sessionID: 1.5, content: 'x' }, 'sessionID: expected a whole number, got 1.5.'],
    [
      { sessionID: null, content: null },
      'sessionID: expected a whole number, got null. content: expected text, got null.',
    ],
    [{ sessionID: 1, content: 'x', stream: 'yes' }, 'stream: expected true or false, got the text "yes".'],
    [
      { sessionID: 1, content: 'x', chatAskType: 'Fax' },
      'chatAskType: expected one of "Text", "Audio", "Image", "Video", got the text "Fax".',
    ],
    [{ sessionID: 1, content: 'x', fileIds: 7 }, 'fileIds: expected a list, got 7.'],
    [{ sessionID: 1, content: 'x', fileIds: ['7'] }, 'fileIds[0]: expected a whole number, got the text "7".'],
    [{ sessionID: 1, content: '' }, 'content: expected text that is not blank, because chatAskType is Text.'],
    [{ sessionID: 1, content: ' \n\t' }, 'content: expected text that is not blank, because chatAskType is Text.'],
    [{ sessionID: 1, content: 'x', fileIds: [1, 2] }, 'fileIds: expected none, because chatAskType is Text, got 2.'],
    [{ sessionID: 1, content: '', chatAskType: 'Image' }, 'fileIds: expected 1 to 10 images, got none.'],
    [
      { sessionID: 1, content: '', chatAskType: 'image', fileIds: Array.from({ length: 11 }, (_, index) => index + 1) },
      'fileIds: expected 1 to 10 images, got 11.',
    ],
    [
      { sessionID: 1, content: '', chatAskType: 'Audio', fileIds: [1, 2] },
      'fileIds: expected exactly one audio file, got 2.',
    ],
    [{ sessionID: 1, content: '', chatAskType: 'Video' }, 'fileIds: expected exactly one video file, got none.'],
  ])('%j', async (body, message) => {
    expectFailure(await ask(body), 'invalid-fields', message)
  })

  test('a text of 32,000 code points is taken, one of 32,001 is not', async () => {
    expect((await askAnew({ content: '🏡'.repeat(32_000) })).status).toBe(200)
    expect((await askAnew({ content: `homes ${'in the '.repeat(4570)}`.slice(0, 32_000) })).status).toBe(200)
    expectFailure(
      await askAnew({ content: '🏡'.repeat(32_001) }),
      'invalid-fields',
      'content: expected text of at most 32000 characters, got 32001 characters.',
    )
  })

  test('an unknown session is a 404', async () => {
    for (const sessionID of [999_999_999, 9_007_199_254_740_991]) {
      expectFailure(
        await ask({ sessionID, content: 'x' }),
        'session-not-found',
        `No session of this workspace has the id ${sessionID}: make one with GetSession.`,
      )
    }
  })

  test('is neither stored nor answered', async () => {
    const sessionID = await app.addSession(serialNumber)
    await ask({ sessionID, content: '' })
    await ask({ sessionID, content: 'x', fileIds: [1] })
    await ask({ sessionID, content: '', chatAskType: 'Image', fileIds: [999_999_999] })
    expect(await messagesOf(sessionID)).toEqual([])
  })
})

describe('settings that act on the answer', () => {
  test('AnswerSuffix follows after one line break, streamed or not', async () => {
    const chatbot = await app.addChatbot({ AnswerSuffix: 'Call us: 555-0100 🏡' })
    const plain = dataOf<PlainData>(await askAnew({ content: 'How many homes?' }, chatbot))
    expect(plain.content).toMatch(/[^\n]\nCall us: 555-0100 🏡$/)
    const { pieces, last } = readStream(await askAnew({ content: 'How many homes?', stream: true }, chatbot))
    expect(last.Answer).toBe(plain.content)
    expect(pieces.join('')).toBe(last.Answer)
  })

  test('TalkToHumanResponseMessage answers those who ask for a person, and no one else', async () => {
    const chatbot = await app.addChatbot({ TalkToHumanResponseMessage: 'A colleague will be with you shortly.' })
    for (const content of ['I want to talk to a human', 'Can I speak to a real person please?', 'talk to an agent']) {
      const data = dataOf<PlainData>(await askAnew({ content }, chatbot))
      expect(data.content, content).toBe('A colleague will be with you shortly.')
    }
    const streamed = readStream(await askAnew({ content: 'let me talk to a person', stream: true }, chatbot))
    expect(streamed.last.Answer).toBe('A colleague will be with you shortly.')
    for (const content of ['How many homes are there?', 'Is there a home for a person with a dog?']) {
      expect(dataOf<PlainData>(await askAnew({ content }, chatbot)).content, content).not.toContain('A colleague')
    }
  })
})
