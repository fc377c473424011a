import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { arabic } from '../../widget/chat/words/arabic.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { quietMs } from '../timing/slowness.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { ChatPage, openChat } from './chat-page.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
  serialNumber = await addDemoChatbot(app)
  await app.post('/chat/Chatbot/Edit', { serialNumber, TalkToHumanResponseMessage: '' })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

async function sessionOf(chat: ChatPage): Promise<number> {
  await chat.untilAnswered()
  const newest = 'SELECT max("sessionId") AS id FROM messages WHERE "workspaceId" = $1'
  const { rows } = await app.app.pool.query(newest, [app.workspaceId])
  return Number(rows[0].id)
}

const call = async (sessionID: number, what: string, body: object = {}): Promise<void> => {
  const answer = await app.post(`/v1/conversations/${sessionID}/${what}`, body)
  expect(answer.status, answer.text).toBe(200)
}

quickTest(
  'a visitor asks for a person, is answered by one within a second, and later by the assistant again',
  async () => {
    const chat = await openChat(browser, app.url, serialNumber)
    await chat.say('Can I talk to a real person please?')
    await chat.button('leaveDetails').waitFor()
    const sessionID = await sessionOf(chat)
    await call(sessionID, 'take', { name: 'Ana Ruiz' })
    await chat.notices.filter({ hasText: 'Ana Ruiz answers you here now.' }).waitFor()
    await call(sessionID, 'typing')
    await chat.page.getByText('Ana Ruiz is writing').waitFor({ state: 'attached' })
    const begin = performance.now()
    await call(sessionID, 'messages', { content: 'Good day, this is Ana.' })
    const message = chat.page.locator('.message:has(.writer)')
    await message.filter({ hasText: 'Good day, this is Ana.' }).waitFor()
    expect(quietMs(performance.now() - begin)).toBeLessThan(2_000)
    expect(await message.innerText()).toContain('Ana Ruiz')

    // What the visitor says is for her alone; that she has read it is seen.
    await chat.say('May I come on Saturday?')
    await chat.untilAnswered()
    const newest = async () =>
      (await app.app.pool.query('SELECT id, role FROM messages WHERE "sessionId" = $1 ORDER BY id DESC', [sessionID]))
        .rows[0]
    await expect.poll(async () => (await newest()).role).toBe('question')
    await call(sessionID, 'read', { upTo: Number((await newest()).id) })
    await chat.notices.filter({ hasText: /^Read$/ }).waitFor()
    const marks = 'SELECT "visitorReadUpTo" AS mark FROM "takeOvers" WHERE "sessionId" = $1'
    await expect
      .poll(async () => Number((await app.app.pool.query(marks, [sessionID])).rows[0].mark))
      .toBeGreaterThan(0)
    expect(await findAxeFaults(chat.page)).toEqual([])

    // After a reload it all stands there again.
    await chat.page.reload()
    await message.filter({ hasText: 'Good day, this is Ana.' }).waitFor()
    await chat.notices.filter({ hasText: 'Ana Ruiz answers you here now.' }).or(chat.notices).first().waitFor()
    await call(sessionID, 'release')
    await chat.notices.filter({ hasText: 'The assistant answers again.' }).waitFor()
    await chat.say('3 bedrooms in Seattle')
    await chat
      .answer(/Seattle|homes/)
      .last()
      .waitFor()
    await chat.page.context().close()
  },
)

deepTest(
  'on a phone, in Arabic: the visitor asks, sees who writes with a picture, and reads both directions',
  async () => {
    const context = await browser.newContext({
      locale: 'ar-EG',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const chat = new ChatPage(page)
    await page.goto(`${app.url}/share/${serialNumber}`)
    await chat.field.waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await chat.say('I want to talk to a human')
    await page.getByRole('button', { name: arabic.leaveDetails, exact: true }).waitFor()
    const ofWorkspace = 'SELECT max("sessionId") AS id FROM messages WHERE "workspaceId" = $1'
    const { rows } = await app.app.pool.query(ofWorkspace, [app.workspaceId])
    const sessionID = Number(rows[0].id)
    const picture = `${app.url}/demo-person.png`
    await page.route('**/demo-person.png', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    )
    await call(sessionID, 'take', { name: 'ليلى حسن', picture })
    await chat.notices.filter({ hasText: arabic.personAnswers.replace('{name}', 'ليلى حسن') }).waitFor()
    await call(sessionID, 'typing')
    await page.getByText(arabic.writing.replace('{name}', 'ليلى حسن')).waitFor({ state: 'attached' })
    await call(sessionID, 'messages', { content: 'مرحبا، معك ليلى.' })
    await call(sessionID, 'messages', { content: 'Call 12 Elm Street (2 rooms).' })
    const messages = page.locator('.message:has(.writer)')
    await messages.filter({ hasText: 'معك ليلى' }).waitFor()
    await messages.filter({ hasText: 'Elm Street' }).waitFor()
    expect(await messages.first().locator('.writer').innerText()).toBe('ليلى حسن')
    expect(await messages.first().locator('.writer img').getAttribute('src')).toBe(picture)
    const directions = await messages
      .locator('.bubble')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
    expect(directions).toEqual(['rtl', 'ltr'])
    await chat.say('شكرا')
    await expect
      .poll(
        async () =>
          (
            await app.app.pool.query('SELECT max(id) AS id, count(*) AS said FROM messages WHERE "sessionId" = $1', [
              sessionID,
            ])
          ).rows[0].said,
      )
      .toBe(5)
    const newest = await app.app.pool.query('SELECT max(id) AS id FROM messages WHERE "sessionId" = $1', [sessionID])
    await call(sessionID, 'read', { upTo: Number(newest.rows[0].id) })
    await chat.notices.filter({ hasText: arabic.seen }).waitFor()
    // Nothing stands out of the window, and nothing is amiss for who hears it.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    expect(await findAxeFaults(page)).toEqual([])
    await call(sessionID, 'release')
    await chat.notices.filter({ hasText: arabic.chatbotBack }).waitFor()
    await context.close()
  },
)

deepTest('where a proxy cuts the stream, messages come all the same', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.page.route('**/v1/visitor/events*', (route) => route.abort())
  await chat.say('Hello')
  const sessionID = await sessionOf(chat)
  await call(sessionID, 'take', { name: 'Ben' })
  await call(sessionID, 'messages', { content: 'I am here.' })
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'I am here.' }).waitFor({ timeout: 12_000 })
  await chat.page.context().close()
})

deepTest('the form is a click away from who asks for a person', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('I want to talk to a human')
  await chat.button('leaveDetails').click()
  await chat.page.getByRole('dialog').waitFor()
  await chat.page.context().close()
})
