import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerButton } from '../../../src/reading/answer-button.ts'
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

/** The ways on that the next answers have; of homes by their place among the cards. */
type Offer = (ids: number[]) => AnswerButton[]

interface Opened {
  chat: ChatPage
  server: Keeping
  offer(next: Offer): void
}

/** A chat whose answers have ways on, as the server will send them. */
async function open(first: Offer, options: BrowserContextOptions = narrow): Promise<Opened> {
  const context = await browser.newContext(options)
  const server = await watchKeeping(context, app)
  let offer = first
  await context.route('**/Chat/Ask', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const ids = [...text.matchAll(/\{"id":(\d+),"url"/g)].map(([, id]) => Number(id))
    const buttons = JSON.stringify(offer(ids))
    // Instead of those that the guide sends.
    const bare = text.replaceAll(/,"buttons":\[[^\]]*\]/g, '')
    await route.fulfill({ response, body: bare.replace('"listSpan":', `"buttons":${buttons},"listSpan":`) })
  })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  return {
    chat,
    server,
    offer(next) {
      offer = next
    },
  }
}

const ways = ({ page }: ChatPage) => page.locator('.way')
const way = ({ page }: ChatPage, label: string) => page.getByRole('button', { name: label, exact: true })

test('what a button says is the visitor’s next message, and what it leads to has gone from the answer before', async () => {
  const { chat, offer } = await open(([first]) => [
    { kind: 'search', label: 'Under $650,000', say: 'homes in Seattle under 650k' },
    { kind: 'alert', label: 'Tell me about new ones' },
    { kind: 'tour', label: 'See the first one', listing: first ?? 0 },
  ])
  expect(await ways(chat).allInnerTexts()).toEqual(['Under $650,000', 'Tell me about new ones', 'See the first one'])
  expect(await findAxeFaults(chat.page)).toEqual([])
  // What was chosen for a message of one's own does not go along.
  await chat.page
    .getByRole('button', { name: /^Ask: / })
    .first()
    .click()
  await chat.page.locator('.asked').waitFor()
  offer(() => [])
  await way(chat, 'Under $650,000').click()
  await expect.poll(() => chat.answers.count()).toBe(2)
  await chat.untilAnswered()
  expect(await chat.questions.last().locator('.bubble').innerText()).toBe('homes in Seattle under 650k')
  // What a home offers stays true.
  expect(await ways(chat).allInnerTexts()).toEqual(['See the first one'])
  await way(chat, 'See the first one').press('Enter')
  await chat.page.getByRole('dialog').getByText('Book a tour').waitFor()
  await chat.page.context().close()
})

test('each kind does what it names', async () => {
  const { chat, server } = await open(([first = 0, second = 0]) => [
    { kind: 'ask', label: 'Ask about it', listing: second },
    { kind: 'person', label: 'Talk to somebody' },
    { kind: 'save', label: 'Keep the first', listing: first },
    { kind: 'pictures', label: 'See its pictures', listing: first },
    { kind: 'map', label: 'Where is it?', listing: first },
  ])
  const { page } = chat
  const name = await page.locator('.home-title bdi').nth(1).innerText()
  await way(chat, 'Ask about it').click()
  await page.locator('.asked').getByText(`About ${name}`).waitFor()

  await way(chat, 'Keep the first').click()
  await expect.poll(async () => (await server.saved()).length).toBe(1)
  expect(await way(chat, 'Keep the first').getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.home-heart').first().getAttribute('aria-pressed')).toBe('true')

  const leadsTo = async (label: string, inside: string): Promise<void> => {
    await way(chat, label).click()
    await page.getByRole('dialog').locator(inside).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await leadsTo('Talk to somebody', 'form.person [name=message]')
  await leadsTo('See its pictures', '.gallery img')
  await leadsTo('Where is it?', '.map-pins button')
  await page.context().close()
})

test('a home that no answer shows is fetched, and one that is gone is told', async () => {
  const { chat } = await open((ids) => {
    const other = Math.max(...ids) + 1
    return [
      { kind: 'tour', label: 'See another one', listing: other },
      { kind: 'tour', label: 'See one that is gone', listing: 99_999_999 },
    ]
  })
  await way(chat, 'See one that is gone').click()
  await chat.page.getByText('This home is not offered any more.').waitFor()
  await way(chat, 'See another one').click()
  await chat.page.getByRole('dialog').getByText('Book a tour').waitFor()
  expect(await chat.page.getByText('This home is not offered any more.').count()).toBe(0)
  await chat.page.context().close()
})

test.each<[string, BrowserContextOptions]>([
  ['430 × 560', { viewport: { width: 430, height: 560 } }],
  ['320, large letters, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
  ['right to left, phone', { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar' }],
])('five long buttons take two rows: %s', async (_name, options) => {
  const labels = ['Tell me about new ones like these', 'Anything under $650,000 nearby', 'Only houses with a garage']
  const { chat } = await open(
    () => [
      ...labels.map((label): AnswerButton => ({ kind: 'search', label, say: label })),
      { kind: 'person', label: 'Talk to somebody at the office' },
      { kind: 'restart', label: 'Start over' },
    ],
    options,
  )
  const rows = await ways(chat).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  expect(rows).toBe(2)
  const last = ways(chat).last()
  await last.focus()
  const box = await last.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(options.viewport?.width ?? 0)
  expect(await chat.page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport?.width)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})

test('an alert is asked for with an address or without', async () => {
  const { chat, server } = await open(([first = 0]) => [
    { kind: 'alert', label: 'Tell me about new ones' },
    { kind: 'alert', label: 'Tell me about this one', listing: first },
  ])
  const { page } = chat
  const form = page.getByRole('dialog')
  await way(chat, 'Tell me about new ones').click()
  await form.getByText('You hear of new homes with:').waitFor()
  // What is watched is what was searched for, and no order of it.
  expect(await form.locator('.alert-watched li').allInnerTexts()).toEqual(['exactly 3 bedrooms', 'in Seattle'])
  expect(await findAxeFaults(page)).toEqual([])
  await form.getByLabel('E-mail (optional)').fill('nobody')
  await form.getByRole('button', { name: 'Tell me' }).click()
  await form.getByText('Enter an e-mail address such as').waitFor()
  expect(await form.locator('input:focus').getAttribute('name')).toBe('email')
  await form.getByLabel('E-mail (optional)').fill('robin@visitor.example')
  await form.getByLabel('Once a day').check()
  server.failsWith = { status: 503, code: 'database-unavailable' }
  await form.getByRole('button', { name: 'Tell me' }).click()
  await form.getByRole('alert').getByText('This could not be set').waitFor()
  server.failsWith = null
  await form.getByRole('button', { name: 'Tell me' }).click()
  // Nothing here sends mails.
  await form.getByText('This firm sends no mails yet').waitFor()
  await form.getByRole('button', { name: 'Back to the chat' }).click()

  await way(chat, 'Tell me about this one').click()
  await form.getByText('when it is back on the market').waitFor()
  await form.getByRole('button', { name: 'Tell me' }).press('Enter')
  await form.getByText('It is set. The news waits for you here').waitFor()
  expect(await server.alerts()).toMatchObject([
    { pace: 'daily', email: 'robin@visitor.example', listingId: null },
    { pace: 'atOnce', email: '', listingId: expect.any(Number) },
  ])
  // The way to end it stands in the head from now on.
  await form.getByRole('button', { name: 'Back to the chat' }).click()
  await page.getByRole('button', { name: 'Your alerts' }).click()
  await form.getByText('Once a day · here in the chat').waitFor()
  await page.context().close()
})
