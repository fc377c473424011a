import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openBrowser } from '../open-browser.ts'
import { type HostSite, startHostSite } from './host-site.ts'

/** Porchlight, a website of somebody else, and a browser. */
export interface Stage {
  app: TestApp
  site: HostSite
  browser: Browser
  /** Puts a page on the foreign website and opens it as a new visitor. */
  open(html: string, options?: OpenOptions): Promise<Visit>
  close(): Promise<void>
}

interface OpenOptions {
  headers?: Record<string, string>
  context?: BrowserContextOptions
  path?: string
  /** Whether the test can make time pass, by `page.clock`. */
  hasClock?: boolean
}

export interface Visit {
  page: Page
  /** What was asked of Porchlight, as path names, in order. */
  requests: string[]
  /** What the console and uncaught errors said. */
  said: string[]
  /** Breaches of the page's Content-Security-Policy. */
  breaches(): Promise<string[]>
  /** Sum of the layout shifts so far. */
  shift(): Promise<number>
  close(): Promise<void>
}

declare global {
  interface Window {
    breaches: string[]
    shift: number
    shifts: PerformanceObserver
    addShifts(entries: PerformanceEntryList): void
    newoaksActions?: { openBubble(): void; closeBubble(): void }
    porchlight?: { toggle(chatbotId: string): void; remove(chatbotId: string): void }
  }
}

function watchPage(): void {
  window.breaches = []
  window.shift = 0
  document.addEventListener('securitypolicyviolation', (event) => {
    window.breaches.push(`${event.violatedDirective} ${event.blockedURI}`)
  })
  window.addShifts = (entries) => {
    // Not yet in TypeScript's description of browsers.
    for (const entry of entries) window.shift += (entry as unknown as { value: number }).value
  }
  window.shifts = new PerformanceObserver((list) => window.addShifts(list.getEntries()))
  window.shifts.observe({ type: 'layout-shift', buffered: true })
}

/** A shift is known only after the frame that shows it: the sum after two more frames holds all that happened before. */
async function countShift(): Promise<number> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  window.addShifts(window.shifts.takeRecords())
  return window.shift
}

export async function startStage(): Promise<Stage> {
  const app = await startTestApp()
  const site = await startHostSite()
  const browser = await openBrowser()
  return {
    app,
    site,
    browser,
    open: async (html, { headers, context: options, path = '/', hasClock = false } = {}) => {
      site.pages.set(path, { html, ...(headers ? { headers } : {}) })
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options })
      await context.addInitScript(watchPage)
      if (hasClock) await context.clock.install()
      const page = await context.newPage()
      const requests: string[] = []
      const said: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(app.url)) requests.push(new URL(request.url()).pathname)
      })
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await page.goto(site.url + path)
      return {
        page,
        requests,
        said,
        breaches: () => page.evaluate(() => window.breaches),
        shift: () => page.evaluate(countShift),
        close: () => context.close(),
      }
    },
    close: async () => {
      await browser.close()
      await site.close()
      await app.close()
    },
  }
}

/** A page of a firm, with more text than fits the window. */
export function firmPage(content: string, head = ''): string {
  const text = '<p>Homes by the water since 1987. Come in for a coffee and a look at the map on the wall.</p>'.repeat(
    40,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Harbour Homes</title>${head}</head><body><h1>Harbour Homes</h1><input id="search">${text}${content}</body></html>`
}

/** The bubble as the guides of the original have it. */
export function bubbleSnippet(chatbotId: string, domain: string, more = ''): string {
  return `<script>
  window.chatpilotConfig = { chatbotId: "${chatbotId}", domain: "${domain}"${more} }
</script>
<script src="${domain}/embed.min.js" charset="utf-8" defer></script>`
}

/** The buttons of the bubbles, found as a screen reader finds them. */
export function bubbleButton(page: Page, name?: string): Locator {
  return page.getByRole('button', { name: name ?? /^(Open|Close) the chat/ })
}

/** The frames of chats on the page. */
export function chatFrames(page: Page): Frame[] {
  return page.frames().filter((frame) => frame.url().includes('/chatbot-iframe/'))
}

/** Waits for the only chat frame, and for what is in it. */
export async function chatFrame(page: Page): Promise<Frame> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [frame] = chatFrames(page)
    if (frame && (await frame.locator('body[data-chatbot]').count()) > 0) return frame
    await page.waitForTimeout(25)
  }
  throw new Error('the chat did not load')
}
