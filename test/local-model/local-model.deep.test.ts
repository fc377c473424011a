import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { guideWordsOf } from '../../src/reading/languages/all-words.ts'
import { askStreamed, type StreamedAnswer } from '../ask-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { installEngine } from './install-engine.ts'
import { type Inference, startInference } from './start-inference.ts'
import { lies } from './tiny-model.ts'

// A real language model in a real inference engine on this machine, as firms run them: llama.cpp with a model of random weights.
// What it says is nonsense; how it is asked, how it streams, counts, calls tools, stalls and dies is not made up.

const plans = {
  /** Takes no tools, as small models don't. */
  plain: { seed: 1, takesTools: false, words: 40 },
  tools: { seed: 2, takesTools: true, words: 40 },
  /** Calls tools whenever it may. */
  caller: { seed: 3, takesTools: true, words: 40, calls: true },
  /** Doesn't end by itself. */
  endless: { seed: 4, takesTools: false, words: null },
  /** Has room for 512 tokens: fewer than the rules take. */
  narrow: { seed: 5, takesTools: false, words: 40 },
}
const patientMs = 100_000
const limitMs = 8_000
/** What a busy machine may take for all else. */
const busyMs = 30_000
const { brokeOff, cutShort } = guideWordsOf('en')

let missing = ''
let inference: Inference
let app: TestApp

beforeAll(async () => {
  const engine = await installEngine()
  if ('missing' in engine) {
    missing = engine.missing
    return
  }
  inference = await startInference(engine.entry, plans)
  app = await openApp(patientMs)
})
beforeEach(({ skip }) => skip(missing !== '', missing))
afterAll(async () => {
  await app?.close()
  await inference?.close()
})

const openApp = (timeoutMs: number): Promise<TestApp> =>
  startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: inference.url,
      PORCHLIGHT_MODEL_TIMEOUT_MS: String(timeoutMs),
      PORCHLIGHT_MODEL_BUDGET: '-1',
    },
  })

/** A chatbot with one home, which costs $450,000. */
async function openChatbot(model: keyof typeof plans, on = app): Promise<string> {
  const serial = await on.addChatbot({ Model: `compatible/${model}`, Temperature: 70, RateLimitCount: 0 })
  const { id: _id, Price: _price, ...facts } = homes[0] ?? {}
  const home = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  const made = await on.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...home })
  expect(made.body.Success, made.text).toBe(true)
  return serial
}

interface Told {
  sessionId: number
  usage: Record<'input' | 'cached' | 'output' | 'reasoning', number>[] | null
  trace: {
    withoutTools?: boolean
    steps: { tool: string }[]
    failed?: { model: string; why: string }[]
    answeredInstead?: unknown
    calls: unknown[]
    gate: { withheld: number }
  }
}

/** How a message came to be. */
async function readTrace(id: unknown, on = app): Promise<Told> {
  const response = await fetch(`${on.url}/v1/messages/${id}/trace`, { headers: { authorization: on.secretKey } })
  expect(response.status).toBe(200)
  return (await response.json()) as Told
}

interface Answer {
  content: string
  totalToken: number
  told: Told
}

async function askPlainly(sessionID: number, content: string): Promise<Answer> {
  const { status, text, body } = await app.post<{ messageid: number; content: string; totalToken: number }>(
    '/chat/Chat/ClientAsk',
    { sessionID, content },
  )
  expect(status, text).toBe(200)
  expect(Object.keys(body.Data)).toEqual(['messageid', 'content', 'totalToken', 'noAnswer'])
  return { content: body.Data.content, totalToken: body.Data.totalToken, told: await readTrace(body.Data.messageid) }
}

async function ask(sessionID: number, content: string, on = app, onLine = (): void => {}): Promise<Answer> {
  return endOf(await askStreamed(on, { sessionID, content }, { onLine }), on)
}

/** What a streamed answer came to; that its pieces are that answer, and that it ended in good order. */
async function endOf(streamed: StreamedAnswer, on = app): Promise<Answer> {
  expect(streamed.status, streamed.text).toBe(200)
  expect(streamed.complete).toBe(true)
  const last = streamed.lines.at(-1) ?? {}
  expect(Object.keys(last), streamed.text).toEqual(['QuestionID', 'AnswerID', 'Answer', 'TotalToken'])
  expect(streamed.pieces.join('')).toBe(last.Answer)
  return { content: String(last.Answer), totalToken: Number(last.TotalToken), told: await readTrace(last.AnswerID, on) }
}

