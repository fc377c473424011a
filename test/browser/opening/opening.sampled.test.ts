import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listingsOf } from '../../../bench/conversations/listing-sets.ts'
import { makeChatbot } from '../../../src/firm/chatbots/make-chatbot.ts'
import { addListings } from '../../../src/homes/listings/chatbot-listings.ts'
import { borrowTestApp } from '../../borrow-app.ts'
import { sampleOf } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  // A firm of twelve homes that has set nothing but its name.
  const made = await makeChatbot(app.app, app.workspaceId, { Name: 'Otterbrook Homes' })
  serialNumber = made.serialNumber
  await addListings(app.app.db, { workspaceId: app.workspaceId, chatbotId: made.chatbotId }, listingsOf('small'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const suggestions = ({ page }: ChatPage) => page.locator('.suggestions button')

async function open(options: BrowserContextOptions): Promise<ChatPage> {
  return openChat(await browser.newContext(options), app.url, serialNumber)
}

const sizes: [name: string, options: BrowserContextOptions][] = [
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' }],
  [
    'the bubble’s window, German, dark',
    { viewport: { width: 430, height: 560 }, locale: 'de-DE', colorScheme: 'dark' },
  ],
  ['large letters', { viewport: { width: 320, height: 640 }, locale: 'es-MX' }],
]

test.each(sampleOf(sizes, 2))(
  'it greets with its name, and four suggestions stand above the field: %s',
  async (_name, options) => {
    const chat = await open(options)
    expect(await chat.page.locator('.message.chatbot').allInnerTexts()).toEqual([
      expect.stringContaining('Otterbrook Homes'),
    ])
    // The first window may come before they are drawn: it asks once more.
    await expect.poll(() => suggestions(chat).count(), { timeout: 60_000 }).toBe(4)
    const [last, field] = [await suggestions(chat).last().boundingBox(), await chat.field.boundingBox()]
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(options.viewport?.height ?? 0)
    expect(await findAxeFaults(chat.page)).toEqual([])
    await chat.page.context().close()
  },
)

test('each of them leads to homes', { timeout: 120_000 }, async () => {
  for (const at of [0, 1, 2, 3]) {
    const chat = await open({ locale: 'en-US' })
    await suggestions(chat).nth(at).waitFor({ timeout: 60_000 })
    const suggestion = await suggestions(chat).nth(at).innerText()
    await suggestions(chat).nth(at).click()
    await chat.page.locator('.home').first().waitFor({ timeout: 60_000 })
    expect(await chat.questions.last().locator('.bubble').innerText()).toBe(suggestion)
    expect(await suggestions(chat).count()).toBe(0)
    await chat.page.context().close()
  }
})
