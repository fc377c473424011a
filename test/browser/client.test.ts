import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { openBrowser } from './open-browser.ts'

const root = join(import.meta.dirname, '..', '..')
let app: TestApp
let browser: Browser

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

/** What a page of somebody else does with the client, as its script. */
const script = `async ({ baseUrl, serialNumber }) => {
  const { openClient, PorchlightError } = await import('/site/client/open-client.js')
  const { SessionKey } = await openClient({ baseUrl }).getConfig({ serialNumber })
  const visitor = openClient({ baseUrl, visitorKey: SessionKey })
  const lines = []
  for await (const line of visitor.askAsVisitor({ content: 'How many homes are for sale?' })) lines.push(line)
  const failure = await visitor.leaveLead({}).catch((error) => error)
  const left = []
  for await (const line of visitor.askAsVisitor({ content: 'And to rent?' })) {
    left.push(line)
    break
  }
  return { lines, left: left.length, failure: [failure instanceof PorchlightError, failure.code, failure.status] }
}`

test('the client runs in a page as its files are: calls, failures, and answers piece by piece', async () => {
  const serialNumber = await addDemoChatbot(app)
  const page = await (await browser.newContext()).newPage()
  await page.route(`${app.url}/site/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/site/', '')
    if (path === '') return route.fulfill({ contentType: 'text/html', body: '<title>Site</title>' })
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(root, path), 'utf8') })
  })
  await page.goto(`${app.url}/site/`)
  const call = `(${script})(${JSON.stringify({ baseUrl: app.url, serialNumber })})`
  const { lines, left, failure } = await page.evaluate<{
    lines: Record<string, unknown>[]
    left: number
    failure: unknown
  }>(call)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.slice(0, -1).every(({ content }) => typeof content === 'string')).toBe(true)
  expect(lines.at(-1)).toMatchObject({ TaskCompleted: true })
  expect(left).toBe(1)
  expect(failure).toEqual([true, 'invalid-fields', 400])
})
