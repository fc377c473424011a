import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../run/how-much.ts'
import { quietMs } from '../../timing/slowness.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { startLoopbackProxy } from '../loopback-proxy.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, signIn, watchComplaints } from './open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
  await stage.app.post('/chat/Chatbot/Edit', { serialNumber: stage.serialNumber, TalkToHumanResponseMessage: '' })
})
afterAll(() => stage?.close())

/** A visitor who says something in a chat window of their own. */
async function visit(...said: string[]): Promise<ChatPage> {
  const chat = await openChat(stage.browser, stage.url, stage.serialNumber)
  for (const content of said) {
    await chat.say(content)
    await chat.untilAnswered()
  }
  return chat
}

const rows = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByRole('link')
const log = (page: Page) => page.getByRole('log', { name: 'What was said' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })

test('an agent sees who waits, reads what the visitor saw, answers, and gives the conversation back', async () => {
  const page = await stage.open('/inbox')
  const complaints = watchComplaints(page)
  await page.getByText('No conversations yet').waitFor()
  const chat = await visit('3 bedrooms in Seattle')
  await rows(page).first().waitFor()
  await chat.say('Can I talk to a real person please?')
  // Wherever one is: the waiting visitor is told of, and counted.
  await page.getByRole('alert').filter({ hasText: 'Waits for a person' }).waitFor()
  await rows(page)
    .first()
    .getByText(/^Waiting \d/)
    .waitFor()
  await page.getByRole('link', { name: 'Inbox 1' }).waitFor()
  expect(await page.title()).toBe('(1) Inbox · Porchlight')

  await rows(page).first().click()
  const card = chat.page.locator('.home').first()
  const [address = ''] = (await card.locator('.title, h3, a').first().innerText()).split(/[\n,]/)
  await log(page).getByText(address).first().waitFor()
  await log(page).getByText('Can I talk to a real person please?').waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  await page.keyboard.press('r')
  await field(page).waitFor()
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await chat.notices.filter({ hasText: 'Ana Ruiz answers you here now.' }).waitFor()
  await page.getByRole('link', { name: 'Inbox', exact: true }).waitFor()
  await page.keyboard.type('Good day, this is Ana.')
  await chat.page.getByText('Ana Ruiz is writing').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'Good day, this is Ana.' }).waitFor()
  await log(page).getByText('Good day, this is Ana.').waitFor()
  expect(await log(page).getByText('Good day, this is Ana.').count()).toBe(1)

  // The other way: typing, the words within a second or two, and that they were read.
  await chat.field.pressSequentially('May I come', { delay: 20 })
  await page.getByText('The visitor is writing').waitFor()
  const begin = performance.now()
  await chat.say('May I come on Saturday?')
  await log(page).getByText('May I come on Saturday?').waitFor()
  expect(quietMs(performance.now() - begin)).toBeLessThan(2_000)
  await chat.notices.filter({ hasText: /^Read$/ }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  // Given back, taken again by undoing it, given back for good.
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'Undo' }).click()
  await field(page).waitFor()
  await page.getByRole('button', { name: 'Give back' }).click()
  await chat.notices.filter({ hasText: 'The assistant answers again.' }).last().waitFor()
  await chat.say('2 bedrooms in Austin')
  await log(page).getByText('2 bedrooms in Austin').waitFor()
  expect(complaints).toEqual([])
  await chat.page.context().close()
  await page.context().close()
})

deepTest('by keys alone: through the list, into the search and out of it, to the keys and other rooms', async () => {
  const chats = [await visit('A house with a porch?'), await visit('Something with a pool?')]
  const page = await stage.open('/inbox')
  await rows(page).nth(1).waitFor()
  await page.keyboard.press('j')
  await log(page).getByText('Something with a pool?').waitFor()
  await page.keyboard.press('j')
  await log(page).getByText('A house with a porch?').waitFor()
  await page.keyboard.press('k')
  await log(page).getByText('Something with a pool?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Choose a conversation').waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('porch')
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1)
  await page.keyboard.press('3')
  await page.getByText('Nothing is taken over').waitFor()
  await page.keyboard.press('1')
  await rows(page).first().waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  // Out of an open conversation, whose own keys some of these are.
  const rooms = {
    i: 'inbox',
    l: 'leads',
    t: 'tours',
    h: 'listings',
    k: 'knowledge',
    n: 'insight',
    c: 'chatbots',
    s: 'setup',
  }
  for (const [key, room] of Object.entries(rooms)) {
    await page.goto(`${stage.url}/console/inbox`)
    await rows(page).first().waitFor()
    await page.keyboard.press('j')
    await log(page).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await page.waitForURL(`**/console/${room}**`)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Go to or do…').waitFor()
  await page.keyboard.type('listings')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Listings' }).waitFor()
  for (const chat of chats) await chat.page.context().close()
  await page.context().close()
})

