import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { makeAvi, makePicture, makeWav } from '../../../test/sample-media.ts'
import {
  type ModelRequest,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../test/servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { uploadFile } from '../../../test/upload-file.ts'

interface AnswerData {
  messageid: number
  content: string
  totalToken: number
  noAnswer: boolean
}

let models: ScriptedModelServer
let server: TestApp
let seeing: number
let guided: number
let heard: { text: string; tokens: number }

beforeAll(async () => {
  models = await startScriptedModelServer()
  server = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: models.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'eyes',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/ears',
    },
  })
  seeing = await server.addSession(await server.addChatbot({ Model: 'compatible/eyes' }))
  const chatbot = await server.addChatbot()
  guided = await server.addSession(chatbot)
  await server.post('/chat/Chatbot/RealEstateCreate', listing(chatbot))
})

beforeEach(() => {
  models.requests.length = 0
  heard = { text: 'Is there a fireplace?', tokens: 30 }
  models.play((request) => {
    if (!request.path.includes('audio'))
      return { steps: [{ pieces: ['A tiled ', 'kitchen.'] }], usage: { input: 100, output: 20 } }
    return { body: JSON.stringify({ text: heard.text, usage: { type: 'tokens', total_tokens: heard.tokens } }) }
  })
})

afterAll(async () => {
  await server.close()
  await models.close()
})

const ask = async (sessionID: number, chatAskType: string, bytes: Buffer, content = '') =>
  server.post<AnswerData>('/chat/Chat/ClientAsk', {
    sessionID,
    content,
    chatAskType,
    fileIds: [await uploadFile(server, bytes)],
  })

/** What the visitor's message consists of in a request to the model. */
function partsOf(request: ModelRequest | undefined): { type: string; text?: string; image_url?: { url: string } }[] {
  const { messages } = request?.body ?? {}
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined
  if (typeof last !== 'object' || last === null || !('content' in last)) return expect.fail('there is no message')
  const { content } = last
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content : expect.fail('the message has no content')
}

const chatRequests = (): ModelRequest[] => models.requests.filter(({ path }) => path.endsWith('/chat/completions'))

quickTest('a model that sees gets the picture, drawn anew, and the words', async () => {
  const { status, body } = await ask(seeing, 'Image', await makePicture('webp'), 'What room is this?')
  expect([status, body.Data.content, body.Data.noAnswer]).toEqual([200, 'A tiled kitchen.', false])
  const parts = partsOf(chatRequests()[0])
  expect(parts.find(({ type }) => type === 'image_url')?.image_url?.url).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  expect(parts.some(({ text }) => text?.includes('What room is this?'))).toBe(true)
})

quickTest('a voice message reaches the model as words, and its tokens are counted', async () => {
  const { status, body } = await ask(seeing, 'Audio', makeWav({ seconds: 1 }))
  expect([status, body.Data.content, body.Data.totalToken]).toEqual([200, 'A tiled kitchen.', 150])
  expect(partsOf(chatRequests()[0]).map(({ text }) => text)).toEqual(['Is there a fireplace?'])
})

deepTest('the built-in guide answers a voice message from the listings', async () => {
  heard.text = 'Homes for sale with 3 bedrooms in Springfield'
  const { status, body } = await ask(guided, 'Audio', makeWav({ seconds: 1 }))
  expect([status, body.Data.noAnswer]).toEqual([200, false])
  expect(body.Data.content).toContain('https://homes.example/1')
  expect(chatRequests()).toEqual([])
})

deepTest('a video reaches a model that sees as six frames and what is said', async () => {
  const { status, body } = await ask(seeing, 'Video', await makeAvi({ seconds: 6 }), 'How is the light?')
  expect([status, body.Data.content]).toEqual([200, 'A tiled kitchen.'])
  const parts = partsOf(chatRequests()[0])
  expect(parts.filter(({ type }) => type === 'image_url').length).toBe(6)
  const words = parts.map(({ text }) => text ?? '').join('\n')
  for (const expected of ['a video of 6 seconds', 'How is the light?', 'Is there a fireplace?'])
    expect(words).toContain(expected)
})

quickTest('what nothing here can take is answered kindly, with noAnswer, and is no error', async () => {
  const { status, body } = await ask(guided, 'Image', await makePicture('png'))
  expect([status, body.Success, body.Data.noAnswer]).toEqual([200, true, true])
  expect(body.Data.content).toContain('I cannot look at pictures here.')
})

quickTest('a transcription that fails is a 502', async () => {
  models.play({ status: 500, body: '{"error":{"message":"out of memory"}}' })
  const { status, headers, text } = await ask(seeing, 'Audio', makeWav({ seconds: 1 }))
  expect([status, headers.get('x-error-code')]).toEqual([502, 'model-failed'])
  expect(text).not.toContain('out of memory')
})

function listing(SerialNumber: string): Record<string, unknown> {
  return {
    SerialNumber,
    ...{
      SaleType: 'for_sale',
      Status: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'House',
      Bedrooms: 3,
      Bathrooms: 2,
    },
    ...{
      Url: 'https://homes.example/1',
      MLSNumber: 'M1',
      YearBuilt: 1990,
      DaysOnMarket: 3,
      LotArea: 500,
      BuildingArea: 150,
    },
    ...{ AreaUnit: 'Square Meters', ParkingSpots: 1, City: 'Springfield', SalePrice: 400_000 },
  }
}
