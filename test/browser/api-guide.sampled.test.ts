import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { deepTest, isDeep, quickTest, sampleOf } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { findAxeFaults, findColourFaults } from './find-axe-faults.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser

beforeAll(async () => {
  app = await borrowTestApp()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

const wide = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 375, height: 667 } }

async function open(options: BrowserContextOptions, hash = ''): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${app.url}/docs${hash}`)
  return page
}

const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.locator(`details[data-entry="${id}"]`).evaluate((entry) => entry instanceof HTMLDetailsElement && entry.open)

/** The operations that can be seen, by their ids. */
const shown = (page: Page): Promise<(string | null)[]> =>
  page.locator('details.operation:visible').evaluateAll((all) => all.map((entry) => entry.getAttribute('data-entry')))

const looks: [string, Parameters<typeof open>[0]][] = [
  ['dark', { ...phone, colorScheme: 'dark' as const }],
  ['wide', wide],
  ['phone', phone],
]

test.each(sampleOf(looks, 1))(
  '%s: short at its start, as wide as its window, and axe-core finds no fault, and open',
  async (name, options) => {
    const page = await open(options)
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
    const [height, width] = await size()
    // A line or two for each operation.
    expect(height).toBeLessThan(operations.length * 150)
    expect(width).toBe(options.viewport?.width ?? 0)
    for (const id of ['askChatbot', 'createListing', 'errors', 'credentials'])
      await page.locator(`details[data-entry="${id}"] > summary`).click()
    expect((await size())[1]).toBe(options.viewport?.width)
    // A look at all of it takes long, and what is open holds what was closed: these and some closed ones, but for one look in the deep run.
    if (!isDeep || name !== 'phone')
      await page.locator('details.operation:not([open])').evaluateAll((all) => {
        for (const entry of all.slice(10)) entry.remove()
      })
    expect(await (name === 'dark' ? findColourFaults(page) : findAxeFaults(page))).toEqual([])
    await page.context().close()
  },
)

quickTest.each([
  ['with', true],
  ['without', false],
])('an address leads to its operation and to its error, %s a script', async (_name, javaScriptEnabled) => {
  const page = await open({ ...wide, javaScriptEnabled }, '#createWebhook')
  await page.getByRole('heading', { name: 'Make a webhook' }).or(page.locator('#createWebhook')).first().waitFor()
  await expect.poll(() => page.locator('#createWebhook').isVisible()).toBe(true)
  expect(await page.locator('#askChatbot').isVisible()).toBe(false)
  await page.goto(`${app.url}/docs#error-webhook-off`)
  await expect.poll(() => page.locator('#error-webhook-off').isVisible()).toBe(true)
  await page.context().close()
})

deepTest('without a script all of it can be read, the examples in every language', async () => {
  const page = await open({ ...phone, javaScriptEnabled: false })
  await page.locator('details[data-entry="askChatbot"] > summary').click()
  for (const language of ['shell', 'typescript', 'python'])
    expect(await page.locator(`#askChatbot figure[data-language="${language}"]`).isVisible()).toBe(true)
  expect(await page.locator('#find').isVisible()).toBe(false)
  await page.context().close()
})

describe('the search', () => {
  const finds: [string, string, string[]][] = [
    ['by name', 'send message visitor', ['askAsVisitor']],
    ['by path', 'ClientAsk', ['askChatbot']],
    ['by function', 'rotatewebhook', ['rotateWebhookSecret']],
    ['by field', 'HOAMonth', ['searchListings', 'createListing', 'updateListing', 'listListings']],
    ['by error code', 'tour-time-taken', ['bookTour', 'confirmTour']],
    ['by several', 'webhook replay', ['replayWebhook', 'replayDelivery']],
    ['by status', '429', ['askChatbot']],
    ['by what is written there', 'webhook signature', ['rotateWebhookSecret']],
  ]

  test.each(sampleOf(finds, 1))('finds %s', async (_name, words, ids) => {
    const page = await open(wide)
    await page.locator('#find').fill(words)
    const found = await shown(page)
    for (const id of ids) expect(found).toContain(id)
    expect(found.length).toBeLessThan(12)
    expect(await page.locator('#found').textContent()).toMatch(/^\d+ found$/)
    await page.context().close()
  })

  test('is used with the keyboard alone', async () => {
    const page = await open(wide)
    const all = await shown(page)
    await page.keyboard.press('/')
    await page.keyboard.type('tour-time-taken')
    const found = await shown(page)
    expect(found.length).toBeLessThan(all.length)
    if (isDeep) expect(await findAxeFaults(page)).toEqual([])
    expect(await page.locator('details[data-entry="bookTour"] .why').textContent()).toBe('tour-time-taken')
    await page.keyboard.press('Enter')
    expect(await isOpen(page, String(found[0]))).toBe(true)
    expect(new URL(page.url()).hash).toBe(`#${found[0]}`)
    await page.keyboard.press('ArrowDown')
    const focused = () => page.evaluate(() => document.activeElement?.parentElement?.getAttribute('data-entry'))
    expect(await focused()).toBe(found[1])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    expect(await shown(page)).toEqual(all)
    await page.locator('#find').fill('zzz')
    expect(await page.locator('#found').textContent()).toBe('Nothing has all of these words.')
    await page.context().close()
  })

  deepTest('leaves of the table of errors the rows that have the words', async () => {
    const page = await open(wide)
    await page.locator('#find').fill('webhook-off')
    expect(await page.locator('tr[id^="error-"]:visible').count()).toBe(1)
    await page.locator('#find').fill('')
    expect(await isOpen(page, 'errors')).toBe(false)
    await page.locator('details[data-entry="errors"] > summary').click()
    expect(await page.locator('tr[id^="error-"]:visible').count()).toBeGreaterThan(40)
    await page.context().close()
  })
})

