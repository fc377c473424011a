import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoChatbotSettings } from '../../../src/doors/demo/demo-chatbot.ts'
import { makeChatbot } from '../../../src/firm/chatbots/make-chatbot.ts'
import { addListings } from '../../../src/homes/listings/chatbot-listings.ts'
import { leastListing } from '../../../src/homes/listings/listing.fixture.ts'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { hostileAddresses, hostileTexts } from '../hostile-texts.ts'
import { AssistantStage, type ShownView, type ShowOptions } from './assistant-stage.ts'

// The official bridge of MCP Apps as the assistant, in a real browser: what people see of a tool's homes.

let app: TestApp
let stage: AssistantStage
let ids: number[]

beforeAll(async () => {
  app = await borrowTestApp()
  stage = await AssistantStage.open(`${app.url}/mcp/${await addDemoChatbot(app)}`)
  const { structuredContent } = await stage.client.callTool({
    name: 'search_listings',
    arguments: { q: 'homes in Seattle' },
  })
  ids = Object(structuredContent).listings.map(({ id }: { id: number }) => id)
})
afterAll(async () => {
  await stage?.close()
  await app.close()
})

async function close({ page, complaints }: ShownView): Promise<void> {
  expect(complaints).toEqual([])
  await page.context().close()
}

const narrow = { viewport: { width: 320, height: 640 } }
const cases: [name: string, tool: string, input: () => Record<string, unknown>, ready: string][] = [
  ['a search', 'search_listings', () => ({ q: 'homes in Seattle' }), '.home'],
  ['one home', 'get_listing', () => ({ id: ids[0] }), '.home-facts'],
  ['a comparison', 'compare', () => ({ ids: ids.slice(0, 3) }), '.comparison'],
]

describe.each(cases)('%s', (_name, tool, input, ready) => {
  test.each<[string, ShowOptions]>([
    ['light', { context: { theme: 'light' } }],
    ['dark, on a light device', { context: { theme: 'dark' }, colorScheme: 'light' }],
    ['narrow, on a dark device', { ...narrow, context: { theme: 'light' }, colorScheme: 'dark' }],
    ['in Arabic', { ...narrow, context: { locale: 'ar' } }],
  ])('can be read and used: %s', async (_look, options) => {
    const shown = await stage.show(tool, input(), options)
    await shown.view.locator(ready).first().waitFor()
    expect(await findAxeFaults(shown.view)).toEqual([])
    const { overflow, ground, language } = await shown.view.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      language: document.documentElement.lang,
    }))
    expect(overflow).toBeLessThanOrEqual(0)
    expect(ground).toBe(options.context?.theme === 'dark' ? 'rgb(20, 22, 26)' : 'rgb(255, 255, 255)')
    expect(language).toMatch(options.context?.locale ?? /^en/)
    await close(shown)
  })
})

