import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from '../../visitor.ts'
import { type ConsoleStage, openConsoleStage } from './open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage.close())

async function askForPerson(): Promise<void> {
  const { sessionKey } = await openVisitor(stage.app, stage.serialNumber)
  const answer = await stage.app.post(
    '/chat/Chat/Ask',
    { content: 'Can I talk to a real person please?' },
    { headers: { authorization: undefined, 'chatrobot-sessionkey': sessionKey } },
  )
  expect(answer.status, answer.text).toBe(200)
}

test('a failed call takes no badge away, is made again, and “Live” is said only when all of it is', async () => {
  await askForPerson()
  const page = await stage.open('/inbox')
  const badge = page.getByRole('link', { name: /^Inbox/ }).first()
  const live = page.getByText('Live', { exact: true })
  await expect.poll(() => badge.innerText()).toMatch(/1$/)
  await live.waitFor()

  // Every read of conversations fails now, and the line stands.
  let fails = true
  let failed = 0
  await page.route(/\/v1\/conversations(\/\d+)?(\?|$)/, async (route) => {
    if (!fails || route.request().method() !== 'GET') return route.fallback()
    failed += 1
    await route.abort('failed')
  })
  await askForPerson()
  await page.getByText('Behind: trying again').waitFor()
  expect(await live.count()).toBe(0)
  expect(await badge.innerText(), 'the last that was known').toMatch(/1$/)
  const before = failed
  await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThan(before)

  fails = false
  await live.waitFor({ timeout: 40_000 })
  await expect.poll(() => badge.innerText()).toMatch(/2$/)

  // Also where the very first call fails.
  fails = true
  await page.reload()
  await page.locator('main#content').waitFor()
  await page.getByText('Behind: trying again').waitFor()
  fails = false
  await live.waitFor({ timeout: 40_000 })
  await expect.poll(() => badge.innerText()).toMatch(/2$/)
  await page.context().close()
})

test('what the console reads by itself while nobody is there says so, until somebody does something', async () => {
  const page = await stage.open('/inbox')
  await page.getByText('Live', { exact: true }).waitFor()
  // The last that it reads when it is opened.
  await page.getByRole('link', { name: 'Get started' }).waitFor()
  const said: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/') && !pathname.endsWith('/events')) said.push(request.headers()['x-unattended'])
  })
  await page.clock.install()
  await page.clock.fastForward(300_000)
  // As where a window comes to the front by itself: what it shows is read again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => said.length).toBeGreaterThan(0)
  expect(new Set(said)).toEqual(new Set(['1']))
  await page
    .getByRole('link', { name: /^Leads/ })
    .first()
    .click()
  await page.getByText('No leads yet').waitFor()
  expect(said.at(-1)).toBeUndefined()
  await page.context().close()
})
