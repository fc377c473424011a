import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Colour, contrast, readColour } from '../../src/firm/chatbots/colour.ts'
import { makePicture } from '../sample-media.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'
import { type ChatPage, openChat } from './chat-page.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  // Nobody calls it here: a model that sees, and one that hears.
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9',
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted',
    },
  })
  browser = await openBrowser()
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

async function edit(settings: Record<string, unknown>): Promise<void> {
  const { body } = await app.post('/chat/Chatbot/Edit', { serialNumber, ...settings })
  if (!body.Success) throw new Error(body.Message)
}

/** Changes settings and shows the chat as the next visitor finds it. */
async function openWith(settings: Record<string, unknown>, colorScheme: 'light' | 'dark' = 'light'): Promise<ChatPage> {
  await edit(settings)
  const context = await browser.newContext({ colorScheme, locale: 'en-US' })
  return openChat(context, app.url, serialNumber)
}

async function close({ page }: ChatPage): Promise<void> {
  await page.context().close()
}

/** A colour as it is painted. */
async function paintedColour(element: Locator, property: 'color' | 'background-color'): Promise<Colour> {
  const text: string = await element.evaluate(
    (node, name) => node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name) ?? '',
    property,
  )
  const colour = readColour(text)
  if (!colour) throw new Error(`${property} is ${text}`)
  return colour
}

const whiteGround: Colour = [255, 255, 255]
const darkGround: Colour = [20, 22, 26]

test('the name stands over the chat and in the tab, with its first letters where there is no picture', async () => {
  const chat = await openWith({ Name: 'Lakeside Rentals' })
  await chat.page.getByRole('heading', { level: 1, name: 'Lakeside Rentals' }).waitFor()
  expect(await chat.page.title()).toBe('Lakeside Rentals')
  expect(await chat.page.locator('.picture').innerText()).toBe('LR')
  await close(chat)
})

test('the profile picture is shown, and the letters again once it is taken away', async () => {
  const id = await uploadFile(app, await makePicture('png'), 'face.png')
  const chat = await openWith({ ChatProfilePicture: String(id) })
  const picture = chat.page.locator('img.picture')
  await picture.waitFor()
  // Asked from outside: a predicate that waits within the page is evaluated as a text, which the chat's policy forbids.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await close(chat)
  const without = await openWith({ ChatProfilePicture: '' })
  await without.page.locator('span.picture').waitFor()
  await close(without)
})

test('the greeting has a bubble for each line', async () => {
  const chat = await openWith({ WelcomeMessage: 'Hello!\r\n\r\nWhere do you want to live?' })
  expect(await chat.page.locator('.messages .bubble').allInnerTexts()).toEqual(['Hello!', 'Where do you want to live?'])
  await close(chat)
  const own = await openWith({ WelcomeMessage: '', Name: 'Maple' })
  expect(await own.page.locator('.messages .bubble').allInnerTexts()).toEqual([expect.stringContaining('I am Maple.')])
  await close(own)
  // A blank is how a firm says that it wants none.
  const silent = await openWith({ WelcomeMessage: ' ' })
  expect(await silent.page.locator('.messages .bubble').count()).toBe(0)
  await close(silent)
})

test('suggested messages are buttons that send what they say, and are gone then', async () => {
  const chat = await openWith({ SuggestedMessage: 'Homes with a garden\nHomes by the sea\n' })
  const suggestions = chat.page.getByRole('list', { name: 'Suggestions' })
  expect(await suggestions.getByRole('button').allInnerTexts()).toEqual(['Homes with a garden', 'Homes by the sea'])
  await suggestions.getByRole('button', { name: 'Homes by the sea' }).click()
  await chat.questions.filter({ hasText: 'Homes by the sea' }).waitFor()
  await chat.untilAnswered()
  expect(await suggestions.count()).toBe(0)
  await close(chat)
})

test('the placeholder is the one that is set', async () => {
  const chat = await openWith({ UserInputPlaceholder: 'Ask about a home …' })
  expect(await chat.field.getAttribute('placeholder')).toBe('Ask about a home …')
  await close(chat)
  const own = await openWith({ UserInputPlaceholder: '' })
  expect(await own.field.getAttribute('placeholder')).toBe('Ask about a home, a price, a place')
  await close(own)
})

test('messages of the visitor have the colour that is set, with text that can be read on it', async () => {
  for (const [colour, scheme] of [
    ['rgb(255,255,0)', 'light'],
    ['rgb(10,10,12)', 'dark'],
    ['rgb(255,255,255)', 'light'],
    ['rgb(118,118,118)', 'dark'],
  ] as const) {
    const chat = await openWith({ UserMessageColor: colour }, scheme)
    await chat.say('Hello')
    const bubble = chat.questions.locator('.bubble')
    await bubble.waitFor()
    const ground = await paintedColour(bubble, 'background-color')
    expect(ground, colour).toEqual(readColour(colour))
    expect(contrast(await paintedColour(bubble, 'color'), ground), colour).toBeGreaterThanOrEqual(4.5)
    await close(chat)
  }
})

