import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeExplanation } from '../../../src/doors/cli/describe/describe-explanation.ts'
import type { Explanation } from '../../../src/homes/search/explanation.ts'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, openWire, type Wire } from '../../wire-call.ts'
import { sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  for (const [number, home] of [
    { City: 'Kent', Bedrooms: 3, SalePrice: 400_000, Description: 'A pool and a garden.' },
    { City: 'Renton', Bedrooms: 2, SalePrice: 300_000 },
  ].entries()) {
    const body = { SerialNumber: serialNumber, ...sampleListing, MLSNumber: `77000${number}`, ...home }
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function search(q: string, more: object = {}): Promise<{ explanation?: Explanation; filters: object }> {
  const answer = await wire.call({ path: `/v1/chatbots/${serialNumber}/search`, body: { q, ...more } })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

const explain = async (q: string, more: object = {}): Promise<Explanation> =>
  (await search(q, { ...more, explain: true })).explanation ?? []

/** What became of the meaning that was read in some words. */
const became = (explanation: Explanation, words: string): string | undefined =>
  explanation.flatMap(({ meanings }) => meanings).find((meaning) => meaning.words.toLowerCase().includes(words))?.became

test('it is told only where it is asked for, behind all else', async () => {
  expect(await search('homes in Kent')).not.toHaveProperty('explanation')
  expect(Object.keys(await search('homes in Kent', { explain: true })).at(-1)).toBe('explanation')
  const wrong = await wire.call({ path: `/v1/chatbots/${serialNumber}/search`, body: { q: 'x', explain: 'yes' } })
  expect(wrong.status).toBe(400)
})

test('each clause has its words, its role, and rules by name with what became of them', async () => {
  const explanation = await explain('3 bedrooms in Kent under 500k, ideally with a garden, but not a condo')
  expect(explanation.map(({ role }) => role)).toEqual(['wanted', 'wished', 'excluded'])
  expect(became(explanation, '3 bedrooms')).toBe('filter')
  expect(became(explanation, 'kent')).toBe('filter')
  expect(became(explanation, '500k')).toBe('filter')
  expect(became(explanation, 'garden')).toBe('wish')
  expect(became(explanation, 'condo')).toBe('filter')
  const meanings = explanation.flatMap((clause) => clause.meanings)
  expect(meanings.every(({ rule, words, meaning }) => rule !== '' && words !== '' && meaning !== '')).toBe(true)
})

describe('what becomes of a meaning', () => {
  test.each([
    ['homes in Kent, cheapest first', 'cheapest', 'sort'],
    ['show me the 2 cheapest homes', '2', 'sort'],
    ['average price in Kent', 'average', 'figure'],
    ['casas en Kent, las más baratas', 'baratas', 'sort'],
    ['combien de maisons à Kent', 'combien', 'figure'],
    ['Häuser in Kent mit Garten', 'garten', 'filter'],
    ['Kent 三室', '三室', 'filter'],
  ])('“%s”: %s', async (q, words, outcome) => {
    expect(became(await explain(q), words)).toBe(outcome)
  })

  test('what is taken back is dropped', async () => {
    const explanation = await explain('2 bedrooms in Kent, no wait, 3 bedrooms')
    expect(became(explanation, '2 bedrooms')).toBe('dropped')
    expect(became(explanation, '3 bedrooms')).toBe('filter')
    expect(explanation.at(-1)?.role).toBe('corrected')
  })

  test('what the law forbids is refused, and nothing that it says is a filter', async () => {
    const explanation = await explain('homes in Kent without immigrants')
    expect(explanation.flatMap(({ meanings }) => meanings).map((each) => each.became)).toContain('refused')
  })
})

test('what visitors tell of themselves is a clause of theirs, without a meaning', async () => {
  const explanation = await explain('I am Muslim. 3 bedrooms in Kent')
  expect(explanation[0]).toMatchObject({ role: 'visitor', meanings: [] })
  expect(became(explanation, 'kent')).toBe('filter')
})

test('the trace of an answer tells it too', async () => {
  const sessionID = await app.addSession(serialNumber)
  const body = { sessionID, content: '3 bedrooms in Kent' }
  const { messageid } = dataOf<{ messageid: number }>(await wire.call({ path: '/chat/Chat/ClientAsk', body }))
  const answer = await wire.call({ method: 'GET', path: `/v1/messages/${messageid}/trace` })
  const { trace } = JSON.parse(answer.text) as { trace: { explanation: Explanation } }
  expect(became(trace.explanation, 'kent')).toBe('filter')
  expect(trace.explanation).toEqual(await explain('3 bedrooms in Kent'))
})

test('the command line tells it to a person, a line a clause and a line a meaning', async () => {
  const told = describeExplanation(await explain('3 bedrooms in Kent, cheapest first'))
  expect(told).toMatch(
    /^“3 bedrooms in Kent, cheapest first” is what is wanted\n {2}“3 bedrooms” means .* \(.+\): became a filter/,
  )
  expect(told).toMatch(/became the order$/)
})
