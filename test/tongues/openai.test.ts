import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, streamText } from 'ai'
import OpenAI from 'openai'
import { beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'

// OpenAI's own client, as it is, against a server as it runs.

let app: TestApp
let client: OpenAI
let model: string
const question = 'Which homes in Seattle are for sale under 500k?'

beforeAll(async () => {
  app = await borrowTestApp()
  client = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.secretKey, maxRetries: 0 })
  model = await app.addChatbot({ Name: 'Birch Lane Homes' })
  await addHome(model, { Url: 'https://homes.example/listing/1', City: 'Seattle', SalePrice: 450_000 })
  await addHome(model, { Url: 'https://homes.example/listing/2', City: 'Seattle', SalePrice: 390_000 })
})

async function addHome(serialNumber: string, facts: Record<string, unknown>): Promise<void> {
  const listing = { ...fullListing, MLSNumber: String(facts.Url), ...facts }
  const { body, text } = await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  if (!body.Success) throw new Error(text)
}

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const ask = (content: string, more: object = {}) =>
  client.chat.completions.create({ model, messages: [{ role: 'user', content }], ...more })

/** What the wire contract answers to the same question. */
async function askByContract(content: string): Promise<{ content: string; totalToken: number }> {
  const sessionID = await app.addSession(model)
  const { body } = await app.post<{ content: string; totalToken: number }>('/chat/Chat/ClientAsk', {
    sessionID,
    content,
  })
  return body.Data
}

describe('models', () => {
  test('are the chatbots of the key’s workspace, and of no other', async () => {
    const other = await app.addWorkspace()
    const listed = await gather(await client.models.list())
    expect(listed).toMatchObject([{ id: model, object: 'model', owned_by: 'porchlight', name: 'Birch Lane Homes' }])
    expect(await client.models.retrieve(model)).toMatchObject({ id: model })
    const stranger = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: other.secretKey, maxRetries: 0 })
    expect((await stranger.models.list()).data).toEqual([])
    await expect(stranger.models.retrieve(model)).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  })
})

