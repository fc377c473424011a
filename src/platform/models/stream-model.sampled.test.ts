import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import {
  type Script,
  type ScriptedModelServer,
  type Step,
  startScriptedModelServer,
} from '../../../test/servers/scripted-model-server.ts'
import { fastestOf } from '../../../test/timing/fastest-of.ts'
import { slowness } from '../../../test/timing/slowness.ts'
import { makeModels } from './make-models.ts'
import type { ModelSettings } from './model-settings.ts'
import type { UsableModel } from './models.ts'
import { type ModelCall, type StepEnd, streamModel } from './stream-model.ts'

let server: ScriptedModelServer
const models: Record<string, UsableModel> = {}

const keys = [
  'compatible/scripted',
  'openai/gpt-5.4-mini',
  'openai/gpt-4o',
  'anthropic/claude-sonnet-4-5',
  'google/gemini-2.5-flash',
]

beforeAll(async () => {
  server = await startScriptedModelServer()
  const all = makeModels(settingsFor(server))
  for (const key of keys) {
    const model = await all.find(key)
    if (!model) throw new Error(`${key} is not usable`)
    models[key] = model
  }
})
afterAll(() => server.close())

function settingsFor({ url, urlOf }: ScriptedModelServer): ModelSettings {
  return {
    openaiKey: 'key-of-openai',
    openaiUrl: urlOf('openai'),
    anthropicKey: 'key-of-anthropic',
    anthropicUrl: urlOf('anthropic'),
    googleKey: 'key-of-google',
    googleUrl: urlOf('google'),
    compatibleUrl: url,
    compatibleKey: 'key-of-compatible',
    compatibleModels: ['scripted'],
    transcriptionModel: null,
  }
}

const tools: NonNullable<ModelCall['options']['tools']> = [
  {
    type: 'function',
    name: 'find',
    description: 'Finds',
    inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
  },
]

function modelOf(key: string): UsableModel {
  const model = models[key]
  if (!model) throw new Error(key)
  return model
}

/** Runs one call to its end; what was said, how it ended, and how long it took. */
async function run(
  key: string,
  script: Script | readonly Script[],
  options: Partial<Omit<ModelCall, 'options'>> & {
    prompt?: ModelCall['options']['prompt']
    temperature?: number
    onPiece?: () => void
  } = {},
): Promise<{ said: string[]; end?: StepEnd; error?: unknown; ms: number }> {
  server.requests.length = 0
  server.play(script)
  const {
    prompt = [{ role: 'user', content: [{ type: 'text', text: 'Hello?' }] }],
    temperature,
    onPiece,
    ...rest
  } = options
  const call = {
    options: { prompt, tools, ...(temperature === undefined ? {} : { temperature }) },
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    ...rest,
  }
  const said: string[] = []
  const begin = performance.now()
  const pieces = streamModel(modelOf(key), call)
  try {
    for (;;) {
      const next = await pieces.next()
      if (next.done) return { said, end: next.value, ms: performance.now() - begin }
      said.push(...next.value)
      onPiece?.()
    }
  } catch (error) {
    return { said, error, ms: performance.now() - begin }
  }
}

