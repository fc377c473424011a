import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFacts } from '../../../src/doors/demo/demo-facts.ts'
import { leastListing, optionalFields } from '../../../src/homes/listings/listing.fixture.ts'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
  serialNumber = await app.addChatbot({ Name: 'Maple Realty', ChatBubbleColor: 'rgb(20,83,140)' })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

async function addHome(MLSNumber: string, fields: object): Promise<number> {
  const listing = { ...leastListing, ...optionalFields, RentPrice: undefined, MLSNumber, ...fields }
  const { body } = await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  expect(body.Success, body.Message).toBe(true)
  const query = 'SELECT max(id) AS id FROM listings WHERE "MLSNumber" = $1'
  const { rows } = await app.app.pool.query(query, [MLSNumber])
  return Number(rows[0].id)
}

const looks = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

async function open(id: number, look: (typeof looks)[number], more: object = {}): Promise<Page> {
  const page = await (await browser.newContext({ ...look, locale: 'en-US', ...more })).newPage()
  await page.goto(`${app.url}/homes/${serialNumber}/${id}`)
  return page
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a page is read by everybody, wide and on a phone, light and dark, whatever a listing says', async () => {
  const pictures = demoFacts.slice(0, 7).map(({ slug }) => `${app.url}/demo/pictures/${slug}-1.svg`)
  const full = await addHome('B-1', { Images: pictures })
  const bad = `"><script>document.title = "run"</script> ${'Donaudampfschifffahrt'.repeat(20)}`
  const hostile = await addHome('B-2', {
    Address: bad,
    City: 'تل أبيب',
    Description: `${bad}\nبيت جميل في حي هادئ.`,
    ExtensionColumn: ['Price Qualifier', 'Status', 'Agent Name', 'K'.repeat(120)].map((Key) => ({ Key, value: bad })),
    Images: pictures.slice(0, 2),
  })
  const refusals: string[] = []
  for (const look of looks)
    for (const id of [full, hostile, 999_999_999]) {
      const page = await open(id, look)
      page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()))
      await page.reload()
      expect(await findAxeFaults(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await page.title()).not.toBe('run')
      if (id === full) {
        // Its style is let in by the policy, and its pictures are drawn.
        await expect.poll(() => page.locator('.shots img').first().evaluate(isDrawn)).toBe(true)
        expect(await page.locator('.button.first').evaluate(colourOf)).toBe('rgb(20, 83, 140)')
      }
      await page.context().close()
    }
  expect(refusals.filter((text) => !text.includes('404'))).toEqual([])
})

const isDrawn = (image: SVGElement | HTMLElement): boolean =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 && image.clientWidth > 200
const colourOf = (element: SVGElement | HTMLElement): string => getComputedStyle(element).backgroundColor

test('it leads to the chat with the home beside the field, to its tours and to the map', async () => {
  const id = await addHome('B-3', { Address: '9 Larch Way' })
  const page = await open(id, looks[0])
  await page.getByRole('link', { name: 'Ask about this home' }).click()
  await page.getByText('About 9 Larch Way').waitFor()
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)
  expect(new URL(page.url()).hash).toBe('')
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.type('How much is it?')
  await page.keyboard.press('Enter')
  await page.locator('.message.chatbot').filter({ hasText: '$1,200,000' }).first().waitFor()

  await page.goto(`${app.url}/homes/${serialNumber}/${id}`)
  await page.getByRole('link', { name: 'Book a tour: 9 Larch Way' }).click()
  await page.getByRole('dialog', { name: '9 Larch Way' }).getByText('Book a tour').waitFor()

  await page.goto(`${app.url}/homes/${serialNumber}/${id}`)
  await page.getByRole('link', { name: 'On the map' }).click()
  await page.getByRole('dialog', { name: 'Map' }).getByText('9 Larch Way').waitFor()
})

test('the facts need no script, and a home that is gone leaves the chat', async () => {
  const page = await open(await addHome('B-4', { Address: '4 Yew Court' }), looks[1], { javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1, name: '4 Yew Court' }).waitFor()
  await page.getByText('$1,200,000').waitFor()
  await page.context().close()

  const chat = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await chat.goto(`${app.url}/share/${serialNumber}#home=999999999`)
  await chat.getByRole('textbox', { name: 'Ihre Nachricht' }).waitFor()
  await expect.poll(() => new URL(chat.url()).hash).toBe('')
  await expect.poll(() => chat.locator('.panel-place').count()).toBe(0)
})