describe('an answer', () => {
  test('says what the wire contract says, with its tokens', async () => {
    const expected = await askByContract(question)
    const { choices, usage, object } = await ask(question)
    expect(object).toBe('chat.completion')
    expect(choices).toMatchObject([{ index: 0, message: { role: 'assistant' }, finish_reason: 'stop' }])
    expect(choices[0]?.message.content).toBe(expected.content)
    expect(expected.content).toContain('https://homes.example/listing/2')
    expect(usage?.total_tokens).toBe(expected.totalToken)
    expect((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0)).toBe(expected.totalToken)
    expect(usage?.prompt_tokens).toBeGreaterThan(0)
  })

  test('streams: the role first, then words, the end, the usage where it is asked for', async () => {
    const chunks = await gather(
      await client.chat.completions.create({
        model,
        messages: [{ role: 'user', content: question }],
        stream: true,
        stream_options: { include_usage: true },
      }),
    )
    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' })
    const [end, last] = chunks.slice(-2)
    expect(end?.choices).toMatchObject([{ delta: {}, finish_reason: 'stop' }])
    expect(last?.choices).toEqual([])
    expect(last?.usage?.total_tokens).toBeGreaterThan(0)
    for (const { usage } of chunks.slice(0, -1)) expect(usage).toBe(null)
    const said = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')
    expect(said).toBe((await askByContract(question)).content)
  })

  test('without include_usage there is no chunk of it, and the stream ends with [DONE]', async () => {
    const response = await fetch(`${app.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: question }] }),
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const text = await response.text()
    expect(text).not.toContain('usage')
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  })

  test('is logged like any other, and refuses what is unlawful', async () => {
    const { choices } = await ask('Only homes without families with children in Seattle', { user: 'logged' })
    expect(choices[0]?.message.content).toMatch(/never chosen by who lives there/)
    const { rows } = await app.app.pool.query(
      `SELECT role, kind FROM messages WHERE "workspaceId" = $1 AND content LIKE 'Only homes without families%'`,
      [app.workspaceId],
    )
    expect(rows).toEqual([{ role: 'question', kind: 'Text' }])
  })
})

describe('a conversation', () => {
  const cheapest = 'cheaper than 400k'

  test.each([
    ['user', { user: 'visitor 7' }],
    ['metadata.session', { metadata: { session: 'basket 9' } }],
  ])('goes on under the same %s', async (_name, more) => {
    await ask(question, more)
    const { choices } = await ask(cheapest, more)
    expect(choices[0]?.message.content).toContain('listing/2')
    expect(choices[0]?.message.content).not.toContain('listing/1')
    const { rows } = await app.app.pool.query(
      `SELECT count(*)::int AS messages FROM messages WHERE "sessionId" = (
         SELECT "sessionId" FROM messages WHERE "workspaceId" = $1 AND content = $2 ORDER BY id DESC LIMIT 1)`,
      [app.workspaceId, cheapest],
    )
    expect(rows).toEqual([{ messages: 4 }])
  })

  test('goes on by the id of a session of ours; another’s is none', async () => {
    const begun = await ask(question)
    const { session } = Reflect.get(begun, 'porchlight')
    const next = await ask(cheapest, { metadata: { session } })
    expect(Reflect.get(next, 'porchlight')).toMatchObject({ session })
    const elsewhere = await app.addSession(await app.addChatbot())
    await expect(ask('Hello', { metadata: { session: String(elsewhere) } })).rejects.toMatchObject({
      status: 404,
      code: 'session-not-found',
      param: 'metadata.session',
    })
  })

  test('begins anew without a name, and is another’s in another workspace', async () => {
    const [one, two] = [await ask(question), await ask(question)]
    expect(Reflect.get(one, 'porchlight').session).not.toBe(Reflect.get(two, 'porchlight').session)
  })
})

describe('a failure', () => {
  test.each([
    ['a key that nobody knows', { apiKey: 'sk-wrong' }, {}, { status: 401, code: 'invalid_api_key' }],
    [
      'a chatbot that is not there',
      {},
      { model: 'f'.repeat(32) },
      { status: 404, code: 'model_not_found', param: 'model' },
    ],
    ['no messages', {}, { messages: [] }, { status: 400, code: 'invalid-fields', param: 'messages' }],
    [
      'an answer as the last message',
      {},
      { messages: [{ role: 'assistant', content: 'a' }] },
      { status: 400, param: 'messages[0].role' },
    ],
    ['several answers', {}, { n: 2 }, { status: 400, param: 'n' }],
    [
      'a picture that is none',
      {},
      {
        messages: [
          { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,aGVsbG8=' } }] },
        ],
      },
      { status: 400, code: 'file-not-allowed', param: 'messages' },
    ],
    [
      'a picture at an address of our own network',
      {},
      {
        messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'http://127.0.0.1:1/a.png' } }] }],
      },
      { status: 400, code: 'file-not-allowed' },
    ],
  ])('of %s has OpenAI’s shape', async (_name, options, more, expected) => {
    const asking = client.withOptions(options)
    const body = { model, messages: [{ role: 'user' as const, content: 'Hello' }], ...more }
    // Some of these bodies are wrong on purpose.
    const failure = await asking.chat.completions.create(body as never).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OpenAI.APIError)
    expect(failure).toMatchObject({ type: 'invalid_request_error', ...expected })
  })

  test('of broken JSON, too', async () => {
    const response = await fetch(`${app.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: app.secretKey },
      body: '{"model"',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: {
        message: expect.stringContaining('JSON'),
        type: 'invalid_request_error',
        param: null,
        code: 'malformed-json',
      },
    })
  })

  test('a chatbot’s limit of messages counts here, and is not tried again', async () => {
    const limited = await app.addChatbot({ MessageLimit: 1 })
    const asking = (n: number) =>
      client
        .withOptions({ maxRetries: n })
        .chat.completions.create({ model: limited, messages: [{ role: 'user', content: 'Hello' }] })
    await asking(0)
    await expect(asking(2)).rejects.toMatchObject({
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    })
  })
})

test('a picture comes with the question, as it does by the wire contract', async () => {
  const url = `data:image/png;base64,${(await makePicture('png')).toString('base64')}`
  const picture = { type: 'image_url' as const, image_url: { url } }
  const { choices } = await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Is there a home like this?' }, picture] }],
  })
  // The built-in guide takes none, and says so.
  expect(choices[0]?.message.content).not.toBe('')
  const { rows } = await app.app.pool.query(
    `SELECT m.kind, f."mimeType", f.state FROM messages m JOIN files f ON f.id = ANY(m."fileIds")
     WHERE m."workspaceId" = $1 AND m.content = 'Is there a home like this?'`,
    [app.workspaceId],
  )
  expect(rows).toEqual([{ kind: 'Image', mimeType: 'image/png', state: 'stored' }])
})

test('the AI SDK’s provider for such servers asks and streams', async () => {
  const provider = createOpenAICompatible({
    name: 'porchlight',
    baseURL: `${app.url}/openai/v1`,
    apiKey: app.secretKey,
    includeUsage: true,
  })
  const expected = await askByContract(question)
  const { text, usage } = await generateText({ model: provider(model), prompt: question })
  expect(text).toBe(expected.content)
  expect(usage.totalTokens).toBe(expected.totalToken)
  const streamed = streamText({ model: provider(model), prompt: question })
  expect((await gather(streamed.textStream)).join('')).toBe(expected.content)
  expect((await streamed.usage).totalTokens).toBe(expected.totalToken)
})
