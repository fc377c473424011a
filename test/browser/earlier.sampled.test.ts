import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { mailUnseenAnswers } from '../../src/conversation/take-over/mail-unseen.ts'
import { withSecret } from '../../src/platform/mail/mail-secret.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { findAxeFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
  serialNumber = await app.addChatbot({ Name: 'Maple Realty', DisplayName: 'Maple Realty' })
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

async function call(sessionID: number, what: string, body: object = {}): Promise<void> {
  const answer = await app.post(`/v1/conversations/${sessionID}/${what}`, body)
  expect(answer.status, answer.text).toBe(200)
}

quickTest('an answer that comes after a new conversation was begun is told, read and answered', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Can somebody of you come by on Saturday?')
  const first = await sessionOf(chat)
  await chat.button('newConversation').click()
  await chat.questions.first().waitFor({ state: 'detached' })
  await chat.say('homes in Kent')
  await sessionOf(chat)
  await call(first, 'take', { name: 'Ana Ruiz' })
  await call(first, 'messages', { content: 'Saturday at ten suits me.' })
  // A window that is looked at asks now and then; coming back to it is such a look, but not at once after the last.
  const told = chat.page.getByText('Ana Ruiz answered you in an earlier conversation.')
  await expect
    .poll(async () => {
      await chat.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return told.count()
    })
    .toBe(1)
  const list = chat.page.getByRole('button', { name: 'Earlier conversations, 1 new answer' })
  await list.waitFor()
  expect(await findAxeFaults(chat.page)).toEqual([])
  await list.click()
  const dialog = chat.page.getByRole('dialog')
  await dialog.getByText('Saturday at ten suits me.').waitFor()
  expect(await findAxeFaults(chat.page)).toEqual([])
  await dialog.getByRole('button', { name: /Saturday at ten/ }).click()

  // It is read and goes on there; the other one is found among the earlier ones.
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'Saturday at ten suits me.' }).waitFor()
  expect(await chat.questions.count()).toBe(1)
  await expect
    .poll(async () => {
      const { rows } = await app.app.pool.query(
        `SELECT "visitorReadUpTo" > 0 AND "unseenSince" IS NULL AS seen FROM "takeOvers" WHERE "sessionId" = $1`,
        [first],
      )
      return rows[0]?.seen
    })
    .toBe(true)
  await chat.say('Ten is fine.')
  await chat.untilAnswered()
  const { rows } = await app.app.pool.query(
    `SELECT content FROM messages WHERE "sessionId" = $1 AND role = 'question' ORDER BY id DESC LIMIT 1`,
    [first],
  )
  expect(rows).toEqual([{ content: 'Ten is fine.' }])
  await chat.page.getByRole('button', { name: 'Earlier conversations', exact: true }).click()
  await dialog.locator('.earlier-row').first().click()
  await chat.questions.filter({ hasText: 'homes in Kent' }).waitFor()
  await chat.page.context().close()
})

deepTest('the link of a mail opens its conversation, in a browser that knows nothing of it', async () => {
  const writer = await openChat(browser, app.url, serialNumber)
  await writer.say('Please write to me: jane@example.com')
  const sessionID = await sessionOf(writer)
  await writer.page.context().close()
  await call(sessionID, 'take', { name: 'Ana Ruiz' })
  await call(sessionID, 'messages', { content: 'Hello Jane.' })
  await mailUnseenAnswers(app.app, 0)
  const mail = await app.app.db
    .selectFrom('outbox')
    .selectAll()
    .where('thread', '=', `answers-${sessionID}`)
    .executeTakeFirstOrThrow()
  const sent = await withSecret(app.app.secrets, { ...mail, sessionId: sessionID })
  const link = /\S+\/share\/\S+/.exec(sent.text)?.[0] ?? ''
  const context = await browser.newContext()
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('homes in Kent')
  await chat.untilAnswered()
  await chat.page.goto('about:blank')
  await chat.page.goto(link)
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'Hello Jane.' }).waitFor()
  expect(chat.page.url(), 'what opens it does not stay in the address').not.toContain('pl_vis_')
  // What was spoken of before in this browser is not lost.
  await chat.page.getByRole('button', { name: 'Earlier conversations', exact: true }).waitFor()
  await chat.page.reload()
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'Hello Jane.' }).waitFor()
  await context.close()
})
