import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '../../data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../../porchlight-process.ts'
import { openChat } from '../chat-page.ts'
import { openBrowser } from '../open-browser.ts'
import { watchComplaints } from './open-console.ts'

// From an empty folder to a visitor who was answered, by somebody who has nothing but the link that the start printed.

const folder = makeDataFolder()
let browser: Browser
let server: ReadyPorchlight | undefined

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (server) await killAll(server)
  folder.remove()
})

const homes = `Street Address,Town,State,Zip,List Price,Beds,Listing No
7 Birch Court,Ashby,OR,97001,"$412,000",3,B-1
9 Birch Court,Ashby,OR,97001,"$529,000",4,B-2
`

async function makeAccount(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill('Cleo Park')
  await page.getByLabel('E-mail address').fill('cleo@firm.example')
  await page.getByLabel('Password', { exact: true }).fill('nine plain paper boats')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/start')
}

test('from the first start to a visitor who is answered about the firm’s own homes, by the chatbot and then by a person, in five minutes', async () => {
  const begin = performance.now()
  server = await startPorchlight(folder.path)
  const { output, url } = server
  await expect.poll(() => output.stdout).toMatch(/welcome#/)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const complaints = watchComplaints(page)
  page.setDefaultTimeout(60_000)
  await makeAccount(page, /(\S+welcome#\S+)/.exec(output.stdout)?.[1] ?? '')

  await page.getByRole('link', { name: 'Chatbots' }).click()
  await page.waitForURL('**/console/chatbots**')
  await page.getByRole('button', { name: 'Add a chatbot' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Birch Homes')
  await page.getByRole('button', { name: 'Add the chatbot' }).click()
  await page.getByRole('heading', { name: 'Birch Homes' }).waitFor()
  const serialNumber = /chatbots\/([0-9a-f]{32})/.exec(page.url())?.[1] ?? ''

  await page.getByRole('link', { name: 'Listings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Chatbot' }).selectOption({ label: 'Birch Homes' })
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(homes) })
  await page.getByText('What each column is').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The homes are there.').waitFor()

  const chat = await openChat(browser, url, serialNumber)
  await chat.say('Anything with 3 bedrooms in Ashby under 450k?')
  await chat.page.getByText('7 Birch Court').first().waitFor()
  const answeredAfter = performance.now() - begin
  await chat.untilAnswered()
  await chat.say('Can I talk to a person?')
  await page.getByRole('alert').filter({ hasText: 'Waits for a person' }).waitFor()
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click()
  await page.getByRole('log', { name: 'What was said' }).getByText('Can I talk to a person?').waitFor()
  await page.keyboard.press('r')
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await expect.poll(() => field.isEnabled()).toBe(true)
  await field.fill('This is Cleo: yes, it is free to see on Friday.')
  await field.press('Enter')
  await chat.page.getByText('This is Cleo: yes, it is free to see on Friday.').first().waitFor()
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`the chatbot answered after ${Math.round(answeredAfter / 1000)} s, the person after ${seconds} s`)
  expect(seconds).toBeLessThan(300)
  expect(complaints).toEqual([])
}, 300_000)