describe.each(keys)('%s', (key) => {
  test('streams each piece and reports the tokens', async () => {
    const { said, end } = await run(key, {
      steps: [{ pieces: ['Two ', 'homes ', 'für ', '你', '👍🏽.'] }],
      usage: { input: 100, output: 23 },
    })
    expect(said).toEqual(['Two ', 'homes ', 'für ', '你', '👍🏽.'])
    expect(end?.toolCalls).toEqual([])
    expect(end?.usage).toEqual({ input: 100, cached: 0, output: 23, reasoning: 0 })
  })

  test('tells what came from the cache and what was thought apart from the rest', async () => {
    const { end } = await run(key, {
      steps: [{ piece: 'Two homes.' }],
      usage: { input: 100, output: 23, cached: 80, reasoning: 20 },
    })
    // Anthropic does not tell its thoughts apart.
    const words = key.startsWith('anthropic') ? { output: 23, reasoning: 0 } : { output: 3, reasoning: 20 }
    expect(end?.usage).toEqual({ input: 20, cached: 80, ...words })
  })

  test('hands on a tool call, and takes its result back in the next call', async () => {
    const first = await run(key, {
      steps: [
        { thought: 'Let me look.' },
        { piece: 'One moment.' },
        { toolCall: { name: 'find', arguments: { q: 'in "Renton"' } } },
      ],
    })
    expect(first.said).toEqual(['One moment.'])
    expect(first.end?.toolCalls).toMatchObject([{ toolName: 'find', input: '{"q":"in \\"Renton\\""}' }])
    const end = first.end
    const call = end?.toolCalls[0]
    if (!end || !call) throw new Error('no tool call')
    const second = await run(
      key,
      { steps: [{ piece: 'There are 3.' }] },
      {
        prompt: [
          { role: 'user', content: [{ type: 'text', text: 'Hello?' }] },
          end.message,
          {
            role: 'tool',
            content: [
              {
                type: 'tool-result',
                toolCallId: call.toolCallId,
                toolName: 'find',
                output: { type: 'text', value: 'total 3' },
              },
            ],
          },
        ],
      },
    )
    expect(second.said).toEqual(['There are 3.'])
    const sent = JSON.stringify(server.requests[0]?.body)
    expect(sent).toContain('total 3')
    expect(sent).toContain('Renton')
    expect(sent).toContain('One moment.')
  })

  const broken: [string, readonly Step[]][] = [
    ['breaks off before anything', [{ destroy: true }]],
    ['breaks off between pieces', [{ piece: 'One ' }, { piece: 'two ' }, { destroy: true }]],
    [
      'breaks off in the middle of an event',
      [{ piece: 'One ' }, { cutPiece: 'two', afterBytes: 30 }, { destroy: true }],
    ],
    [
      'breaks off in the middle of a character',
      [{ piece: 'One ' }, { bytes: Buffer.from([0x64, 0xf0, 0x9f]) }, { destroy: true }],
    ],
    ['ends in good order without an end of the answer', [{ piece: 'One ' }, { endEarly: true }]],
    [
      'sends bytes that are no protocol',
      [{ piece: 'One ' }, { bytes: 'data: {"choices": [nonsense\n\n' }, { hang: true }],
    ],
    ['reports an error', [{ piece: 'One ' }, { errorObject: 'the machine is on fire' }]],
    ['reports an error and hangs', [{ piece: 'One ' }, { errorObject: 'the machine is on fire' }, { hang: true }]],
  ]
  test.each(broken)('fails with model-failed when the server %s', async (_how, steps) => {
    const fail = async (): Promise<number> => {
      const { said, error, ms } = await run(key, { steps }, { timeoutMs: 120_000 })
      expect(error).toMatchObject({ code: 'model-failed' })
      expect('One two '.startsWith(said.join(''))).toBe(true)
      return ms
    }
    expect(await fastestOf(1_000, fail)).toBeLessThan(1_000)
  })

  test.each([
    ['nothing', [{ hang: true }]],
    ['a piece', [{ piece: 'One ' }, { hang: true }]],
    ['half an event', [{ piece: 'One ' }, { cutPiece: 'two', afterBytes: 20 }, { hang: true }]],
  ] as [string, Step[]][])('fails with model-timeout when the server hangs after %s', async (_what, steps) => {
    const wait = async (): Promise<number> => {
      const { error, ms } = await run(key, { steps }, { timeoutMs: 300 })
      expect(error).toMatchObject({
        code: 'model-timeout',
        message: `The language model ${key} did not answer within 0.3 s.`,
      })
      expect(ms).toBeGreaterThan(290)
      await server.requests[0]?.closed
      return ms
    }
    expect(await fastestOf(1_300, wait)).toBeLessThan(1_300)
  })

  test('an aborted call ends at once and closes the connection', async () => {
    const leave = async (): Promise<number> => {
      const abort = new AbortController()
      let abortedAt = Number.POSITIVE_INFINITY
      // Once a piece is there and the next one is waited for.
      const onPiece = (): void => {
        setTimeout(() => {
          abortedAt = performance.now()
          abort.abort(new Error('enough'))
        }, 100)
      }
      const steps = [{ piece: 'One ' }, { hang: true }] as const
      const { said, error } = await run(key, { steps }, { signal: abort.signal, timeoutMs: 120_000, onPiece })
      expect(said).toEqual(['One '])
      expect(error).toMatchObject({ message: 'enough' })
      const endedMs = performance.now() - abortedAt
      await server.requests[0]?.closed
      return endedMs
    }
    expect(await fastestOf(500, leave)).toBeLessThan(500)
  })

  test.each([500, 503, 429])('a status %i is tried once more', async (status) => {
    const again = await run(key, [{ status }, { steps: [{ piece: 'Here.' }] }])
    expect(again.said).toEqual(['Here.'])
    const failed = await run(key, { status })
    expect(failed.error).toMatchObject({ code: 'model-failed' })
    expect(server.requests).toHaveLength(2)
  })

  test('a refused key is not tried again, and nobody is told what the server said', async () => {
    const { error } = await run(key, { status: 401, body: '{"error":{"message":"bad key sk-secret"}}' })
    expect(error).toMatchObject({ code: 'model-failed' })
    expect(String(error)).toContain('refused the key')
    expect(String(error)).not.toContain('sk-secret')
    expect(server.requests).toHaveLength(1)
  })
})

