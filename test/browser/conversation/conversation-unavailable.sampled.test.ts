import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { english } from '../../../widget/chat/words/english.ts'
import { deepTest, quickTest, sampleOf } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openChat } from '../chat-page.ts'
import { openBrowser } from '../open-browser.ts'

// The server answers, but cannot do its work just now; or knows nothing of a session that was kept.

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser()
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})
afterEach(() => {
  app.app.now = () => new Date()
})

/** Lets a proxy in front of the server answer that it is not to be had, until it is told otherwise. */
async function refuse(page: Page, path: string, code: string): Promise<() => Promise<void>> {
  const Message = 'The database db.internal:5432 is away: meant for developers.'
  await page.route(path, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-error-code': code, 'retry-after': '1' },
      json: { Data: null, Version: '1.0.0', Success: false, Code: 503, Message },
    }),
  )
  return () => page.unroute(path)
}

test.each(sampleOf(['database-unavailable', 'too-busy', 'shutting-down'], 1))(
  'a question that meets %s stays, says why in kind words, and goes out when the visitor says so',
  async (code) => {
    const chat = await openChat(browser, app.url, serialNumber)
    const { page } = chat
    const back = await refuse(page, '**/chat/Chat/Ask', code)
    await chat.say('Do you have anything by the lake?')
    const question = chat.questions.filter({ hasText: 'anything by the lake' })
    await question.getByText(english.failedBusy).waitFor()
    expect(await page.locator('body').innerText()).not.toContain('db.internal')
    await question.getByRole('button', { name: english.tryAgain, exact: true }).click()
    await question.getByText(english.failedBusy).waitFor()
    await back()
    await question.getByRole('button', { name: english.tryAgain, exact: true }).click()
    await expect.poll(() => chat.answers.count()).toBe(1)
    expect(await chat.questions.count()).toBe(1)
    expect(await page.locator('.failure').count()).toBe(0)
    await page.context().close()
  },
)

quickTest('a chat that cannot be opened says so kindly, and opens when the visitor tries again', async () => {
  const page = await browser.newPage()
  const back = await refuse(page, '**/chat/Chatbot/GetConfig', 'database-unavailable')
  await page.goto(`${app.url}/share/${serialNumber}`)
  await page.getByText(english.failedBusy).waitFor()
  await back()
  await page.getByRole('button', { name: english.tryAgain }).click()
  await page.getByRole('textbox').waitFor()
  await page.context().close()
})

quickTest('a line in the middle of an answer that says so leaves what was said, and the way to ask again', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  const lines = ['{"content":"There are three"}', '{"Success":false,"Code":503,"Message":"shutting down"}', '']
  await chat.page.route('**/chat/Chat/Ask', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: lines.join('\n') }),
  )
  await chat.say('How many homes?')
  await chat.questions.getByText(english.failedBusy).waitFor()
  expect(await chat.answers.innerText()).toContain('There are three')
  await chat.page.unroute('**/chat/Chat/Ask')
  await chat.button('tryAgain').click()
  await expect.poll(() => chat.answers.last().innerText()).not.toContain('There are three')
  await chat.untilAnswered()
  await chat.page.context().close()
})

deepTest('a conversation that was kept too long gives way to a fresh one, without a word of trouble', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  await chat.untilAnswered()
  const former = await chat.page.evaluate<string>('Object.values(localStorage)[0]')
  app.app.now = () => new Date(Date.now() + 40 * 24 * 3_600_000)
  await chat.page.reload()
  await chat.field.waitFor()
  expect(await chat.questions.count()).toBe(0)
  expect(await chat.notices.count()).toBe(0)
  expect(await chat.page.evaluate('localStorage.length')).toBe(0)
  await chat.say('Hello again')
  await expect.poll(() => chat.answers.count()).toBe(1)
  await chat.untilAnswered()
  const kept = await chat.page.evaluate<string>('Object.values(localStorage)[0]')
  expect(JSON.parse(kept).id).toBeGreaterThan(JSON.parse(former).id)
  await chat.page.context().close()
})

deepTest('a key that nobody knows any more is no hindrance either', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  await chat.untilAnswered()
  // As after all visitors' keys were revoked.
  await app.app.db.deleteFrom('signingKeys').execute()
  const next = await startTestApp({ connection: app.app.connection })
  const context = await browser.newContext({ storageState: await storageFor(chat.page, next.url) })
  const anew = await openChat(context, next.url, serialNumber)
  expect(await anew.questions.count()).toBe(0)
  await anew.say('Hello again')
  await expect.poll(() => anew.answers.count()).toBe(1)
  expect(await anew.page.locator('.failure').count()).toBe(0)
  await context.close()
  await chat.page.context().close()
  await next.close()
})

/** What the page has kept, for the same page under another address. */
async function storageFor(page: Page, url: string) {
  const localStorage = await page.evaluate<{ name: string; value: string }[]>(
    'Object.entries(localStorage).map(([name, value]) => ({ name, value }))',
  )
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
}
