import type { Browser, BrowserContextOptions, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { sampleListing } from '../contract/listings/sample-listing.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await addDemoChatbot(app)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const [narrow, wide] = [{ viewport: { width: 390, height: 844 } }, { viewport: { width: 1280, height: 900 } }]

const cardsOf = (chat: ChatPage): Locator => chat.answers.last().locator('.home')
const chipsOf = (chat: ChatPage): Locator => chat.answers.last().locator('.chip')
/** How many match, as the words above the cards say. */
const totalOf = async (chat: ChatPage): Promise<number> =>
  Number(/^(?:I have )?(\d+)/.exec(await chat.answers.last().locator('.bubble').first().innerText())?.[1] ?? 1)
const addressesIn = (answer: Locator): Promise<string[]> => answer.locator('.home-title bdi').allInnerTexts()

/** Opens the chat, asks, and waits for the homes. */
async function ask(question: string, options: BrowserContextOptions = narrow, serial = serialNumber) {
  const chat = await openChat(await browser.newContext(options), app.url, serial)
  await chat.say(question)
  // The first answer of a process takes its time.
  await cardsOf(chat).first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  return chat
}

async function untilAnswers(chat: ChatPage, count: number): Promise<void> {
  await expect.poll(() => chat.answers.count(), { timeout: 60_000 }).toBe(count)
  await chat.untilAnswered()
}

async function countMatches(q: string): Promise<number> {
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q })
  return JSON.parse(text).total
}

async function readListings(): Promise<Record<string, string>[]> {
  const { body } = await app.post<{ List: Record<string, string>[] }>('/chat/Chatbot/RealEstateList', {
    SerialNumber: serialNumber,
    PageSize: 100,
  })
  return body.Data.List
}

quickTest('a card says what the listing says', async () => {
  const chat = await ask('3 bedrooms in Seattle under 600k')
  const listings = await readListings()
  const total = await countMatches('3 bedrooms in Seattle under 600k')
  expect(await totalOf(chat)).toBe(total)
  const cards = await cardsOf(chat).all()
  expect(cards).toHaveLength(total)
  for (const card of cards) {
    const link = card.getByRole('link')
    const url = await link.getAttribute('href')
    const stored = listings.find(({ Url }) => Url === url)
    const text = await card.innerText()
    expect(text).toContain(`$${Number(stored?.Price).toLocaleString('en-US')}`)
    expect(text).toContain(`${stored?.Bedrooms} beds`)
    expect(text).toMatch(new RegExp(`\\b${stored?.Bathrooms} baths?`))
    expect(text).toContain(`${Number(stored?.BuildingArea).toLocaleString('en-US')}\u00A0sq\u00A0ft`)
    expect(text).toContain(`${stored?.City}, ${stored?.State} ${stored?.ZIP}`)
    const images: string[] = JSON.parse(stored?.Images ?? '[]')
    expect(await card.locator('img').getAttribute('src')).toBe(images[0])
    expect(await card.locator('.home-count').innerText()).toBe(String(images.length))
    // The name of the link says which home it is, read alone.
    expect(await link.innerText()).toContain(stored?.Address)
    expect(await link.textContent()).toMatch(/, Seattle, WA \d+, \$[\d,]+, opens in a new tab$/)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  }
  const badges = await chat.answers.last().locator('.home-badges').allInnerTexts()
  expect(badges.join()).toMatch(/Coming soon/)
  expect(badges.join()).toMatch(/Open house/)
  await chat.page.context().close()
})

deepTest('more homes, and homes like one', async () => {
  const chat = await ask('homes in Seattle')
  const first = await addressesIn(chat.answers.last())
  await chat.button('showMore').click()
  await untilAnswers(chat, 2)
  const second = await addressesIn(chat.answers.last())
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((address) => first.includes(address))).toEqual([])
  // Only the newest answer goes on.
  expect(await chat.button('showMore').count()).toBe(1)
  const [like = ''] = second
  await chat.page.getByRole('button', { name: `More: ${like}`, exact: true }).click()
  await chat.page.getByRole('menuitem', { name: 'Similar' }).click()
  await untilAnswers(chat, 3)
  expect(await chat.questions.last().innerText()).toContain(`Homes similar to ${like}`)
  const similar = await addressesIn(chat.answers.last())
  expect(similar.length).toBeGreaterThan(0)
  expect(similar).not.toContain(like)
  await chat.page.context().close()
})

