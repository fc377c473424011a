import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { deepTest, quickTest } from '../run/how-much.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { openBrowser } from './open-browser.ts'

let model: ScriptedModelServer
let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    },
  })
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes', Model: 'compatible/scripted' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
  await model.close()
})

// Sentences without a fact: those are told as soon as they are whole.
const remarks = [
  'Hello and welcome.',
  'Thank you for your question.',
  'I am happy to help.',
  'Skies are blue.',
  'Grass is green.',
  'Water is wet.',
  'Snow is cold.',
  'Cats like milk.',
  'Dogs like walks.',
  'Birds can sing.',
  'I am listening.',
  'Take your time.',
  'Take a deep breath.',
  'Feel free to ask.',
  'You can ask me anything.',
  'Please tell me more.',
  'Tell me what matters to you.',
  'Let us begin.',
  'Finding a home takes patience.',
  'I am glad you asked.',
  'That is a good question.',
  'I understand your question.',
  'Thank you for your patience.',
  'Good luck.',
  'Have a nice day.',
  'See you soon.',
]
const sentences = remarks.map(
  (remark) => `Let us look at it together and take our time for that, as we always like to do here. ${remark}\n\n`,
)

async function open(): Promise<ChatPage> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 430, height: 560 } })
  return openChat(context, app.url, serialNumber)
}

const distanceToTop = async (chat: ChatPage): Promise<number> => (await chat.questions.last().boundingBox())?.y ?? 0

quickTest(
  'a long answer is followed until its beginning is at the top, and the way to its end is one click',
  async () => {
    model.play({ steps: [{ pieces: sentences, everyMs: 20 }] })
    const chat = await open()
    await chat.say('Tell me about this house')
    await chat.answer('See you soon.').waitFor()
    await chat.untilAnswered()
    const beginning = async (): Promise<number> => (await chat.answers.last().boundingBox())?.y ?? 0
    await expect.poll(beginning).toBeLessThan(90)
    expect(await beginning(), 'below the head').toBeGreaterThan(50)
    await chat.button('toNewest').click()
    await chat.button('toNewest').waitFor({ state: 'hidden' })
    const end = await chat.answers.last().boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0), 'the end is above the field').toBeLessThan(
      (await chat.field.boundingBox())?.y ?? 0,
    )
    await chat.page.context().close()
  },
)

deepTest('who scrolls up while an answer is written is left there', async () => {
  model.play([{ steps: [{ pieces: sentences }] }, { steps: [{ pieces: sentences, everyMs: 60 }] }])
  const chat = await open()
  await chat.say('Tell me about this house')
  await chat.answer('See you soon.').waitFor()
  await chat.untilAnswered()
  await chat.say('And about that one')
  await expect.poll(() => chat.answers.count()).toBe(2)
  await chat.page.locator('main').hover()
  await chat.page.mouse.wheel(0, -700)
  await expect.poll(() => distanceToTop(chat)).toBeGreaterThan(400)
  const before = await distanceToTop(chat)
  await chat.untilAnswered()
  expect(await chat.answers.last().innerText()).toContain('See you soon.')
  expect(Math.abs((await distanceToTop(chat)) - before)).toBeLessThan(3)
  await chat.page.context().close()
})

quickTest('an answer that is written slowly is announced once, when it is whole', async () => {
  model.play({ steps: [{ pieces: sentences.slice(0, 12), everyMs: 300 }] })
  const chat = await open()
  await chat.page.evaluate(`(() => {
    window.said = []
    const region = document.querySelector('[role="status"].unseen')
    const hear = () => region.textContent && window.said.push(region.textContent)
    new MutationObserver(hear).observe(region, { childList: true, subtree: true, characterData: true })
  })()`)
  await chat.say('Tell me about this house')
  await chat.answer('I am happy to help.').waitFor()
  expect(await chat.page.evaluate('window.said')).toEqual(['Harbour Homes is writing'])
  await chat.untilAnswered()
  await expect.poll(() => chat.page.evaluate<string[]>('window.said')).toHaveLength(2)
  const said = await chat.page.evaluate<string[]>('window.said')
  expect(said[1]).toMatch(/^Harbour Homes: Let us look .* Take your time\.$/)
  await chat.page.context().close()
})
