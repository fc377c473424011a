import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatbotIconData } from '../../../src/firm/chatbots/chatbot-pictures.ts'
import { requirePublicChatbot } from '../../../src/firm/chatbots/public-chatbot.ts'
import { makeAnimation, makePicture } from '../../sample-media.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const get = (path: string, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  wire.call({ method: 'GET', path, headers: { authorization: undefined, ...headers } })

/** Noise: the picture that compresses worst. */
async function makeNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer()
}

describe('the pictures of a chatbot', () => {
  test('are drawn anew as small WebP, for everybody and for good', async () => {
    const large = await uploadFile(app, await makePicture('jpeg', { width: 1_200, height: 800 }))
    const moving = await uploadFile(app, await makeAnimation('gif'))
    const serialNumber = await app.addChatbot({ ChatIcon: String(large), ChatProfilePicture: String(moving) })
    const response = await fetch(`${app.url}/chatbots/${serialNumber}/pictures/${large}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
    })
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 256, height: 171 })
    const still = await fetch(`${app.url}/chatbots/${serialNumber}/pictures/${moving}`)
    expect((await sharp(Buffer.from(await still.arrayBuffer())).metadata()).pages ?? 1).toBe(1)
  })

  test('are only the two that the settings name now', async () => {
    const file = async (): Promise<string> => String(await uploadFile(app, await makePicture('png')))
    const [icon, other] = [await file(), await file()]
    const serialNumber = await app.addChatbot({ ChatIcon: icon })
    const stranger = await app.addChatbot()
    const status = async (chatbot: string, id: string): Promise<number> =>
      (await get(`/chatbots/${chatbot}/pictures/${id}`)).status
    expect(await status(serialNumber, icon)).toBe(200)
    for (const id of [other, '0', 'x', '..%2f', '%00', `${icon}.webp`])
      expect(await status(serialNumber, id), id).toBe(404)
    expect([await status(stranger, icon), await status('f'.repeat(32), icon)]).toEqual([404, 404])
    await app.post('/chat/Chatbot/Edit', { serialNumber, ChatIcon: other })
    expect([await status(serialNumber, icon), await status(serialNumber, other)]).toEqual([404, 200])
  })

  test('the icon for the button fits into the script of a page, whatever it shows', async () => {
    const iconOf = async (bytes: Buffer): Promise<string> => {
      const ChatIcon = String(await uploadFile(app, bytes))
      const chatbot = await requirePublicChatbot(app.app.db, await app.addChatbot({ ChatIcon }))
      return chatbotIconData(app.app, chatbot)
    }
    for (const bytes of [await makePicture('png'), await makeNoise(700, 500)]) {
      const icon = await iconOf(bytes)
      expect(icon).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]{50,}=*$/)
      expect(icon.length).toBeLessThanOrEqual(6_000)
      const { width = 0, height = 0 } = await sharp(Buffer.from(icon.split(',')[1] ?? '', 'base64')).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(112)
    }
    const without = await requirePublicChatbot(app.app.db, await app.addChatbot())
    expect(await chatbotIconData(app.app, without)).toBe('')
  })
})

describe('CustomDomain', () => {
  let ahead = 0
  const root = async (host: string): Promise<[number, unknown]> => {
    const { now } = app.app
    // What is known of hosts is asked for again after half a minute.
    ahead += 31_000
    app.app.now = () => new Date(now().getTime() + ahead)
    const { status, headers } = await get('/', { host })
    app.app.now = now
    return [status, headers.location]
  }

  /** As after `domain verify`; domain-proof.sampled.test.ts shows that there is no other way. */
  const addProven = async (CustomDomain: string, host: string): Promise<string> => {
    const serialNumber = await app.addChatbot({ CustomDomain })
    await app.app.pool.query(
      `INSERT INTO "domainProofs" ("workspaceId", "chatbotId", host, token, "provenAt")
       SELECT "workspaceId", id, $2, 'token', now() FROM chatbots WHERE "serialNumber" = $1`,
      [serialNumber, host],
    )
    return serialNumber
  }

  test('leads from its root to the share page, on that host', async () => {
    const plain = await addProven('Chat.Firm.example', 'chat.firm.example')
    const withPort = await addProven('https://chat.other.example:8443/', 'chat.other.example:8443')
    await app.addChatbot({ CustomDomain: 'chat.firm.example' })
    for (const host of ['chat.firm.example', 'CHAT.firm.example', 'chat.firm.example:3000']) {
      expect(await root(host)).toEqual([302, `/share/${plain}`])
    }
    expect(await root('chat.other.example:8443')).toEqual([302, `/share/${withPort}`])
    expect((await get(`/share/${plain}`, { host: 'chat.firm.example' })).status).toBe(200)
  })

  test('is only its own host: all else is as before', async () => {
    await addProven('*.wild.example', '*.wild.example')
    const hosts = [
      'firm.example',
      'x.chat.firm.example',
      'chat.firm.example.evil.example',
      'a.wild.example',
      'wild.example',
    ]
    for (const host of [...hosts, 'chat.other.example', new URL(app.url).host]) {
      expect(await root(host), host).toEqual([302, '/docs'])
    }
    const gone = await addProven('gone.example', 'gone.example')
    expect(await root('gone.example')).toEqual([302, `/share/${gone}`])
    await app.post('/chat/Chatbot/Remove', { serialNumber: gone })
    expect(await root('gone.example')).toEqual([302, '/docs'])
  })
})
