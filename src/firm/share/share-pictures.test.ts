import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { ShareFont } from './share-font.ts'
import { chooseShareWords } from './share-words.ts'

let app: TestApp

beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())

async function get(path: string): Promise<Response> {
  return fetch(`${app.url}${path}`)
}

/** What a page's head says, by name or property. */
async function readHead(serialNumber: string): Promise<{ page: string; meta(name: string): string | undefined }> {
  const page = await (await get(`/share/${serialNumber}`)).text()
  return {
    page,
    meta: (name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1],
  }
}

const names: [kind: string, name: string][] = [
  ['plain', 'Lantern Realty'],
  ['long', `${'Homes of the North-West Coast and '.repeat(5)}more`],
  ['one endless word', 'W'.repeat(180)],
  ['markup', '"><script>alert(1)</script><b>&amp;\' </title>'],
  ['emoji', '🏡🔑👨‍👩‍👧‍👦 Happy Homes 🇺🇸'],
  ['emoji alone', '🏡🏡🏡'],
  ['Chinese', '幸福之家房地产'],
  ['Arabic', 'عقارات النخيل الذهبي'],
  ['Hebrew with Latin', 'נדל״ן Tel Aviv'],
  ['towers of accents', `H${'\u0336\u0302\u0311'.repeat(50)}omes`],
  ['direction signs', '\u202Eytlaer\u202C \u200F\u2066x'],
  ['half a pair', 'A \uD83D B'],
]

test.each(names)('the picture of a link has its size and is small, whatever the name is: %s', async (_kind, name) => {
  const serialNumber = await app.addChatbot({ Name: name, WelcomeMessage: 'Ask me about <homes> & tours.' })
  const { page, meta } = await readHead(serialNumber)
  const address = meta('og:image') ?? ''
  expect(address.startsWith(`${app.app.publicUrl}/share/${serialNumber}/card.png?v=`)).toBe(true)
  expect(meta('twitter:image')).toBe(address)
  const card = await get(new URL(address).pathname + new URL(address).search)
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(card.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await card.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
  // Nothing of a name becomes a tag, and the head ends where it should.
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/title>/g)).toHaveLength(1)
  expect(meta('og:title')).toBeDefined()
})

test('the head says what messengers and phones want to know', async () => {
  const serialNumber = await app.addChatbot({ Name: 'Lantern', ChatBubbleColor: 'rgb(10,120,90)' })
  const { page, meta } = await readHead(serialNumber)
  expect(meta('og:type')).toBe('website')
  expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual(['1200', '630', 'image/png'])
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('theme-color')).toBe('rgb(10,120,90)')
  expect(page).not.toContain('name="robots"')
  const icon = /<link rel="icon" href="([^"]+)">/.exec(page)?.[1] ?? ''
  const touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)">/.exec(page)?.[1] ?? ''
  // Relative to the page, which may lie below any path.
  const svg = await get(`/share/${icon}`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await svg.text()).toContain('rgb(10,120,90)')
  const png = Buffer.from(await (await get(`/share/${touch}`)).arrayBuffer())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
})

test('an edit shows at another address; without one the picture of now is given, for an hour', async () => {
  const serialNumber = await app.addChatbot({ Name: 'Before' })
  const before = (await readHead(serialNumber)).meta('og:image')
  const old = Buffer.from(await (await get(`/share/${serialNumber}/card.png`)).arrayBuffer())
  await app.post('/chat/Chatbot/Edit', { serialNumber, Name: 'Afterwards' })
  expect((await readHead(serialNumber)).meta('og:image')).not.toBe(before)
  const now = await get(`/share/${serialNumber}/card.png?v=made-up`)
  expect(now.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(Buffer.from(await now.arrayBuffer()).equals(old)).toBe(false)
})

test.each(['card.png', 'icon.png', 'icon.svg', 'other.png'])('nobody’s %s is not there', async (file) => {
  expect((await get(`/share/${'0'.repeat(32)}/${file}`)).status).toBe(404)
})

test('a frame of another site says nothing of it', async () => {
  const serialNumber = await app.addChatbot()
  const page = await (await get(`/chatbot-iframe/${serialNumber}`)).text()
  expect(page).not.toContain('og:')
  expect(page).toContain('<meta name="robots" content="noindex">')
})

describe('the words of a picture', () => {
  const font = new ShareFont()
  const choose = (name: string, greeting = 'Hello') => chooseShareWords({ name, greeting }, (text) => font.covers(text))

  test.each([
    ['Lantern Realty', 'Lantern Realty'],
    ['🏡 Łódź & Søn 🔑', 'Łódź & Søn'],
    ['Ελληνικά Дома', 'Ελληνικά Дома'],
    ['عقارات', 'عقارات'],
    ['幸福之家', ''],
    ['Homes 幸福', ''],
    ['🏡', ''],
    [`${'word '.repeat(40)}`, `${'word '.repeat(14)}w…`],
  ])('%s', (name, shown) => {
    expect(choose(name).name).toBe(shown)
  })

  test('a name that cannot be drawn has no line either; one is read from its own side', () => {
    expect(choose('幸福之家')).toEqual({ name: '', line: '', isRightToLeft: false })
    expect(choose('Lantern', '您好')).toEqual({ name: 'Lantern', line: '', isRightToLeft: false })
    expect([choose('« עברית').isRightToLeft, choose('Dubai عقارات').isRightToLeft]).toEqual([true, false])
  })
})
