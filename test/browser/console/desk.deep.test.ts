import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

// What one does at the inbox besides answering: notes, replies, homes, corrections, filters, export.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage({ learns: true })
})
afterAll(() => stage?.close())

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
const isFocused = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('textbox', { name }).evaluate((element) => element === document.activeElement))
    .toBe(true)

async function openNewest(page: Page, words: string): Promise<void> {
  await rows(page).first().waitFor()
  await page.keyboard.press('j')
  await log(page).getByText(words).first().waitFor()
}

async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

test('a note is written by keys, seen by a colleague at once and by no visitor, deleted and brought back', async () => {
  const chat = await visit('Is there a house with a belfry?')
  const [page, other] = [await stage.open('/inbox'), await stage.open('/inbox', ben)]
  const complaints = watchComplaints(page)
  await openNewest(page, 'Is there a house with a belfry?')
  await openNewest(other, 'Is there a house with a belfry?')
  await page.keyboard.press('n')
  await isFocused(page, 'Note for your firm')
  await page.keyboard.type('Rang twice, wants a quiet street.')
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  const note = (of: Page) => log(of).getByRole('region', { name: 'Note by Ana Ruiz' })
  await note(page).getByText('Rang twice, wants a quiet street.').waitFor()
  await note(other).getByText('Rang twice, wants a quiet street.').waitFor()
  // An agent deletes own notes alone.
  expect(await note(other).getByRole('button').count()).toBe(0)
  expect(await findAxeFaults(page)).toEqual([])
  await chat.page.reload()
  await chat.page.getByText('Is there a house with a belfry?').waitFor()
  expect(await chat.page.getByText('Rang twice').count()).toBe(0)
  await note(page).getByRole('button', { name: 'Delete this note' }).click()
  await expect.poll(() => note(other).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await note(other).waitFor()
  expect(complaints).toEqual([])
  await leave(page, other, chat.page)
})

test('a reply of the firm is made, found behind a slash, filled and sent, all by keys; an agent uses it', async () => {
  const chat = await visit('A house with a loggia?')
  const page = await stage.open('/inbox')
  await openNewest(page, 'A house with a loggia?')
  await page.keyboard.press('r')
  await isFocused(page, 'Your answer')
  await page.keyboard.type('/')
  await page.getByText('Your firm has no replies yet.').waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Replies of your firm' })
  await dialog.waitFor()
  await isFocused(page, 'Name')
  await page.keyboard.type('hours')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello {{name}}, we are here from nine to six. {{me}}')
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await dialog.getByText('/hours').waitFor()
  await page.keyboard.press('Escape')
  await isFocused(page, 'Your answer')
  await page.keyboard.type('ho')
  await page.getByRole('option', { name: /^hours/ }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).inputValue()).toBe('Hello, we are here from nine to six. Ana Ruiz')
  await page.keyboard.press('Enter')
  await chat.page.locator('.message:has(.writer)').filter({ hasText: 'we are here from nine to six' }).waitFor()

  const second = await visit('A house with an oriel?')
  const other = await stage.open('/inbox', ben)
  await openNewest(other, 'A house with an oriel?')
  await other.keyboard.press('r')
  await isFocused(other, 'Your answer')
  await other.keyboard.type('/six')
  await other.getByRole('option', { name: /^hours/ }).waitFor()
  expect(await other.getByRole('option', { name: 'Add and change replies' }).count()).toBe(0)
  await other.keyboard.press('Tab')
  await expect.poll(() => field(other).inputValue()).toContain('Ben Ode')
  await leave(page, other, chat.page, second.page)
})

test('a home that is found by words goes to the visitor as a card', async () => {
  const chat = await visit('Hello there')
  const page = await stage.open('/inbox')
  const complaints = watchComplaints(page)
  await openNewest(page, 'Hello there')
  await page.keyboard.press('r')
  await isFocused(page, 'Your answer')
  await page.getByRole('button', { name: 'Attach a home' }).press('Enter')
  await page.getByRole('combobox', { name: 'Describe the home' }).waitFor()
  await page.keyboard.type('3 bedrooms in Seattle')
  await page.getByRole('option').first().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /homes?/ })
    .waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  const title = (await chosen.locator('strong').innerText()).trim()
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Homes that go with it' }).getByText(title).waitFor()
  await isFocused(page, 'Your answer')
  await page.keyboard.type('Have a look at this one.')
  await page.keyboard.press('Enter')
  await log(page).getByText('Have a look at this one.').waitFor()
  await log(page).getByRole('article').getByText(title).waitFor()
  const said = chat.page.locator('.message:has(.writer)').filter({ hasText: 'Have a look at this one.' })
  await said.locator('.home').getByText(title).first().waitFor()
  // It is there for who comes back, too.
  await chat.page.reload()
  await said.locator('.home').getByText(title).first().waitFor()
  expect(complaints).toEqual([])
  await leave(page, chat.page)
})

