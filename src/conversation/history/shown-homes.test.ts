import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { callAsVisitor, openVisitor } from '../../../test/visitor.ts'
import { openWire } from '../../../test/wire-call.ts'
import { leastListing } from '../../homes/listings/listing.fixture.ts'
import { showConversation } from './show-conversation.ts'

let server: TestApp

beforeAll(async () => {
  server = await borrowTestApp()
})
afterAll(() => server.close())

interface Summary {
  visitorName: string
  lastMessage: { from: string; content: string } | null
}

interface Shown extends Summary {
  messages: { from: string; content: string; view: { cards: { price: number }[] } | null }[]
}

async function get<Body>(path: string): Promise<Body> {
  const answer = await fetch(server.url + path, { headers: { authorization: server.secretKey } })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text)
}

test('has the homes that an answer showed as they are listed now, and tells in the list what was said last and by whom', async () => {
  const chatbot = await server.addChatbot()
  const listing = { ...leastListing, SalePrice: 650_000, SerialNumber: chatbot }
  const made = await server.post<number>('/chat/Chatbot/RealEstateCreate', listing)
  expect(made.status, made.text).toBe(200)
  const visitor = await openVisitor(server, chatbot)
  const wire = openWire(server)
  try {
    const ask = { content: 'Which homes are there?', sessionID: visitor.sessionID }
    expect((await callAsVisitor(wire, visitor, '/chat/Chat/Ask', ask)).status).toBe(200)
    const lead = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@visitor.example', message: '' }
    expect((await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)).status).toBe(200)
  } finally {
    await wire.close()
  }
  const edited = { ...listing, KeyType: 'MLSNumber', Key: listing.MLSNumber, SalePrice: 700_001 }
  const changed = await server.post('/chat/Chatbot/RealEstateUpdate', edited)
  expect(changed.status, changed.text).toBe(200)
  const body = await get<Shown>(`/v1/conversations/${visitor.sessionID}`)
  expect(Compile(showConversation.output).Check(body)).toBe(true)
  expect(body.messages.map(({ from, view }) => [from, view?.cards.map(({ price }) => price)])).toEqual([
    ['visitor', undefined],
    ['chatbot', [700_001]],
  ])
  expect(body.visitorName).toBe('Ana Ruiz')
  const { conversations } = await get<{ conversations: Summary[] }>(`/v1/conversations?serialNumber=${chatbot}`)
  expect(conversations[0]).toMatchObject({
    visitorName: 'Ana Ruiz',
    lastMessage: { from: 'chatbot', content: [...(body.messages[1]?.content ?? '')].slice(0, 200).join('') },
  })
})
