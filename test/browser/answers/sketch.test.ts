import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'
import { untilStill } from '../until-still.ts'
import { warmUp } from './warm-up.ts'

let app: TestApp
let browser: Browser

let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await addDemoChatbot(app)
  await warmUp(app, serialNumber)
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await app.close()
})

test('homes that are on their way are sketched where they will stand, and only where homes come for sure', async () => {
  const context = await browser.newContext({ viewport: { width: 430, height: 700 }, reducedMotion: 'reduce' })
  const chat = await openChat(context, app.url, serialNumber)
  const { page } = chat
  await chat.say('3 bedrooms in Seattle')
  await page.locator('.home').first().waitFor({ timeout: 60_000 })
  await chat.untilAnswered()
  let release = (): void => {}
  await context.route('**/Chat/Ask', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Remove in Seattle' }).click()
  await page.locator('.homes-sketch').waitFor()
  await untilStill(page)
  expect(await findAxeFaults(page)).toEqual([])
  const topOf = async (what: string): Promise<number> => (await page.locator(what).last().boundingBox())?.y ?? 0
  const sketched = await topOf('.homes-sketch div')
  release()
  await expect.poll(() => chat.answers.count(), { timeout: 60_000 }).toBe(2)
  await chat.untilAnswered()
  await untilStill(page)
  expect(await page.locator('.homes-sketch').count()).toBe(0)
  // Two lines of words or one: what stood there moves by a line at the most.
  expect(Math.abs((await topOf('.homes-list')) - sketched)).toBeLessThan(30)

  await chat.say('hello')
  await page.locator('.typing').waitFor()
  expect(await page.locator('.homes-sketch').count()).toBe(0)
  release()
  await chat.untilAnswered()
  await context.close()
})
