import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the first piece of an answer is seen within 100 ms more than the least request takes', async () => {
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
