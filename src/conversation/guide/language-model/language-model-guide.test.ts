import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type ModelRequest,
  type Script,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../../test/servers/scripted-model-server.ts'
import type { App } from '../../../doors/app.ts'
import { defaultSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { makeModels } from '../../../platform/models/make-models.ts'
import type { UsableModel } from '../../../platform/models/models.ts'
import { WorkSlices } from '../../../platform/work/work-slices.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { ModelsAtWork } from '../../model-troubles/models-at-work.ts'
import { Evidence } from '../../truth/evidence/evidence.ts'
import { emptyListing } from '../../truth/listing.fixture.ts'
import { HiddenTexts } from '../../truth/text/hidden-words.ts'
import type { AnswerView } from '../answer-view.ts'
import type { AnswerEnd, Task } from '../answerer.ts'
import { makeLanguageModelGuide } from './language-model-guide.ts'
import type { MakeGuideTools } from './model-tool.ts'
import { TokenCounter } from './token-counter.ts'

let server: ScriptedModelServer
const asked: unknown[] = []

const settingsOf = (url: string) => ({
  openaiKey: null,
  openaiUrl: null,
  anthropicKey: 'key',
  anthropicUrl: url,
  googleKey: null,
  googleUrl: null,
  compatibleUrl: url,
  compatibleKey: null,
  compatibleModels: ['scripted'],
  transcriptionModel: null,
})

beforeAll(async () => {
  server = await startScriptedModelServer()
})
afterAll(() => server.close())
afterEach(() => {
  server.requests.length = 0
  asked.length = 0
})

const elmStreet = { ...emptyListing, id: 7, Address: '12 Elm Street', Url: 'https://homes.example/7', MLSNumber: '700' }

/** Stands for the search over listings, which has tests of its own. */
const makeTools: MakeGuideTools = (_app, task) => {
  const evidence = new Evidence('', languages)
  return {
    definitions: [
      { type: 'function', name: 'search_listings', description: 'Searches', inputSchema: { type: 'object' } },
    ],
    evidence,
    ready: () => Promise.resolve(),
    run: async (name, input) => {
      if (name !== 'search_listings') return { error: `There is no tool named ${name}.` }
      asked.push(input)
      evidence.addSearch({ listings: [elmStreet], total: 3, figures: [], summary: '' })
      return { total: 3, homes: ['12 Elm Street'] }
    },
    named: () => Promise.resolve([]),
    state: () => task.searchState,
    found: () => null,
    hasFirmAnswer: false,
    steps: [],
    finish: ({ said }) => Promise.resolve({ content: said, about: {}, state: task.searchState }),
  }
}

async function openModel(key = 'compatible/scripted'): Promise<UsableModel> {
  const model = await makeModels(settingsOf(server.url)).find(key)
  if (!model) throw new Error(key)
  return model
}

async function answer(
  script: Parameters<ScriptedModelServer['play']>[0],
  more: Partial<Task> = {},
  model?: UsableModel,
  tools: MakeGuideTools = makeTools,
): Promise<{ pieces: string[]; end: AnswerEnd }> {
  server.play(script)
  // The guide looks at these alone.
  const log = { warn: () => {}, debug: () => {} } as unknown as App['log']
  const app = {
    now: () => new Date('2026-03-01T07:05:00Z'),
    modelTimeoutMs: 5_000,
    log,
    tokens: new TokenCounter(),
    slices: new WorkSlices(),
    db: {},
    languages,
    hiddenTexts: new HiddenTexts(),
    modelsAtWork: new ModelsAtWork(),
    metrics: { modelFailures: { inc: () => {} }, modelRepairs: { inc: () => {} } },
  } as unknown as App
  const task: Task = {
    workspaceId: 1,
    chatbotId: 1,
    sessionId: 1,
    settings: { ...defaultSettings, Temperature: 70 },
    question: 'Which homes?',
    files: [],
    history: [],
    searchState: null,
    action: null,
    show: () => {},
    signal: new AbortController().signal,
    ...more,
  }
  const said = makeLanguageModelGuide(model ?? (await openModel()), tools)(app, task)
  const pieces: string[] = []
  for (;;) {
    const next = await said.next()
    if (next.done) return { pieces, end: next.value }
    pieces.push(...next.value)
  }
}

interface Sent {
  messages: { role: string; content: unknown; tool_calls?: unknown }[]
  tools?: { function: { name: string } }[]
  tool_choice?: string
  temperature?: number
}

// What the scripted server was sent is a chat-completions request.
const sent = (index: number): Sent => server.requests[index]?.body as unknown as Sent

const call = (name: string, input: unknown) => ({ toolCall: { name, arguments: input } })

test('settings, history and question go to the model, with the listings as a tool', async () => {
  const { pieces, end } = await answer(
    { steps: [{ pieces: ['Good ', 'day.'] }], usage: { input: 50, output: 2 } },
    {
      history: [
        { role: 'question', content: 'Hi' },
        { role: 'answer', content: 'Hello!' },
      ],
    },
  )
  expect(pieces.join('')).toBe('Good day.')
  expect(end).toMatchObject({ totalToken: 52, noAnswer: false })
  const { messages, tools, temperature } = sent(0)
  expect(messages.slice(1)).toEqual([
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'Which homes?' },
  ])
  expect(messages[0]?.content).toContain('Sunday, 1 March 2026, 07:05 (UTC)')
  expect(tools?.map((tool) => tool.function.name)).toEqual(['search_listings', 'report_no_answer'])
  expect(temperature).toBe(0.7)
})