describe('the examples', () => {
  deepTest('are in the language that was chosen once, also after a reload', async () => {
    const page = await open(wide, '#addChatbot')
    await page.locator('#addChatbot').getByRole('button', { name: 'Python' }).click()
    expect(await page.locator('#addChatbot figure[data-language]:visible').count()).toBe(1)
    await page.goto(`${app.url}/docs#askChatbot`)
    await page.reload()
    await expect.poll(() => page.locator('#askChatbot figure[data-language="python"]').isVisible()).toBe(true)
    expect(await page.locator('#askChatbot figure[data-language="shell"]').isVisible()).toBe(false)
    const pressed = page.locator('#askChatbot .languages button[aria-pressed="true"]')
    expect(await pressed.textContent()).toBe('Python')
    await page.context().close()
  })

  quickTest('are copied with the address, key and ids of their reader, which go nowhere else', async () => {
    const context = await browser.newContext({ ...wide, permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
    // By another name than the server knows itself by.
    const origin = app.url.replace('127.0.0.1', 'localhost')
    await page.goto(`${origin}/docs#readChatbot`)
    const key = 'pl_sk_0123456789-abcdef_ghij'
    await page.locator('#own-key').fill(key)
    await page.locator('#own-serialNumber').fill('5e1f')
    const copied = async (language: string): Promise<string> => {
      await page.locator('#readChatbot').getByRole('button', { name: language, exact: true }).click()
      await page.locator('#readChatbot figure[data-language]:visible .copy').click()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied('curl')).toBe(`curl -s "${origin}/v1/chatbots/5e1f" \\\n  -H "Authorization: ${key}"`)
    expect(await copied('TypeScript')).toContain(`\n  baseUrl: '${origin}',\n  secretKey: '${key}',\n`)
    expect(await copied('TypeScript')).toContain("readChatbot({ serialNumber: '5e1f' })")
    expect(await copied('Python')).toContain(`"${origin}/v1/chatbots/5e1f"`)
    expect(await copied('Python')).toContain(`{"Authorization": "${key}"}`)
    expect(requests.filter((request) => request.includes('0123456789'))).toEqual([])
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(kept).toBe('[{"porchlight-guide-language":"python"},{},""]')
    await page.reload()
    expect(await page.locator('#own-key').inputValue()).toBe('')
    await context.close()
  })

  quickTest('take nothing that is no key, serialNumber or SessionID', async () => {
    const page = await open(wide, '#askChatbot')
    const code = page.locator('#askChatbot figure[data-language="shell"] code')
    const before = await code.textContent()
    for (const [field, value] of [
      ['key', 'pl_sk_a"; rm -rf ~; "'],
      ['key', 'sk-live-1'],
      ['serialNumber', '$(id)'],
      ['sessionID', '12; id'],
    ] as const) {
      await page.locator(`#own-${field}`).fill(value)
      expect(await page.locator(`#own-${field}`).getAttribute('aria-invalid')).toBe('true')
      expect(await code.textContent()).toBe(before)
      await page.locator(`#own-${field}`).fill('')
    }
    await page.locator('#own-sessionID').fill('77')
    expect(await code.textContent()).toContain('"sessionID": 77,')
    await page.context().close()
  })

  deepTest('can be selected to copy where the browser keeps the clipboard from the page', async () => {
    const page = await open(wide, '#addChatbot')
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.locator('#addChatbot figure[data-language="shell"] .copy').click()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^curl -s /)
    expect(await page.locator('.said').textContent()).toContain('Copy it with your keyboard')
    await page.context().close()
  })
})
