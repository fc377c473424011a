import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recogniseFile } from '../../src/platform/files/recognise-file.ts'
import { makePicture } from '../sample-media.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTranscriptionServer, type TranscriptionServer } from '../servers/transcription-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { openBrowser } from './open-browser.ts'

let model: ScriptedModelServer
let app: TestApp
let browser: Browser
let serialNumber: string
let picture: Buffer

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted',
    },
  })
  browser = await openBrowser()
  serialNumber = await app.addChatbot({
    Model: 'compatible/scripted',
    EnableUploadImage: true,
    EnablePushToTalk: true,
  })
  picture = await makePicture('png')
})
afterAll(async () => {
  await browser?.close()
  await app.close()
  await model.close()
})

const file = (name: string, buffer: Buffer = picture, mimeType = 'image/png') => ({ name, mimeType, buffer })
const choose = (chat: ChatPage, ...files: ReturnType<typeof file>[]) =>
  chat.page.locator('input[type=file]').setInputFiles(files)
const thumbnails = (chat: ChatPage) => chat.page.locator('.attach-thumb')

test('a chosen picture is uploaded, shown, and goes with the message to a model that sees', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.button('addPicture').waitFor()
  await choose(chat, file('kitchen.png'), file('garden.png'))
  await expect.poll(() => thumbnails(chat).count()).toBe(2)
  await chat.page.getByRole('button', { name: 'Remove garden.png' }).click()
  await expect.poll(() => thumbnails(chat).count()).toBe(1)
  await chat.page.getByText('kitchen.png is ready to send.').waitFor({ state: 'attached' })
  model.requests.length = 0
  model.play({ steps: [{ piece: 'A picture of one colour.' }] })
  await chat.say('What is this?')
  await chat.answer('A picture of one colour.').waitFor()
  expect(JSON.stringify(model.requests[0]?.body)).toContain('data:image/')
  expect(await thumbnails(chat).count()).toBe(0)
  expect(await chat.questions.last().locator('img').count()).toBe(1)
  await chat.page.context().close()
})

/** Runs in the page: puts a picture into the clipboard's paste, or drops it. */
const giveFile = `async ({ kind, bytes }) => {
  const transfer = new DataTransfer()
  transfer.items.add(new File([new Uint8Array(bytes)], kind + '.png', { type: 'image/png' }))
  const place = document.querySelector('textarea')
  const init = { bubbles: true, cancelable: true }
  if (kind === 'pasted') return place.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }))
  place.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer: transfer }))
  place.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: transfer }))
}`

test('pictures can be pasted and dropped', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.button('addPicture').waitFor()
  for (const kind of ['pasted', 'dropped']) {
    await chat.page.evaluate(`(${giveFile})(${JSON.stringify({ kind, bytes: [...picture] })})`)
    await chat.page.getByText(`${kind}.png is ready to send.`).waitFor({ state: 'attached' })
  }
  await chat.page.context().close()
})

test('a picture that is pasted the moment its button stands is taken', async () => {
  const context = await browser.newContext()
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.attach-input')) return
      watch.disconnect();
      (${giveFile})(${JSON.stringify({ kind: 'pasted', bytes: [...picture] })})
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })`)
  const chat = await openChat(context, app.url, serialNumber)
  await chat.page.getByText('pasted.png is ready to send.').waitFor({ state: 'attached' })
  await context.close()
})

test('what is no picture, too large, or one too many is refused with the reason', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.button('addPicture').waitFor()
  const alert = chat.page.locator('.attach-fault')
  await choose(chat, file('plan.pdf', Buffer.from('%PDF'), 'application/pdf'))
  await alert.getByText('plan.pdf is no picture').waitFor()
  // Made in the page: so much takes long to get there on a busy machine.
  await chat.page.evaluate(`(() => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(20 * 1_048_576 + 1)], 'huge.png', { type: 'image/png' }))
    const input = document.querySelector('input[type=file]')
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await alert.getByText('huge.png is larger than 20 MB').waitFor()
  await choose(chat, ...Array.from({ length: 11 }, (_, index) => file(`${index}.png`)))
  await alert.getByText('At most 10 pictures').waitFor()
  expect(await thumbnails(chat).count()).toBe(10)
  await chat.page.context().close()
})