test('a map opens over the cards, by keyboard, and closes with the focus where it was', async () => {
  const shown = await stage.show('search_listings', { q: 'homes in Seattle' })
  const { view, page, heard } = shown
  const button = view.getByRole('button', { name: /^Map/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await view.getByRole('dialog').waitFor()
  await expect.poll(() => view.evaluate(() => document.activeElement?.id)).toBe('panel-title')
  await expect.poll(async () => (await heard()).heights.at(-1)).toBeGreaterThanOrEqual(576)
  await expect.poll(() => view.locator('.map-land').count()).toBeGreaterThan(0)
  expect(await findAxeFaults(view)).toEqual([])
  const pin = view.locator('.map-pin').first()
  const price = (await pin.innerText()).trim()
  await pin.click()
  await expect.poll(() => view.locator('.map-home').innerText()).toContain(price.replace('K', ','))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await view.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await close(shown)
})

test('homes that are ticked are set side by side at once, and pictures turn', async () => {
  const shown = await stage.show('search_listings', { q: 'homes in Seattle' })
  const { view, heard } = shown
  for (const at of [0, 1]) await view.getByRole('button', { name: 'Compare: ' }).nth(at).click()
  await view.getByRole('button', { name: 'Compare 2 homes' }).click()
  await view.locator('.comparison').waitFor()
  await view.getByRole('button', { name: 'Clear' }).click()
  await view.locator('.home-open').first().click()
  await view.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => view.locator('.gallery-position').innerText()).toMatch(/^2 of \d$/)
  await view.getByRole('button', { name: 'Book a tour: ' }).click()
  await expect.poll(async () => (await heard()).said).toEqual([expect.stringMatching(/^Book a tour: .+ \(ID \d+\)$/)])
  await view.getByRole('dialog').waitFor({ state: 'detached' })
  await close(shown)
})

test('links open through the assistant, and its look and language are followed while they change', async () => {
  const shown = await stage.show('get_listing', { id: ids[0] }, { context: { theme: 'light', locale: 'de-DE' } })
  const { view, heard, changeContext } = shown
  await view.getByText('Wohnfläche').or(view.getByText('Baujahr')).first().waitFor()
  await view.locator('.home-title a').click()
  await expect.poll(async () => (await heard()).opened).toEqual([expect.stringContaining(`${app.url}/demo/listings/`)])
  await changeContext({ theme: 'dark', locale: 'ja' })
  await view.getByText('築年').first().waitFor()
  expect(await view.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await close(shown)
})

test('an assistant that takes no messages shows no buttons for them; one that refuses is told of', async () => {
  const mute = await stage.show('get_listing', { id: ids[0] }, { takesMessages: false })
  await mute.view.locator('.home-facts').waitFor()
  expect(await mute.view.getByRole('button', { name: /tour|ask/i }).count()).toBe(0)
  await close(mute)
  const refusing = await stage.show('get_listing', { id: ids[0] }, { refuses: true })
  await refusing.view.getByRole('button', { name: 'Ask about it' }).click()
  await refusing.view.getByRole('alert').getByText('Something went wrong.').waitFor()
  await close(refusing)
})

test('what fair housing refuses is told, with the homes that can lawfully be shown', async () => {
  const shown = await stage.show('search_listings', { q: 'homes in Seattle without families with children' })
  await shown.view.getByText(/who lives there/).waitFor()
  await shown.view.locator('.home').first().waitFor()
  await close(shown)
})

test('what a tool could not do takes no room: its words are for the model', async () => {
  const shown = await stage.show('get_listing', { id: 99_999_999 })
  await expect.poll(async () => (await shown.heard()).heights.at(-1)).toBe(0)
  await close(shown)
  const nothing = await stage.show('search_listings', { q: 'MLS 000000001' })
  await nothing.view.getByText('0 homes match').or(nothing.view.locator('.home').first()).waitFor()
  await close(nothing)
})

test('texts of listings are drawn as text, whatever they hold, and their addresses lead nowhere else', async () => {
  const { chatbotId, serialNumber } = await makeChatbot(app.app, app.workspaceId, demoChatbotSettings)
  const texts = hostileTexts.map((text) => text.replaceAll('\0', '').slice(0, 190)).filter((text) => text.trim() !== '')
  await addListings(
    app.app.db,
    { workspaceId: app.workspaceId, chatbotId },
    texts.map((text, at) => ({
      ...leastListing,
      MLSNumber: `X-${at}`,
      Url: `https://homes.example/${at}`,
      Address: text,
      City: 'Kent',
      Location: text,
      Description: text,
      PropertyType: text.slice(0, 90),
      Images: [hostileAddresses[at % hostileAddresses.length] ?? ''],
      ExtensionColumn: [{ Key: 'Price Qualifier', value: text }],
    })),
  )
  const hostile = await AssistantStage.open(`${app.url}/mcp/${serialNumber}`)
  for (let offset = 0; offset < texts.length; offset += 20) {
    const shown = await hostile.show('search_listings', { q: 'homes in Kent', limit: 20, offset })
    await shown.view.locator('.home').first().waitFor()
    const odd = await shown.view.evaluate(() => [
      ...[...document.querySelectorAll('script, iframe, object, embed, form, base')]
        .slice(1)
        .map(({ tagName }) => tagName),
      ...[...document.querySelectorAll('a')].map(({ protocol }) => protocol).filter((each) => !/^https?:$/.test(each)),
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    ])
    expect(odd).toEqual([])
    expect(shown.complaints.filter((complaint) => complaint.includes('script'))).toEqual([])
    await shown.page.context().close()
  }
  await hostile.close()
})
