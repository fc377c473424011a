import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { makePicture } from '../../sample-media.ts'
import type { TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import {
  dataOf,
  expectFailure,
  expectSuccess,
  openWire,
  successText,
  type Wire,
  type WireAnswer,
} from '../../wire-call.ts'
import { fillConversations, storeConversation } from './said.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chatbot/ChatContentHistory'

interface Conversation {
  SessionID: number
  CreateTime: string
  URI: string
  Messages: { Type: string; Content: string }[]
}

const history = (SerialNumber: string, more: object = {}): Promise<WireAnswer> =>
  wire.call({ path, body: { SerialNumber, ...more } })

async function conversationsOf(SerialNumber: string, more: object = {}): Promise<Conversation[]> {
  return dataOf(await history(SerialNumber, more))
}

const hello = [{ role: 'question', content: 'Hello' }] as const

describe('the published sample', () => {
  const sample = {
    // Far from the ids that the server of all tests gives by itself.
    id: 4_000_031_302,
    createdAt: '2023-11-21T16:22:42.264484Z',
    page: 'https://firm.example/homes?city=Seattle',
    said: [
      { role: 'question', content: 'Do you have "lofts"?\nOr a <b>studio</b> – 東京 🏡 \u2028 \u007f \\' },
      { role: 'answer', content: 'Two lofts.' },
    ],
  } as const
  const item = {
    SessionID: 4_000_031_302,
    CreateTime: '2023-11-21T16:22:42.264484Z',
    URI: 'https://firm.example/homes?city=Seattle',
    Messages: [
      { Type: 'User', Content: sample.said[0].content },
      { Type: 'AI', Content: 'Two lofts.' },
    ],
  }

  test('comes back to the byte, with either credential and without a Content-Type', async () => {
    const serialNumber = await app.addChatbot()
    await storeConversation(app, serialNumber, sample)
    const bytes = `{"SerialNumber":"${serialNumber}","StartTime":"2023-11-21","EndTime":"2023-11-21"}`
    for (const headers of [
      { authorization: app.secretKey },
      { authorization: `Bearer ${app.secretKey}` },
      { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey },
    ]) {
      expectSuccess(await wire.call({ path, bytes, headers: { 'content-type': undefined, ...headers } }), [item])
    }
    expectSuccess(await wire.call({ path, bytes, headers: { 'content-type': 'text/plain' } }), [item])
  })

  test('with the spellings of its siblings, and a null or "" for a day that is left out', async () => {
    const serialNumber = await app.addChatbot()
    await storeConversation(app, serialNumber, { ...sample, id: 4_000_031_303 })
    for (const body of [
      { serialNumber, startTime: '2023-11-21', endTime: null },
      { SERIALNUMBER: serialNumber.toUpperCase(), StartTime: '', EndTime: ' 2023-11-21 ' },
    ]) {
      expectSuccess(await wire.call({ path, body }), [{ ...item, SessionID: 4_000_031_303 }])
    }
  })
})

describe('what is in it', () => {
  test('what a visitor and the chatbot said, without the greeting and the notice of a lead', async () => {
    const serialNumber = await app.addChatbot({
      WelcomeMessage: 'Welcome home!',
      TalkToHumanEmail: 'team@history.example',
      TalkToHumanResponseMessage: 'We will call you.',
    })
    const visitor = await openVisitor(app, serialNumber)
    const headers = { referrerinfo: JSON.stringify({ url: 'https://firm.example/lofts#top', agent: 'x' }) }
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'How many homes are there?' }, headers)
    const later = { referrerinfo: JSON.stringify({ url: 'https://firm.example/other', agent: 'x' }) }
    await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'ana@history.example', message: 'Hi' }, later)
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Thanks' }, later)
    const [found, ...others] = await conversationsOf(serialNumber)
    expect(others).toEqual([])
    expect(found).toEqual({
      SessionID: visitor.sessionID,
      CreateTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
      URI: 'https://firm.example/lofts#top',
      Messages: [
        { Type: 'User', Content: 'How many homes are there?' },
        { Type: 'AI', Content: expect.stringMatching(/./) },
        { Type: 'User', Content: 'Thanks' },
        { Type: 'AI', Content: expect.stringMatching(/./) },
      ],
    })
    const exported = await wire.call({ path: '/v1/visitors/export', body: { sessionID: visitor.sessionID } })
    expect(JSON.parse(exported.text).sessions).toMatchObject([{ page: 'https://firm.example/lofts#top' }])
    expect(Math.abs(Date.parse(found?.CreateTime ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('an empty URI where no page is known, as with GetSession', async () => {
    const serialNumber = await app.addChatbot()
    const sessionID = await app.addSession(serialNumber)
    expect(await conversationsOf(serialNumber), 'nothing was said yet').toEqual([])
    dataOf(await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hello' } }))
    expect(await conversationsOf(serialNumber)).toMatchObject([{ SessionID: sessionID, URI: '' }])
    const visitor = await openVisitor(app, serialNumber)
    const headers = { referrerinfo: '{"url":"javascript:alert(1)"}', origin: 'https://firm.example' }
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello' }, headers)
    expect(await conversationsOf(serialNumber)).toMatchObject([{}, { SessionID: visitor.sessionID, URI: '' }])
  })

  test('files as lines under the words, by the names that they came with', async () => {
    const serialNumber = await app.addChatbot()
    const picture = await makePicture('png')
    const [kitchen, garden] = [
      await uploadFile(app, picture, 'kitchen.png'),
      await uploadFile(app, picture, 'a\n b].png'),
    ]
    await storeConversation(app, serialNumber, {
      createdAt: '2026-03-01T10:00:00Z',
      said: [
        { role: 'question', kind: 'Image', content: 'Which of these?', fileIds: [garden, kitchen] },
        { role: 'question', kind: 'Image', content: ' ', fileIds: [kitchen] },
        { role: 'question', kind: 'Audio', content: 'what was heard', fileIds: [999_999_999] },
      ],
    })
    const [found] = await conversationsOf(serialNumber)
    expect(found?.Messages.map(({ Content }) => Content)).toEqual([
      'Which of these?\n[image: a b].png]\n[image: kitchen.png]',
      '[image: kitchen.png]',
      'what was heard\n[audio: ]',
    ])
  })

  test('interrupted answers as far as they went, questions whose answer failed, questions that wait', async () => {
    const serialNumber = await app.addChatbot()
    await storeConversation(app, serialNumber, {
      createdAt: '2026-03-01T10:00:00Z',
      said: [
        { role: 'question', content: 'One?' },
        { role: 'answer', content: 'There are fo', status: 'interrupted' },
        { role: 'question', content: 'Two?', status: 'failed' },
        { role: 'question', content: 'Three?', status: 'pending' },
      ],
    })
    const [found] = await conversationsOf(serialNumber)
    expect(found?.Messages).toEqual([
      { Type: 'User', Content: 'One?' },
      { Type: 'AI', Content: 'There are fo' },
      { Type: 'User', Content: 'Two?' },
      { Type: 'User', Content: 'Three?' },
    ])
  })
})

describe('days', () => {
  test('are those of UTC, whatever the chatbot’s zone, both ends within; each conversation comes whole', async () => {
    const serialNumber = await app.addChatbot({ TimeZone: 'Pacific/Kiritimati' })
    const add = (createdAt: string, ...times: string[]) =>
      storeConversation(app, serialNumber, {
        createdAt,
        said: times.map((at) => ({ role: 'question', content: at, at })),
      })
    const last = await add('2026-02-27T23:00:00Z', '2026-02-27T23:59:59.999999Z')
    const long = await add(
      '2026-02-26T09:00:00Z',
      '2026-02-26T09:00:00Z',
      '2026-02-28T00:00:00Z',
      '2026-03-02T00:00:00Z',
    )
    const first = await add('2026-03-01T23:59:59.999999Z', '2026-03-01T23:59:59.999999Z')
    const ids = async (StartTime?: string, EndTime?: string): Promise<number[]> =>
      (await conversationsOf(serialNumber, { StartTime, EndTime })).map(({ SessionID }) => SessionID)
    expect(await ids()).toEqual([long, last, first])
    expect(await ids('2026-02-27', '2026-02-27')).toEqual([last])
    expect(await ids('2026-02-28', '2026-02-28')).toEqual([long])
    expect(await ids('2026-03-01', '2026-03-01')).toEqual([first])
    expect(await ids('2026-02-27', '2026-03-01')).toEqual([long, last, first])
    expect(await ids('2026-03-02')).toEqual([long])
    expect(await ids(undefined, '2026-02-26')).toEqual([long])
    expect(await ids(undefined, '2026-02-25')).toEqual([])
    // A quiet day in the middle of a conversation is not one in which something was said.
    expect(await ids('2026-03-01', '2026-03-01')).not.toContain(long)
    const [whole] = await conversationsOf(serialNumber, { StartTime: '2026-02-28', EndTime: '2026-02-28' })
    expect(whole?.Messages).toHaveLength(3)
    expect(await ids('0001-01-01', '9999-12-31')).toEqual([long, last, first])
  })

  test('that are none, or in the wrong order, are a 400', async () => {
    const serialNumber = await app.addChatbot()
    expectFailure(
      await history(serialNumber, { StartTime: '2026-03-02', EndTime: '2026-03-01' }),
      'invalid-fields',
      'StartTime: expected a day that is not after EndTime (2026-03-01), got 2026-03-02.',
    )
    for (const day of ['2026-02-29', '2026-2-1', '21.11.2026', '0000-01-01', '2026-11-21T00:00:00Z', '+02026-1-01']) {
      const answer = await history(serialNumber, { EndTime: day })
      expectFailure(
        answer,
        'invalid-fields',
        `EndTime: expected a day as YYYY-MM-DD, got the text ${JSON.stringify(day)}.`,
      )
    }
    expect((await history(serialNumber, { StartTime: 20_260_101 })).status).toBe(400)
  })
})

describe('order and pages', () => {
  test('oldest first by when they began, not by number; pages by pageNumber and pageSize', async () => {
    const serialNumber = await app.addChatbot()
    const times = ['2026-05-03', '2026-05-01', '2026-05-04', '2026-05-02', '2026-05-05']
    for (const createdAt of times) await storeConversation(app, serialNumber, { createdAt, said: hello })
    const days = async (more: object): Promise<string[]> =>
      (await conversationsOf(serialNumber, more)).map(({ CreateTime }) => CreateTime.slice(8, 10))
    expect(await days({})).toEqual(['01', '02', '03', '04', '05'])
    expect(await days({ pageSize: 2 })).toEqual(['01', '02'])
    expect(await days({ PageSize: 2, PageNumber: 2 })).toEqual(['03', '04'])
    expect(await days({ pageSize: 2, pageNumber: 3 })).toEqual(['05'])
    expect(await days({ pageSize: 2, pageNumber: 4 })).toEqual([])
    expect(await days({ pageNumber: 1 })).toHaveLength(5)
    expect(await days({ pageNumber: 2 })).toEqual([])
    expect(await days({ pageNumber: 9_007_199_254_740_991, pageSize: 1_000 })).toEqual([])
    expect(await days({ pageSize: 2, pageNumber: 2, StartTime: '2026-05-02' })).toEqual(['04', '05'])
    for (const more of [{ pageSize: 0 }, { pageSize: 1_001 }, { pageNumber: 0 }, { pageNumber: '1' }]) {
      expect((await history(serialNumber, more)).headers['x-error-code']).toBe('invalid-fields')
    }
  })

  test('more than 10,000 conversations are a 400, unless they come page by page', async () => {
    const serialNumber = await app.addChatbot()
    await fillConversations(app, serialNumber, { conversations: 10_000, messages: 1, characters: 10 })
    expect(await conversationsOf(serialNumber)).toHaveLength(10_000)
    await storeConversation(app, serialNumber, { createdAt: '2026-07-01', said: hello })
    expectFailure(
      await history(serialNumber),
      'too-many-items',
      'There are more than 10,000 conversations in these days: name fewer days, or ask page by page with pageNumber and pageSize.',
    )
    expect(await conversationsOf(serialNumber, { EndTime: '2026-06-30' })).toHaveLength(10_000)
    expect(await conversationsOf(serialNumber, { pageNumber: 1 })).toHaveLength(1_000)
    expect(await conversationsOf(serialNumber, { pageNumber: 11 })).toMatchObject([
      { CreateTime: '2026-07-01T00:00:00.000000Z' },
    ])
  })

  test('a chatbot without conversations has an empty list; one that is unknown or removed is a 404', async () => {
    const serialNumber = await app.addChatbot()
    const answer = await history(serialNumber)
    expect(answer.text).toBe(successText([]))
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber: serialNumber } }))
    await wire.call({ path: '/chat/Chatbot/Remove', body: { serialNumber } })
    for (const gone of [serialNumber, 'f'.repeat(32)]) {
      const sentence = `No chatbot of this workspace has the serialNumber "${gone}".`
      expectFailure(await history(gone), 'chatbot-not-found', sentence)
    }
  })
})