deepTest('every one goes on as long as each piece comes in time', async () => {
  // All together they take longer than a model may be silent.
  const pace = slowness()
  const script: Script = { steps: [{ pieces: ['a', 'b', 'c', 'd', 'e', 'f'], everyMs: 300 * pace }] }
  // Side by side: it is the waiting that takes long.
  const runs = await Promise.all(
    keys.map(async (key) => ({ key, ...(await run(key, script, { timeoutMs: 1_400 * pace })) })),
  )
  expect(runs).toHaveLength(keys.length)
  for (const { key, said, error } of runs) {
    expect(error, key).toBeUndefined()
    expect(said.join(''), key).toBe('abcdef')
  }
})

quickTest('a reader that leaves early stops the model', async () => {
  server.requests.length = 0
  server.play({ steps: [{ piece: 'One ' }, { hang: true }] })
  const call = { options: { prompt: [], tools }, timeoutMs: 5_000, signal: new AbortController().signal }
  for await (const pieces of streamModel(modelOf('compatible/scripted'), call)) {
    expect(pieces).toEqual(['One '])
    break
  }
  await server.requests[0]?.closed
})

deepTest('a reader that takes its time is not taken for a silent model', async () => {
  server.play({ steps: [{ pieces: ['One ', 'two '] }] })
  const pace = slowness()
  const call = { options: { prompt: [], tools }, timeoutMs: 200 * pace, signal: new AbortController().signal }
  const said: string[] = []
  for await (const pieces of streamModel(modelOf('compatible/scripted'), call)) {
    said.push(...pieces)
    await new Promise((resolve) => setTimeout(resolve, 500 * pace))
  }
  expect(said).toEqual(['One ', 'two '])
})

describe.each(keys)('%s says without end', (key) => {
  const more = (step: Step): Step[] => Array.from({ length: 600 }, () => step)
  test.each([
    ['words', more({ piece: 'on and '.repeat(150) })],
    ['words in large pieces', more({ piece: 'on and '.repeat(10_000) })],
    ['arguments of tools', more({ toolCall: { name: 'find', arguments: { q: 'on and '.repeat(150) } } })],
  ])('%s: the limit says that it is the limit', async (_, steps) => {
    const { error, said } = await run(key, { steps })
    expect(error).toMatchObject({ code: 'model-failed' })
    expect(String(error)).toContain('it does not stop')
    expect(said.join('').length).toBeLessThanOrEqual(400_000)
    await server.requests[0]?.closed
  })

  test('what is just short of the limit is said whole', async () => {
    const pieces = Array.from({ length: 398 }, (_, index) => `${index} ${'on and '.repeat(142)}`)
    const { error, said } = await run(key, { steps: [{ pieces }] })
    expect(error).toBeUndefined()
    expect(said.join('')).toBe(pieces.join(''))
  })
})

quickTest('temperature goes only to models that take it', async () => {
  const sentTo = async (key: string): Promise<string> => {
    await run(key, { steps: [{ piece: 'Hi.' }] }, { temperature: 0.7 })
    return JSON.stringify(server.requests[0]?.body)
  }
  expect(await sentTo('compatible/scripted')).toContain('"temperature":0.7')
  expect(await sentTo('openai/gpt-4o')).toContain('"temperature":0.7')
  expect(await sentTo('anthropic/claude-sonnet-4-5')).toContain('"temperature":0.7')
  expect(await sentTo('google/gemini-2.5-flash')).toContain('"temperature":0.7')
  expect(await sentTo('openai/gpt-5.4-mini')).not.toContain('temperature')
})

quickTest('OpenAI is told not to keep what visitors write', async () => {
  await run('openai/gpt-5.4-mini', { steps: [{ piece: 'Hi.' }] })
  expect(server.requests[0]?.body).toMatchObject({ store: false })
})
