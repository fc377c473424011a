import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStreamed } from '../ask-stream.ts'
import { anthropic } from './anthropic.fixture.ts'
import { chunk, error, ofHome, talk, toolCall } from './chat-completions.ts'
import { furtherServers } from './further-servers.fixture.ts'
import { azure, openRouter } from './gateways.fixture.ts'
import { gemini } from './gemini.fixture.ts'
import { llamaCpp, lmStudio, ollama, vllm } from './local-servers.fixture.ts'
import { openaiChat } from './openai-chat.fixture.ts'
import { openaiResponses } from './openai-responses.fixture.ts'
import { openProviderStage, type ProviderStage } from './provider-stage.ts'
import { type Asked, type Provider, type Reply, type Shape, said, saidOfHome } from './shape.ts'

// However a provider answers or fails, a visitor gets the model's words or the guide's, and never an error, over HTTP.

const providers: readonly Provider[] = [
  openaiChat,
  openaiResponses,
  anthropic,
  gemini,
  ollama,
  vllm,
  lmStudio,
  llamaCpp,
  openRouter,
  azure,
  furtherServers,
]
const furtherModels = 'limited unlimited moody echo toolless first second mended overloaded unreached thinker'
  .split(' ')
  .map((name) => `compatible/${name}`)
const modelOf = ({ model }: Provider, index: number): string => (typeof model === 'string' ? model : model(index))
const compatible = providers
  .flatMap((provider) => provider.shapes.map((_, index) => modelOf(provider, index)))
  .filter((key) => key.startsWith('compatible/'))

let stage: ProviderStage
beforeAll(async () => {
  stage = await openProviderStage([...compatible, ...furtherModels])
})
afterAll(() => stage.close())

const question = 'Hello, which homes are in Kent?'

async function tryShape(provider: Provider, index: number, shape: Shape): Promise<void> {
  const { app, server } = stage
  const model = modelOf(provider, index)
  const sessionID = await app.addSession(await stage.chatbotOf({ Model: model }))
  if (shape.hasHistory) {
    server.play([{ status: 404, body: {} }])
    await askStreamed(app, { sessionID, content: 'This is an earlier question: which homes are there?' })
  }
  server.play(shape.replies)
  const { answer, trace } = await stage.ask(sessionID, question)
  const seen = JSON.stringify({ answer, trace, asked: server.asked.length })
  expect(answer, seen).not.toMatch(/<\/?think|<\||\|>|tool_call|\[INST\]|model-failed|status \d/)
  if (shape.expect === 'answer') {
    expect([said, saidOfHome], seen).toContain(answer.trim())
  } else if (shape.expect === 'guide') {
    expect(answer, seen).toContain('12 Main St')
    expect(answer, seen).not.toContain(said)
    expect(trace.answeredInstead, seen).toBeDefined()
    expect(trace.failed?.[0]?.model, seen).toBe(model)
  } else {
    expect(answer, seen).toBe(`${said} … (My answer broke off here; what I said so far stands.)`)
    expect(trace.answeredInstead, seen).toBeUndefined()
  }
  if (shape.expect !== 'answer') expect(trace.failed?.length, seen).toBeGreaterThan(0)
  if (shape.why !== undefined) expect(trace.failed?.[0]?.why, seen).toBe(shape.why)
  if (shape.requests !== undefined) expect(server.asked.length, seen).toBe(shape.requests)
  if (shape.usage !== undefined) expect(trace.calls[0], seen).toMatchObject(shape.usage)
}

describe.each(providers.map((provider) => [provider.name, provider] as const))('%s', (_name, provider) => {
  test.each(provider.shapes.map((shape, index) => [shape.name, shape, index] as const))('%s', (_shape, shape, index) =>
    tryShape(provider, index, shape),
  )
})

