import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { howMany, sampleOf } from '../run/how-much.ts'
import { makePicture } from '../sample-media.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openVisitor } from '../visitor.ts'
import { ChatPage } from './chat-page.ts'
import { type HostSite, startHostSite } from './embedding/host-site.ts'
import { hostileAddresses, hostileTexts, inGroups } from './hostile-texts.ts'
import { openBrowser } from './open-browser.ts'
import { type AttackWatch, pictureHost, watchAttacks } from './watch-attacks.ts'

// Every text of the corpus, by every way into the chat, in a browser that would let it run.

let app: TestApp
let model: ScriptedModelServer
let site: HostSite
let browser: Browser
let watch: AttackWatch

/** What a listing may show as its picture is a web address; that one names a strange host is its own affair. */
const webAddresses = new Set(
  hostileAddresses.flatMap((each) => (/^https?:\/\//i.test(each) && URL.canParse(each) ? [new URL(each).href] : [])),
)

beforeAll(async () => {
  model = await startScriptedModelServer()
  site = await startHostSite()
  app = await startTestApp({
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  browser = await openBrowser()
  watch = await watchAttacks(browser, [app.url, site.url], webAddresses)
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
  await site?.close()
  await model?.close()
})

/** What is shown: beginnings of all of them are tried in any run, without the window around them. */
const shownTexts = sampleOf(hostileTexts, 30)

/** The server takes no text with a NUL; the rest of such a text is tried without it. */
const takenTexts = shownTexts.map((text) => text.replaceAll('\0', ''))

async function openPage(serialNumber: string): Promise<{ chat: ChatPage; page: Page }> {
  const page = await watch.context.newPage()
  page.setDefaultTimeout(60_000)
  const chat = new ChatPage(page)
  await page.goto(`${app.url}/share/${serialNumber}`)
  await page.locator('#composer').waitFor()
  return { chat, page }
}

/** All of these visitors come from one address, which may not say that much. */
function forgetCalls(): void {
  app.app.visitorLimits = makeVisitorLimits()
}

const say = async ({ page, chat }: { page: Page; chat: ChatPage }, text: string): Promise<void> => {
  forgetCalls()
  await page.locator('#composer').fill(text)
  await page.locator('#composer').press('Enter')
  await chat.untilAnswered()
}

test('the corpus is large, and the watch sees what an attack does', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(250)
  const own = await watchAttacks(browser, [app.url])
  const page = await own.context.newPage()
  await page.goto(`${app.url}/share/${await app.addChatbot()}`)
  await page.locator('#composer').waitFor()
  const plant = `document.querySelector('.messages').innerHTML = ${JSON.stringify(
    '<li><img src=x onerror=attack()><a href="javascript:attack()">x</a><iframe srcdoc=x></iframe></li>',
  )}`
  await page.evaluate(plant)
  await page.waitForTimeout(300)
  const offences = (await own.findOffences(page)).join('\n')
  for (const sign of ['image request for', 'a script ran', 'target <a>', 'attribute onerror', 'in a message <iframe>'])
    expect(offences).toContain(sign)
  await own.close()
})

test('markdown shows every beginning of every text without making more of it than text, links and layout', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'widget')
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(folder, 'chat/view/markdown/show-beginnings.fixture.ts'),
        output: { format: 'iife' },
      },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
  site.pages.set('/host', { html: '<!doctype html><title>Host</title>' })
  const page = await watch.context.newPage()
  await page.goto(`${site.url}/host`)
  await page.evaluate(code)
  expect(await page.evaluate(`window.showBeginnings(${JSON.stringify(hostileTexts)})`)).toEqual([])
  expect(await watch.findOffences(page)).toEqual([])
  await page.close()
})