test('what only calls itself a picture is refused by the server, and the reason is shown', async () => {
  const chat = await openChat(browser, app.url, serialNumber)
  await chat.button('addPicture').waitFor()
  await choose(chat, file('fake.png', Buffer.from('this is a text')))
  await chat.page.locator('.attach-thumb.is-failed').getByRole('alert').waitFor()
  expect(await chat.page.locator('.attach-thumb.is-failed').innerText()).toMatch(/fake\.png could not be sent: \w+/)
  await chat.page.context().close()
})

test('without the settings there are no buttons, and a visitor cannot upload past them', async () => {
  const chat = await openChat(browser, app.url, await app.addChatbot())
  await chat.say('Hi')
  await chat.untilAnswered()
  expect(await chat.button('addPicture').count()).toBe(0)
  expect(await chat.button('holdToTalk').count()).toBe(0)
  await chat.page.context().close()
})

test('a recording is sent as a WAV file when the button is released, and shows how loud it is', async () => {
  const ears: TranscriptionServer = await startTranscriptionServer()
  const hearing = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: ears.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'whisper-small',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/whisper-small',
    },
  })
  try {
    ears.heard = { text: 'how many homes do you have' }
    const serial = await hearing.addChatbot({ EnablePushToTalk: true })
    const context = await browser.newContext({ permissions: ['microphone'] })
    const chat = await openChat(context, hearing.url, serial)
    const button = chat.button('holdToTalk')
    await button.waitFor()
    await button.hover()
    await chat.page.mouse.down()
    await chat.page.getByText('Recording: 1 s').waitFor()
    // The browser's fake microphone beeps once a second.
    const loudest = `Math.max(...[...document.querySelectorAll('.attach-levels i')].map((bar) => Number(bar.style.getPropertyValue('--level'))))`
    await expect.poll(() => chat.page.evaluate<number>(loudest), { timeout: 60_000 }).toBeGreaterThan(0.05)
    await chat.page.mouse.up()
    await chat.answers.first().waitFor()
    expect(ears.sounds).toHaveLength(1)
    expect(await recogniseFile(ears.sounds[0]?.bytes ?? Buffer.alloc(0))).toBe('audio/wav')
    expect(await chat.questions.count()).toBe(1)

    // By keyboard: once to begin, Escape to think again; nothing is sent.
    await chat.untilAnswered()
    await button.press('Enter')
    await chat.page.getByText('Press to send').waitFor()
    await chat.page.keyboard.press('Escape')
    await expect.poll(() => chat.page.getByText(/^Recording/).count()).toBe(0)
    expect(await chat.questions.count()).toBe(1)
    await context.close()
  } finally {
    await hearing.close()
    await ears.close()
  }
})

test('Escape ends a recording from the moment that it shows', async () => {
  const context = await browser.newContext({ permissions: ['microphone'] })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.page.evaluate(`window.shown = new Promise((resolve) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('.attach-levels')) return
      watch.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      resolve()
    }).observe(document.body, { childList: true, subtree: true })
  }); null`)
  await chat.button('holdToTalk').press('Enter')
  await chat.page.evaluate('window.shown')
  await expect.poll(() => chat.page.locator('.attach-levels').count()).toBe(0)
  await context.close()
})

test('a refused microphone is explained', async () => {
  const context = await browser.newContext({ permissions: [] })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.page.evaluate(
    "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
  )
  await chat.button('holdToTalk').press('Enter')
  await chat.page.getByText('The microphone is not allowed here').waitFor()
  await context.close()
})

test('a key let go while a slow microphone still opens was a click: the next one sends', async () => {
  const context = await browser.newContext({ permissions: ['microphone'] })
  const chat = await openChat(context, app.url, serialNumber)
  await chat.page.evaluate(`{
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return open(wish)
    }
  }`)
  const button = chat.button('holdToTalk')
  await button.focus()
  await chat.page.keyboard.down('Enter')
  await chat.page.locator('.attach-talk[aria-busy=true]').waitFor()
  await chat.page.keyboard.up('Enter')
  await chat.page.getByText('Press to send').waitFor()
  await chat.page.keyboard.press('Escape')
  await expect.poll(() => chat.page.getByText(/^Recording/).count()).toBe(0)
  expect(await chat.questions.count()).toBe(0)
  await context.close()
})