test('buttons and links take the bubble’s colour as far as they can be seen and read', async () => {
  for (const [colour, scheme] of [
    ['rgb(200,30,80)', 'light'],
    ['rgb(255,255,255)', 'light'],
    ['rgb(0,0,0)', 'dark'],
    ['rgb(255,240,120)', 'light'],
    ['rgb(20,20,120)', 'dark'],
  ] as const) {
    const settings = { ChatBubbleColor: colour, ChatbotPrivacyPolicyUrl: 'https://harbour.example/privacy' }
    const chat = await openWith(settings, scheme)
    const ground = scheme === 'light' ? whiteGround : darkGround
    await chat.field.fill('Hello')
    const send = chat.button('send')
    const accent = await paintedColour(send, 'background-color')
    if (colour === 'rgb(200,30,80)') expect(accent).toEqual([200, 30, 80])
    expect(contrast(accent, ground), colour).toBeGreaterThanOrEqual(3)
    expect(contrast(await paintedColour(send, 'color'), accent), colour).toBeGreaterThanOrEqual(4.5)
    const link = await paintedColour(chat.page.getByRole('link', { name: 'Privacy policy' }), 'color')
    expect(contrast(link, ground), colour).toBeGreaterThanOrEqual(4.5)
    await close(chat)
  }
})

test('the line about privacy shows what is set, with the name as the link', async () => {
  const url = 'https://harbour.example/privacy'
  const line = (chat: ChatPage): Locator => chat.page.locator('footer p').first()
  const whole = await openWith({
    ChatbotPrivacyPolicyDescription: 'By writing you accept our Privacy Notice.',
    ChatbotPrivacyPolicyName: 'Privacy Notice',
    ChatbotPrivacyPolicyUrl: url,
  })
  expect(await line(whole).innerText()).toBe('By writing you accept our Privacy Notice.')
  const link = whole.page.getByRole('link', { name: 'Privacy Notice' })
  expect(await link.getAttribute('href')).toBe(url)
  expect(await link.getAttribute('rel')).toContain('noopener')
  await close(whole)

  const after = await openWith({ ChatbotPrivacyPolicyDescription: 'We keep what you write.' })
  expect(await line(after).innerText()).toBe('We keep what you write. Privacy Notice')
  await close(after)

  const words = await openWith({ ChatbotPrivacyPolicyName: '', ChatbotPrivacyPolicyUrl: '' })
  expect(await line(words).innerText()).toBe('We keep what you write.')
  await words.say('Hello')
  await words.page.locator('main').getByText('We keep what you write.').waitFor()
  expect(await words.page.locator('footer p').allInnerTexts(), 'below the field there is room now').toEqual([
    'Porchlight',
  ])
  await close(words)

  const nothing = await openWith({ ChatbotPrivacyPolicyDescription: '' })
  expect(await nothing.page.locator('footer p').allInnerTexts()).toEqual(['Porchlight'])
  await close(nothing)
})

test('contact links stand in their menu, and without any there is none', async () => {
  const links = {
    FacebookUrl: 'https://www.facebook.com/harbour',
    InstagramUrl: 'https://www.instagram.com/harbour',
    WhatsappUrl: 'https://wa.me/12065550123',
  }
  const chat = await openWith(links)
  await chat.button('contact').click()
  for (const [name, address] of [
    ['Facebook', links.FacebookUrl],
    ['Instagram', links.InstagramUrl],
    ['WhatsApp', links.WhatsappUrl],
  ] as const) {
    expect(await chat.page.getByRole('link', { name }).getAttribute('href')).toBe(address)
  }
  await close(chat)
  const without = await openWith({ FacebookUrl: '', InstagramUrl: '', WhatsappUrl: '' })
  expect(await without.button('contact').count()).toBe(0)
  await close(without)
})

test('pictures and speech can be sent where that is allowed', async () => {
  const both = await openWith({
    EnableUploadImage: true,
    EnablePushToTalk: true,
    Model: 'compatible/scripted',
  })
  await both.button('addPicture').waitFor()
  await both.button('holdToTalk').waitFor()
  await close(both)
  const pictures = await openWith({ EnablePushToTalk: false })
  await pictures.button('addPicture').waitFor()
  expect(await pictures.button('holdToTalk').count()).toBe(0)
  await close(pictures)
  const neither = await openWith({ EnableUploadImage: false })
  expect(await neither.page.locator('.composer button').count()).toBe(1)
  await close(neither)
  await edit({ EnableUploadImage: true, Model: 'porchlight-guide' })
  const blind = await openWith({})
  expect(await blind.page.locator('.composer button').count()).toBe(1)
  await close(blind)
})

test('who writes too much reads the firm’s words and when to go on', async () => {
  const chat = await openWith({ RateLimitCount: 1, RateLimitTime: 60, RateLimitMessage: 'One at a time, please.' })
  await chat.say('First')
  await chat.untilAnswered()
  await chat.say('Second')
  const refused = chat.questions.filter({ hasText: 'Second' })
  await refused.getByText('One at a time, please.').waitFor()
  await refused.getByRole('button', { name: /^Try again in \d+ seconds?$/ }).waitFor()
  await chat.page.getByRole('status').filter({ hasText: 'One at a time, please.' }).waitFor()
  await close(chat)
  await edit({ RateLimitCount: 0, RateLimitTime: 0 })
})

test('what follows every answer follows the shown one', async () => {
  const chat = await openWith({ AnswerSuffix: 'Prices may change.' })
  await chat.say('Hello')
  await chat.answer('Prices may change.').waitFor()
  await close(chat)
})

test('the window speaks the language of the answers', async () => {
  const arabic = await openWith({ AIResponseLanguage: 'Arabic' })
  await arabic.page.locator('html[lang^="ar"][dir="rtl"]').waitFor()
  const head = await arabic.page.locator('.picture').boundingBox()
  expect(head?.x, 'the picture stands at the right').toBeGreaterThan(600)
  await close(arabic)
  const spanish = await openWith({ AIResponseLanguage: 'Spanish' })
  await spanish.page.locator('html[lang^="es"][dir="ltr"]').waitFor()
  await close(spanish)
  await edit({ AIResponseLanguage: '' })
})