test('what a visitor says and a model answers stays text: streamed, and taken up again after a reload', async () => {
  const serialNumber = await app.addChatbot({ Model: 'compatible/scripted', AnswerSuffix: hostileTexts[0] })
  // By itself: in one call with a model, 0 is what a whole chatbot that is written back says.
  await app.post('/chat/Chatbot/Edit', { serialNumber, RateLimitCount: 0 })
  for (const texts of inGroups(takenTexts, 30)) {
    forgetCalls()
    const visitor = await openVisitor(app, serialNumber)
    for (const text of texts) {
      model.play({ steps: [{ piece: text }] })
      await fetch(`${app.url}/chat/Chat/Ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'chatrobot-sessionkey': visitor.sessionKey },
        body: JSON.stringify({ content: text, view: true }),
      }).then((response) => response.text())
    }
    const kept = JSON.stringify({ id: visitor.sessionID, key: visitor.sessionKey })
    const page = await watch.context.newPage()
    await page.addInitScript(`localStorage.setItem('porchlight:${serialNumber}', ${JSON.stringify(kept)})`)
    await page.goto(`${app.url}/share/${serialNumber}`)
    await expect.poll(() => page.locator('.message.visitor').count()).toBeGreaterThanOrEqual(texts.length)
    await page.locator('.markdown').first().waitFor()
    expect(await watch.findOffences(page)).toEqual([])
    await page.close()
  }
})

test('an answer that is streamed piece by piece stays text, also when nothing has cleaned it', async () => {
  const serialNumber = await app.addChatbot({ Model: 'compatible/scripted' })
  const open = await openPage(serialNumber)
  for (const texts of inGroups(takenTexts, 75)) {
    const pieces = [...texts.join('\n\n')]
    model.play({ steps: [{ pieces }] })
    await say(open, texts.join('\n'))
    expect(await watch.findOffences(open.page)).toEqual([])
  }
  // As a server would answer that looks at nothing: straight to the window.
  let texts: readonly string[] = []
  await open.page.route('**/chat/Chat/Ask', (route) => {
    const lines = [
      ...[...texts.join('\n\n')].map((content) => ({ content })),
      { view: viewOf(texts) },
      { questionid: 1, messageid: 2, sessionid: 3, TaskCompleted: true },
    ]
    return route.fulfill({
      contentType: 'text/event-stream',
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    })
  })
  for (texts of inGroups(shownTexts, 50)) {
    await say(open, 'Go on')
    await open.chat.answers.last().locator('.markdown').first().waitFor()
    expect(await watch.findOffences(open.page)).toEqual([])
  }
  await open.page.close()
})

/** Cards, chips and a comparison with hostile words in every field that holds words. */
function viewOf(texts: readonly string[]): object {
  const words = (index: number): string => texts[index % texts.length] ?? ''
  const cards = texts.slice(0, 10).map((_, index) => ({
    id: index + 1,
    url: 'https://homes.example/1',
    title: words(index * 5),
    place: words(index * 5 + 1),
    propertyType: words(index * 5 + 2),
    forRent: index % 2 === 0,
    status: words(index * 5 + 3),
    tours: words(index * 5 + 4),
    price: 1_000 * index,
    currency: words(index * 7),
    bedrooms: 3,
    bathrooms: 2,
    area: 100,
    lotArea: 200,
    areaUnit: words(index * 11),
    yearBuilt: 1990,
    parkingSpots: 1,
    daysOnMarket: 1,
    hoaMonth: 1,
    note: words(index * 13),
    images: [`https://${pictureHost}/${index}.png`],
    altered: [{ picture: 0, note: words(index * 17), original: `https://${pictureHost}/original.png` }],
    listedBy: words(index * 19),
    latitude: 47.6,
    longitude: -122.3,
  }))
  const criteria = texts.map((label, index) => ({ key: label, label, options: [words(index + 1), words(index + 2)] }))
  return { criteria, total: 1, more: true, cards, compared: texts.includes('toString'), listSpan: null }
}

async function addListings(serialNumber: string): Promise<void> {
  for (const [index, texts] of inGroups(takenTexts, 7).entries()) {
    const [a = 'x', b = 'x', c = 'x', d = 'x', e = 'x', f = 'x', g = 'x'] = texts
    const made = await app.post('/chat/Chatbot/RealEstateCreate', {
      SerialNumber: serialNumber,
      SaleType: index % 3 === 0 ? 'for_rent' : 'for_sale',
      Status: 'Active',
      CurrencySymbol: index % 4 === 0 ? b : '$',
      PropertyType: c,
      Bedrooms: 3,
      Bathrooms: 2,
      Url: `https://homes.example/${index}`,
      MLSNumber: `${index} ${e}`,
      YearBuilt: 1990,
      DaysOnMarket: 3,
      LotArea: 5000,
      BuildingArea: 1500 + index,
      AreaUnit: 'Square Feet',
      ParkingSpots: 1,
      Address: a,
      City: b,
      State: d,
      ZIP: g,
      Location: f,
      Description: `${a} ${b}\n\n${c} ${d} ${e}`,
      ExtensionColumn: [
        { Key: f, value: g },
        { Key: 'Pool', value: a },
      ],
      Latitude: 47.6 + index / 1000,
      Longitude: -122.3 - index / 1000,
      [index % 3 === 0 ? 'RentPrice' : 'SalePrice']: 1000 + index,
    })
    if (!made.body.Success) throw new Error(made.text)
    // As they may have been stored before addresses were looked at.
    const addresses = [
      hostileAddresses[index % hostileAddresses.length] ?? '',
      `https://${pictureHost}/${index}.png`,
      ...hostileAddresses.slice(index, index + 9),
    ].map((address) => address.replaceAll('\0', ''))
    const old = 'UPDATE listings SET "Url" = $2, "Images" = $3 WHERE id = $1'
    await app.app.pool.query(old, [made.body.Data, addresses[0], JSON.stringify(addresses.slice(1))])
  }
}

test('what listings say stays text: in answers, cards, gallery, comparison and map', async () => {
  const serialNumber = await app.addChatbot()
  await addListings(serialNumber)
  const open = await openPage(serialNumber)
  const { page, chat } = open
  const look = async (): Promise<void> => expect(await watch.findOffences(page)).toEqual([])
  await say(open, 'show me all homes')
  for (let pages = 0; pages < 12 && (await chat.button('showMore').count()) > 0; pages++) {
    await chat.button('showMore').last().click()
    await chat.untilAnswered()
    await page.waitForTimeout(50)
    await look()
  }
  const turns = [
    'tell me more about the first one',
    'does it have a pool?',
    'show me pictures of it',
    'send me the link',
  ]
  for (const turn of [...turns, 'compare the first three', 'homes in <script>attack()</script>', 'cheapest homes']) {
    await say(open, turn)
    await look()
  }
  const cards = page.locator('.home')
  await cards.last().locator('.home-open').click()
  await page.locator('.gallery').waitFor()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(100)
  await look()
  await page.keyboard.press('Escape')
  await cards.last().locator('[aria-haspopup]').click()
  await look()
  await page.getByRole('menuitem').last().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
  await look()
  await page.close()
})

const wordSettings = [
  'Name',
  'WelcomeMessage',
  'SuggestedMessage',
  'UserInputPlaceholder',
  'AnswerSuffix',
  'ChatbotPrivacyPolicyName',
  'ChatbotPrivacyPolicyDescription',
  'TalkToHumanResponseMessage',
  'RateLimitMessage',
  'LeadsTitle',
  'LeadsDisplayFirstName',
  'LeadsDisplayLastName',
  'LeadsDisplayEmail',
  'LeadsDisplayPhoneNumber',
  'LeadsDisplayMessage',
  'ConsentContent',
  'ConsentCheckboxText',
  'SystemMessage',
]

/** A title shows neither line breaks nor control characters. */
function withoutBlanks(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\s\uFFFD]+/gu, '')
}

