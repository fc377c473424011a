import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  serialNumber = await addDemoChatbot(app)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

test('a question is answered with homes, and the next one goes on from there', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.answer(/homes? fit/).waitFor()
  await chat.untilAnswered()
  expect(await chat.questions.innerText()).toContain('3 bedrooms in Seattle')
  expect(await chat.answers.getByRole('link').count()).toBeGreaterThan(1)
  await chat.say('only for rent')
  await chat.untilAnswered()
  await expect.poll(() => chat.answers.count()).toBe(2)
  expect(await chat.answers.last().innerText()).toMatch(/bedroom/)
  await chat.page.context().close()
})

test('whether the newest answer was right is asked below it; what the visitor says is counted in Insight', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  const rate = (name: RegExp) => chat.page.getByRole('button', { name })
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await rate(/^Was this right\? No$/).waitFor()
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.say('only for rent')
  await chat.untilAnswered()
  await expect.poll(() => rate(/^Was this right\? /).count(), { message: 'only of the newest' }).toBe(2)
  await rate(/^Was this right\? No$/).click()
  await chat.answers.last().getByText('Thank you. The firm will see it.').waitFor()
  expect(await rate(/^Was this right\? /).count()).toBe(0)
  const { sums } = JSON.parse((await app.post('/v1/insight', null, { method: 'GET' })).text)
  expect(sums).toMatchObject({ saidRight: 0, saidWrong: 1 })
  await chat.page.context().close()
})

test('a click on what was understood is a message of its own', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await chat.button('showMore').click()
  await expect.poll(() => chat.questions.count()).toBe(2)
  await chat.untilAnswered()
  await expect.poll(() => chat.answers.count()).toBe(2)
  await chat.page.context().close()
})

test('the limit of messages says what the firm wrote, and lets the visitor try again when it is over', async () => {
  const limited = await app.addChatbot({
    RateLimitCount: 1,
    RateLimitTime: 3,
    RateLimitMessage: 'Gently, please: one question at a time.',
  })
  const chat = await openChat(browser, app.url, limited)
  await chat.say('Hello')
  await chat.untilAnswered()
  await chat.say('Hello again')
  await chat.questions.filter({ hasText: 'Gently, please: one question at a time.' }).waitFor()
  await chat.button('tryAgain').click()
  await expect.poll(() => chat.answers.count(), { timeout: 60_000 }).toBe(2)
  expect(await chat.questions.count()).toBe(2)
  expect(await chat.questions.last().innerText()).not.toContain('Gently')
  await chat.page.context().close()
})

test('a site that is not listed reads so in plain words', async () => {
  const verified = await app.addChatbot({ Name: 'Harbour Homes', VerifyDomain: true, Domains: 'homes.example' })
  const own = await openChat(browser, app.url, verified)
  await own.say('Hello')
  await own.untilAnswered()
  await expect.poll(() => own.answers.count()).toBe(1)
  // The same page under an address that is not ours: what the chat calls then is refused.
  const publicUrl = app.app.publicUrl
  app.app.publicUrl = 'https://chat.example'
  try {
    const page = await browser.newPage()
    await page.goto(`${app.url}/share/${verified}`)
    await page.getByText('This chat is not set up for this website yet.').first().waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Domains|origin|403/)
    await page.context().close()
  } finally {
    app.app.publicUrl = publicUrl
  }
  await own.page.context().close()
})
