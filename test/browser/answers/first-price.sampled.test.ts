import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { deepTest, sampleOf } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { openBrowser } from '../open-browser.ts'
import { untilStill } from '../until-still.ts'
import { warmUp } from './warm-up.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await addDemoChatbot(app)
  await warmUp(app, serialNumber)
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app.close()
})

/** The bubble's window, and a phone. */
const sizes: [name: string, options: BrowserContextOptions][] = [
  ['430 × 560', { viewport: { width: 430, height: 560 } }],
  ['390 × 844', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
]

/** Short, long, exact, hopeless, in another language: after each of them homes are shown. */
const searches = [
  '3 bedrooms in Seattle under 600k',
  'homes in Austin',
  'apartments to rent in Austin under $2,200 a month that allow pets, with parking and a pool, if possible near downtown',
  'I am moving with my two kids and our dog in spring and would love at least three bedrooms, two baths, a garage and a big yard somewhere in Seattle or Portland, for at most 700k please',
  'the 3 cheapest houses for sale in Austin',
  'homes with a water view in Portland',
  'condos near Green Lake',
  '5 bedrooms in Seattle under 300k with a pool and a garage',
  'cheaper',
  'casas de 3 dormitorios en Seattle por menos de 600000',
  'Häuser in Austin mit Garage unter 700000',
  'maisons à vendre à Portland avec 2 chambres',
]

interface Seen {
  /** Pixels of the first price below the upper edge of the conversation, and above its lower one. */
  below: number
  above: number
  /** Lines of the words over the homes. */
  lines: number
  chipRows: number
}

const look = `(() => {
  const place = document.querySelector('main').getBoundingClientRect()
  const answer = [...document.querySelectorAll('.message.chatbot')].at(-1)
  const price = answer.querySelector('.home-price')
  if (!price) return null
  const box = price.getBoundingClientRect()
  const words = answer.querySelector('.markdown')
  const isOver = words && words.getBoundingClientRect().bottom <= box.top
  return {
    below: box.top - place.top,
    above: place.bottom - box.bottom,
    lines: isOver ? Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)) : 0,
    chipRows: new Set([...answer.querySelectorAll('.chip')].map((chip) => chip.getBoundingClientRect().top)).size,
  }
})()`

async function ask(chat: ChatPage, question: string, count: number): Promise<Seen | null> {
  await chat.say(question)
  await expect.poll(() => chat.answers.count(), { timeout: 60_000 }).toBe(count)
  await chat.untilAnswered()
  // The cards of a first answer are fetched with it, and may come a moment later.
  await chat.answers.last().locator('.home-price').first().waitFor()
  await untilStill(chat.page)
  return chat.page.evaluate<Seen | null>(look)
}

test.each(sampleOf(sizes, 1))(
  'the first price is in sight after every search, %s',
  { timeout: 300_000 },
  async (_name, options) => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    const chat = await openChat(context, app.url, serialNumber)
    const missed: string[] = []
    for (const [at, question] of searches.entries()) {
      const seen = await ask(chat, question, at + 1)
      const isSeen = seen && seen.below >= 0 && seen.above >= 0 && seen.lines <= 2 && seen.chipRows <= 1
      if (!isSeen) missed.push(`${question}: ${JSON.stringify(seen)}`)
    }
    expect(missed).toEqual([])
    await context.close()
  },
)

deepTest('words that are cut off are read with one click, by keyboard too', async () => {
  const context = await browser.newContext({ viewport: { width: 430, height: 560 } })
  const chat = await openChat(context, app.url, serialNumber)
  // As a model may answer: more words than the built-in guide ever says.
  const more = 'It is a quiet street with old trees, close to the lake and to two bus lines. '.repeat(6)
  await context.route('**/Chat/Ask', async (route) => {
    const response = await route.fetch()
    const lines = (await response.text()).replace(/("content":")([^"]{10,})/, `$1${more}$2`)
    await route.fulfill({ response, body: lines.replace(/"listSpan":\{[^}]*\}/, '"listSpan":null') })
  })
  const seen = await ask(chat, 'homes in Seattle', 1)
  expect(seen?.lines).toBe(2)
  expect(seen?.above).toBeGreaterThan(0)
  const words = chat.answers.last().locator('.short-words')
  const height = async (): Promise<number> => (await words.boundingBox())?.height ?? 0
  const shut = await height()
  await chat.button('readMore').press('Enter')
  await expect.poll(height).toBeGreaterThan(shut + 60)
  await chat.button('readLess').press('Enter')
  await expect.poll(height).toBe(shut)
  await context.close()
})

deepTest('chips are scrolled sideways, and each is reached by keyboard', async () => {
  const context = await browser.newContext({ viewport: { width: 430, height: 560 } })
  const chat = await openChat(context, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle under 600k with a garage', 1)
  const chips = chat.answers.last().locator('.chips')
  expect(await chips.getAttribute('data-cut-off')).toBe('end')
  const last = chips.getByRole('button').last()
  await last.focus()
  await expect.poll(() => chips.getAttribute('data-cut-off')).not.toBe('end')
  const [box, around] = [await last.boundingBox(), await chips.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0) + 1)
  expect(await chat.page.evaluate('document.documentElement.scrollWidth')).toBe(430)
  await context.close()
})
