import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '../../data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../../porchlight-process.ts'
import { createTestDatabase } from '../../test-database.ts'
import { quietMs } from '../../timing/slowness.ts'
import { openChat } from '../chat-page.ts'
import { openBrowser } from '../open-browser.ts'

// Two people of a firm, each at a process of their own on one database, answer two visitors who came by the other process.

const folder = makeDataFolder()
const database = await createTestDatabase()
const environment = { DATABASE_URL: database.url, PORCHLIGHT_DATA_DIR: folder.path }
const password = 'four quiet green lakes'
const servers: ReadyPorchlight[] = []
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  for (let count = 0; count < 2; count += 1) servers.push(await startPorchlight(folder.path, environment))
})
afterAll(async () => {
  await browser?.close()
  for (const server of servers) await killAll(server)
  await database.drop()
  folder.remove()
})

const [first, second] = [() => servers[0] as ReadyPorchlight, () => servers[1] as ReadyPorchlight]

async function post(url: string, path: string, body: object, cookie = ''): Promise<{ cookie: string; data: unknown }> {
  const headers = { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  const set = response.headers.getSetCookie()[0] ?? ''
  return { cookie: set.split(';')[0] ?? '', data: JSON.parse(text) }
}

async function openInbox(url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value: decodeURIComponent(value), url }])
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${url}/console/inbox`)
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })

test('each sees at once what is said at the other process, and answers', async () => {
  const [one, two] = [first().url, second().url]
  await expect.poll(() => first().output.stdout).toMatch(/welcome#/)
  const token = /welcome#(\S+)/.exec(first().output.stdout)?.[1] ?? ''
  const ana = await post(one, '/v1/console/owner', { token, name: 'Ana Ruiz', email: 'ana@firm.example', password })
  const invited = await post(one, '/v1/team/invitations', { email: 'ben@firm.example', role: 'agent' }, ana.cookie)
  const link = (invited.data as { link: string }).link
  const ben = await post(two, '/v1/console/join', { token: link.split('#')[1], name: 'Ben Ode', password })
  const inboxes = { ana: await openInbox(one, ana.cookie), ben: await openInbox(two, ben.cookie) }
  const serialNumber = first().credentials.serialNumber ?? ''
  const visitors = {
    ofAna: await openChat(browser, two, serialNumber),
    ofBen: await openChat(browser, one, serialNumber),
  }
  const find = async (said: string): Promise<number> => {
    const response = await fetch(`${one}/v1/conversations?q=${said}`, { headers: { cookie: ana.cookie } })
    return ((await response.json()) as { conversations: { sessionID: number }[] }).conversations[0]?.sessionID ?? 0
  }
  const answer = async (page: Page, said: string, words: string): Promise<void> => {
    await expect.poll(() => find(said)).not.toBe(0)
    await page.goto(`${new URL(page.url()).origin}/console/inbox/${await find(said)}`)
    await page.getByRole('log', { name: 'What was said' }).getByText(said).first().waitFor()
    await page.keyboard.press('r')
    await field(page).waitFor()
    await expect.poll(() => field(page).isEnabled()).toBe(true)
    await field(page).fill(words)
    await field(page).press('Enter')
  }
  await visitors.ofAna.say('Do you have anything with an orchard?')
  await visitors.ofBen.say('Is there a house with an observatory?')
  await Promise.all([
    answer(inboxes.ana, 'orchard', 'This is Ana: yes, one is coming up.'),
    answer(inboxes.ben, 'observatory', 'This is Ben: I look for one.'),
  ])
  await visitors.ofAna.page.getByText('This is Ana: yes, one is coming up.').first().waitFor()
  await visitors.ofBen.page.getByText('This is Ben: I look for one.').first().waitFor()

  // From the moment at which a visitor's words are sent to the one at which they are seen in the inbox of the other process.
  const times: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const words = `is number ${1_000 + count} near a park`
    const seen = inboxes.ben.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (!document.body.innerText.includes(text)) return
            observer.disconnect()
            resolve(Date.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          look()
        }),
      words,
    )
    const sentAt = await visitors.ofBen.page.evaluate(() => Date.now())
    await visitors.ofBen.say(words)
    times.push((await seen) - sentAt)
  }
  times.sort((a, b) => a - b)
  console.log(
    `seen at the other process after ${times[10]} ms (median), ${times[18]} ms (p95), with the time to type it`,
  )
  expect(quietMs(times[18] ?? 0)).toBeLessThan(5_000)
})
