import { createOpenAI } from '@ai-sdk/openai'
import { generateText, streamText } from 'ai'
import OpenAI from 'openai'
import { beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// OpenAI's Responses by its own client and by the AI SDK's provider, as they are.

let app: TestApp
let client: OpenAI
let model: string
const input = 'Which homes in Seattle are for sale under 500k?'

beforeAll(async () => {
  app = await borrowTestApp()
  client = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.secretKey, maxRetries: 0 })
  model = await app.addChatbot({ Name: 'Birch Lane Homes' })
  for (const [n, SalePrice] of [450_000, 390_000].entries()) {
    const listing = { ...fullListing, MLSNumber: `A${n}`, Address: `${n + 1} Fir Street`, SalePrice }
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: model, ...listing })
  }
})

test('a response says what the wire contract says, and is found again', async () => {
  const { body } = await app.post<{ content: string; totalToken: number }>('/chat/Chat/ClientAsk', {
    sessionID: await app.addSession(model),
    content: input,
  })
  const response = await client.responses.create({ model, input })
  expect(response).toMatchObject({ object: 'response', status: 'completed', error: null, model })
  expect(response.output_text).toBe(body.Data.content)
  expect(response.usage?.total_tokens).toBe(body.Data.totalToken)
  const again = await client.responses.retrieve(response.id)
  expect(again).toMatchObject({ id: response.id, status: 'completed', usage: response.usage })
  expect(again.output_text).toBe(response.output_text)
})

test('previous_response_id goes on with its conversation', async () => {
  const first = await client.responses.create({ model, input })
  const next = await client.responses.create({ model, input: 'cheaper than 400k', previous_response_id: first.id })
  expect(next.output_text).toContain('2 Fir Street')
  expect(next.output_text).not.toContain('1 Fir Street')
  expect(next.previous_response_id).toBe(first.id)
  expect(Reflect.get(next, 'porchlight').session).toBe(Reflect.get(first, 'porchlight').session)
})

test('a stream has all events with growing numbers, and goes on where it was cut', async () => {
  const stream = client.responses.stream({ model, input })
  const events: { type: string; sequence_number: number; delta?: unknown }[] = []
  for await (const event of stream) events.push(event)
  const final = await stream.finalResponse()
  expect(final.status).toBe('completed')
  const numbers = events.map(({ sequence_number: number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  const types = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
  expect(types).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ])
  // Wherever the line breaks: what was read and what comes then are the whole answer, once.
  for (const [cut, { sequence_number: after }] of events.entries()) {
    const rest = await client.responses.retrieve(final.id, { stream: true, starting_after: after })
    const read = events.slice(0, cut + 1)
    let said = read.map(({ delta }) => (typeof delta === 'string' ? delta : '')).join('')
    for await (const event of rest) {
      expect(event.sequence_number).toBeGreaterThan(after)
      if (event.type === 'response.output_text.delta') said += event.delta
    }
    expect(said).toBe(final.output_text)
  }
})

test('another workspace finds no response, and an id that is none neither', async () => {
  const { id } = await client.responses.create({ model, input })
  const { secretKey } = await app.addWorkspace()
  const stranger = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: secretKey, maxRetries: 0 })
  await expect(stranger.responses.retrieve(id)).rejects.toMatchObject({ status: 404, code: 'message-not-found' })
  const going = stranger.responses.create({ model, input, previous_response_id: id })
  await expect(going).rejects.toMatchObject({ status: 404 })
  await expect(client.responses.retrieve('resp_x')).rejects.toMatchObject({ status: 404 })
  const odd = client.responses.create({ model, input, previous_response_id: 'nothing' })
  await expect(odd).rejects.toMatchObject({ status: 400, param: 'previous_response_id' })
})

test('the AI SDK’s provider of OpenAI asks and streams by it', async () => {
  const provider = createOpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.secretKey })
  const { text } = await generateText({ model: provider.responses(model), prompt: input })
  expect(text).toContain('2 Fir Street')
  const { textStream } = streamText({ model: provider.responses(model), prompt: input })
  let said = ''
  for await (const piece of textStream) said += piece
  expect(said).toBe(text)
})
