import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { english } from '../../../widget/chat/words/english.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { openBrowser, openLastingBrowser } from '../open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  serialNumber = await addDemoChatbot(app)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})
afterEach(() => {
  app.app.now = () => new Date()
})

const countSessions = async (): Promise<number> => {
  const rows = await app.app.db.selectFrom('sessions').select('id').execute()
  return rows.length
}

async function ask(chat: ChatPage, text: string): Promise<void> {
  const before = await chat.answers.count()
  await chat.say(text)
  await expect.poll(() => chat.answers.count(), { timeout: 60_000 }).toBe(before + 1)
  await chat.untilAnswered()
}

const cardsOf = (chat: ChatPage) => chat.answers.last().getByRole('link').allInnerTexts()

quickTest('after a reload everything stands there as before, homes included, and goes on', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  const cards = await cardsOf(chat)
  expect(cards.length).toBeGreaterThan(2)
  const sessions = await countSessions()
  await chat.page.reload()
  await expect.poll(() => cardsOf(chat)).toEqual(cards)
  expect(await chat.questions.count()).toBe(1)
  await ask(chat, 'only for rent')
  expect(await chat.answers.last().innerText(), 'it remembers the search').toMatch(/3 bedrooms/)
  expect(await countSessions()).toBe(sessions)
  await chat.page.context().close()
})

deepTest('who only looks leaves nothing behind', async () => {
  const sessions = await countSessions()
  const chat = await openChat(browser, app.url, serialNumber)
  expect(await chat.page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
  expect(await chat.page.context().cookies()).toEqual([])
  expect(await countSessions()).toBe(sessions)
  await chat.page.context().close()
})

quickTest('two tabs share one session and do not fight over it', async () => {
  const context = await browser.newContext()
  const first = await openChat(context, app.url, serialNumber)
  await ask(first, '3 bedrooms in Seattle')
  const second = await openChat(context, app.url, serialNumber)
  await expect.poll(() => second.questions.count()).toBe(1)
  const sessions = await countSessions()
  await ask(second, 'only for rent')
  // What is said in one is there when the other is looked at again, and what stood there already is not drawn anew.
  const element = await first.answers.first().elementHandle()
  await first.page.bringToFront()
  await expect.poll(() => first.answers.count(), { timeout: 60_000 }).toBe(2)
  expect(await element?.evaluate((answer) => answer.isConnected)).toBe(true)
  await ask(first, 'under $3,000 a month')
  expect(await countSessions()).toBe(sessions)

  // One begins anew; what the other does afterwards must not bring the old session back.
  await second.button('newConversation').click()
  await expect.poll(() => second.questions.count()).toBe(0)
  await ask(second, 'homes in Austin')
  app.app.now = () => new Date(Date.now() + 2 * 3_600_000)
  await ask(first, 'with a garage')
  await second.page.reload()
  await second.questions.filter({ hasText: 'homes in Austin' }).waitFor()
  expect(await second.questions.count()).toBe(1)
  await context.close()
})

deepTest('a key that is over is renewed without a word', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  const sessions = await countSessions()
  app.app.now = () => new Date(Date.now() + 2 * 3_600_000)
  await ask(chat, 'only for rent')
  expect(await countSessions()).toBe(sessions)
  expect(await chat.notices.count()).toBe(0)
  await chat.page.context().close()
})

quickTest('when the session is over for good, the message goes out in a new one and the visitor is told', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  const sessions = await countSessions()
  app.app.now = () => new Date(Date.now() + 40 * 24 * 3_600_000)
  await ask(chat, 'homes in Austin')
  expect(await countSessions()).toBe(sessions + 1)
  expect(await chat.notices.count()).toBe(1)
  expect((await chat.notices.innerText()).length).toBeGreaterThan(10)
  expect(await chat.questions.count()).toBe(2)
  await chat.page.context().close()
})

