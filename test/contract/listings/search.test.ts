import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fullListing, sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let ids: number[]

const homes = [
  { ...fullListing },
  { ...sampleListing, City: 'Seattle', SalePrice: 300_000, MLSNumber: 'B2', Url: 'https://homes.example/b' },
  { ...sampleListing, City: 'Renton', SalePrice: 400_000, MLSNumber: 'B3', Bedrooms: 4 },
  { ...sampleListing, City: 'Renton', SaleType: 'for_rent', RentPrice: 2_000, MLSNumber: 'B4' },
]

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  ids = []
  for (const home of homes) {
    const body = { SerialNumber: serialNumber, ...home }
    ids.push(Number(dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))))
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface Found {
  summary: string
  filters: Record<string, unknown>
  sort: string
  total: number
  listings: Record<string, unknown>[]
  figures: { kind: string; field: string; value: number }[]
  ignored: string[]
  refused: null | { code: string; message: string }
}

const search = (body: unknown, chatbot = serialNumber): Promise<WireAnswer> =>
  wire.call({ path: `/v1/chatbots/${chatbot}/search`, body })

async function find(body: Record<string, unknown>): Promise<Found> {
  const answer = await search(body)
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

const placesOf = ({ listings }: Found): number[] => listings.map(({ id }) => ids.indexOf(Number(id)))

test('the answer is the result itself, its keys in the order of the contract', async () => {
  const answer = await search({ q: 'homes for sale in Seattle' })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const found: Found = JSON.parse(answer.text)
  expect(Object.keys(found)).toEqual([
    'summary',
    'filters',
    'sort',
    'total',
    'listings',
    'figures',
    'ignored',
    'refused',
  ])
  expect(found).toMatchObject({ total: 2, figures: [], ignored: [], refused: null })
  expect(found.summary).toMatch(/Seattle/)
  expect(found.sort).toMatch(/\w/)
  expect(Object.keys(found.filters)).toEqual(expect.arrayContaining(['City', 'SaleType']))
  expect(answer.text).toBe(JSON.stringify(found))
})

test('a listing has every field in its natural type, null when absent', async () => {
  const found = await find({ q: 'homes in Seattle' })
  const [full, bare] = [found.listings.find(({ id }) => id === ids[0]), found.listings.find(({ id }) => id === ids[1])]
  expect(full).toMatchObject({ id: ids[0], ...fullListing })
  const absent = Object.keys(fullListing).filter((name) => !(name in (homes[1] ?? {})))
  expect(bare).toMatchObject({ id: ids[1], ...homes[1], ...Object.fromEntries(absent.map((name) => [name, null])) })
})

test('limit and offset page through all matches', async () => {
  const all = await find({ q: 'homes' })
  expect(all.total).toBe(4)
  expect(all.listings).toHaveLength(4)
  const pages = await Promise.all([0, 1, 2, 3, 4].map((offset) => find({ q: 'homes', limit: 1, offset })))
  expect(pages.flatMap(placesOf)).toEqual(placesOf(all))
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4])
})

test('a number of homes in the sentence limits what is shown, not the total', async () => {
  const found = await find({ q: 'the 2 cheapest homes for sale' })
  expect(found.total).toBe(3)
  expect(placesOf(found)).toEqual([1, 2])
})

test('figures come when the sentence asks for one', async () => {
  const { figures, total } = await find({ q: 'how many homes are for sale' })
  expect(total).toBe(3)
  expect(figures).toContainEqual({ kind: 'count', field: expect.any(String), value: 3 })
})

test('words without a meaning are named', async () => {
  expect((await find({ q: 'homes in Seattle frobnicate' })).ignored.join(' ')).toContain('frobnicate')
})

test('a place that no listing has matches nothing', async () => {
  expect(await find({ q: 'homes in Paris' })).toMatchObject({ total: 0, listings: [] })
})

test('the same sentence gives the same result, byte for byte', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => search({ q: 'cheapest 3 bedroom home under 500k' })),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('words that every object has are words like any other', async () => {
  const sessionID = await app.addSession(serialNumber)
  for (const word of Object.getOwnPropertyNames(Object.prototype)) {
    for (const q of [word, `${word} homes`, `homes in ${word}`, `near ${word} street`, `with ${word}`, `no ${word}`]) {
      expect((await search({ q, sessionID })).status, q).toBe(200)
    }
    const asked = await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: `What about ${word}?` } })
    expect(asked.status, word).toBe(200)
  }
})

test.each([
  'homes under NINES',
  'NINES bedrooms',
  'over NINES sq ft',
  'built after NINES',
  'in the last NINES days',
  'HOA under NINES',
  'NINES/NINES',
  'around $NINESk',
  'under 500k million million million million million million',
  'near NINES, -NINES',
])('an amount that nobody can mean is no amount, and does no harm to the conversation: %s', async (sentence) => {
  const q = sentence.replaceAll('NINES', '9'.repeat(400))
  const sessionID = await app.addSession(serialNumber)
  const found = await find({ q, sessionID })
  expect(JSON.stringify(found)).not.toMatch(/∞|Infinity|NaN/)
  expect(found.ignored).not.toEqual([])
  expect((await search({ q: 'only houses', sessionID })).status).toBe(200)
  expect((await search({ q: 'cheaper', sessionID })).status).toBe(200)
})

test('with sessionID a sentence refines the last search of that conversation', async () => {
  const sessionID = await app.addSession(serialNumber)
  expect(placesOf(await find({ q: 'homes in Renton', sessionID })).sort()).toEqual([2, 3])
  expect(placesOf(await find({ q: 'with 4 bedrooms instead', sessionID }))).toEqual([2])
})

describe('what is refused', () => {
  test.each([
    [{}, 'q: is required.'],
    [{ q: 7 }, 'q: expected text, got 7.'],
    [{ q: 'x', limit: 0 }, 'limit: expected a number of at least 1, got 0.'],
    [{ q: 'x', limit: 101 }, 'limit: expected a number of at most 100, got 101.'],
    [{ q: 'x', limit: '5' }, 'limit: expected a whole number, got the text "5".'],
    [{ q: 'x', offset: -1 }, 'offset: expected a number of at least 0, got -1.'],
    [{ q: 'x', sessionID: 'a' }, 'sessionID: expected a whole number, got the text "a".'],
  ])('%j', async (body, message) => {
    expectFailure(await search(body), 'invalid-fields', message)
  })

  test('an unknown chatbot or session is a 404 with the envelope', async () => {
    expectFailure(
      await search({ q: 'x' }, 'nobody'),
      'chatbot-not-found',
      'No chatbot of this workspace has the serialNumber "nobody".',
    )
    expectFailure(
      await search({ q: 'x', sessionID: 999_999_999 }),
      'session-not-found',
      'No session of this workspace has the id 999999999: make one with GetSession.',
    )
  })

  test('a serialNumber in the body does not replace the one of the path', async () => {
    expect((await search({ q: 'x', serialNumber: 'nobody' })).status).toBe(200)
    expect((await search({ q: 'x', serialNumber }, 'nobody')).status).toBe(404)
  })
})
