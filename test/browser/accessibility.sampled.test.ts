import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  // Nobody calls it here: what hears is all that the button for speech needs.
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9',
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted',
    },
  })
  browser = await openBrowser()
  serialNumber = await addDemoChatbot(app)
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

async function edit(settings: Record<string, unknown>): Promise<void> {
  const { body } = await app.post('/chat/Chatbot/Edit', { serialNumber, ...settings })
  if (!body.Success) throw new Error(body.Message)
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${app.url}/share/${serialNumber}`)
  await page.locator('#composer').waitFor()
  return page
}

async function ask(page: Page, text: string): Promise<void> {
  await page.locator('#composer').fill(text)
  await page.keyboard.press('Enter')
}

const search = '3 bedrooms in Seattle'

/** Everything that a visitor can come across, by name, in the order of a visit; each step leaves the page ready for the next. */
const states: [name: string, reach: (page: Page) => Promise<void>][] = [
  ['greeting and suggestions', async (page) => page.locator('.suggestions button').first().waitFor()],
  [
    'contact links',
    async (page) => {
      await page.locator('.menu button').click()
      await page.locator('.menu a').first().waitFor()
    },
  ],
  [
    'form to reach a person',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('.head .icon-button').first().click()
      await page.locator('dialog form').waitFor()
    },
  ],
  [
    'form with what is missing',
    async (page) => {
      await page.locator('dialog button[type="submit"]').click()
      await page.locator('dialog [aria-invalid="true"]').first().waitFor()
    },
  ],
  [
    'answer with homes and what was understood',
    async (page) => {
      await page.keyboard.press('Escape')
      await ask(page, search)
      await page.locator('.home').first().waitFor()
      await page.locator('.send.stop').waitFor({ state: 'hidden' })
    },
  ],
  [
    'choices of a criterion',
    async (page) => {
      await page.locator('.chip [aria-haspopup], .chip [aria-expanded]').first().click()
    },
  ],
  [
    'pictures of a home',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('.home-open').first().click()
      await page.locator('dialog .gallery img').first().waitFor()
    },
  ],
  [
    'map',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.locator('.answer-head .homes-pill').last().click()
      await page.locator('dialog .map-pins button').first().waitFor()
    },
  ],
  [
    'comparison',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await ask(page, 'compare the first two')
      await page.locator('.message.chatbot table').waitFor()
      await page.locator('.send.stop').waitFor({ state: 'hidden' })
    },
  ],
  [
    'offline, with a message that waits',
    async (page) => {
      await page.context().setOffline(true)
      await page.locator('.banner').waitFor()
      await ask(page, 'Are you there?')
      await ask(page, 'Hello?')
      await page.locator('.failure').first().waitFor()
    },
  ],
]

const appearances: [name: string, options: BrowserContextOptions, settings: Record<string, unknown>][] = [
  [
    'light, yellow on white, narrow',
    { colorScheme: 'light', viewport: { width: 430, height: 700 } },
    { UserMessageColor: 'rgb(255,240,0)', ChatBubbleColor: 'rgb(255,240,0)', AIResponseLanguage: '' },
  ],
  [
    'dark, navy on black, wide',
    { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
    { UserMessageColor: 'rgb(0,0,40)', ChatBubbleColor: 'rgb(0,0,40)', AIResponseLanguage: '' },
  ],
  [
    'right to left, grey on grey, phone',
    { colorScheme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar' },
    { UserMessageColor: 'rgb(128,128,128)', ChatBubbleColor: 'rgb(128,128,128)', AIResponseLanguage: '' },
  ],
]

// The one from right to left in `npm test`: it differs most from what the other tests look at.
describe.each(isDeep ? appearances : appearances.slice(-1))('%s', (_name, options, settings) => {
  test('axe finds nothing wrong with anything that a visitor comes across', async () => {
    await edit({
      ...settings,
      FacebookUrl: 'https://www.facebook.com/harbour',
      ChatbotPrivacyPolicyUrl: 'https://harbour.example/privacy',
      EnableUploadImage: true,
      EnablePushToTalk: true,
      ConsentEnable: true,
    })
    const page = await openPage(options)
    await page.locator('.attach-button').first().waitFor()
    const direction = await page.locator('html').getAttribute('dir')
    expect(direction ?? 'ltr').toBe(options.locale === 'ar' ? 'rtl' : 'ltr')
    const faults: string[] = []
    for (const [name, reach] of states) {
      await reach(page)
      faults.push(...(await findAxeFaults(page)).map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})
