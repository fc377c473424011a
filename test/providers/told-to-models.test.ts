import { afterAll, beforeAll, expect, test } from 'vitest'
import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { askStreamed } from '../ask-stream.ts'
import { talk, toolCall } from './chat-completions.ts'
import { openProviderStage, type ProviderStage } from './provider-stage.ts'
import type { Asked } from './shape.ts'

// What a model gets to read, as its server is asked: over HTTP.

const model = 'compatible/reader'
let stage: ProviderStage
let serial: string
beforeAll(async () => {
  stage = await openProviderStage([model])
  serial = await stage.app.addChatbot({ Model: model, RateLimitCount: 0, RateLimitTime: 0 })
  for (const { id: _id, Price: _price, ...home } of homes) {
    const given = Object.fromEntries(Object.entries(home).filter(([, value]) => value !== null))
    await stage.app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...given })
  }
})
afterAll(() => stage.close())

/** What the chat-completions protocol asks with. */
const messagesOf = (asked: Asked | undefined) => asked?.messages as { role: string; content: string }[]

async function ask(content: string, uses: { name: string; q: string } | null, sessionID?: number) {
  const { app, server } = stage
  const session = sessionID ?? (await app.addSession(serial))
  const call = uses && toolCall(undefined, { function: { name: uses.name, arguments: JSON.stringify({ q: uses.q }) } })
  server.play([...(call ? [call] : []), talk(['Here is what I found.'])])
  await askStreamed(app, { sessionID: session, content })
  return { session, first: messagesOf(server.asked[0]), last: messagesOf(server.asked.at(-1)) }
}

async function told(question: string, uses: { name: string; q: string }) {
  const { last } = await ask(question, uses)
  // What the tools of ours answer.
  return JSON.parse(last.at(-1)?.content ?? '') as {
    understood: string
    listings: { Address: string; features?: string[]; without?: string[] }[]
  }
}

test('homes that were shown go with the next message, by their numbers, behind all that stays the same', async () => {
  const { session, first } = await ask('Show me homes', { name: 'search_listings', q: 'homes' })
  expect(first[0]?.content).toMatch(/as cards below your answer/)
  expect(first.at(-1)?.content).toBe('Show me homes')
  const next = await ask('Tell me about the second one', null, session)
  expect(next.first[0]?.content.split('\nWhat was shown')[0]).toBe(first[0]?.content)
  const asked = next.first.at(-1)?.content ?? ''
  expect(asked).toMatch(/^Tell me about the second one\n\n<data-/)
  const { shownLast } = JSON.parse(asked.slice(asked.indexOf('{'), asked.lastIndexOf('}') + 1))
  expect(shownLast[1]).toMatchObject({ number: 2, Address: '12 Main St', Price: 450_000 })
})

test.each([
  'cheapest home',
  'what is the cheapest home',
  'billigstes Haus',
  'la maison la moins chère',
  '最便宜的房子',
])('tell_figures takes %j', async (q) => {
  const { listings } = await told(q, { name: 'tell_figures', q })
  expect(listings[0]?.Address).toMatch(/12 Main St|40 Oak Avenue|3512 NE/)
})

test('features are named in the language of the visitor, and what is denied as well', async () => {
  const { listings } = await told('¿Qué casas tienen piscina?', { name: 'search_listings', q: 'homes in WA' })
  expect(listings.find(({ Address }) => Address === '12 Main St')).toMatchObject({
    features: expect.arrayContaining(['piscina', 'chimenea']),
  })
  const pool = listings.find(({ Address }) => Address === '40 Oak Avenue')
  expect(pool?.without).toEqual(['piscina'])
  expect(JSON.stringify(listings)).not.toContain('suegra')
})

test.each([
  ['12 Main Street, Kent', '12 Main St'],
  ['#7700102', '40 Oak Avenue'],
  ['https://homes.example/2', '40 Oak Avenue'],
  ['https://www.homes.example/2?utm_source=mail&utm_campaign=may#top', '40 Oak Avenue'],
  ['homes.example/2', '40 Oak Avenue'],
])('search_listings finds %s', async (q, address) => {
  const { listings } = await told(`Is ${q} still there?`, { name: 'search_listings', q })
  expect(listings.map(({ Address }) => Address)).toEqual([address])
})

test('where nothing is left of what it said, the guide tells what its tools found, and searches no other words', async () => {
  const { app, server } = stage
  const lie = talk(['The price is $123,456,789 and it was built in 1701. '])
  const call = { name: 'search_listings', arguments: JSON.stringify({ q: 'homes in Seattle' }) }
  server.play([toolCall(undefined, { function: call }), lie])
  const { lines } = await askStreamed(app, {
    sessionID: await app.addSession(serial),
    content: 'Something by the lake for my brother and his boat maybe?',
  })
  const { Answer: answer } = lines.at(-1) ?? {}
  expect(answer).toMatch(/40 Oak Avenue.*3512 NE/s)
  expect(answer).not.toMatch(/12 Main St|boat/)
})
