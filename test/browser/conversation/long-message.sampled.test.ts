import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { type ChatPage, openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

async function open(options: BrowserContextOptions = {}): Promise<ChatPage> {
  return openChat(await browser.newContext({ locale: 'en-US', ...options }), app.url, serialNumber)
}

const says = (chat: ChatPage, text: string | RegExp) => chat.page.locator('#count').getByText(text).waitFor()

quickTest('a message that is too long says by how much, and is not sent', async () => {
  const chat = await open()
  await chat.field.fill('a'.repeat(3_500))
  await says(chat, '500 characters left')
  await chat.field.fill('😀'.repeat(4_001))
  await says(chat, '1 character too long')
  await chat.field.press('Enter')
  await says(chat, 'At most 4,000 characters go into a message. Please shorten yours.')
  expect(await chat.questions.count()).toBe(0)
  expect(await chat.field.getAttribute('aria-invalid')).toBe('true')
  expect((await chat.field.inputValue()).length).toBe(8_002)
  await chat.page.context().close()
})

deepTest.each([
  ['wide, light', { viewport: { width: 1280, height: 800 } }],
  ['narrow, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
])('stays out of the way of short ones, and reads well: %s', async (_what, options) => {
  const chat = await open(options)
  await chat.field.fill('a'.repeat(3_199))
  expect(await chat.page.locator('#count').count()).toBe(0)
  expect(await chat.field.getAttribute('aria-describedby')).toBeNull()
  await chat.field.press('End')
  await chat.field.press('a')
  await says(chat, '800 characters left')
  expect(await chat.field.getAttribute('aria-describedby')).toBe('count')
  await chat.field.fill('a'.repeat(4_100))
  await chat.field.press('Enter')
  await says(chat, /Please shorten yours/)
  expect(await findAxeFaults(chat.page)).toEqual([])
  await chat.page.context().close()
})

quickTest('the longest message goes out, whatever its signs are; blanks around it do not count', async () => {
  const chat = await open()
  for (const [count, text] of ['a'.repeat(4_000), `  ${'👩'.repeat(4_000)}\n\n `].entries()) {
    await chat.say(text)
    await expect.poll(() => chat.answers.count()).toBe(count + 1)
    await chat.untilAnswered()
  }
  expect(await chat.page.locator('.failure').count()).toBe(0)
  await chat.page.context().close()
})

deepTest('a paste that is too long is neither cut nor lost, and goes out when it was shortened', async () => {
  const chat = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = chat
  const text = `${'Somewhere quiet, please. '.repeat(400)}The end.`
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await chat.field.focus()
  await page.keyboard.press('Control+V')
  await expect.poll(() => chat.field.inputValue()).toBe(text)
  // It looks as if it did nothing, and says why it does not.
  await chat.button('send').click({ force: true })
  await says(chat, /Please shorten yours/)
  expect(await chat.field.inputValue()).toBe(text)
  await chat.field.fill(text.slice(-100))
  await expect.poll(() => page.locator('#count').count()).toBe(0)
  await chat.button('send').click()
  await expect.poll(() => chat.answers.count()).toBe(1)
  await page.context().close()
})

deepTest('what the server says of its limit counts', async () => {
  const chat = await open()
  await chat.page.route('**/GetConfig', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, Data: { ...body.Data, MaxMessageLength: 50 } } })
  })
  await chat.page.reload()
  await chat.field.fill('a'.repeat(45))
  // What counts comes with the first key.
  await chat.field.press('End')
  await says(chat, '5 characters left')
  await chat.page.context().close()
})

deepTest('screen readers hear it where it matters, not with every key', async () => {
  const chat = await open()
  await chat.field.fill('a'.repeat(3_300))
  await chat.page.evaluate(`(() => {
    window.said = []
    const look = () => {
      const text = document.querySelector('.composer [role=status]')?.textContent
      if (text && text !== window.said.at(-1)) window.said.push(text)
    }
    look()
    new MutationObserver(look).observe(document.querySelector('.composer'), { subtree: true, childList: true, characterData: true })
  })()`)
  const said = () => chat.page.evaluate<string[]>('window.said')
  await expect.poll(said).toEqual(['700 characters left'])
  for (const more of ['b', 'c', 'd']) await chat.field.press(more)
  await says(chat, '697 characters left')
  expect(await said()).toEqual(['700 characters left'])
  await chat.field.fill('a'.repeat(3_700))
  await expect.poll(said).toEqual(['700 characters left', '300 characters left'])
  await chat.field.fill('a'.repeat(4_010))
  await expect.poll(async () => (await said()).at(-1)).toBe('10 characters too long')
  await chat.field.press('Enter')
  await expect
    .poll(async () => (await said()).at(-1))
    .toBe('At most 4,000 characters go into a message. Please shorten yours. 10 characters too long')
  await chat.page.context().close()
})
