import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../../src/operations.ts'
import { borrowTestApp } from '../../borrow-app.ts'
import { callsOf, type TestApp } from '../../test-app.ts'
import { openWire, type Wire } from '../../wire-call.ts'

/** Not those that look for something else first, which is not there. */
const ofFirms = operations.filter(
  ({ path, operation }) =>
    operation.access.startsWith('secret-key') &&
    operation.errors.includes('chatbot-not-found') &&
    (!path.includes('{') || path.includes('{serialNumber}')),
)

let app: TestApp
let strange: string
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  strange = await callsOf(app.url, await app.addWorkspace()).addChatbot()
  wire = openWire(app)
})
afterAll(() => wire.close())

test('most operations of the API are about one chatbot', () => {
  expect(ofFirms.length).toBeGreaterThan(40)
})

test.each(ofFirms)('$method $path knows no chatbot of somebody else', async ({ method, path, operation }) => {
  const field = Object.keys(Object(operation.input).properties).find((name) => /^serialNumber$/i.test(name)) ?? ''
  for (const named of [strange, strange.toUpperCase(), 'nobody']) {
    const isInPath = path.includes(`{${field}}`)
    const body = { ...operation.example, ...(isInPath ? {} : { [field]: named }) }
    const address = path.replace(`{${field}}`, named).replace(/\{\w+\}/g, '1')
    const query = new URLSearchParams(
      Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const answer = await wire.call(
      method === 'GET' ? { method, path: `${address}?${query}` } : { method, path: address, body },
    )
    expect([answer.status, answer.headers['x-error-code'], JSON.parse(answer.text).Message]).toEqual([
      404,
      'chatbot-not-found',
      `No chatbot of this workspace has the serialNumber "${named}".`,
    ])
  }
})
