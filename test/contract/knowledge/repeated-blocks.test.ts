import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { type Site, startSite } from './site-server.ts'
import { passagesOf, untilLearned } from './until-learned.ts'

// What stands on every page of a site is no page's own, whatever its element is called and in whatever language it is.

let app: TestApp
let site: Site
let serialNumber: string

beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ learns: true, environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await app.close()
  await site.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
  site.pages.clear()
})

const above = 'Willkommen bei Hafen Immobilien, Ihrem Partner in der ganzen Region seit vierzig Jahren.'
const below = 'Besuchen Sie uns in der Hafenstraße, wir sind von neun bis fünf Uhr da.'

/** Boxes whose names tell nothing. */
function put(path: string, text: string, isFramed = true): string {
  const box = (words: string): string => (isFramed ? `<div class="k7">${words}</div>` : '')
  const body = `<!doctype html><html><head><title>${path}</title></head><body>
${box(above)}<div class="q1"><h1>${path}</h1><p>${text}</p></div>${box(below)}</body></html>`
  site.pages.set(path, { body })
  return site.url + path
}

async function teach(addresses: readonly string[]): Promise<Map<string, string>> {
  const websiteList = addresses.map((url) => ({ url }))
  const { body } = await app.post('/chat/Chatbot/EditKnowledge', { serialNumber, websiteList })
  expect(body.Message).toBe('')
  const items = await untilLearned(app, serialNumber)
  expect(items.filter(({ Status }) => Status !== 2)).toEqual([])
  const told = await Promise.all(
    items.map(async ({ ID, Name }): Promise<[string, string]> => {
      const passages = await passagesOf(app, ID)
      return [new URL(Name).pathname, passages.map(({ text }) => text).join('\n')]
    }),
  )
  return new Map(told)
}

const own = (at: number): string => `Haus Nummer ${at} hat einen Garten mit ${at + 3} Apfelbäumen und einen Keller.`
const holding = (told: Map<string, string>, words: string): number =>
  [...told.values()].filter((text) => text.includes(words)).length

test('blocks of every page are learned from one of them, pages that came before them included', async () => {
  const pages = Array.from({ length: 20 }, (_, at) => put(`/p${at}`, own(at)))
  const told = await teach(pages)
  for (let at = 0; at < 20; at += 1) expect(told.get(`/p${at}`)).toContain(own(at))
  expect(holding(told, above)).toBe(1)
  expect(holding(told, below)).toBe(1)
})

test('what a few pages have in common is the own of each', async () => {
  const pets = 'In dieser Anlage sind zwei Hunde oder drei Katzen in jeder Wohnung erlaubt.'
  const pages = Array.from({ length: 20 }, (_, at) => put(`/p${at}`, at < 4 ? pets : own(at), at >= 4))
  expect(holding(await teach(pages), pets)).toBe(4)
})

test('a site of a few pages is learned as it is', async () => {
  const told = await teach(Array.from({ length: 4 }, (_, at) => put(`/p${at}`, own(at))))
  expect(holding(told, above)).toBe(4)
})

test('whatever the number of pages, each is fetched a few times at the most', async () => {
  site.asked.length = 0
  for (const count of [5, 6, 7, 8, 9]) {
    serialNumber = await app.addChatbot()
    const pages = Array.from({ length: count }, (_, at) => put(`/${count}-${at}`, own(at)))
    await teach(pages)
    // Once more, with a page that is new.
    await teach([...pages, put(`/${count}-new`, own(count))])
    for (const page of pages) {
      const times = site.asked.filter((path) => page.endsWith(path)).length
      expect(times, page).toBeLessThan(5)
    }
  }
})