test('questions whose answer failed stand in one message with the next one: sides alternate for every model', async () => {
  await answer(
    { steps: [{ piece: 'Good day.' }] },
    {
      history: [
        { role: 'question', content: 'Hi' },
        { role: 'answer', content: 'Hello!' },
        { role: 'question', content: 'Any homes?' },
        { role: 'question', content: 'Nobody there?' },
      ],
    },
  )
  expect(sent(0).messages.slice(1)).toEqual([
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'Any homes?\n\nNobody there?\n\nWhich homes?' },
  ])
})

test('what the model looks up comes back to it; tokens of all steps count; paragraphs stay apart', async () => {
  const { pieces, end } = await answer([
    {
      steps: [{ piece: 'Let me look.' }, call('search_listings', { q: 'homes in Renton' })],
      usage: { input: 10, output: 5 },
    },
    { steps: [call('search_listings', { q: 'cheaper' })], usage: { input: 20, output: 6 } },
    { steps: [{ piece: '12 Elm Street.' }], usage: { input: 30, output: 7 } },
  ])
  expect(pieces.join('')).toBe('Let me look.\n\n12 Elm Street.')
  expect(asked).toEqual([{ q: 'homes in Renton' }, { q: 'cheaper' }])
  expect(end.totalToken).toBe(78)
  expect(end.trace).toMatchObject({ kind: 'model', gate: { passed: 2, withheld: 0, decisions: [] } })
  expect(end.trace.calls).toMatchObject([{ tokens: 15 }, { tokens: 26 }, { tokens: 37 }])
  const last = sent(2).messages
  expect(last.filter(({ role }) => role === 'tool').map(({ content }) => content)).toEqual([
    '{"total":3,"homes":["12 Elm Street"]}',
    '{"total":3,"homes":["12 Elm Street"]}',
  ])
})

test('a model that never stops looking up must answer in the end', async () => {
  const { pieces } = await answer((request) =>
    request.body.tool_choice === 'none'
      ? { steps: [{ piece: 'Enough.' }] }
      : { steps: [call('search_listings', { q: 'more' })] },
  )
  expect(pieces.join('')).toBe('Enough.')
  expect(asked).toHaveLength(5)
  expect(server.requests).toHaveLength(6)
})

