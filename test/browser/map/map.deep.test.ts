import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '../../../widget/chat/words/english.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'
import {
  addHomes as addHomesTo,
  checkPositions,
  closeMap,
  narrow,
  type OpenMap,
  openMap as openMapOf,
  type Position,
  spread,
  tipOf,
  wide,
} from './map-page.ts'

let app: TestApp
let browser: Browser

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const addHomes = (places: Parameters<typeof addHomesTo>[0], to = app): Promise<string> => addHomesTo(places, to)
const openMap = (
  serialNumber: string,
  options: BrowserContextOptions = wide,
  { at = app, prepare = async (_chat: ChatPage) => {} } = {},
): Promise<OpenMap> => openMapOf({ browser, app: at }, serialNumber, options, prepare)

test('pins stand where the homes are, also after zooming, dragging and resizing', async () => {
  const map = await openMap(await addHomes(spread), { ...wide, reducedMotion: 'reduce' })
  await expect.poll(() => map.pins.count()).toBe(5)
  expect(await map.pin('1 North Street').innerText()).toBe('$500K')
  const before = await checkPositions(map)

  await map.board.focus()
  await map.chat.page.keyboard.press('-')
  expect((await checkPositions(map)) / before).toBeCloseTo(0.5, 3)
  await map.chat.page.keyboard.press('+')

  const start = await tipOf(map.pin('4 Middle Street'))
  const { mouse } = map.chat.page
  await mouse.move(start.x + 80, start.y + 60)
  await mouse.down()
  await mouse.move(start.x + 110, start.y + 80, { steps: 4 })
  await mouse.move(start.x + 180, start.y + 100, { steps: 4 })
  await mouse.up()
  const after = await tipOf(map.pin('4 Middle Street'))
  expect([Math.round(after.x - start.x), Math.round(after.y - start.y)]).toEqual([100, 40])
  await checkPositions(map)

  await map.chat.page.setViewportSize({ width: 1000, height: 800 })
  await map.chat.button('mapShowAll').click()
  await expect.poll(() => map.pins.count()).toBe(5)
  await checkPositions(map)
  await closeMap(map)
})

test('nothing is asked of anybody but the server itself', async () => {
  const serialNumber = await addHomes(spread)
  const asked: string[] = []
  const map = await openMap(serialNumber, wide, {
    prepare: async (chat) => {
      chat.page.on('request', (request) => asked.push(request.url()))
    },
  })
  await map.chat.page.locator('.map-land').first().waitFor({ state: 'attached' })
  await map.pin('3 East Street').click()
  await map.chat.page.locator('.map-home').waitFor()
  expect(asked.filter((url) => !url.startsWith(`${app.url}/`))).toEqual([])
  expect(asked.some((url) => url.includes('/v1/map/'))).toBe(true)
  // Puget Sound is to be seen: not all is land, and the names are there.
  const names = await map.board.locator('.map-name').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['Seattle', 'King County']))
  await closeMap(map)
})

test('the keyboard reaches the map, its pins and the card', async () => {
  const map = await openMap(await addHomes(spread), { ...wide, reducedMotion: 'reduce' })
  const { keyboard } = map.chat.page
  const focused = (): Promise<string> =>
    map.chat.page.evaluate('(document.activeElement.getAttribute("aria-label") ?? "").split(", ").at(-1)')
  await map.pins.first().waitFor()
  await map.board.focus()
  const start = await tipOf(map.pin('4 Middle Street'))
  await keyboard.press('ArrowRight')
  expect((await tipOf(map.pin('4 Middle Street'))).x).toBeLessThan(start.x - 40)
  await keyboard.press('0')
  expect(Math.abs((await tipOf(map.pin('4 Middle Street'))).x - start.x)).toBeLessThan(1)

  await keyboard.press('Tab')
  expect(await focused(), 'from top to bottom').toBe('1 North Street')
  await keyboard.press('ArrowDown')
  expect(await focused()).toBe('4 Middle Street')
  await keyboard.press('ArrowLeft')
  expect(await focused()).toBe('2 West Street')
  await keyboard.press('Enter')
  const card = map.chat.page.locator('.map-home')
  await card.waitFor()
  expect(await card.innerText()).toMatch(/\$525,000[\s\S]*3 beds · 2.5 baths[\s\S]*2 West Street/)
  expect(await map.pin('2 West Street').getAttribute('aria-pressed')).toBe('true')
  expect(await card.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer nofollow')
  await keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await map.board.isVisible(), 'the first Escape closes the card alone').toBe(true)
  expect(await focused()).toBe('2 West Street')
  await keyboard.press('Escape')
  await map.board.waitFor({ state: 'detached' })
  await closeMap(map)
})