test('what the firm has set stays text: on the page, in its title, in the form and over the button on a website', async () => {
  for (const texts of inGroups(takenTexts, 60)) {
    const words = texts.join('\n')
    const serialNumber = await app.addChatbot({
      ...Object.fromEntries(wordSettings.map((name) => [name, words])),
      ChatbotPrivacyPolicyUrl: 'https://homes.example/privacy',
      ConsentEnable: true,
      RateLimitCount: 1,
      RateLimitTime: 60,
      TalkToHumanEmail: 'team@homes.example',
    })
    const open = await openPage(serialNumber)
    const { page } = open
    expect(withoutBlanks(await page.title())).toBe(withoutBlanks(words))
    await say(open, 'Hello')
    await say(open, 'Again')
    await page.locator('.message.visitor').nth(1).waitFor()
    // The answer offers it, and so does the window.
    await open.chat.button('talkToPerson').first().click()
    await page.locator('form.person').waitFor()
    expect(await watch.findOffences(page)).toEqual([])
    await page.locator('form.person [name=email]').fill('robin@visitor.example')
    await page.locator('form.person [name=message]').fill(words.slice(0, 4000))
    await page.locator('form.person [type=checkbox]').check()
    await page.locator('form.person [type=submit]').click()
    await page.locator('form.person').waitFor({ state: 'detached' })
    expect(await watch.findOffences(page)).toEqual([])

    site.pages.set('/host', {
      html: `<!doctype html><title>Host</title><script data-host>window.chatpilotConfig={chatbotId:'${serialNumber}',domain:'${app.url}'}</script><script src="${app.url}/embed.min.js" async></script>`,
    })
    const host = await watch.context.newPage()
    await host.clock.install()
    await host.goto(`${site.url}/host`)
    await host.locator('.b').waitFor()
    // The greeting over the button comes after three seconds.
    await host.clock.fastForward(4_000)
    await host
      .getByRole('button', { name: (words.split('\n')[0] ?? '').trim(), exact: true })
      .first()
      .waitFor()
    expect(await watch.findOffences(host)).toEqual([])
    await host.close()
    await page.close()
  }
})

