import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { untilTold } from '../until-told.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp({ consumers })
  browser = await openBrowser()
  serialNumber = await addDemoChatbot(app)
  await app.post('/chat/Chatbot/Edit', {
    serialNumber,
    TalkToHumanEmail: 'team@harbour.example',
    TalkToHumanResponseMessage: 'Thank you. Somebody of our office writes to you today.',
    LeadsTitle: 'Write to Harbour Homes',
    LeadsDisplayFirstName: 'Given name',
    LeadsDisplayEmail: 'Your e-mail address',
    ConsentEnable: true,
    ConsentContent: 'We keep your details for a year.',
    ConsentCheckboxText: 'Yes, keep them',
  })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const openForm = async (chat: ChatPage): Promise<void> => {
  await chat.button('talkToPerson').click()
  await chat.page.getByRole('dialog').getByText('Write to Harbour Homes').waitFor()
}
const mailsTo = (recipient: string) =>
  app.app.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute()

test('a visitor leaves a message with the labels and the consent that the firm has set', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await openForm(chat)
  const form = chat.page.getByRole('dialog')
  await form.getByLabel('Given name').fill('Robin')
  await form.getByLabel('Your e-mail address').fill('robin@visitor.example')
  await form.getByLabel('Message').fill('May I see the first one on Saturday?')
  await form.getByText('We keep your details for a year.').waitFor()

  // Without the tick nothing is sent; the form says why, at the box, which has the focus.
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('Tick this box').waitFor()
  expect(await form.locator('input[type=checkbox]:focus').count()).toBe(1)
  expect(await mailsTo('team@harbour.example')).toEqual([])

  await form.getByLabel('Yes, keep them').check()
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('Somebody of our office writes to you today.').waitFor()
  const lead = await app.app.db.selectFrom('leadNotes').selectAll().executeTakeFirstOrThrow()
  expect(lead).toMatchObject({
    firstName: 'Robin',
    email: 'robin@visitor.example',
    message: 'May I see the first one on Saturday?',
    consentText: 'We keep your details for a year.\nYes, keep them',
  })
  await untilTold(app.app)
  const [mail] = await mailsTo('team@harbour.example')
  for (const part of ['Robin', 'robin@visitor.example', 'on Saturday?', '3 bedrooms in Seattle', 'Yes, keep them']) {
    expect(mail?.text).toContain(part)
  }

  // Back in the chat the visitor can read it again, also after a reload.
  await form.getByRole('button', { name: 'Back to the chat' }).click()
  await chat.page.reload()
  await chat.notices.filter({ hasText: 'Somebody of our office' }).waitFor()
  await chat.page.context().close()
})

test('what is missing is said at its field, and a phone number is enough', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await openForm(chat)
  const form = chat.page.getByRole('dialog')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('so that we can answer you.').waitFor()
  await form.getByText('Write a message.').waitFor()
  await form.getByLabel('Phone').fill('12')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('at least 5 digits').waitFor()
  await form.getByLabel('Phone').fill('(206) 555-0100')
  await form.getByLabel('Message').fill('Call me')
  await form.getByLabel('Yes, keep them').check()
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  await form.getByText('Somebody of our office').waitFor()
  await chat.page.context().close()
})

test('when the server cannot be reached the form says so and keeps what was written', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await openForm(chat)
  const form = chat.page.getByRole('dialog')
  await form.getByLabel('Phone').fill('206 555 0100')
  await form.getByLabel('Message').fill('Are you there?')
  await form.getByLabel('Yes, keep them').check()
  await chat.page.context().setOffline(true)
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('alert').getByText('could not be sent').waitFor()
  expect(await form.getByRole('alert').innerText()).not.toMatch(/: (network|offline|undefined)?$/)
  expect(await form.getByLabel('Message').inputValue()).toBe('Are you there?')
  await chat.page.context().setOffline(false)
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('Somebody of our office').waitFor()
  await chat.page.context().close()
})