test('homes near each other are one pin that opens, homes at one place one card after the other', async () => {
  const places: Record<string, Position> = {
    '1 Far Street': [47.4, -122.3],
    '2 Near Street': [47.66, -122.35],
    '3 Near Street': [47.661, -122.348],
    '4 Near Street': [47.662, -122.351],
    '5 Tower #1': [47.9, -122.2],
    '5 Tower #2': [47.9, -122.2],
  }
  const map = await openMap(await addHomes(places))
  await expect.poll(() => map.pins.count()).toBe(3)
  const cluster = map.board.getByRole('button', { name: '3 homes here: zoom in' })
  expect(await cluster.innerText()).toBe('3')
  await cluster.click()
  await expect.poll(() => map.pin('Near Street').count(), { timeout: 60_000 }).toBe(3)

  await map.chat.button('mapShowAll').click()
  const tower = map.board.getByRole('button', { name: '2 homes here' })
  await expect.poll(() => tower.count()).toBe(1)
  await tower.click()
  const card = map.chat.page.locator('.map-card')
  const title = card.locator('.map-home-title')
  await title.waitFor()
  const first = await title.innerText()
  await card.getByRole('button', { name: new RegExp(english.mapNextHere) }).click()
  await expect.poll(() => title.innerText()).not.toBe(first)
  expect(await title.innerText()).toContain('5 Tower #')
  await closeMap(map)
})

test('a card’s own map begins at its home, and similar homes are asked for from there', async () => {
  const serialNumber = await addHomes(spread)
  const context = await browser.newContext(narrow)
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('homes with at least 2 bedrooms')
  await chat.answers.last().locator('.home').first().waitFor()
  await chat.untilAnswered()
  const home = chat.answers.last().locator('.home').first()
  const address = (await home.locator('.home-title bdi').innerText()).trim()
  await home.locator('.home-actions [aria-haspopup]').click()
  await chat.page.getByRole('menuitem', { name: english.onMap }).click()
  const card = chat.page.locator('.map-card')
  await card.getByText(address).first().waitFor()
  await card.getByRole('button', { name: english.similarTo.replace('{home}', address) }).click()
  await chat.page.locator('.map').waitFor({ state: 'detached' })
  await expect.poll(() => chat.questions.last().innerText()).toContain(address)
  await context.close()
})

test('what cannot be shown is said: homes without a position, no answer, no background', async () => {
  // Feeds write 0, 0 where they know no position.
  const nowhere = await openMap(await addHomes({ '1 Hidden Street': null, '2 Hidden Street': [0, 0] }))
  await nowhere.chat.page.getByText(english.mapNone).waitFor()
  await closeMap(nowhere)

  const serialNumber = await addHomes({ ...spread, '6 Hidden Street': null })
  let [hasHomes, hasGround] = [false, false]
  const map = await openMap(serialNumber, wide, {
    prepare: async (chat) => {
      await chat.page.route('**/v1/visitor/map', (route) => (hasHomes ? route.continue() : route.abort()))
      await chat.page.route('**/v1/map/**', (route) => (hasGround ? route.continue() : route.abort()))
    },
  })
  await map.chat.page.getByText(english.mapFailed).waitFor()
  hasHomes = true
  await map.chat.button('tryAgain').click()
  await map.pins.first().waitFor()
  await map.chat.page.getByText(english.mapBackgroundFailed).waitFor()
  expect(await map.board.locator('.map-notes p').first().innerText()).toBe('5 homes · 1 without a position')
  hasGround = true
  await map.board.getByRole('button', { name: english.tryAgain }).click()
  await map.chat.page.getByText(english.mapBackgroundFailed).waitFor({ state: 'detached' })
  await map.chat.page.locator('.map-land').first().waitFor({ state: 'attached' })
  await closeMap(map)
})

test('from near the ground of our own says where one is: degrees, distances, a small map around', async () => {
  const map = await openMap(await addHomes(spread), { ...wide, reducedMotion: 'reduce' })
  await map.pin('4 Middle Street').click()
  await map.board.focus()
  for (let time = 0; time < 3; time++) await map.chat.page.keyboard.press('+')
  await map.board.locator('.map-locator .map-land').waitFor({ state: 'attached' })
  expect(await map.board.locator('.map-rings text').allTextContents()).toContain('0.5 mi')
  const marks = await map.board.locator('.map-ground > .map-grid > text').allTextContents()
  expect(marks.some((mark) => /^47\.\d+° N$/.test(mark)) && marks.some((mark) => /^122\.\d+° W$/.test(mark))).toBe(true)
  await closeMap(map)
})

test.each<[string, BrowserContextOptions]>([
  ['light', wide],
  ['dark, on a phone', { ...narrow, colorScheme: 'dark' }],
  ['right to left', { ...narrow, locale: 'ar' }],
])('axe finds nothing: %s', async (_name, options) => {
  const serialNumber = await addHomes({ ...spread, '6 North Street': [47.721, -122.311] })
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('homes with at least 2 bedrooms')
  const home = chat.answers.last().locator('.home').first()
  await home.waitFor()
  await chat.untilAnswered()
  await home.locator('.home-actions [aria-haspopup]').click()
  await chat.page.getByRole('menuitem').nth(1).click()
  await chat.page.locator('.map-home').waitFor()
  await chat.page.locator('.map-land').first().waitFor({ state: 'attached' })
  expect(await findAxeFaults(chat.page)).toEqual([])
  const direction = await chat.page.evaluate('getComputedStyle(document.querySelector(".map-board")).direction')
  expect(direction, 'west stays on the left').toBe('ltr')
  await context.close()
})

test('pins are at least 24 pixels high and wide', async () => {
  const map = await openMap(await addHomes({ ...spread, '6 North Street': [47.721, -122.311] }), narrow)
  await map.pins.first().waitFor()
  for (const pin of await map.pins.all()) {
    const box = await pin.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await closeMap(map)
})