deepTest('why a home is here stands on its card, short or long', async () => {
  const near = await ask('homes near Green Lake')
  const [note = ''] = await cardsOf(near).first().locator('.home-note').allInnerTexts()
  expect(note).toMatch(/^[\d.]+ miles? from Green Lake$/)
  await near.page.context().close()
  const serial = await app.addChatbot()
  const Description =
    'Behind the house there is a long swimming pool with a slide for the children. Downstairs there is a large sauna that was built by hand.'
  const listing = { ...sampleListing, SerialNumber: serial, City: 'Oddville', Description }
  expect((await app.post('/chat/Chatbot/RealEstateCreate', listing)).body.Success).toBe(true)
  const chat = await ask('homes in Oddville with a pool and a sauna', narrow, serial)
  const summary = cardsOf(chat).first().locator('.home-note summary')
  const height = async () => (await summary.boundingBox())?.height ?? 0
  const shut = await height()
  expect(shut).toBeLessThan(40)
  expect(await summary.innerText()).toContain('swimming pool with a slide')
  await summary.focus()
  await chat.page.keyboard.press('Enter')
  await expect.poll(height).toBeGreaterThan(shut + 10)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})

deepTest.each(['how many homes in Seattle are there?', 'average price of homes in Seattle'])(
  '“%s” offers the homes, from the first',
  async (question) => {
    const context = await browser.newContext(narrow)
    const chat = await openChat(context, app.url, serialNumber)
    await chat.say(question)
    const show = chat.button('showThese')
    await show.waitFor()
    await chat.untilAnswered()
    expect(await cardsOf(chat).count()).toBe(0)
    expect(await findAxeFaults(chat.page)).toEqual([])
    await show.click()
    await untilAnswers(chat, 2)
    expect(await chat.questions.last().innerText()).toContain('Show these homes')
    const homes = await addressesIn(chat.answers.last())
    const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q: 'homes in Seattle' })
    const found: { Address: string }[] = JSON.parse(text).listings
    expect(homes).toEqual(found.slice(0, homes.length).map(({ Address }) => Address))
    expect(await show.count()).toBe(0)
    await context.close()
  },
)

