import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { openChat } from '../chat-page.ts'
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

/** Runs in the page: marks when Enter is pressed, and when words of an answer have been drawn. */
const markFirstPiece = `(() => {
  const count = () =>
    [...document.querySelectorAll('.message.chatbot .bubble:not(.typing)')].filter((bubble) => bubble.textContent).length
  const start = count()
  const watcher = new MutationObserver(() => {
    if (count() === start) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('seen')))
  })
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  document.addEventListener('keydown', () => performance.mark('sent'), { once: true, capture: true })
})()`

/** Runs in the page: how long the least request and the next frame take here and now, in milliseconds. */
const timeBareRequest = `(async () => {
  const start = performance.now()
  await (await fetch('/health/live')).text()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - start
})()`

deepTest('the first piece of an answer is seen within 100 ms more than the least request takes', async () => {
  const times: number[] = []
  const bare: number[] = []
  const most = () => 100 + Math.min(...bare)
  // Other work on this machine only ever adds to both, so the fastest say most: on a busy one there are further rounds.
  for (let round = 0; round < 15 && (round === 0 || Math.min(...times) >= most()); round++) {
    const chat = await openChat(browser, app.url, serialNumber)
    // The first question makes the tables of the search and fetches what answers are drawn with.
    for (const question of ['homes in Austin', '3 bedrooms in Seattle', 'the cheapest house in Portland', 'rentals']) {
      const before = await chat.answers.count()
      await chat.page.evaluate(markFirstPiece)
      await chat.field.fill(question)
      await chat.field.press('Enter')
      await expect.poll(() => chat.page.evaluate("performance.getEntriesByName('seen').length")).toBe(1)
      const time = await chat.page.evaluate<number>("performance.measure('first piece', 'sent', 'seen').duration")
      if (before > 0) times.push(time)
      await chat.page.evaluate('performance.clearMarks()')
      await chat.untilAnswered()
      await expect.poll(() => chat.answers.count()).toBe(before + 1)
      bare.push(await chat.page.evaluate<number>(timeBareRequest))
    }
    await chat.page.context().close()
  }
  const tell = (some: number[]) => some.map((time) => `${Math.round(time)} ms`).join(', ')
  console.log(`first piece of an answer seen after ${tell(times)}; the least request took ${tell(bare)}`)
  expect(Math.min(...times)).toBeLessThan(most())
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
