import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dataOf, expectFailure, expectSuccess, openWire, successText, type Wire } from '../wire-call.ts'
import { sampleListing } from './listings/sample-listing.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const nobody = '0123456789abcdef0123456789abcdef'

describe('Add', () => {
  const path = '/chat/Chatbot/Add'

  test('answers the serialNumber: 32 lower-case hex digits, new each time', async () => {
    const first = await wire.call({ path, body: { timeZone: 'America/Los_Angeles', type: 0 } })
    const data = dataOf<string>(first)
    expect(data).toMatch(/^[0-9a-f]{32}$/)
    expectSuccess(first, data)
    const second = await wire.call({ path, body: { TIMEZONE: 'europe/paris', Type: 0, name: 'x' } })
    expect(dataOf(second)).not.toBe(data)
  })

  test.each([
    [{}, 'timeZone: is required. type: is required.'],
    [{ timeZone: 'UTC' }, 'type: is required.'],
    [{ type: 0 }, 'timeZone: is required.'],
    [{ timeZone: ' ', type: 0 }, 'timeZone: expected text that is not blank, got the text "".'],
    [
      { timeZone: 'Mars/Olympus', type: 0 },
      'timeZone: expected an IANA time zone such as "America/Los_Angeles", got the text "Mars/Olympus".',
    ],
    [
      { timeZone: '+01:00', type: 0 },
      'timeZone: expected an IANA time zone such as "America/Los_Angeles", got the text "+01:00".',
    ],
    [{ timeZone: 'UTC', type: 1 }, 'type: expected a number of at most 0, got 1.'],
    [{ timeZone: 'UTC', type: '0' }, 'type: expected a whole number, got the text "0".'],
  ])('%j is refused', async (body, message) => {
    expectFailure(await wire.call({ path, body }), 'invalid-fields', message)
  })
})

describe('Edit', () => {
  const path = '/chat/Chatbot/Edit'

  test('answers 1, also when there is nothing to change', async () => {
    const serialNumber = await app.addChatbot()
    expectSuccess(await wire.call({ path, body: { serialNumber, Name: 'Harbour Homes' } }), 1)
    expectSuccess(await wire.call({ path, body: { serialNumber } }), 1)
    expectSuccess(await wire.call({ path, body: { serialNumber: ` ${serialNumber} ` } }), 1)
  })

  test('an unknown chatbot is a 404', async () => {
    for (const serialNumber of [nobody, 'x', "' OR 1=1 --"]) {
      expectFailure(
        await wire.call({ path, body: { serialNumber, Name: 'x' } }),
        'chatbot-not-found',
        `No chatbot of this workspace has the serialNumber "${serialNumber}".`,
      )
    }
  })

  test('the serialNumber is required', async () => {
    expectFailure(await wire.call({ path, body: { Name: 'x' } }), 'invalid-fields', 'serialNumber: is required.')
    expectFailure(
      await wire.call({ path, body: { serialNumber: '  ' } }),
      'invalid-fields',
      'serialNumber: expected text that is not blank, got the text "".',
    )
  })
})