deepTest('a new conversation is empty, remembers nothing, and stays after a reload', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  await chat.button('newConversation').click()
  await expect.poll(() => chat.questions.count()).toBe(0)
  await ask(chat, 'homes in Austin')
  expect(await chat.answers.last().innerText()).not.toMatch(/3 bedrooms/)
  await chat.page.reload()
  await chat.questions.filter({ hasText: 'homes in Austin' }).waitFor()
  expect(await chat.questions.count()).toBe(1)
  await chat.page.context().close()
})

deepTest('with RemoveChatLogOnBrowserClose a reload goes on, and closing the browser forgets', async () => {
  const forgetful = await app.addChatbot({ RemoveChatLogOnBrowserClose: true })
  const lasting = await app.addChatbot({})
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-profile-'))
  try {
    const first = await openLastingBrowser(folder)
    const chats = [await openChat(first, app.url, forgetful), await openChat(first, app.url, lasting)]
    for (const chat of chats) {
      await ask(chat, 'Hello')
      await chat.page.reload()
      await expect.poll(() => chat.questions.count()).toBe(1)
    }
    await first.close()

    const second = await openLastingBrowser(folder)
    const goesOn = await openChat(second, app.url, lasting)
    await expect.poll(() => goesOn.questions.count()).toBe(1)
    const anew = await openChat(second, app.url, forgetful)
    expect(
      await anew.page.evaluate(`Object.keys(localStorage).filter((name) => name.includes('${forgetful}'))`),
    ).toEqual([])
    expect(await anew.questions.count()).toBe(0)
    await second.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

deepTest('a session that was kept before the firm asked to forget is forgotten', async () => {
  const changed = await app.addChatbot({})
  const chat = await openChat(browser, app.url, changed)
  await ask(chat, 'Hello')
  await app.post('/chat/Chatbot/Edit', { serialNumber: changed, RemoveChatLogOnBrowserClose: true })
  await chat.page.reload()
  await chat.field.waitFor()
  expect(await chat.questions.count()).toBe(0)
  expect(await chat.page.evaluate('localStorage.length')).toBe(0)
  await chat.page.context().close()
})

deepTest('where the browser allows no storage the chat works, only for this visit', async () => {
  const context = await browser.newContext()
  await context.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  const chat = await openChat(context, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  await chat.page.reload()
  await chat.field.waitFor()
  expect(await chat.questions.count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

deepTest('a conversation that cannot be loaded is told, and goes on all the same', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, '3 bedrooms in Seattle')
  await chat.page.route('**/v1/visitor/conversation', (route) => route.abort())
  await chat.page.reload()
  await chat.notices.waitFor()
  await ask(chat, 'only for rent')
  expect(await chat.answers.last().innerText()).toMatch(/3 bedrooms/)
  await chat.page.context().close()
})

deepTest('contact details that were left are still told of after a reload', async () => {
  const chat = await openChat(browser, app.url, await app.addChatbot({}))
  await ask(chat, 'Hello')
  const key = await chat.page.evaluate<string>('JSON.parse(Object.values(localStorage)[0]).key')
  const left = await fetch(`${app.url}/v1/visitor/lead`, {
    method: 'POST',
    headers: { 'chatrobot-sessionkey': key },
    body: JSON.stringify({ email: 'ana@example.com', message: 'May I see it?' }),
  })
  expect(left.status).toBe(200)
  await chat.page.reload()
  await chat.notices.filter({ hasText: english.messageKept }).waitFor()
  await chat.page.context().close()
})

deepTest('what was asked when the page was left can be asked again', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await ask(chat, 'Hello')
  const session = await app.app.db.selectFrom('messages').select('sessionId').orderBy('id', 'desc').executeTakeFirst()
  await app.app.db
    .updateTable('messages')
    .set({ status: 'failed', failure: 'client-gone' })
    .where('sessionId', '=', session?.sessionId ?? 0)
    .where('role', '=', 'question')
    .execute()
  await app.app.db
    .deleteFrom('messages')
    .where('sessionId', '=', session?.sessionId ?? 0)
    .where('role', '=', 'answer')
    .execute()
  await chat.page.reload()
  await chat.page.getByRole('button', { name: english.tryAgain }).click()
  await expect.poll(() => chat.answers.count()).toBe(1)
  await chat.page.context().close()
})