const session = async (model: keyof typeof plans, on = app): Promise<number> =>
  on.addSession(await openChatbot(model, on))

/** A conversation in which the home was shown before the model has its first word. */
async function openShown(model: keyof typeof plans): Promise<number> {
  const serialNumber = await openChatbot(model)
  const id = await app.addSession(serialNumber)
  await app.post('/chat/Chatbot/Edit', { serialNumber, Model: 'porchlight-guide' })
  expect((await ask(id, 'Which homes are in Kent?')).content).toContain('$450,000')
  await app.post('/chat/Chatbot/Edit', { serialNumber, Model: `compatible/${model}` })
  return id
}

const joke = 'Tell me a joke'
const ofHome = [
  'What does 12 Main St in Kent cost?',
  'How many bedrooms does it have?',
  'Does it have a sauna?',
  'Which homes are in Kent?',
]
/** Whether what the visitor got is the model's own. */
const isOwn = ({ told: { trace } }: Answer): boolean => trace.answeredInstead === undefined
const tokensOf = ({ told: { usage } }: Answer): number =>
  (usage ?? []).reduce((sum, { input, cached, output, reasoning }) => sum + input + cached + output + reasoning, 0)

test('the engine answers the protocol by itself, and counts its tokens', async () => {
  const body = JSON.stringify({ model: 'plain', messages: [{ role: 'user', content: 'Hello there' }], max_tokens: 3 })
  const response = await fetch(`${inference.url}/chat/completions`, { method: 'POST', body })
  expect(response.status).toBe(200)
  const { choices, usage } = JSON.parse(await response.text())
  expect(choices).toEqual([
    {
      ...{ index: 0, finish_reason: expect.stringMatching(/^(length|stop)$/) },
      message: { role: 'assistant', content: expect.any(String) },
    },
  ])
  expect(usage.prompt_tokens).toBeGreaterThan(5)
  expect(usage.completion_tokens).toBeLessThanOrEqual(3)
})

test('the models of the server can be chosen, without their names being set', async () => {
  const { body } = await app.post<{ Key: string; Status: boolean }[]>('/chat/Chatbot/ModelList', {})
  const usable = body.Data.filter(({ Status }) => Status).map(({ Key }) => Key)
  expect(usable).toEqual(expect.arrayContaining(Object.keys(plans).map((name) => `compatible/${name}`)))
})

test.each(['plain', 'tools'] as const)(
  '%s: an answer comes, plainly and streamed, in the shape of the contract',
  async (model) => {
    const id = await session(model)
    const answers: Answer[] = []
    // Such a model may also end before its first word; then the guide answers.
    for (let n = 0; n < 2; n += 1) answers.push(await askPlainly(id, joke), await ask(id, joke))
    for (const { content } of answers) expect(content.trim()).not.toBe('')
    expect(answers.some(isOwn)).toBe(true)
    for (const answer of answers) {
      expect(answer.told.trace.withoutTools ?? false).toBe(model === 'plain')
      // One without tools is given what the listings say.
      if (model === 'plain') expect(answer.told.trace.steps[0]?.tool).toBe('search_listings')
    }
  },
)

test.each(['plain', 'tools', 'caller'] as const)(
  '%s: nonsense comes out without what it claims of a home that was shown, or the guide answers',
  async (model) => {
    const id = await openShown(model)
    let withheld = 0
    for (const question of ofHome) {
      const { content, told } = await ask(id, question)
      const seen = JSON.stringify({ question, content, trace: told.trace })
      for (const lie of lies) expect(content, seen).not.toContain(lie)
      // Nor the marks of its language, the names of its tools, or a word of what went wrong.
      expect(content, seen).not.toMatch(
        /<\||<\/?s>|tool_call|search_listings|look_at_listing|report_no_answer|model-failed/,
      )
      expect(content.trim(), seen).not.toBe('')
      withheld += told.trace.gate.withheld
    }
    expect(withheld, 'it did claim something').toBeGreaterThan(0)
  },
)

test('a model that calls tools with nonsense, on and on, still comes to an answer', async () => {
  const answer = await ask(await session('caller'), 'Which homes are in Kent?')
  expect(answer.content.trim()).not.toBe('')
  expect(answer.told.trace.failed).toBeUndefined()
  // Six, and one more where something of the answer was left out.
  expect(answer.told.trace.calls.length).toBeGreaterThan(1)
  expect(answer.told.trace.calls.length).toBeLessThanOrEqual(7)
})

