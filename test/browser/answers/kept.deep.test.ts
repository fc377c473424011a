import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoListings } from '../../../src/doors/demo/demo-listings.ts'
import { leastListing } from '../../../src/homes/listings/listing.fixture.ts'
import { matchChanges } from '../../../src/visitors/alerts/matching/match-changes.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'
import { type Keeping, watchKeeping } from './keeping-at-server.ts'
import { warmUp } from './warm-up.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  serialNumber = await addDemoChatbot(app)
  await warmUp(app, serialNumber)
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const narrow = { viewport: { width: 430, height: 700 }, locale: 'en-US' }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' }

async function openWithHomes(options: BrowserContextOptions = narrow): Promise<ChatPage & { server: Keeping }> {
  const context = await browser.newContext(options)
  const server = await watchKeeping(context, app)
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  return Object.assign(chat, { server })
}

const heart = (chat: ChatPage, at: number) => chat.page.locator('main .home-heart').nth(at)
const nameOf = (chat: ChatPage, at: number) =>
  chat.page.locator('main .home').nth(at).locator('.home-title bdi').innerText()
const pressed = (chat: ChatPage, at: number) => heart(chat, at).getAttribute('aria-pressed')

test('hearts keep homes, the head counts them, and they are found again after a reload', async () => {
  const chat = await openWithHomes()
  const { page, server } = chat
  const [first, second] = [await nameOf(chat, 0), await nameOf(chat, 1)]
  expect(await page.locator('.kept-button').count()).toBe(0)
  await page.getByRole('button', { name: `Save: ${first}`, exact: true }).click()
  await heart(chat, 1).press('Enter')
  await page.getByRole('button', { name: '2 saved homes' }).waitFor()
  await expect.poll(async () => (await server.saved()).length).toBe(2)
  expect(await findAxeFaults(page)).toEqual([])
  // Once more lets go of it.
  await heart(chat, 1).click()
  await page.getByRole('button', { name: '1 saved home' }).waitFor()
  await expect.poll(async () => (await server.saved()).length).toBe(1)
  const listing = demoListings(app.url).find(({ Address }) => Address === first)
  if (!listing) throw new Error(`the demo has no ${first}`)
  const { MLSNumber, SalePrice = 0 } = listing
  await app.post('/chat/Chatbot/RealEstateUpdate', {
    ...{ ...listing, SalePrice: SalePrice - 15_000 },
    ...{ SerialNumber: serialNumber, Key: MLSNumber, KeyType: 'MLSNumber' },
  })

  await page.reload()
  await page.getByRole('button', { name: '1 saved home' }).click()
  const panel = page.getByRole('dialog', { name: 'Saved homes' })
  await panel.getByRole('link', { name: first }).waitFor()
  const drop = [SalePrice, SalePrice - 15_000].map((price) => `$${price.toLocaleString('en-US')}`).join(' → ')
  await panel.getByText(`price drop: ${drop}`).waitFor()
  expect(await panel.getByRole('link', { name: second }).count()).toBe(0)
  expect(await findAxeFaults(page)).toEqual([])
  // One panel leads to another, and that back to where it all began.
  await panel.getByRole('button', { name: `Tour: ${first}` }).click()
  await page.getByRole('dialog', { name: first }).getByText('Book a tour').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('.kept-button').evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  // What is kept can be asked about from there.
  await panel.getByRole('button', { name: `Ask: ${first}` }).click()
  await panel.waitFor({ state: 'detached' })
  await page.locator('.asked').getByText(`About ${first}`).waitFor()
  await page.context().close()
})

test('a home that could not be kept is not, and why is said', async () => {
  const chat = await openWithHomes()
  chat.server.failsWith = { status: 503, code: 'database-unavailable' }
  await heart(chat, 0).click()
  await chat.page.getByText('Not saved: The chat cannot answer just now.').waitFor()
  expect(await pressed(chat, 0)).toBe('false')
  chat.server.failsWith = { status: 409, code: 'too-many-alerts' }
  await heart(chat, 0).click()
  await chat.page.getByText('let go of something first').waitFor()
  chat.server.failsWith = null
  await heart(chat, 0).click()
  await expect.poll(async () => (await chat.server.saved()).length).toBe(1)
  expect(await pressed(chat, 0)).toBe('true')
  await chat.page.context().close()
})

test('where the server keeps nothing there are no hearts after the first try', async () => {
  const chat = await openWithHomes()
  chat.server.failsWith = { status: 404, code: 'path-not-found' }
  await heart(chat, 0).click()
  await expect.poll(() => chat.page.locator('.home-heart').count()).toBe(0)
  expect(await chat.page.locator('.kept-button').count()).toBe(0)
  await chat.page.context().close()
})

test('a new conversation keeps nothing of the one before', async () => {
  const chat = await openWithHomes()
  await heart(chat, 0).click()
  await chat.page.locator('.kept-button').waitFor()
  await chat.button('newConversation').click()
  await expect.poll(() => chat.page.locator('.kept-button').count()).toBe(0)
  await chat.page.context().close()
})

test('news of an alert is read where the homes are kept, and the alert is ended there', async () => {
  const chat = await openWithHomes(phone)
  const { page, server } = chat
  await page.locator('.way[data-kind="alert"]').last().tap()
  const form = page.getByRole('dialog')
  await form.getByLabel('Once a day').check()
  await form.getByRole('button', { name: 'Tell me' }).tap()
  await form.getByRole('button', { name: 'Back to the chat' }).tap()
  const [alert] = await server.alerts()
  expect(alert).toMatchObject({ pace: 'daily', email: '', listingId: null })
  await app.post('/chat/Chatbot/RealEstateCreate', {
    ...{ ...leastListing, Address: '4 Elm St', City: 'Seattle', State: 'WA', SalePrice: 540_000 },
    SerialNumber: serialNumber,
  })
  await matchChanges(app.app)
  await page.reload()
  await page.getByRole('button', { name: 'Your alerts, there is news' }).tap()
  const panel = page.getByRole('dialog', { name: 'Saved homes' })
  await panel.getByText('Once a day · here in the chat').waitFor()
  await panel.getByRole('button', { name: '4 Elm St' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await panel.getByRole('button', { name: `Remove ${alert?.label}` }).tap()
  await panel.getByText('Nothing is kept yet.').waitFor()
  await expect.poll(() => server.alerts()).toEqual([])
  await page.context().close()
})
