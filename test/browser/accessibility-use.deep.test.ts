import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
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

async function open(options: BrowserContextOptions = {}): Promise<ChatPage> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options })
  return openChat(context, app.url, serialNumber)
}

/** What has the focus, by its name or what it says. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    `(({ activeElement: it }) => it.ariaLabel ?? it.id ?? '')(document) || document.activeElement.textContent.trim()`,
  )
}

/** Presses Tab, with Shift or without, until what is named has the focus: at most 60 times. */
async function tabTo(page: Page, name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    seen.push(here)
  }
  throw new Error(`${name} does not get the focus: ${seen.join(' | ')}`)
}

const hasVisibleFocus = `(({ activeElement: it }) => {
  const style = getComputedStyle(it.closest('.composer') && it.id === 'composer' ? it.closest('.composer') : it)
  return parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none' || style.boxShadow !== 'none'
})(document)`

test('a visit with the keyboard alone: search, compare, map, person, new conversation', async () => {
  const chat = await open()
  const { page } = chat
  expect(await focused(page), 'the field has the focus from the start').toBe('Your message')
  await page.keyboard.type('3 bedrooms in Seattle')
  await page.keyboard.press('Enter')
  await page.locator('.home').first().waitFor()
  await chat.untilAnswered()
  expect(await focused(page), 'it keeps it after sending').toBe('Your message')

  await tabTo(page, /^Compare/, 'Shift+Tab')
  expect(await page.evaluate(hasVisibleFocus)).toBe(true)
  await page.keyboard.press('Space')
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(1)

  await tabTo(page, /^Map/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Map' })
  await dialog.locator('.map-pins button').first().waitFor()
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(
      "document.activeElement !== document.body && !document.activeElement.closest('dialog')",
    )
    expect(isBehind, 'the dialog keeps the focus').toBe(false)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page), { message: 'and gives it back' }).toBe('Map: Homes')

  await tabTo(page, 'Talk to a person', 'Shift+Tab')
  expect(await page.evaluate(hasVisibleFocus)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Talk to a person' }).getByLabel('Message').waitFor()
  await tabTo(page, 'Close', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Talk to a person')

  await tabTo(page, 'New conversation')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Your message')
  expect(await chat.questions.count()).toBe(0)
  await page.context().close()
})

test('Shift+Enter makes a new line, and Enter that chooses a word of an input method sends nothing', async () => {
  const chat = await open()
  await chat.field.fill('first')
  await chat.page.keyboard.press('Shift+Enter')
  await chat.page.keyboard.type('second')
  await chat.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  await chat.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  expect(await chat.field.inputValue()).toBe('first\nsecond')
  expect(await chat.questions.count()).toBe(0)
  const twoLines = await chat.field.evaluate((field) => field.clientHeight)
  await chat.field.fill('one')
  expect(await chat.field.evaluate((field) => field.clientHeight), 'the field is as high as its text').toBeLessThan(
    twoLines,
  )
  await chat.page.context().close()
})

test('an answer is announced once, when it is whole', async () => {
  const chat = await open()
  await chat.page.evaluate(`(() => {
    window.said = []
    const region = document.querySelector('[role="status"].unseen')
    new MutationObserver(() => region.textContent && window.said.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true })
  })()`)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  // A quick answer is not said to be coming.
  const answers = async (): Promise<string[]> =>
    (await chat.page.evaluate<string[]>('window.said')).filter((text) => text !== 'Porchlight demo is writing')
  await expect.poll(answers).toHaveLength(1)
  expect((await answers())[0]).toMatch(/^Porchlight demo: \d+ homes fit.* \d+ homes? shown\.$/s)
  await chat.page.context().close()
})

test('at 320 pixels, and with text twice as large, all is there and nothing scrolls sideways', async () => {
  for (const fontSize of ['100%', '200%']) {
    const chat = await open({ viewport: { width: fontSize === '200%' ? 400 : 320, height: 640 } })
    await chat.page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`)
    await chat.say('3 bedrooms in Seattle')
    await chat.page.locator('.home').first().waitFor()
    await chat.untilAnswered()
    await chat.say('Donaudampfschifffahrtsgesellschaft'.repeat(12))
    await chat.untilAnswered()
    const beside = await chat.page.evaluate<
      string[]
    >(`[...document.querySelectorAll('button, a, textarea, .bubble, h1')]
      .filter((it) => !it.closest('.homes-list, .homes-arrows, .chips, .ways, .unseen'))
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ it }) => it.outerHTML.slice(0, 80))`)
    expect(beside, fontSize).toEqual([])
    expect(await chat.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await chat.field.waitFor()
    await chat.page.context().close()
  }
})

test('what can be tapped is large enough for a finger on a phone', async () => {
  const chat = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const small = await chat.page.evaluate<string[]>(`[...document.querySelectorAll('button, textarea')]
    .map((it) => ({ it, box: it.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ it }) => it.outerHTML.slice(0, 80))`)
  expect(small).toEqual([])
  expect(await focused(chat.page), 'no keyboard comes up over the greeting').not.toBe('Your message')
  await chat.page.context().close()
})

test('nothing moves for who asked for that', async () => {
  const chat = await open()
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor()
  const moving = await chat.page.evaluate(
    `document.getAnimations().filter((it) => it.playState === 'running' && it.effect.getComputedTiming().duration > 1).length`,
  )
  expect(moving).toBe(0)
  await chat.page.context().close()
})

test('with forced colours everything keeps its edges', async () => {
  const chat = await open({ forcedColors: 'active' })
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor()
  await chat.untilAnswered()
  const withoutEdge = await chat.page.evaluate<string[]>(`[...document.querySelectorAll('.bubble, .send, .icon-button')]
    .filter((it) => it.getBoundingClientRect().width > 0 && parseFloat(getComputedStyle(it).borderTopWidth) < 1)
    .map((it) => it.className)`)
  expect(withoutEdge).toEqual([])
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})

test('a long conversation opens with its latest part, and shows the earlier one without losing the place', async () => {
  const chat = await open({ viewport: { width: 430, height: 560 } })
  const { page } = chat
  for (let count = 1; count <= 45; count++) {
    await chat.say(`Question ${count}`)
    await chat.questions.filter({ hasText: new RegExp(`Question ${count}$`) }).waitFor()
    await chat.untilAnswered()
  }
  expect(await chat.questions.count()).toBe(40)
  await page.locator('main').evaluate((place) => place.scrollTo(0, 0))
  const sixth = chat.questions.filter({ hasText: /Question 6$/ })
  const before = (await sixth.boundingBox())?.y ?? 0
  await chat.button('earlier').click()
  await chat.questions.filter({ hasText: /Question 1$/ }).waitFor()
  expect(await chat.questions.count()).toBe(45)
  await expect.poll(async () => Math.abs(((await sixth.boundingBox())?.y ?? 0) - before)).toBeLessThan(60)
  expect(await chat.button('earlier').count()).toBe(0)
  await page.context().close()
})