deepTest(
  'an owner and an agent: each sees at once who has what; what the owner takes is gone for the agent, and comes back',
  async () => {
    const chat = await visit('Is the boat house still there?')
    const [first, second] = [await stage.open('/inbox', ben), await stage.open('/inbox', ana)]
    await rows(first).first().click()
    await first.getByRole('button', { name: /^Answer yourself/ }).click()
    await field(first).waitFor()
    await rows(second).first().getByText('With Ben Ode').waitFor()
    await rows(second).first().click()
    await second.getByText('Ben Ode has this conversation.').waitFor()
    await field(first).fill('Half a sentence')
    const name = `Visitor ${new URL(second.url()).pathname.split('/').at(-1)}`
    await second.getByRole('button', { name: /^Take it over/ }).click()
    await field(second).waitFor()
    await first.getByText('This conversation is not there any more.').waitFor()
    await expect.poll(() => rows(first).filter({ hasText: name }).count()).toBe(0)
    await second.getByText('Mine', { exact: true }).click()
    await expect.poll(() => rows(second).filter({ hasText: 'With you' }).count()).toBe(1)

    // Given back to the agent by keys alone: it is there at once, and what was begun is not lost.
    await field(second).press('Escape')
    await second.keyboard.press('a')
    await second.getByRole('menuitem', { name: 'Ben Ode' }).waitFor()
    await second.keyboard.press('ArrowDown')
    await second.keyboard.press('ArrowDown')
    await second.keyboard.press('Enter')
    await second.getByText('Given to Ben Ode').waitFor()
    await rows(first).filter({ hasText: name }).click()
    await first.getByRole('button', { name: /^Take it over/ }).click()
    await expect.poll(() => field(first).inputValue()).toBe('Half a sentence')
    for (const { page } of [chat]) await page.context().close()
    for (const page of [first, second]) await page.context().close()
  },
)

deepTest('the network is lost and comes back: nothing of what was said meanwhile is missed', async () => {
  const chat = await visit('Do you have something by the lake?')
  const line = await startLoopbackProxy(stage.url)
  const page = await stage.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  await signIn(page, line.url, ana)
  await rows(page).first().click()
  await log(page).getByText('Do you have something by the lake?').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  line.setDown(true)
  await page.getByText('Not live: trying again').waitFor()
  await chat.say('And with a garden?')
  await chat.untilAnswered()
  line.setDown(false)
  await log(page).getByText('And with a garden?').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.context().close()
  await chat.page.context().close()
  await line.close()
})

deepTest(
  'a list of 3,000 conversations is scrolled to its end, and only what is seen is drawn',
  async () => {
    const { pool } = stage.app.app
    const { rows: chatbots } = await pool.query('SELECT id FROM chatbots WHERE "serialNumber" = $1', [
      stage.serialNumber,
    ])
    const many = 3_000
    await pool.query(
      `WITH made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId", "createdAt")
       SELECT $1, $2, now() - interval '40 days' FROM generate_series(1, ${many}) RETURNING id)
     INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
     SELECT $1, $2, id, 'question', 'Text', 'Old question ' || row_number() OVER (ORDER BY id), 'answered',
       now() - interval '40 days' - (row_number() OVER (ORDER BY id)) * interval '1 minute' FROM made`,
      [stage.app.workspaceId, chatbots[0].id],
    )
    const page = await stage.open('/inbox')
    await rows(page).first().waitFor()
    const list = page.getByRole('region', { name: 'Conversations' }).locator('ul').locator('..')
    const last = page.getByText(`Old question ${many}`, { exact: true })
    await expect
      .poll(
        async () => {
          await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
          return last.count()
        },
        { timeout: 400_000, interval: 50 },
      )
      .toBe(1)
    expect(await rows(page).count()).toBeLessThan(60)
    await last.click()
    await log(page).getByText(`Old question ${many}`, { exact: true }).waitFor()
    await page.context().close()
  },
  480_000,
)

deepTest('on a phone: from the list into a conversation, an answer, and back', async () => {
  const chat = await visit('Is there a house with a garage?')
  const page = await stage.open('/inbox', ana, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await rows(page).first().tap()
  await log(page).getByText('Is there a house with a garage?').waitFor()
  expect(await page.getByRole('link', { name: 'Leads' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Answer yourself/ }).tap()
  await field(page).fill('There is one on Alder Lane.')
  await page.getByRole('button', { name: 'Send' }).tap()
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'There is one on Alder Lane.' }).waitFor()
  await page.getByRole('button', { name: 'Visitor' }).tap()
  await page.getByRole('dialog', { name: 'The visitor' }).getByText('No contact details were left.').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Back to the list' }).tap()
  await page.getByRole('link', { name: 'Leads' }).waitFor()
  await page.context().close()
  await chat.page.context().close()
})