describe('what one answer leaves to the next', () => {
  const limited = (asked: Asked): Reply =>
    'max_tokens' in asked
      ? error(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", { param: 'max_tokens' })
      : talk()

  test('a refused field is left out for that model alone', async () => {
    const { server } = stage
    server.play(limited)
    expect(await stage.askAnew({ Model: 'compatible/limited' }, question)).toMatchObject({ answer: said })
    expect(await stage.askAnew({ Model: 'compatible/limited' }, question)).toMatchObject({ answer: said })
    expect(server.asked.map((asked) => ['max_tokens' in asked, 'max_completion_tokens' in asked])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
    server.play([talk()])
    await stage.askAnew({ Model: 'compatible/unlimited' }, question)
    expect(server.asked[0]).toHaveProperty('max_tokens')
  })

  test('a field that was not what was refused is sent again', async () => {
    const { server } = stage
    const refusal = error(400, "I do not like 'temperature', nor anything else today.")
    server.play([refusal])
    const { trace } = await stage.askAnew({ Model: 'compatible/moody' }, question)
    expect(trace.failed?.[0]?.why).toBe('refused')
    server.play([talk()])
    expect(await stage.askAnew({ Model: 'compatible/moody' }, question)).toMatchObject({ answer: said })
    expect(server.asked[0]).toHaveProperty('temperature')
    expect(server.asked[0]).toHaveProperty('tools')
  })

  test.each([
    ['echoes the visitor', error(400, 'Bad message: "this tool is not supported"')],
    ['speaks of a call', error(400, "messages with role 'tool' must follow a message with 'tool_calls'")],
  ])('a refusal that %s takes the tools from nobody', async (_how, refusal) => {
    const { server } = stage
    server.play([refusal])
    await stage.askAnew({ Model: 'compatible/echo' }, 'Is this tool not supported? Which homes are in Kent?')
    server.play([toolCall(), ofHome])
    expect(await stage.askAnew({ Model: 'compatible/echo' }, question)).toMatchObject({ answer: saidOfHome })
    expect(server.asked[0]).toHaveProperty('tools')
  })

  test('a model without tools is not asked with them again for a while', async () => {
    const { server } = stage
    server.play((asked) => ('tools' in asked ? error(400, 'm does not support tools') : talk()))
    await stage.askAnew({ Model: 'compatible/toolless' }, question)
    await stage.askAnew({ Model: 'compatible/toolless' }, question)
    expect(server.asked.map((asked) => 'tools' in asked)).toEqual([true, false, false])
  })
})

describe('the model that stands by', () => {
  const settings = { Model: 'compatible/first', FallbackModel: 'compatible/second' }
  const by = (first: Reply) => (asked: Asked) => (asked.model === 'first' ? first : talk())

  test.each([
    ['is unknown', error(404, 'no such model')],
    ['is busy for a minute', { ...error(429, 'slow down'), headers: { 'retry-after': '60' } }],
    ['says nothing', talk([])],
    ['breaks off before a word', { events: [], end: 'destroy' } as const],
  ])('answers when the first %s', async (_how, first) => {
    const { server } = stage
    server.play(by(first))
    const { answer, trace } = await stage.askAnew(settings, question)
    expect(answer).toBe(said)
    expect(trace).toMatchObject({ model: 'compatible/second', failed: [{ model: 'compatible/first' }] })
    expect(trace.answeredInstead).toBeUndefined()
  })

  test('does not when the first has begun', async () => {
    const { server } = stage
    server.play(by({ events: [chunk({ content: `${said} ` })], end: 'destroy' }))
    const { answer, trace } = await stage.askAnew(settings, question)
    expect(answer).toMatch(/^Hello! How can I help you\? … \(My answer broke off/)
    expect(trace.failed).toEqual([{ model: 'compatible/first', why: 'broken' }])
  })

  test('is followed by the guide', async () => {
    stage.server.play([error(500, 'on fire')])
    const { answer, trace } = await stage.askAnew(settings, question)
    expect(answer).toContain('12 Main St')
    expect(trace.failed?.map(({ model }) => model)).toEqual(['compatible/first', 'compatible/second'])
  })

  test('the rest of an answer that broke off is offered', async () => {
    stage.server.play([{ events: [chunk({ content: `${said} ` })], end: 'destroy' }])
    const { buttons, noAnswer } = await stage.askInWindow({ Model: 'compatible/first' }, question)
    expect(buttons).toContainEqual({ kind: 'search', label: 'Please go on.', say: 'Please go on.' })
    expect(noAnswer).toBe(false)
  })
})

describe('a model whose template opens its thoughts', () => {
  const settings = { Model: 'compatible/thinker' }
  const thinking = talk(['I should greet. ', '</think>', '\n\n', said])

  test('is heard without them from its second answer on, until it answers without one', async () => {
    const { server } = stage
    server.play([thinking])
    await stage.askAnew(settings, question)
    expect((await stage.askAnew(settings, question)).answer).toBe(said)
    server.play([talk()])
    expect((await stage.askAnew(settings, question)).answer).toBe(said)
    server.play([thinking])
    expect((await stage.askAnew(settings, question)).answer).toContain('I should greet.')
  })
})

describe('what an owner can mend', () => {
  test('is mailed once, and again a day later when it has worked in between', async () => {
    const { app, server } = stage
    const settings = { Model: 'compatible/mended', TalkToHumanEmail: 'owner@firm.example' }
    const fail = async () => {
      server.play([error(401, 'Incorrect API key provided')])
      await stage.askAnew(settings, question)
    }
    const work = async () => {
      server.play([talk()])
      await stage.askAnew(settings, question)
    }
    const troubles = async () => (await stage.readHealth()).find(({ check }) => check === 'modelTrouble')
    const now = app.app.now
    try {
      await fail()
      await fail()
      const [mail, ...others] = await stage.readMails('compatible/mended')
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'owner@firm.example' })
      expect(mail?.text).toContain('refuses the key')
      expect(mail?.text).toContain('Create a new key')
      expect(await troubles()).toMatchObject({ state: 'bad', detail: expect.stringContaining('compatible/mended') })
      await work()
      expect((await troubles())?.found ?? '').not.toContain('compatible/mended')
      await fail()
      expect(await stage.readMails('compatible/mended')).toHaveLength(1)
      app.app.now = () => new Date(now().getTime() + 25 * 3_600_000)
      await fail()
      await fail()
      expect(await stage.readMails('compatible/mended')).toHaveLength(2)
    } finally {
      app.app.now = now
    }
  })

  test('is mailed too where it would pass by itself and does not', async () => {
    const { app, server } = stage
    const now = app.app.now
    const later = (minutes: number) => {
      app.app.now = () => new Date(now().getTime() + minutes * 60_000)
    }
    const model = 'compatible/unreached'
    const ask = () => stage.askAnew({ Model: model, TalkToHumanEmail: 'owner@firm.example' }, question)
    try {
      server.play([error(500, 'out of memory')])
      for (const minutes of [0, 1, 9]) {
        later(minutes)
        await ask()
      }
      server.play([talk()])
      await ask()
      server.play([error(500, 'out of memory')])
      for (const minutes of [20, 21]) {
        later(minutes)
        await ask()
      }
      expect(await stage.readMails(model)).toEqual([])
      later(31)
      await ask()
      await ask()
      const [mail, ...others] = await stage.readMails(model)
      expect(others).toEqual([])
      expect(mail?.text).toContain('its server has answered with errors alone for a while')
      expect(mail?.text).toContain('FallbackModel')
    } finally {
      app.app.now = now
    }
  })

  test('a passing failure is nothing for owners, but is counted', async () => {
    stage.server.play([error(503, 'overloaded')])
    await stage.askAnew({ Model: 'compatible/overloaded' }, question)
    expect(await stage.readMails('compatible/overloaded')).toEqual([])
    const counted = await stage.app.app.metrics.registry.getSingleMetricAsString('porchlight_model_failures_total')
    expect(counted).toContain('{model="compatible/overloaded",why="server-error"} 1')
  })
})

describe('what providers can keep in their caches', () => {
  const settings = (Model: string) => ({ Model, SystemMessage: 'Our office has a red door.' })

  test('Anthropic is told where the rules end and where the message does; what changes stands behind', async () => {
    const { server } = stage
    server.play(anthropic.shapes[0]?.replies ?? [])
    await stage.askAnew(settings('anthropic/claude-sonnet-4-5'), question)
    // What its protocol asks for.
    const { system, messages } = server.asked[0] as unknown as {
      system: { text: string; cache_control?: unknown }[]
      messages: { content: { cache_control?: unknown }[] }[]
    }
    expect(system.map(({ cache_control }) => cache_control !== undefined)).toEqual([true, false])
    expect(system[0]?.text).toMatch(/^You are .*Our office has a red door\.$/s)
    expect(system[1]?.text).toMatch(/^It is /)
    expect(messages.at(-1)?.content.at(-1)?.cache_control).toEqual({ type: 'ephemeral' })
  })

  test('OpenAI is told which questions begin alike; no other server hears of it', async () => {
    const { server } = stage
    server.play(openaiResponses.shapes[0]?.replies ?? [])
    await stage.askAnew(settings('openai/gpt-4o'), question)
    expect(server.asked[0]).toMatchObject({ prompt_cache_key: expect.stringMatching(/^porchlight-\d+$/), store: false })
    expect(server.asked[0]).not.toHaveProperty('reasoning')
    await stage.askAnew(settings('openai/gpt-5.4-mini'), question)
    expect(server.asked[1]).toMatchObject({ reasoning: { effort: 'low' }, text: { verbosity: 'low' } })
    server.play([talk()])
    await stage.askAnew(settings('compatible/unlimited'), question)
    expect(JSON.stringify(server.asked[0])).not.toMatch(/cache|verbosity|effort/)
  })
})