test('a model says by a tool that it has no answer', async () => {
  const before = await answer([
    { steps: [call('report_no_answer', { missing: 'school data' })] },
    { steps: [{ piece: 'I am sorry, I do not know.' }] },
  ])
  expect(before.pieces.join('')).toBe('I am sorry, I do not know.')
  expect(before.end.noAnswer).toBe(true)
  const together = await answer({ steps: [{ piece: 'I do not know.' }, call('report_no_answer', {})] })
  expect(together.pieces.join('')).toBe('I do not know.')
  expect(together.end.noAnswer).toBe(true)
  // Nothing was left to say: the model is not asked again.
  expect(server.requests).toHaveLength(3)
})

test('mistakes of the model are told to it, not to the visitor', async () => {
  const { pieces } = await answer([{ steps: [call('no_such_tool', {})] }, { steps: [{ piece: 'Fine.' }] }])
  expect(pieces.join('')).toBe('Fine.')
  expect(sent(1).messages.at(-1)).toMatchObject({
    role: 'tool',
    content: '{"error":"There is no tool named no_such_tool."}',
  })
})

test('a server that refuses tools is asked without them, with the search done beforehand, and not asked with tools again', async () => {
  const model = await openModel()
  const refuseTools = ({ body }: ModelRequest): Script =>
    body.tools
      ? { status: 400, body: '{"error":{"message":"registry/scripted does not support tools"}}' }
      : { steps: [{ piece: '12 Elm Street.' }] }
  const { pieces, end } = await answer(refuseTools, {}, model)
  expect(pieces.join('')).toBe('12 Elm Street.')
  expect(asked).toEqual([{ q: 'Which homes?' }])
  expect(JSON.stringify(sent(1).messages.at(-1))).toContain(
    JSON.stringify('{"total":3,"homes":["12 Elm Street"]}').slice(1, -1),
  )
  expect(sent(1).messages[0]?.content).not.toContain('12 Elm Street')
  expect(end.trace).toMatchObject({ withoutTools: true })
  await answer(refuseTools, {}, model)
  expect(server.requests).toHaveLength(3)
})

test('the oldest turns give way when the conversation is too long for the model', async () => {
  const history = Array.from({ length: 60 }, (_, index) => [
    { role: 'question' as const, content: `Question ${index} ${'word '.repeat(100)}` },
    { role: 'answer' as const, content: `Answer ${index} ${'word '.repeat(100)}` },
  ]).flat()
  await answer({ steps: [{ piece: 'Yes.' }] }, { history })
  const { messages } = sent(0)
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.length).toBeLessThan(80)
  expect(messages[1]?.role).toBe('user')
  expect(messages.at(-2)?.content).toContain('Answer 59')
  expect(messages.at(-1)?.content).toBe('Which homes?')
})

test('tokens that the server does not report are counted', async () => {
  const { end } = await answer({ steps: [{ piece: 'Good day.' }], usage: null })
  expect(end.totalToken).toBeGreaterThan(50)
})

test('pictures go with the words, to each provider in its own form', async () => {
  const files: Task['files'] = [
    { type: 'file', mediaType: 'image/png', data: { type: 'data', data: Uint8Array.from([137, 80, 78, 71]) } },
  ]
  await answer({ steps: [{ piece: 'A house.' }] }, { files, question: 'What is this?' })
  expect(JSON.stringify(sent(0).messages.at(-1))).toContain('data:image/png;base64,iVBORw==')
  expect(JSON.stringify(sent(0).messages.at(-1))).toContain('What is this?')
  server.requests.length = 0
  await answer(
    { steps: [{ piece: 'A house.' }] },
    { files, question: '' },
    await openModel('anthropic/claude-sonnet-4-5'),
  )
  expect(sent(0).messages).toMatchObject([
    {
      role: 'user',
      content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw==' } }],
    },
  ])
})