describe('Remove', () => {
  const path = '/chat/Chatbot/Remove'

  test('answers without a Data key', async () => {
    const serialNumber = await app.addChatbot()
    const answer = await wire.call({ path, body: { serialNumber } })
    expectSuccess(answer, undefined)
    expect(answer.text).toBe('{"Version":"1.0.0","Success":true,"Code":200,"Message":""}')
  })

  test('takes everything of the chatbot with it, and of no other', async () => {
    const [gone, stays] = [await app.addChatbot(), await app.addChatbot()]
    const sessionID = await app.addSession(gone)
    for (const SerialNumber of [gone, stays]) {
      await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber, ...sampleListing } })
    }
    await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'How many homes?' } })
    await wire.call({ path, body: { serialNumber: gone } })

    const unknown = [
      { path, body: { serialNumber: gone } },
      { path: '/chat/Chatbot/Edit', body: { serialNumber: gone } },
      { path: '/chat/Chatbot/GetSession', body: { serialNumber: gone } },
      { path: '/chat/Chatbot/RealEstateList', body: { SerialNumber: gone } },
      { path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: gone, ...sampleListing } },
      { path: '/chat/Chatbot/RealEstateDelete', body: { SerialNumber: gone, Keys: ['1'], KeyType: 'NewOaks' } },
      { path: `/v1/chatbots/${gone}/search`, body: { q: 'homes' } },
    ]
    for (const call of unknown) {
      expectFailure(
        await wire.call(call),
        'chatbot-not-found',
        `No chatbot of this workspace has the serialNumber "${gone}".`,
      )
    }
    expectFailure(
      await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hello?' } }),
      'session-not-found',
      `No session of this workspace has the id ${sessionID}: make one with GetSession.`,
    )
    const list = await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber: stays } })
    expect(dataOf(list)).toMatchObject({ VirtualCount: 1 })

    const rowsLeft = async (): Promise<number> => {
      const { rows } = await app.app.pool.query(
        'SELECT (SELECT count(*) FROM listings) + (SELECT count(*) FROM sessions) + (SELECT count(*) FROM messages) AS rows',
      )
      return Number(rows[0].rows)
    }
    // Only the listing of the other chatbot.
    await expect.poll(rowsLeft, { timeout: 60_000 }).toBe(1)
  })

  test('an unknown chatbot is a 404', async () => {
    expectFailure(
      await wire.call({ path, body: { serialNumber: nobody } }),
      'chatbot-not-found',
      `No chatbot of this workspace has the serialNumber "${nobody}".`,
    )
    expectFailure(await wire.call({ path, body: {} }), 'invalid-fields', 'serialNumber: is required.')
  })
})

describe('GetSession', () => {
  const path = '/chat/Chatbot/GetSession'

  test('makes a new session at each call', async () => {
    const serialNumber = await app.addChatbot()
    const answers = [
      await wire.call({ path, body: { serialNumber } }),
      await wire.call({ path, body: { serialNumber } }),
    ]
    const ids = answers.map((answer) => dataOf<{ SessionID: number }>(answer).SessionID)
    expect(new Set(ids).size).toBe(2)
    for (const [index, answer] of answers.entries()) {
      expect(Number.isSafeInteger(ids[index])).toBe(true)
      expectSuccess(answer, { SessionID: ids[index] })
    }
  })

  test('of an unknown chatbot is a 404', async () => {
    expectFailure(
      await wire.call({ path, body: { serialNumber: nobody } }),
      'chatbot-not-found',
      `No chatbot of this workspace has the serialNumber "${nobody}".`,
    )
  })
})

describe('ModelList', () => {
  const path = '/chat/Chatbot/ModelList'

  test('is the same by GET and POST, whatever body comes with it', async () => {
    const posted = await wire.call({ path, body: {} })
    const models = dataOf<{ Key: string; Value: string; Status: boolean }[]>(posted)
    expectSuccess(posted, models)
    for (const bytes of [undefined, '{}', '{', '"x"']) {
      const got = await wire.call({ method: 'GET', path, ...(bytes === undefined ? {} : { bytes }) })
      expect(got.text).toBe(posted.text)
    }
    expect((await wire.call({ path })).text).toBe(posted.text)
    expect(posted.text).toBe(successText(models.map(({ Key, Value, Status }) => ({ Key, Value, Status }))))
  })

  test('offers a model that works without a key; keys are unique', async () => {
    const models = dataOf<{ Key: string; Status: boolean }[]>(await wire.call({ path, body: {} }))
    expect(models.filter(({ Status }) => Status).map(({ Key }) => Key)).toEqual(['porchlight-guide'])
    expect(new Set(models.map(({ Key }) => Key)).size).toBe(models.length)
  })
})