deepTest('two homes side by side, with what sets them apart', async () => {
  const chat = await ask('3 bedrooms in Seattle under 600k')
  const [one = '', other = '', third = '', fourth = ''] = await addressesIn(chat.answers.last())
  const tick = (address: string) => chat.page.getByRole('button', { name: `Compare: ${address}`, exact: true })
  for (const address of [one, other, third]) await tick(address).click()
  await tick(fourth).click()
  await chat.page.getByText('Three homes at most: untick one first.').waitFor()
  expect(await tick(fourth).getAttribute('aria-pressed')).toBe('false')
  await tick(third).click()
  await chat.page.getByRole('button', { name: 'Compare 2 homes' }).click()
  const table = chat.page.getByRole('table')
  await table.waitFor()
  await chat.untilAnswered()
  expect(await chat.questions.last().innerText()).toContain(`Compare ${one} and ${other}`)
  expect(await table.getByRole('columnheader').count()).toBe(2)
  const listings = await readListings()
  const stored = [one, other].map((address) => listings.find(({ Address }) => Address === address))
  const prices = stored.map((listing) => Number(listing?.Price))
  const row = table.getByRole('row').filter({ has: chat.page.getByRole('rowheader', { name: 'Price', exact: true }) })
  const cells = await row.getByRole('cell').allInnerTexts()
  cells.forEach((cell, at) => {
    expect(cell).toContain(`$${prices[at]?.toLocaleString('en-US')}`)
    expect(cell.includes('Lowest')).toBe(prices[at] === Math.min(...prices))
  })
  for (const [at, listing] of stored.entries())
    expect(await table.getByRole('columnheader').nth(at).getByRole('link').getAttribute('href')).toBe(listing?.Url)
  // The table scrolls in itself; the chat does not scroll sideways.
  expect(await chat.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  // A comparison that was made is unticked.
  await expect.poll(() => chat.page.locator('[aria-pressed="true"]').count()).toBe(0)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})

deepTest('the pictures of a home by keyboard alone', async () => {
  const chat = await ask('3 bedrooms in Seattle under 600k', wide)
  const { page } = chat
  const opener = page.getByRole('button', { name: /^4 pictures of/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 of 4').waitFor()
  await dialog.getByRole('img', { name: /^Picture 1 of 4 of / }).waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('2 of 4').waitFor()
  await dialog.getByRole('img', { name: /^Picture 2 of 4 of / }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('4 of 4').waitFor()
  await dialog.getByRole('button', { name: /^Picture 3 of 4 of / }).click()
  await dialog.getByText('3 of 4').waitFor()
  expect(await dialog.locator('[aria-current="true"]').getAttribute('aria-label')).toMatch(/^Picture 3 of 4/)
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await page.context().close()
})

deepTest('the pictures of a home by finger', async () => {
  const chat = await ask('3 bedrooms in Seattle under 600k', { ...narrow, hasTouch: true, isMobile: true })
  const { page } = chat
  await page.getByRole('button', { name: /^2 pictures of/ }).tap()
  await page.getByRole('dialog').getByText('1 of 2').waitFor()
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 400 }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 405 }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('dialog').getByText('2 of 2').waitFor()
  await page.context().close()
})

quickTest('what was understood is taken away with one click', async () => {
  const chat = await ask('3 bedrooms in Seattle under 600k')
  const before = await countMatches('3 bedrooms in Seattle under 600k')
  const after = await countMatches('3 bedrooms under 600k')
  expect(after).toBeGreaterThan(before)
  await chat.page.getByRole('button', { name: 'Remove in Seattle' }).click()
  await untilAnswers(chat, 2)
  expect(await chat.questions.last().innerText()).toContain('Without “in Seattle”')
  expect(await totalOf(chat)).toBe(after)
  expect((await chipsOf(chat).allInnerTexts()).join()).not.toContain('Seattle')
  // What no longer stands cannot be changed.
  expect(await chat.answers.first().locator('.chip button').count()).toBe(0)
  await chat.page.context().close()
})

deepTest('what was understood is changed by keyboard alone', async () => {
  const chat = await ask('3 bedrooms in Seattle', wide)
  const { page } = chat
  const chip = page.getByRole('button', { name: 'Change exactly 3 bedrooms' })
  await chip.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  await page.keyboard.press('Escape')
  await items.first().waitFor({ state: 'hidden' })
  expect(await chip.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  expect(await page.getByRole('textbox').isVisible()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  expect(await items.first().evaluate((item) => item === item.ownerDocument.activeElement)).toBe(true)
  expect(await findAxeFaults(page)).toEqual([])
  const option = await items.first().locator('bdi').innerText()
  const count = Number(await items.first().locator('span').innerText())
  await page.keyboard.press('Enter')
  await untilAnswers(chat, 2)
  expect(await chat.questions.last().innerText()).toContain(option)
  expect(await chat.questions.last().innerText()).not.toContain('(')
  // Who works by keyboard goes on at the same place.
  const chips = page.getByRole('list', { name: 'What was understood' }).last()
  await expect.poll(() => chips.evaluate((list) => list === list.ownerDocument.activeElement)).toBe(true)
  expect(count).toBe(await countMatches(`${option} in Seattle`))
  expect(await totalOf(chat)).toBe(count)
  await page.context().close()
})

quickTest('homes that are not like the others', async () => {
  const serial = await app.addChatbot()
  const odd = { ...sampleListing, City: 'Oddville', SalePrice: 100_000, LotArea: 0 }
  const listings = [
    { Address: '1 Missing Picture Rd', Images: [`${app.url}/not-here.jpg`] },
    { Address: '2 No Picture Rd' },
    { Address: '3 <img src=x onerror=alert(1)> Rd', City: 'Oddville' },
    { Address: '4 Land Rd', PropertyType: 'Land', Bedrooms: 0, Bathrooms: 0, BuildingArea: 0, LotArea: 13_504 },
    { Address: '5 Studio Rd', Bedrooms: 0, Bathrooms: 1, SaleType: 'for_rent', RentPrice: 1495.5 },
    { Address: '6 Asking Rd', SalePrice: undefined, Status: 'Active', Tours: '3D' },
    { Address: '7 Metric Rd', AreaUnit: 'Square Meters', BuildingArea: 1234.5, Bathrooms: 12.5, CurrencySymbol: '€' },
    { Address: 'شارع الملك فهد ١٢٣', Images: [`${app.url}/not-here.jpg`], Bathrooms: 1 },
  ]
  for (const [at, fields] of listings.entries()) {
    const MLSNumber = `ODD-${at}`
    const Url = `https://homes.example/${MLSNumber}`
    const { body, text } = await app.post('/chat/Chatbot/RealEstateCreate', {
      SerialNumber: serial,
      ...odd,
      MLSNumber,
      Url,
      ...fields,
    })
    expect(body.Success, text).toBe(true)
  }
  // As it may have been stored before addresses were looked at.
  const old = `UPDATE listings SET "Images" = '["javascript:alert(1)"]' WHERE "MLSNumber" = 'ODD-2'`
  expect((await app.app.pool.query(old)).rowCount).toBe(1)
  const chat = await ask('homes in Oddville', wide, serial)
  while (await chat.button('showMore').count()) {
    const answers = await chat.answers.count()
    await chat.button('showMore').click()
    await untilAnswers(chat, answers + 1)
  }
  const card = (address: string) => chat.page.locator('.home').filter({ hasText: address })
  const isPlaceholder = (address: string) => card(address).locator('.home-placeholder').waitFor()
  await card('1 Missing').scrollIntoViewIfNeeded()
  await isPlaceholder('1 Missing')
  await isPlaceholder('2 No Picture')
  await isPlaceholder('3 <img src=x onerror=alert(1)> Rd')
  expect(await card('4 Land').innerText()).toContain('13,504\u00A0sq\u00A0ft lot')
  expect(await card('4 Land').innerText()).not.toMatch(/Studio|bed|bath/)
  expect(await card('5 Studio').innerText()).toContain('$1,495.5')
  expect(await card('5 Studio').innerText()).toMatch(/\/month\n[\s\S]*Studio/)
  expect(await card('6 Asking').innerText()).toContain('Price on request')
  expect(await card('6 Asking').innerText()).toContain('3D tour')
  expect(await card('7 Metric').innerText()).toMatch(/€100,000[\s\S]*12\.5 baths[\s\S]*1,234\.5 m²/)
  expect(await card('شارع').innerText()).toContain('1 bath')
  // The picture that did not come is shown as such, and the gallery stands.
  await card('1 Missing').getByRole('button', { name: '1 picture of 1 Missing Picture Rd' }).click()
  await chat.page.getByRole('dialog').getByText('This picture could not be loaded.').waitFor()
  await chat.page.context().close()
})

deepTest('nothing moves while pictures come', async () => {
  const context = await browser.newContext(wide)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/demo/pictures/**', async (route) => {
    await released
    await route.continue()
  })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle under 600k')
  await cardsOf(chat).last().waitFor()
  await chat.untilAnswered()
  const { page } = chat
  // Where everything is within the answer: the conversation itself may still be scrolling.
  const places = () =>
    cardsOf(chat)
      .locator('*')
      .evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top - (all[0]?.getBoundingClientRect().top ?? 0))),
      )
  await page.evaluate(`window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value
    }).observe({ type: 'layout-shift' })`)
  const before = await places()
  release()
  const areAllHere = "[...document.querySelectorAll('.home img')].every((picture) => picture.naturalWidth > 0)"
  await expect.poll(() => page.evaluate(areAllHere)).toBe(true)
  expect(await places()).toEqual(before)
  expect(await page.evaluate('new Promise(requestAnimationFrame).then(() => window.shifted)')).toBe(0)
  await context.close()
})

deepTest('from right to left on a phone, and in the dark', async () => {
  const chat = await ask('3 bedrooms in Seattle', { ...narrow, locale: 'ar', colorScheme: 'dark' })
  const { page } = chat
  await page.locator('html[dir="rtl"]').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  const [first, second] = await cardsOf(chat).all()
  const placeOf = async (card: Locator | undefined) => (await card?.boundingBox())?.x ?? Number.NaN
  expect(await placeOf(second)).toBeLessThan(await placeOf(first))
  const start = await placeOf(second)
  // The buttons of the strip go on to the left.
  const arrows = chat.answers.last().locator('.homes-arrows button')
  expect(await arrows.first().getAttribute('aria-disabled')).toBe('true')
  await arrows.last().click()
  await expect.poll(() => placeOf(second)).toBeGreaterThan(start + 100)
  await expect.poll(() => arrows.first().getAttribute('aria-disabled')).toBe('false')
  expect(await findAxeFaults(page)).toEqual([])
  await page.context().close()
})

deepTest.each([
  ['light', wide],
  ['dark', wide],
  ['light', narrow],
] as const)('axe finds nothing in homes and chips, %s, %o', async (colorScheme, size) => {
  const chat = await ask('3 bedrooms in Seattle under 600k', { ...size, colorScheme })
  await cardsOf(chat)
    .first()
    .getByRole('button', { name: /^Compare: / })
    .click()
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})
