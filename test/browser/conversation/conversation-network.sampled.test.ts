import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { ChatPage, openChat } from '../chat-page.ts'
import { type LoopbackProxy, startLoopbackProxy } from '../loopback-proxy.ts'
import { openBrowser } from '../open-browser.ts'

let model: ScriptedModelServer
let app: TestApp
let line: LoopbackProxy
let browser: Browser
let serialNumber: string
let chat: ChatPage | null = null

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    },
  })
  line = await startLoopbackProxy(app.url)
  serialNumber = await app.addChatbot({ Model: 'compatible/scripted' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await line.close()
  await app.close()
  await model.close()
})
afterEach(async () => {
  line.cutAfter(null)
  line.setDown(false)
  await chat?.page.context().close()
  chat = null
})

const start = async (): Promise<ChatPage> => {
  chat = await openChat(browser, line.url, serialNumber)
  return chat
}

const questionsStored = async (): Promise<string[]> => {
  const rows = await app.app.db
    .selectFrom('messages')
    .select('content')
    .where('role', '=', 'question')
    .orderBy('id')
    .execute()
  return rows.map(({ content }) => content)
}

const countStored = async (text: string): Promise<number> =>
  (await questionsStored()).filter((content) => content === text).length

quickTest('an answer that breaks off keeps what was said and can be asked for again', async () => {
  model.play([
    { steps: [{ piece: 'Here is how it begins. ' }, { piece: 'And how it goes on. ' }, { hang: true }] },
    { steps: [{ piece: 'This time to the end.' }] },
  ])
  const chat = await start()
  await chat.say('Does it break off?')
  await chat.answer('how it begins').waitFor()
  line.cut()
  await chat.button('tryAgain').waitFor()
  expect(await chat.answers.last().innerText()).toContain('how it begins')
  expect(await chat.questions.innerText()).toContain('The connection broke off.')
  await chat.button('tryAgain').click()
  await chat.answer('This time to the end.').waitFor()
  expect(await chat.questions.count()).toBe(1)
  expect(await chat.answers.count(), 'the half answer made room for the whole one').toBe(1)
})

quickTest('a message that was answered although nothing came back is not sent twice', async () => {
  const calls = model.requests.length
  model.play({ steps: [{ piece: 'Answered behind a broken line.' }] })
  const chat = await start()
  line.cutAfter('text/event-stream', false)
  await chat.say('Did you hear me?')
  await chat.button('tryAgain').waitFor()
  const answered = () =>
    app.app.db
      .selectFrom('messages')
      .select('status')
      .where('content', 'like', 'Answered behind%')
      .where('status', '=', 'complete')
      .execute()
  await expect.poll(async () => (await answered()).length, { timeout: 60_000 }).toBe(1)
  line.cutAfter(null)
  await chat.button('tryAgain').click()
  await chat.answer('Answered behind a broken line.').waitFor()
  expect(await chat.answers.count()).toBe(1)
  expect(await chat.questions.count()).toBe(1)
  expect(await countStored('Did you hear me?')).toBe(1)
  expect(model.requests.length - calls).toBe(1)
})

deepTest('an answer that falls silent is given up after half a minute', async () => {
  model.play([
    { steps: [{ piece: 'Let me think. One moment please. ' }, { hang: true }] },
    { steps: [{ piece: 'Thought through.' }] },
  ])
  chat = new ChatPage(await browser.newPage())
  await chat.page.clock.install()
  await chat.page.goto(`${line.url}/share/${serialNumber}`)
  await chat.say('Are you still there?')
  await chat.answer('Let me think.').waitFor()
  await chat.page.clock.fastForward(29_000)
  expect(await chat.button('tryAgain').count()).toBe(0)
  await chat.page.clock.fastForward(2_000)
  await chat.button('tryAgain').click()
  await chat.answer('Thought through.').waitFor()
})

