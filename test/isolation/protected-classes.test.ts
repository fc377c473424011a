import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

// Two installations in one process: what one of them protects is nothing to the other.
let plain: TestApp
let further: TestApp

beforeAll(async () => {
  plain = await startTestApp()
  further = await startTestApp({ environment: { PORCHLIGHT_FAIR_HOUSING_CLASSES: 'beekeeper, beekeepers' } })
})
afterAll(() => Promise.all([plain.close(), further.close()]))

async function isRefused(app: TestApp, serialNumber: string, q: string): Promise<boolean> {
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q })
  return JSON.parse(text).refused !== null
}

test('an installation that starts later, with classes of its own, changes no answer of the first', async () => {
  const chatbots = [
    { app: plain, serialNumber: await plain.addChatbot(), protectsThem: false },
    { app: further, serialNumber: await further.addChatbot(), protectsThem: true },
  ]
  for (const { app, serialNumber, protectsThem } of [...chatbots, ...chatbots]) {
    expect(await isRefused(app, serialNumber, 'a house, no beekeepers next door')).toBe(protectsThem)
    expect(await isRefused(app, serialNumber, 'a house, no lesbians next door')).toBe(true)
    expect(await isRefused(app, serialNumber, 'a house with a garden')).toBe(false)
  }
})
