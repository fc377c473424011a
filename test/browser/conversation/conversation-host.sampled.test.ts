import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { ChatPage } from '../chat-page.ts'
import { type HostSite, startHostSite } from '../embedding/host-site.ts'
import { openBrowser } from '../open-browser.ts'

let app: TestApp
let site: HostSite
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  site = await startHostSite()
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await app.close()
})

const frame = () =>
  `<iframe id="chatbot-iframe" style="width:400px;height:560px" src="${app.url}/chatbot-iframe/${serialNumber}"></iframe>`

/** Opens a page of the foreign site that holds the chat in a frame and runs this script, which answers the frame or not. */
async function openHost(script: string, options: { head?: string; context?: BrowserContext } = {}) {
  const body = `<!doctype html><html><head>${options.head ?? ''}</head><body>${frame()}<script>${script}</script></body></html>`
  site.pages.set('/homes/green-lake', { html: body })
  const page = await (options.context ?? browser).newPage()
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const pages: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/chat/')) return
    const info = request.headers().referrerinfo
    pages.push(info === undefined ? null : JSON.parse(info).url)
  })
  await page.goto(`${site.url}/homes/green-lake?token=secret`)
  const chat = new ChatPage(page, page.frameLocator('#chatbot-iframe'))
  await chat.field.waitFor()
  return { page, chat, errors, pages, close: () => page.context().close() }
}

const answering = (config: string) => `
  const chat = document.getElementById('chatbot-iframe')
  window.heard = []
  addEventListener('message', (event) => {
    if (event.source !== chat.contentWindow) return
    heard.push(event.data)
    if (event.data === 'init-chatbot-iframe') chat.contentWindow.postMessage('config:' + JSON.stringify(${config}), '*')
  })`

const honest = () =>
  `{ chatbotId: '${serialNumber}', domain: '${app.url}', place: 'bubble', page: location.origin + location.pathname, kept: null }`

quickTest('in a frame that nobody answers the chat opens, and knows the site at most', async () => {
  const { chat, pages, errors, close } = await openHost('')
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  expect(pages.length).toBeGreaterThan(1)
  expect(new Set(pages)).toEqual(new Set([`${site.url}/`]))
  expect(errors).toEqual([])
  await close()
})

deepTest('the page around tells where the chat stands, also after its route has changed', async () => {
  const { page, chat, pages, close } = await openHost(answering(honest()))
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  expect(new Set(pages)).toEqual(new Set([`${site.url}/homes/green-lake`]))
  await page.evaluate(
    `chat.contentWindow.postMessage('porchlight:' + JSON.stringify({ type: 'route', page: location.origin + '/contact' }), '*')`,
  )
  await chat.say('Hello again')
  await expect.poll(() => chat.answers.count()).toBe(2)
  expect(pages.at(-1)).toBe(`${site.url}/contact`)
  expect(await page.evaluate('heard')).toContainEqual(expect.stringMatching(/^porchlight:{"type":"session","id":\d+}$/))
  await close()
})

quickTest('a page cannot pass itself off as another site', async () => {
  const lying = honest().replace('location.origin + location.pathname', "'https://bank.example/account'")
  const { page, chat, pages, close } = await openHost(answering(lying))
  await page.evaluate(
    `chat.contentWindow.postMessage('porchlight:' + JSON.stringify({ type: 'route', page: 'https://bank.example/' }), '*')`,
  )
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  for (const told of pages) expect(told).toMatch(new RegExp(`^${site.url}/?$`))
  await close()
})

deepTest('an opened bubble takes the focus, and only when the page around says so', async () => {
  const { page, chat, close } = await openHost(
    `${answering(honest())}\ndocument.body.insertAdjacentHTML('beforeend', '<button id="mine">mine</button><iframe id="other" srcdoc="other"></iframe>')`,
  )
  const hasFocus = () => chat.field.evaluate((element) => element.matches(':focus'))
  await page.locator('#mine').focus()
  // Another frame of the page, which is not the page around.
  await page
    .frame({ url: 'about:srcdoc' })
    ?.evaluate(
      `parent.document.getElementById('chatbot-iframe').contentWindow.postMessage('porchlight:{"type":"opened"}', '*')`,
    )
  await page.waitForTimeout(300)
  expect(await page.evaluate('document.activeElement.id')).toBe('mine')
  await page.evaluate(`chat.contentWindow.postMessage('porchlight:{"type":"opened"}', '*')`)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('chatbot-iframe')
  expect(await hasFocus()).toBe(true)
  await close()
})

quickTest('nothing that a page says breaks the chat', async () => {
  const { page, chat, errors, pages, close } = await openHost(`
    const chat = document.getElementById('chatbot-iframe')
    const say = (data) => chat.contentWindow.postMessage(data, '*')
    const storm = () => {
      for (const data of [null, 5, {}, [], { type: 'opened' }, 'config:', 'config:{', 'config:null', 'config:[]', 'config:"x"',
        'config:{"chatbotId":"another","place":"bubble"}', 'porchlight:', 'porchlight:{', 'porchlight:null', 'porchlight:[]',
        'porchlight:{"type":"route"}', 'porchlight:{"type":"route","page":5}', 'porchlight:{"type":"route","page":"javascript:alert(1)"}',
        'porchlight:{"type":"keep","value":"x"}', 'porchlight:{"type":"session","id":1}', 'porchlight:{"type":"__proto__"}',
        'config:{"__proto__":{"place":"bubble"},"chatbotId":"${serialNumber}","place":7,"page":{},"kept":{"id":1},"voiceModeOnly":"yes"}',
        'porchlight:' + 'x'.repeat(1000000)]) say(data)
    }
    const timer = setInterval(storm, 20)
    setTimeout(() => clearInterval(timer), 3000)`)
  await chat.say('Hello')
  await expect.poll(() => chat.answers.count()).toBe(1)
  expect(errors).toEqual([])
  for (const told of pages) expect(told).toMatch(new RegExp(`^${site.url}/?`))
  expect(await page.title()).toBe('')
  await close()
})

deepTest('where the browser gives frames no storage, the page around keeps the session', async () => {
  const context = await browser.newContext()
  await context.addInitScript(`if (location.origin === '${app.url}') for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`)
  const head = `<script>window.chatpilotIframeConfig = { chatbotId: '${serialNumber}', domain: '${app.url}' }</script>
    <script src="${app.url}/embed.iframe.js" defer></script>`
  const { page, chat, errors } = await openHost('', { head, context })
  await chat.say('Hello from the first visit')
  await expect.poll(() => chat.answers.count()).toBe(1)
  await page.reload()
  await chat.questions.filter({ hasText: 'Hello from the first visit' }).waitFor()
  await chat.button('newConversation').click()
  await expect.poll(() => chat.questions.count()).toBe(0)
  await page.reload()
  await chat.field.waitFor()
  await page.waitForTimeout(500)
  expect(await chat.questions.count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})