test('an address that a setting takes is a web address', async () => {
  const serialNumber = await app.addChatbot()
  for (const address of sampleOf(hostileAddresses, 6)) {
    const fields = ['ChatbotPrivacyPolicyUrl', 'FacebookUrl', 'InstagramUrl', 'WhatsappUrl']
    const settings = Object.fromEntries(fields.map((name) => [name, address]))
    const { body } = await app.post('/chat/Chatbot/Edit', { serialNumber, ...settings })
    if (!body.Success) continue
    expect(address.trim()).toMatch(/^https?:\/\//i)
    const { page } = await openPage(serialNumber)
    await page.getByRole('button', { name: 'Contact' }).click()
    expect(await watch.findOffences(page)).toEqual([])
    await page.close()
  }
})

test('names of files stay text', async () => {
  const serialNumber = await app.addChatbot({ EnableUploadImage: true, Model: 'compatible/scripted' })
  const buffer = await makePicture('png')
  const open = await openPage(serialNumber)
  const { page } = open
  const names = hostileTexts.filter((text) => /<|\[x\]|__proto__/.test(text))
  for (const group of inGroups(names.slice(0, howMany(10, 30)), 10)) {
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await page
      .locator('input[type=file]')
      .setInputFiles(group.map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })))
    await expect.poll(() => page.locator('.attach-thumb').count()).toBe(group.length)
    await page.getByText('is ready to send.').first().waitFor({ state: 'attached' })
    expect(await watch.findOffences(page)).toEqual([])
    await expect.poll(() => page.locator('button[type=submit]').getAttribute('aria-disabled')).toBe('false')
    await say(open, 'Look')
    await expect.poll(() => page.locator('.attach-thumb').count()).toBe(0)
    expect(await watch.findOffences(page)).toEqual([])
  }
  await page.close()
})
