import { afterAll, beforeAll, expect, test } from 'vitest'
import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { cutRandomly, makeRandom } from '../../src/conversation/truth/sentences/inventing-model.fixture.ts'
import { askStreamed } from '../ask-stream.ts'
import { sampleOf } from '../run/how-much.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// What a visitor asks of something else is answered to the letter, also while homes are spoken of.

let server: ScriptedModelServer
let app: TestApp
let serialNumber: string

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  serialNumber = await app.addChatbot({ Model: 'compatible/scripted', RateLimitCount: 0 })
  const { id: _id, Price: _price, ...fields } = homes[0] ?? {}
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...given })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** A session in which the home was shown. */
async function openSession(): Promise<number> {
  const sessionID = await app.addSession(serialNumber)
  server.play([
    { steps: [{ toolCall: { name: 'search_listings', arguments: { q: 'homes in Kent' } } }] },
    { steps: [{ piece: 'Here is what I found.' }] },
  ])
  await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'Which homes are in Kent?' })
  return sessionID
}

const asked: readonly (readonly [string, string])[] = [
  ['Write me a poem', 'Morning frost recedes\na crow rehearses its song\nthe pond keeps it all'],
  ['give me a recipe for lentil soup', '**Soup**\n- 2 cups red lentils\n- 1 onion\n\nSimmer for 25 minutes at 90 °C.'],
  ['tell me a joke', 'What do you call a bear with no teeth? A gummy bear.'],
  ['write a python function for fibonacci', '```python\nwhile n > 0:\n    n -= 1\n```\n\nIt returns the first number.'],
  ['what is the capital of France', 'Paris. The Eiffel Tower was finished in 1889 and is 330 meters tall.'],
  ['Schreib mir ein Gedicht', 'Der Mond ist aufgegangen,\ndie goldnen Sternlein prangen.'],
  ['给我讲个笑话', '春眠不觉晓，处处闻啼鸟。'],
  ['Can you write something for me?', 'با کمال میل! کتاب\u200Cها دوستان خوبی هستند.'],
  ['Can you write something for me?', 'Haraka haraka haina baraka. شكرًا جزيلًا!'],
  ['Hello?', '👋🏽'],
  ['how do I cook rice', `${'Rice likes patience, and a lid. '.repeat(120)}Enjoy it!`],
]

test.each(sampleOf(asked, 6))('%s', async (content, said) => {
  const plainly = await openSession()
  server.play({ steps: [{ pieces: cutRandomly(said, makeRandom(5)) }] })
  const { body } = await app.post<{ content: string }>('/chat/Chat/ClientAsk', { sessionID: plainly, content })
  expect(body.Data.content).toBe(said)
  const streaming = await openSession()
  server.play({ steps: [{ pieces: cutRandomly(said, makeRandom(6)) }] })
  const streamed = await askStreamed(app, { sessionID: streaming, content })
  expect(streamed.pieces.join('')).toBe(said)
  expect(streamed.lines.at(-1)?.Answer).toBe(said)
})

test.each([
  ['tell me a joke', '12 Main St costs $199,000.'],
  ['tell me a joke', 'This house has a sauna.'],
  ['tell me a joke', 'We also have 7 Elm Street.'],
  ['Hello?', 'I have booked your tour for Saturday.'],
])('and what it says of a home is held against it all the same: %s', async (content, lie) => {
  const sessionID = await openSession()
  server.play({ steps: [{ piece: `Sure! Why not. ${lie}` }] })
  const { body } = await app.post<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })
  expect(body.Data.content).not.toContain(lie)
})
