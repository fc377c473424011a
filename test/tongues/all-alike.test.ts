import { beforeAll, expect, test } from 'vitest'
import { connectionNames } from '../../src/doors/connections/connections.ts'
import { tries } from '../../src/doors/connections/tries.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// The same question, by every tongue, with a key and without where none is needed.

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot({ Name: 'Birch Lane Homes' })
  for (const [n, SalePrice] of [450_000, 390_000, 620_000].entries()) {
    const listing = { ...fullListing, MLSNumber: `A${n}`, Address: `${n + 1} Fir Street`, SalePrice }
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  }
})

async function ask(name: (typeof connectionNames)[number], question: string, key: string | null): Promise<string> {
  const { path, headers = {}, bodyOf, wordsOf } = tries[name]
  const answer = await fetch(app.url + path.replace('{serialNumber}', serialNumber), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(bodyOf(question, serialNumber)),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return wordsOf(text).trim()
}

test.each([
  ['homes in Seattle under 500k, cheapest first', /2 Fir Street.*1 Fir Street/s],
  ['homes in Seattle without families with children', /never chosen by who lives there/],
  ['what is the average price?', /\$486,667/],
  ['asdf qwer?', /./],
])('%s is answered in the same words', async (question, expected) => {
  const told = new Map<string, string>()
  for (const name of connectionNames) {
    told.set(name, await ask(name, question, app.secretKey))
    if (!name.startsWith('openai')) told.set(`${name}, as a visitor`, await ask(name, question, null))
  }
  const [first = ''] = told.values()
  expect(first).toMatch(expected)
  for (const [by, words] of told) expect(words, by).toBe(first)
})