deepTest('an answer without its last line is looked for at the server, not asked for twice', async () => {
  const calls = model.requests.length
  model.play({ steps: [{ piece: 'The whole answer was here.' }] })
  const chat = await start()
  line.cutAfter('The whole answer was here.')
  await chat.say('Is the end missing?')
  await chat.button('tryAgain').waitFor()
  await expect
    .poll(async () => {
      const row = await app.app.db.selectFrom('messages').select('status').orderBy('id', 'desc').executeTakeFirst()
      return row?.status
    })
    .not.toBe('pending')
  line.cutAfter(null)
  await chat.button('tryAgain').click()
  await chat.answer('The whole answer was here.').waitFor()
  await chat.button('tryAgain').waitFor({ state: 'hidden' })
  expect(await chat.answers.count()).toBe(1)
  expect(await countStored('Is the end missing?')).toBe(model.requests.length - calls)
})

deepTest('a server that cannot be reached is told, and the message goes out when it is there again', async () => {
  model.play({ steps: [{ piece: 'Back again.' }] })
  const chat = await start()
  line.setDown(true)
  await chat.say('Anybody there?')
  await chat.questions.filter({ hasText: 'The server could not be reached.' }).waitFor()
  line.setDown(false)
  await chat.button('tryAgain').click()
  await chat.answer('Back again.').waitFor()
  expect(await countStored('Anybody there?')).toBe(1)
})

quickTest('offline, one message waits and goes out by itself; a second one is kept to be sent by hand', async () => {
  model.play({ steps: [{ piece: 'Welcome back.' }] })
  const chat = await start()
  const context = chat.page.context()
  await context.setOffline(true)
  await chat.page.locator('.banner').waitFor()
  await chat.say('Sent from the tunnel')
  await chat.say('And another one')
  await chat.questions.filter({ hasText: 'There is no connection to the internet.' }).waitFor()
  expect(await chat.questions.count()).toBe(2)
  await context.setOffline(false)
  await chat.answer('Welcome back.').waitFor()
  await chat.page.locator('.banner').waitFor({ state: 'hidden' })
  expect(await countStored('Sent from the tunnel')).toBe(1)
  await chat.button('tryAgain').click()
  await expect.poll(() => chat.answers.count(), { timeout: 120_000 }).toBe(2)
  expect(await countStored('And another one')).toBe(1)
})

deepTest('a browser without any network still talks to a server on its own machine', async () => {
  model.play({ steps: [{ piece: 'Right beside you.' }] })
  const context = await browser.newContext()
  await context.addInitScript("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
  chat = await openChat(context, line.url, serialNumber)
  await chat.say('On a plane')
  await chat.answer('Right beside you.').waitFor()
  expect(await chat.page.locator('.banner').count()).toBe(0)
})

deepTest('a chat that could not be opened opens by hand as soon as the server is there', async () => {
  const page = await browser.newPage()
  await page.route('**/GetConfig', (route) => route.abort())
  await page.goto(`${line.url}/share/${serialNumber}`)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/GetConfig')
  await again.click()
  await page.getByRole('textbox').waitFor()
  await page.context().close()
})

deepTest('an answer to a call of before says nothing of the network of now: the banner stays', async () => {
  model.play([{ steps: [{ piece: 'Here it comes at last.' }] }])
  const chat = await start()
  const asked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await chat.page.route('**/chat/Chat/Ask', async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await goOn.promise
    await route.fulfill({ response })
  })
  let isBack = false
  // What listens to the firm asks, too, and would be answered.
  for (const asked of ['**/health/live', '**/v1/visitor/**'])
    await chat.page.route(asked, (route) => (isBack ? route.continue() : route.abort()))
  await chat.say('Are you quick?')
  await asked.promise
  await chat.page.evaluate(`{
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    window.dispatchEvent(new Event('offline'))
  }`)
  const banner = chat.page.locator('.banner')
  await banner.waitFor()
  goOn.resolve()
  await chat.answer('Here it comes at last.').waitFor()
  expect(await banner.isVisible()).toBe(true)
  // The browser may be wrong about the network: once the server answers what is asked now, all is well.
  isBack = true
  await banner.waitFor({ state: 'detached' })
})