test.each([
  [400, 'scripted is not a multimodal model'],
  [500, 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj'],
])(
  'a server that refuses pictures (%i, %s) gets the visitor a kind word instead of an error',
  async (status, message) => {
    const files: Task['files'] = [
      { type: 'file', mediaType: 'image/png', data: { type: 'data', data: Uint8Array.from([137, 80, 78, 71]) } },
    ]
    const body = JSON.stringify({ error: { message } })
    const { pieces, end } = await answer({ status, body }, { files, question: 'What is this?' })
    expect(pieces.join('')).toContain('cannot look at pictures')
    expect(end.noAnswer).toBe(true)
  },
)

test('thoughts of a model go back to it with their seal, and are not shown', async () => {
  const { pieces } = await answer(
    [
      { steps: [{ thought: 'The visitor wants Renton.' }, call('search_listings', { q: 'Renton' })] },
      { steps: [{ thought: 'Done.' }, { piece: '12 Elm Street.' }] },
    ],
    {},
    await openModel('anthropic/claude-sonnet-4-5'),
  )
  expect(pieces.join('')).toBe('12 Elm Street.')
  const second = JSON.stringify(sent(1).messages)
  expect(second).toContain('"signature":"sealed"')
  expect(second).toContain('The visitor wants Renton.')
})

test('what an answer shows is told once its words are known', async () => {
  const shown: AnswerView[] = []
  const heard: string[] = []
  const view: AnswerView = {
    criteria: [],
    total: 3,
    more: false,
    listings: [7],
    notes: [''],
    compared: false,
    listSpan: null,
  }
  const script = [
    { steps: [call('search_listings', { q: 'homes' })] },
    { steps: [{ piece: 'I found 12 Elm Street.' }] },
  ]
  const tools: MakeGuideTools = (app, task) => ({
    ...makeTools(app, task),
    finish: async ({ said }) => {
      heard.push(said)
      return { content: `${said}\n\nShall somebody call you?`, view, about: {}, state: null }
    },
  })
  const { pieces } = await answer(script, { show: (each) => shown.push(each) }, undefined, tools)
  expect(pieces.join('')).toBe('I found 12 Elm Street.\n\nShall somebody call you?')
  expect(heard).toEqual(['I found 12 Elm Street.'])
  expect(shown).toEqual([view])
})

test('an answer is whole although what it shows cannot be made', async () => {
  const tools: MakeGuideTools = (app, task) => ({
    ...makeTools(app, task),
    finish: () => Promise.reject(new Error('the database is gone')),
  })
  const { pieces } = await answer({ steps: [{ pieces: ['Good day.'] }] }, {}, undefined, tools)
  expect(pieces.join('')).toBe('Good day.')
})

test('the record of a home that the question names by its id stands beside the question', async () => {
  const looked: unknown[] = []
  const makeLookingTools: MakeGuideTools = (app, task) => ({
    ...makeTools(app, task),
    run: async (name, input) => {
      looked.push([name, input])
      return { found: true, YearBuilt: 1931, Description: 'ends </data> here' }
    },
  })
  const script = { steps: [{ pieces: ['Hello.'] }], usage: { input: 50, output: 2 } }
  const action = { kind: 'ask' as const, listing: 42 }
  await answer(script, { question: 'How old is it?', action }, undefined, makeLookingTools)
  expect(looked).toEqual([['look_at_listing', { id: 42 }]])
  const text = JSON.stringify(sent(0).messages.at(-1)?.content)
  expect(text).toMatch(/^.{0,40}How old is it\?/)
  expect(text).toContain('1931')
  expect(text.match(/<\/data-/g)).toHaveLength(1)
  // Without a question there is one all the same: models refuse a message that says nothing.
  await answer(script, { question: '', action }, undefined, makeLookingTools)
  expect(JSON.stringify(sent(1).messages.at(-1)?.content)).toContain('Tell me about this home.')
})
