import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser()
  serialNumber = await addDemoChatbot(app)
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

/** A visitor who was shown homes. */
async function openWithHomes(options: BrowserContextOptions = {}): Promise<ChatPage> {
  const chat = await openChat(await browser.newContext(options), app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor()
  return chat
}

const askButton = (chat: ChatPage, at: number) => chat.page.getByRole('button', { name: /^Ask: / }).nth(at)
const addressAt = (chat: ChatPage, at: number) =>
  chat.page.locator('.home').nth(at).locator('.home-title bdi').innerText()
const chip = (chat: ChatPage) => chat.page.locator('.asked')

test('what is asked about a home is answered about that home, and said to whoever reads the conversation', async () => {
  const chat = await openWithHomes()
  await chat.untilAnswered()
  const address = await addressAt(chat, 1)
  const url = await chat.page.locator('.home').nth(1).getByRole('link').getAttribute('href')
  await askButton(chat, 1).click()
  // The field waits for the question, and screen readers say of what.
  await expect.poll(() => chat.field.evaluate((field) => field.matches(':focus'))).toBe(true)
  expect(await chip(chat).innerText()).toBe(`About ${address}`)
  expect(
    await chat.field.evaluate(
      (field) => document.getElementById('asked')?.id === field.getAttribute('aria-describedby'),
    ),
  ).toBe(true)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.keyboard.type('when was it built?')
  await chat.page.keyboard.press('Enter')
  expect(await chip(chat).count()).toBe(0)
  expect(await chat.questions.last().locator('.bubble').innerText()).toBe(`About ${address}\nwhen was it built?`)
  await expect.poll(() => chat.answers.count()).toBe(2)
  await chat.untilAnswered()
  expect(await chat.answers.last().getByRole('link').first().getAttribute('href')).toBe(url)
  expect(await chat.answers.last().innerText()).toMatch(/built in \d{4}/i)

  // The next question is about the same home, and a reload shows what was said.
  await chat.say('does it have a garage?')
  await expect.poll(() => chat.answers.count()).toBe(3)
  await chat.untilAnswered()
  expect(await chat.answers.last().innerText()).toContain(address)
  await chat.page.reload()
  await chat.questions.filter({ hasText: `About ${address}` }).waitFor()
  await chat.page.context().close()
})

test('it can be taken away, chosen anew, and chosen among the pictures, on a phone, by keyboard', async () => {
  const chat = await openWithHomes({ viewport: { width: 360, height: 640 }, hasTouch: true, colorScheme: 'dark' })
  await chat.untilAnswered()
  const [first, second] = [await addressAt(chat, 0), await addressAt(chat, 1)]
  await askButton(chat, 0).press('Enter')
  await expect.poll(() => chip(chat).innerText()).toBe(`About ${first}`)
  await askButton(chat, 1).press('Enter')
  await expect.poll(() => chip(chat).innerText()).toBe(`About ${second}`)
  expect(await chip(chat).count()).toBe(1)
  expect(await findAxeFaults(chat.page)).toEqual([])
  expect(await chat.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // What is written stays when the home goes.
  await chat.field.fill('cheapest homes in Seattle')
  await chat.page.getByRole('button', { name: `Remove ${second}` }).press('Enter')
  expect(await chip(chat).count()).toBe(0)
  expect(await chat.field.evaluate((field) => field.matches(':focus'))).toBe(true)
  expect(await chat.field.inputValue()).toBe('cheapest homes in Seattle')

  await chat.page.locator('.home-open').first().press('Enter')
  const gallery = chat.page.getByRole('dialog')
  await gallery.getByRole('button', { name: `Ask about it: ${first}` }).press('Enter')
  await gallery.waitFor({ state: 'detached' })
  await expect.poll(() => chip(chat).innerText()).toBe(`About ${first}`)
  await expect.poll(() => chat.field.evaluate((field) => field.matches(':focus'))).toBe(true)
  // A new conversation is about no home.
  await chat.button('newConversation').click()
  await expect.poll(() => chip(chat).count()).toBe(0)
  await chat.page.context().close()
})

test('in Arabic the chip stands on the right, and the answer is about the home', async () => {
  const chat = await openWithHomes({ locale: 'ar-EG', viewport: { width: 360, height: 640 } })
  const address = await addressAt(chat, 0)
  await chat.page
    .getByRole('button', { name: /^اسأل: / })
    .first()
    .click()
  await expect.poll(() => chip(chat).innerText()).toBe(`بخصوص \u2068${address}\u2069`)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.say('parking?')
  await expect.poll(() => chat.answers.count()).toBe(2)
  expect(await chat.answers.last().innerText()).toContain(address)
  await chat.page.context().close()
})