test("a model that doesn't end is ended, and the answer says so once, behind all else", async () => {
  const answer = await ask(await session('endless'), joke)
  expect(isOwn(answer)).toBe(true)
  expect(answer.content.split(cutShort)).toEqual([expect.stringMatching(/\S/), ''])
  expect(answer.told.usage?.[0]?.output).toBe(4096)
})

test('where the rules have no room in the model, the guide answers', async () => {
  const { content, totalToken, told } = await ask(await session('narrow'), ofHome[0] ?? '')
  expect(content).toContain('$450,000')
  expect(told.trace.failed?.map(({ why }) => why)).toContain('too-long')
  expect(totalToken).toBe(0)
})

test('three visitors at once each get an answer of their own, from a server that gives two at once', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, () => session('tools')))
  const answers = await Promise.all(ids.map((id) => ask(id, joke)))
  expect(answers.map(({ told }) => told.sessionId)).toEqual(ids)
  for (const { content, told } of answers) {
    expect(content.trim()).not.toBe('')
    expect(told.usage).toHaveLength(1)
  }
})

test('what the engine counted is what the answer, its trace and Insight tell, with what came from its cache', async () => {
  const serialNumber = await openChatbot('tools')
  const id = await app.addSession(serialNumber)
  const answers = [await askPlainly(id, joke), await ask(id, joke)]
  for (const answer of answers) {
    expect(answer.totalToken).toBeGreaterThan(1_000)
    expect(tokensOf(answer)).toBe(answer.totalToken)
  }
  expect(answers[1]?.told.usage?.[0]?.cached, 'rules and tools are read once').toBeGreaterThan(1_000)
  const { text } = await app.post(`/v1/insight/model-usage?serialNumber=${serialNumber}`, undefined, { method: 'GET' })
  const { rows } = JSON.parse(text)
  expect(rows).toMatchObject([
    { model: 'compatible/tools', turns: 2, totalToken: answers.reduce((sum, { totalToken }) => sum + totalToken, 0) },
  ])
})

test('a server that dies in the middle of an answer: what was said stays and the answer says so; the guide stands in until it is back', async () => {
  const id = await session('endless')
  let dying: Promise<void> | undefined
  const broken = await ask(id, joke, app, () => {
    dying ??= inference.kill()
  })
  await dying
  expect(broken.content.split(brokeOff)).toEqual([expect.stringMatching(/\S/), ''])
  expect(broken.told.trace.failed).toMatchObject([{ model: 'compatible/endless' }])
  expect(broken.totalToken, 'what it had cost by then').toBeGreaterThan(0)
  const without = await ask(id, ofHome[0] ?? '')
  expect(without.content).toContain('$450,000')
  expect(without.told.trace.failed).toMatchObject([{ why: 'unreachable' }])
  await inference.restart()
  const back = await askPlainly(await session('tools'), joke)
  expect(back.told.trace.failed?.map(({ why }) => why) ?? []).not.toContain('unreachable')
  expect(back.told.usage).toHaveLength(1)
})

test('a server that stands still: the guide answers within the time limit, and what had begun ends within it', async () => {
  const hasty = await openApp(limitMs)
  try {
    const [id, other] = [await session('endless', hasty), await session('plain', hasty)]
    let [pausedAt, onPause]: [number, () => void] = [0, () => {}]
    const paused = new Promise<void>((resolve) => {
      onPause = resolve
    })
    const begun = ask(id, joke, hasty, () => {
      if (pausedAt > 0) return
      inference.pause()
      pausedAt = performance.now()
      onPause()
    })
    await Promise.race([paused, begun])
    const [cut, instead] = await Promise.all([begun, ask(other, ofHome[0] ?? '', hasty)])
    const took = performance.now() - pausedAt
    expect(cut.content.split(brokeOff)).toEqual([expect.stringMatching(/\S/), ''])
    expect(cut.told.trace.failed).toMatchObject([{ why: 'timeout' }])
    expect(instead.content).toContain('$450,000')
    expect(instead.told.trace.failed).toMatchObject([{ why: 'timeout' }])
    expect(took).toBeGreaterThan(limitMs - 1_000)
    expect(took).toBeLessThan(limitMs + busyMs)
  } finally {
    inference.goOn()
    await hasty.close()
  }
})
