import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openChat } from '../chat-page.ts'
import { openBrowser } from '../open-browser.ts'

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
  serialNumber = await app.addChatbot({ Model: 'compatible/scripted' })
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
const sentences = remarks.map((remark) => `Let us look at it together. ${remark} `)

test('an answer of a language model is read while it is written', async () => {
  model.play({ steps: [{ pieces: sentences, everyMs: 60 }] })
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Tell me about this house')
  await chat.answer('Thank you for your question.').waitFor()
  expect(await chat.answers.last().innerText()).not.toContain('Have a nice day.')
  await chat.answer('See you soon.').waitFor()
  await chat.untilAnswered()
  expect(await chat.answers.count()).toBe(1)
  await chat.page.context().close()
})

test('stop ends the answer and the call to the model; what was said stays', async () => {
  model.requests.length = 0
  model.play({ steps: [{ pieces: sentences.slice(0, 5) }, { hang: true }] })
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Tell me about this house')
  await chat.answer('I am happy to help.').waitFor()
  await chat.button('stop').click()
  await chat.button('send').waitFor()
  expect(await chat.answers.last().innerText()).toContain('I am happy to help.')
  const request = model.requests.at(-1)
  if (!request) throw new Error('the model was not asked')
  await expect(Promise.race([request.closed.then(() => 'closed'), wait(5_000)])).resolves.toBe('closed')

  // After a reload it stands there as it was stopped.
  const stored = () => app.app.db.selectFrom('messages').select(['status', 'content']).orderBy('id', 'desc').execute()
  await expect.poll(async () => (await stored())[0]?.status, { timeout: 60_000 }).toBe('interrupted')
  await chat.page.reload()
  await chat.answer('I am happy to help.').waitFor()
  await chat.page.context().close()
})

test('a question in the middle of an answer stops that answer first', async () => {
  model.requests.length = 0
  model.play((_request, index) =>
    index === 0
      ? { steps: [{ pieces: sentences.slice(0, 5) }, { hang: true }] }
      : { steps: [{ piece: 'Another look at it.' }] },
  )
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('First question')
  await chat.answer('I am happy to help.').waitFor()
  await chat.say('Second question')
  await chat.answer('Another look at it.').waitFor()
  await chat.untilAnswered()
  expect(await chat.questions.count()).toBe(2)
  expect(await chat.answers.count()).toBe(2)
  await chat.page.context().close()
})

test('where a model fails, the guide answers, and nothing of the machinery is seen', async () => {
  model.play([{ status: 500, body: '{}' }])
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Which homes are there?')
  await chat.untilAnswered()
  expect(await chat.answers.count()).toBe(1)
  expect(await chat.answers.last().innerText()).not.toMatch(/model|scripted|500|502/i)
  expect(await chat.button('tryAgain').count()).toBe(0)
  await chat.page.context().close()
})

test('the rest of an answer that broke off is a click away', async () => {
  model.play([{ steps: [{ pieces: sentences.slice(0, 5) }, { destroy: true }] }, { steps: [{ piece: 'Here it is.' }] }])
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.say('Tell me about this house')
  await chat.answer('broke off here').waitFor()
  await chat.page.getByRole('button', { name: 'Please go on.' }).click()
  await chat.answer('Here it is.').waitFor()
  await chat.page.context().close()
})

function wait(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ms))
}
