import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howMany } from '../../../test/run/how-much.ts'
import { dialectOf } from '../../../test/servers/model-dialects.ts'
import {
  type ScriptedModelServer,
  type Step,
  startScriptedModelServer,
} from '../../../test/servers/scripted-model-server.ts'
import type { UsableModel } from './models.ts'
import { streamModel } from './stream-model.ts'
import { ChatMender } from './wire/chat-mender.ts'
import { ModelHabits } from './wire/model-habits.ts'
import { makeTappedFetch } from './word-tap.ts'

let server: ScriptedModelServer
let tapped: UsableModel
let plain: UsableModel

beforeAll(async () => {
  server = await startScriptedModelServer()
  const common = { name: 'compatible', baseURL: server.url, includeUsage: true }
  const habits = new ModelHabits()
  const facts = {
    key: 'scripted',
    seesImages: false,
    takesVideo: false,
    inputTokens: 8_000,
    outputTokens: 4_096,
    habits,
  }
  const tap = createOpenAICompatible({ ...common, fetch: makeTappedFetch(habits) })
  tapped = { ...facts, languageModel: tap.chatModel('m') }
  plain = { ...facts, languageModel: createOpenAICompatible({ ...common, fetch: mendedFetch }).chatModel('m') }
})
afterAll(() => server.close())

/** Without the tap: all of an answer is written as clients read it, and read by the client. */
const mendedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init)
  const mender = new ChatMender()
  const events = (await response.text()).split(/\r?\n\r?\n/).map((event) => mender.mend(event))
  const { status, headers } = response
  return new Response(events.map((event) => (event === '' ? '' : `${event}\n\n`)).join(''), { status, headers })
}

/** What comes of an answer: its words, the message, and the failure if there was one. */
async function hear(model: UsableModel, steps: readonly Step[]): Promise<unknown> {
  server.play({ steps })
  const words = streamModel(model, {
    options: { prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello?' }] }] },
    timeoutMs: 5_000,
    signal: new AbortController().signal,
  })
  let said = ''
  try {
    for (;;) {
      const next = await words.next()
      if (next.done) return { said, end: withoutIds(next.value) }
      said += next.value.join('')
    }
  } catch (error) {
    return { said, error: String(error) }
  }
}

/** The client makes up ids where the server sends none. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, part) => (name === 'toolCallId' ? undefined : part)))
}

const dialect = dialectOf('/v1/chat/completions', 'm')
const event = (delta: object, more: object = {}): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('👍🏽', '你好', '\n\n', 'data: [DONE]', '\u2028', '"'),
)
const anyEvent = fc.oneof(
  { weight: 8, arbitrary: words.map((content) => event({ content })) },
  words.map((content) => event({ role: 'assistant', content, tool_calls: null, reasoning_content: null })),
  words.map((content) => event({ content }).replace('data: ', 'data:')),
  // What else may change from event to event, and words where others do not stand.
  fc
    .tuple(words, fc.nat(3))
    .map(([content, created]) => event({ content }).replace('"created":1', `"created":${created}`)),
  words.map((content) =>
    event({ content }).replace('"content":', '"content" : ').replace('{"id"', '{"content":"other","id"'),
  ),
  words.map((content) => event({ content }).replace('"content":', '"content":"first","content":')),
  words.map((content) => event({ content }).replaceAll('\n', '\r\n')),
  words.map((content) => `event: message\nid: 7\n${event({ content })}`),
  words.map((content) => dialect.thought(content)),
  words.map((content) => event({ content, tool_calls: [] })),
  fc.constantFrom(': a comment\n\n', '\n', event({}), event({ content: null })),
  fc.constant('data: {"id":"c","choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3}}\n\n'),
)
const ending = fc.constantFrom(
  dialect.end({ input: 5, output: 6 }),
  dialect.end(null),
  `${event({ content: 'last' }, { finish_reason: 'stop' })}data: [DONE]\n\n`,
  event({}, { finish_reason: 'length' }),
  `${event({ content: '' }, { finish_reason: 'stop' })}${event({ content: 'afterwards' })}data: [DONE]\n\n`,
  `${event({}, { finish_reason: 'content_filter' })}data: [DONE]\n\n`,
  `${event({}, { finish_reason: 'stop' })}data: {"id":"c","choices":[],"usage":{"prompt_tokens":4,"completion_tokens":9}}\n\ndata: [DONE]\n\n`,
  `${event({}, { finish_reason: 'stop' })}data: {"id":"c","choices":[],"usage":{"prompt_tokens":"many"}}\n\ndata: [DONE]\n\n`,
  `${event({}, { finish_reason: 'stop' })}data: [DONE]`,
  dialectOf('/v1/chat/completions', 'm').toolCall('find', '{"q":"x"}') + event({}, { finish_reason: 'tool_calls' }),
  dialect.error('overloaded'),
  'data: {"broken\n\n',
  event({ content: 'cut off' }).slice(0, -20),
  '',
)

test('however a stream is cut and whatever is in it, the answer is the one without the tap', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEvent, { maxLength: 12 }),
      ending,
      fc.array(fc.nat(2_000), { maxLength: 6 }),
      async (events, end, cuts) => {
        const bytes = Buffer.from(events.join('') + end)
        const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
        const parts = [...places, bytes.length].map((place, index) => bytes.subarray(places[index - 1] ?? 0, place))
        const steps = parts.flatMap((part): Step[] => [{ bytes: part }, { waitMs: 1 }])
        const script = [...steps, { endEarly: true } as const]
        expect(await hear(tapped, script)).toEqual(await hear(plain, script))
      },
    ),
    { seed: 20_261_121, numRuns: howMany(60, 300) },
  )
})

test('words that come in one packet are handed on together, each as a piece of its own', async () => {
  const packet = ['One ', 'two ', 'three'].map((content) => event({ content })).join('')
  server.play({ steps: [{ bytes: Buffer.from(packet) }, { hang: true }] })
  const said = streamModel(tapped, { options: { prompt: [] }, timeoutMs: 5_000, signal: new AbortController().signal })
  expect(await said.next()).toEqual({ done: false, value: ['One ', 'two ', 'three'] })
  // Read by nobody.
  await said.return(undefined as never)
})

test('words come before the stream ends', async () => {
  server.play({ steps: [{ piece: 'One ' }, { hang: true }] })
  const said = streamModel(tapped, { options: { prompt: [] }, timeoutMs: 5_000, signal: new AbortController().signal })
  expect(await said.next()).toEqual({ done: false, value: ['One '] })
  // Read by nobody.
  await said.return(undefined as never)
})
