import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUploads } from '../../../../src/homes/listings/uploads/upload-worker.ts'
import { openChat } from '../../chat-page.ts'
import { findAxeFaults } from '../../find-axe-faults.ts'
import { ana, type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

// Where people who saw the console for the first time stumbled.

let stage: ConsoleStage
let second: string
let uploads: { stop(): Promise<void> }

beforeAll(async () => {
  stage = await openConsoleStage({ learns: true })
  uploads = startUploads(stage.app.app, { lookEveryMs: 50 })
  const made = await stage.app.post<string>('/chat/Chatbot/Add', { timeZone: 'America/Los_Angeles', type: 0 })
  second = made.body.Data
  await stage.app.post('/chat/Chatbot/Edit', { serialNumber: second, Name: 'Ashby Homes' })
})
afterAll(async () => {
  await uploads?.stop()
  await stage?.close()
})

const chosen = (page: Page) => page.getByRole('main').getByLabel('Chatbot', { exact: true })
const dropFile = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'office.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const office = `Street Address,City,State,Zip,,List Price,Beds,Status,,Listing No
7 Birch Court,Ashby,OR,97001,corner lot,"$412,000",3,Pending,A bright corner home,B-1
9 Birch Court,Ashby,OR,97001,quiet,"$529,000",4,Active,Two floors and a garden,B-2
`

test('homes go into the chatbot that was chosen last, in whatever room, and are on the list without a reload', async () => {
  const page = await stage.open(`/chatbots/${second}`)
  const complaints = watchComplaints(page)
  const nav = page.getByRole('navigation', { name: 'Rooms' })
  await nav.getByRole('link', { name: 'Listings' }).click()
  await expect.poll(() => chosen(page).inputValue()).toBe(second)
  await page.getByText('0 listings').waitFor()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect.poll(() => chosen(page).inputValue()).toBe(second)
  await dropFile(page, office)
  // Columns without a name have one to be told apart by, and become what is said of each.
  const nameless = (place: number) =>
    page.getByRole('combobox', { name: `What the column “Column ${place}, without a name” is` })
  await nameless(5).selectOption('Location')
  await nameless(9).selectOption('Description')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported').first().waitFor()
  expect(new URL(page.url()).searchParams.get('chatbot')).toBe(second)
  await page.getByRole('link', { name: 'Homes', exact: true }).click()
  await page.getByText('2 listings').waitFor()
  await page.getByText('Table').click()
  await page.getByRole('row', { name: /7 Birch Court.*Pending/ }).waitFor()
  const { rows } = await stage.app.app.pool.query(
    `SELECT "Location", "Description" FROM listings WHERE "MLSNumber" = 'B-2'`,
  )
  expect(rows).toEqual([{ Location: 'quiet', Description: 'Two floors and a garden' }])
  await nav.getByRole('link', { name: 'Knowledge' }).click()
  await expect.poll(() => chosen(page).inputValue()).toBe(second)
  // Chosen here, it is chosen there, and after a reload too.
  await chosen(page).selectOption(stage.serialNumber)
  await nav.getByRole('link', { name: 'Listings' }).click()
  await page.getByText('64 listings').waitFor()
  await page.goto(`${stage.url}/console/listings`)
  await page.getByText('64 listings').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('“Replies” shows the replies and leaves nothing in the field; on a phone the field has the whole width', async () => {
  await stage.app.post('/v1/replies', { name: 'Hello', content: 'Good morning, {{visitor}}.', language: null })
  const chat = await openChat(stage.browser, stage.url, stage.serialNumber)
  await chat.say('Is there a house with a belfry?')
  await chat.untilAnswered()
  const page = await stage.open('/inbox', ana, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const complaints = watchComplaints(page)
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /Answer yourself/ }).click()
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.waitFor()
  const width = await field.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(310)
  const list = page.getByRole('listbox', { name: 'Replies' })
  const button = page.getByRole('button', { name: 'Replies' })
  await button.click()
  await list.waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await button.click()
  await list.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('')
  await button.click()
  await page.getByRole('option', { name: /Hello/ }).click()
  expect(await field.inputValue()).toMatch(/^Good morning/)
  expect(complaints).toEqual([])
  await page.context().close()
  await chat.page.context().close()
})

test.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('what is told in passing covers no head and no way to go on, on %s', async (_name, viewport) => {
  const page = await stage.open('/setup/account', ana, { viewport })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Ana Ruiz, ${viewport.width}`)
  await page.getByRole('button', { name: 'Save' }).first().click()
  const toast = page.getByRole('alert').filter({ hasText: 'Saved' })
  await toast.waitFor()
  const boxes = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
    const told = document.querySelector('[role=alert]')
    return {
      told: told && box(told),
      heads: [...document.querySelectorAll('h1, main header, nav[aria-label=Rooms]')]
        .map(box)
        .filter(({ height }) => height > 0),
    }
  })
  const { told, heads } = boxes
  expect(heads.length).toBeGreaterThan(1)
  for (const head of heads) {
    const isOver =
      told !== null &&
      told.bottom > head.top &&
      told.top < head.bottom &&
      told.right > head.left &&
      told.left < head.right
    expect(isOver, JSON.stringify({ told, head })).toBe(false)
  }
  await page.context().close()
})

test('“Try it out” names a document by its name, and the preview shows the sign that is on the site', async () => {
  const page = await stage.open('/knowledge')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'house-rules.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('The laundry room closes at ten in the evening.'),
    })
  await page.getByText('Known').first().waitFor()
  await page.goto(`${stage.url}/console/knowledge?view=try`)
  await page.getByLabel('A question, in the words of a visitor').fill('When does the laundry room close?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const passages = page.getByRole('list').filter({ hasText: 'laundry room' })
  await passages.getByText('house-rules.txt').waitFor()
  await page.goto(`${stage.url}/console/chatbots/${second}`)
  const shown = await page
    .locator('[aria-label="How it looks"] svg path, section:has(iframe) svg path')
    .last()
    .getAttribute('d')
  stage.app.app.demoChatbot = second
  const site = await stage.browser.newPage()
  await site.goto(`${stage.url}/demo`)
  const real = await site.locator('aside button.b path').getAttribute('d')
  expect(shown).toBe(real)
  await site.context().close()
  await page.context().close()
})
