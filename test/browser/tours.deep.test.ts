import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { openChat } from './chat-page.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  browser = await openBrowser()
  serialNumber = await addDemoChatbot(app)
  await app.post('/chat/Chatbot/Edit', {
    serialNumber,
    TimeZone: 'Asia/Tokyo',
    TourNotice: 'You sign a buyer agreement first.',
    ConsentEnable: true,
    ConsentContent: 'We keep your details for a year.',
    ConsentCheckboxText: 'Yes, keep them',
  })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const tours = () => app.app.db.selectFrom('tours').selectAll().orderBy('id').execute()

test('a visitor books a tour from the card of a home', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  // The first answer of a process takes its time.
  await chat.page.locator('.home').first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  await chat.page
    .getByRole('button', { name: /^Tour: / })
    .first()
    .click()
  const form = chat.page.getByRole('dialog')
  await form.getByText('Times are those of Tokyo.').waitFor()
  await form.getByText('You sign a buyer agreement first.').waitFor()
  expect(await findAxeFaults(chat.page)).toEqual([])

  // What is missing is said at its field, and the first has the focus.
  await form.getByRole('button', { name: 'Ask for this time' }).click()
  await form.getByText('Choose a start.').waitFor()
  expect(await form.locator('input[name=time]:focus').count()).toBe(1)
  await form.getByText('so that we can answer you.').waitFor()
  await form.getByText('Tick this box').waitFor()
  expect(await tours()).toEqual([])

  const day = form.getByLabel('Day')
  await day.selectOption({ index: 3 })
  const chosen = await day.inputValue()
  await form.getByLabel('9:30 AM', { exact: true }).check()
  await form.getByLabel('By video').check()
  await form.getByLabel('First name').fill('Robin')
  await form.getByLabel('E-mail').fill('robin@visitor.example')
  await form.getByLabel('Anything else?').fill('With my dog')
  await form.getByLabel('Yes, keep them').check()
  await form.getByRole('button', { name: 'Ask for this time' }).click()
  await form.getByText('requested. You hear from us').waitFor()
  expect(await tours()).toMatchObject([
    {
      kind: 'video',
      status: 'requested',
      // Half past nine in Tokyo.
      times: [new Date(`${chosen}T00:30:00Z`)],
      firstName: 'Robin',
      email: 'robin@visitor.example',
      message: 'With my dog',
      notice: 'You sign a buyer agreement first.',
      consentText: 'We keep your details for a year.\nYes, keep them',
    },
  ])
  await form.getByRole('button', { name: 'Back to the chat' }).click()

  // Its card stands in the conversation, and shows at once what the firm says.
  const card = chat.page.locator('.tour-card')
  await card.getByText('Tour requested').waitFor()
  const [tour] = await tours()
  await app.post(`/v1/tours/${tour?.id}/confirm`, { message: 'Call us <b>before</b>' })
  await card.getByText('Tour confirmed').waitFor()
  await card.getByText('Call us <b>before</b>').waitFor()
  await card.getByText('9:30 AM').waitFor()
  expect(await findAxeFaults(chat.page)).toEqual([])
  expect(await card.count()).toBe(1)

  // Also for who comes back.
  await app.post(`/v1/tours/${tour?.id}/cancel`, {})
  await chat.page.reload()
  await card.getByText('Tour cancelled').waitFor()
  expect(await card.count()).toBe(1)
  await chat.page.context().close()
})

test('by keyboard alone, on a phone, in Arabic', async () => {
  await app.app.db.deleteFrom('tours').execute()
  const context = await browser.newContext({ locale: 'ar-EG', viewport: { width: 360, height: 640 } })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.page
    .getByRole('button', { name: /^زيارة: / })
    .first()
    .waitFor()
  await chat.page
    .getByRole('button', { name: /^زيارة: / })
    .first()
    .press('Enter')
  const form = chat.page.getByRole('dialog')
  await form.getByText('الأوقات بتوقيت Tokyo.').waitFor()
  expect(await form.locator('form').evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  expect(await findAxeFaults(chat.page)).toEqual([])
  const width = await chat.page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await form.locator('input[name=time]').first().focus()
  await chat.page.keyboard.press('Space')
  for (const words of ['Robin', 'Lee', 'robin@visitor.example']) {
    await chat.page.keyboard.press('Tab')
    await chat.page.keyboard.type(words)
  }
  await form.locator('input[name=consent]').focus()
  await chat.page.keyboard.press('Space')
  await form.locator('button[type=submit]').press('Enter')
  await form.getByText('تم الطلب').waitFor()
  expect(await tours()).toMatchObject([
    { kind: 'in-person', firstName: 'Robin', lastName: 'Lee', email: 'robin@visitor.example' },
  ])
  await context.close()
})

test('a time that somebody else has taken is told, and the times are read again', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await chat.page
    .getByRole('button', { name: /^Tour: / })
    .first()
    .click()
  const form = chat.page.getByRole('dialog')
  await form.getByLabel('Day').selectOption({ index: 2 })
  await form.getByLabel('10:00 AM', { exact: true }).check()
  await form.getByLabel('Phone').fill('206 555 0100')
  await form.getByLabel('Yes, keep them').check()
  await app.post('/chat/Chatbot/Edit', { serialNumber, OfficeHours: {} })
  await form.getByRole('button', { name: 'Ask for this time' }).click()
  await form.getByRole('alert').getByText('could not be sent').waitFor()
  await form.getByText('No time is free in the next two weeks').waitFor()
  await chat.page.context().close()
})

test('a firm with a page of its own for tours is led to it, from the card and by its words', async () => {
  const own = await addDemoChatbot(app)
  const page = 'https://book.firm.example/tour?from=chat&x=(1)'
  await app.post('/chat/Chatbot/Edit', {
    serialNumber: own,
    CalendlyAppointmentEnable: true,
    CalendlyAppointmentTriggerKeyword: 'book a tour',
    CalendlyAppointmentScheduleUrl: page,
  })
  const chat = await openChat(browser, app.url, own)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  const link = chat.page.getByRole('link', { name: /^Tour: .+, opens in a new tab$/ }).first()
  expect(await link.getAttribute('href')).toBe(page)
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await chat.page.getByRole('button', { name: /^Tour: / }).count()).toBe(0)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.say('I would like to book a tour')
  const said = chat.answers.last().getByRole('link', { name: 'choose a time' })
  await said.waitFor()
  expect(new URL((await said.getAttribute('href')) ?? '').searchParams.get('x')).toBe('(1)')
  expect(await said.getAttribute('rel')).toContain('noopener')
  expect(await said.getAttribute('target')).toBe('_blank')
  await chat.page.context().close()
})

test('a day and an hour that are named in the chat are chosen in the form, which opens by itself', async () => {
  const chat = await openChat(browser, app.url, await addDemoChatbot(app))
  await chat.say('3 bedrooms in Seattle')
  await chat.page.locator('.home').first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  chat.page.setDefaultTimeout(8_000)
  await chat.say('can we see the first one on Wednesday at 2?')
  const form = chat.page.getByRole('dialog')
  await form.getByLabel('Day').waitFor()
  expect(await form.getByLabel('Day').locator('option:checked').textContent()).toMatch(/^Wednesday/)
  expect(await form.getByLabel('2:00 PM', { exact: true }).isChecked()).toBe(true)
  await chat.page.keyboard.press('Escape')
  await chat.page.getByRole('button', { name: /^Book a tour: Wednesday/ }).waitFor()
  expect(await form.count()).toBe(0)
  await chat.page.close()
})