test('an answer is corrected, and what the chatbot says from now on is shown; an agent is not offered it', async () => {
  const chat = await visit('Do you charge a fee for viewings?')
  const page = await stage.open('/inbox')
  await openNewest(page, 'Do you charge a fee for viewings?')
  await log(page).getByRole('button', { name: 'Correct this answer' }).last().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Correct this answer' })
  await expect
    .poll(() => dialog.getByLabel('When a visitor asks').inputValue())
    .toBe('Do you charge a fee for viewings?')
  await dialog.getByLabel('The chatbot answers').fill('No: viewings are free of charge.')
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Teach it' }).press('Enter')
  await dialog.getByText('What the chatbot says now').waitFor()
  await dialog.locator('section').getByText('No: viewings are free of charge.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await chat.say('Do you charge a fee for viewings?')
  await chat.answer('viewings are free of charge').first().waitFor()
  const other = await stage.open('/inbox', ben)
  await openNewest(other, 'Do you charge a fee for viewings?')
  expect(await log(other).getByRole('button', { name: 'Correct this answer' }).count()).toBe(0)
  await leave(page, other, chat.page)
})

test('the list is narrowed by keys to what waits for an answer, to a language, to whose it is', async () => {
  const chats = [await visit('¿Hay casas con tres dormitorios en Seattle?'), await visit('3 bedrooms in Austin')]
  const page = await stage.open('/inbox')
  const complaints = watchComplaints(page)
  await rows(page).nth(1).waitFor()
  await page.keyboard.press('f')
  await page.getByLabel('Language').selectOption({ label: 'Spanish' })
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page)
    .filter({ hasText: /dormitorios|Seattle|casas/ })
    .waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all again' }).press('Enter')
  await page.getByLabel('Whose').selectOption({ label: 'Nobody’s' })
  await page.getByLabel('Answers').selectOption({ label: 'Unanswered' })
  await page.waitForURL(/unanswered=true/)
  await page.keyboard.press('Escape')
  // What comes in is placed by the same rule, and leaves the list with its answer.
  const third = await visit('What is the airspeed of an unladen swallow?')
  await rows(page).filter({ hasText: 'Unanswered' }).first().waitFor()
  expect(complaints).toEqual([])
  await leave(page, third.page, ...chats.map((chat) => chat.page))
})

test('who the visitor is: language, saved homes, where they have been before; and a conversation is saved as text and JSON', async () => {
  const first = await visit('3 bedrooms in Seattle')
  await first.page.locator('.home').first().getByRole('button', { name: /^Save/ }).first().click()
  const { rows: sessions } = await stage.app.app.pool.query('SELECT max("sessionId")::int AS id FROM messages')
  const earlierId = sessions[0].id
  const second = await visit('2 bedrooms in Austin')
  const { rows: later } = await stage.app.app.pool.query('SELECT max("sessionId")::int AS id FROM messages')
  for (const id of [earlierId, later[0].id]) {
    await stage.app.app.pool.query(
      `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, "listingIds", page)
       SELECT "workspaceId", "chatbotId", id, 'Eva', 'Lind', ARRAY['eva@visitor.example'], '{}', '{}', '' FROM sessions WHERE id = $1`,
      [id],
    )
  }
  const page = await stage.open(`/inbox/${later[0].id}`)
  const side = page.getByRole('complementary', { name: 'The visitor' })
  await side.getByText('English').waitFor()
  await side.getByText('eva@visitor.example').waitFor()
  await side.getByRole('heading', { name: 'Earlier conversations' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  const save = async (name: string): Promise<string> => {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).press('Enter'),
    ])
    return readFile(await file.path(), 'utf8')
  }
  const text = await save('Save as text')
  expect(text).toMatch(/Visitor: 2 bedrooms in Austin\n/)
  expect(text).toMatch(/\(End\)\n$/)
  expect(JSON.parse(await save('Save as JSON'))).toMatchObject({ sessionID: later[0].id })

  await side.getByRole('link', { name: '3 bedrooms in Seattle' }).press('Enter')
  await log(page).getByText('3 bedrooms in Seattle').first().waitFor()
  await side.getByRole('heading', { name: 'Saved homes' }).waitFor()
  await leave(page, first.page, second.page)
})
