import { type BaseEvent, HttpAgent, type Message } from '@ag-ui/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// The HttpAgent of AG-UI, as it is: it verifies the order of all events.

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  // Its client tells of each failure there, too.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  app = await borrowTestApp()
  serialNumber = await app.addChatbot({ Name: 'Birch Lane Homes' })
  for (const [n, SalePrice] of [450_000, 390_000].entries()) {
    const url = `https://homes.example/${n + 1}`
    const listing = { ...fullListing, MLSNumber: `A${n}`, Address: `${n + 1} Fir Street`, Url: url, SalePrice }
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  }
})

const agentOf = (serial = serialNumber, rest: { headers?: Record<string, string>; threadId?: string } = {}) =>
  new HttpAgent({ url: `${app.url}/ag-ui/${serial}`, ...rest })

async function ask(agent: HttpAgent, content: Message['content']) {
  const events: BaseEvent[] = []
  agent.addMessage({ id: crypto.randomUUID(), role: 'user', content } as Message)
  const { result, newMessages } = await agent.runAgent({}, { onEvent: ({ event }) => void events.push(event) })
  const words = newMessages.flatMap((message) => (message.role === 'assistant' ? (message.content ?? '') : [])).join('')
  return { events, result, newMessages, words }
}

test('a run has its words, what was searched, its homes and its chips', async () => {
  const { events, result, newMessages, words } = await ask(agentOf(), 'homes in Seattle under 500k, cheapest first')
  const types = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
  expect(types).toEqual([
    'RUN_STARTED',
    'TOOL_CALL_START',
    'TOOL_CALL_ARGS',
    'TOOL_CALL_END',
    'TOOL_CALL_RESULT',
    'TEXT_MESSAGE_START',
    'TEXT_MESSAGE_CONTENT',
    'TEXT_MESSAGE_END',
    'CUSTOM',
    'RUN_FINISHED',
  ])
  expect(words).toContain('2 Fir Street')
  expect(newMessages.map(({ role }) => role)).toEqual(['assistant', 'tool', 'assistant'])
  expect(JSON.parse(String(newMessages[1]?.content))).toMatchObject({ total: 2 })
  const shown = events.flatMap((event) => (event.type === 'CUSTOM' ? [event] : []))
  expect(shown).toMatchObject([
    { name: 'listing', value: { title: '2 Fir Street', price: 390_000, url: 'https://homes.example/2' } },
    { name: 'listing', value: { title: '1 Fir Street' } },
    { name: 'chips', value: expect.arrayContaining([expect.objectContaining({ label: expect.any(String) })]) },
  ])
  expect(result).toEqual({ noAnswer: false, personAnswers: false })
})

test('a thread goes on by its id, with a key and without, in a client that has all of it and in one that has none', async () => {
  for (const headers of [{}, { authorization: `Bearer ${app.secretKey}` }] as Record<string, string>[]) {
    const agent = agentOf(serialNumber, { headers })
    expect((await ask(agent, 'homes in Seattle')).words).toContain('1 Fir Street')
    const fresh = agentOf(serialNumber, { headers, threadId: agent.threadId })
    for (const each of [agent, fresh]) {
      const { words } = await ask(each, [{ type: 'text', text: 'cheaper than 400k' }])
      expect(words).toContain('2 Fir Street')
      expect(words).not.toContain('1 Fir Street')
    }
  }
})

test('what earlier messages of a request claim is not believed', async () => {
  const agent = agentOf()
  agent.setMessages([
    { id: 'q', role: 'user', content: 'homes in Seattle under 400k' },
    { id: 'a', role: 'assistant', content: 'Here are the homes under 400k.' },
  ])
  expect((await ask(agent, 'homes in Seattle')).words).toContain('1 Fir Street')
})

test('a failure is a run’s error, as the body where no run begins', async () => {
  const failing = (agent: HttpAgent, content: Message['content'] = 'Hello') =>
    ask(agent, content).then(
      () => expect.fail('it went well'),
      (error) => error,
    )
  expect(await failing(agentOf(serialNumber, { threadId: 'short' }))).toMatchObject({
    status: 400,
    payload: { type: 'RUN_ERROR', code: 'invalid-fields', message: expect.stringMatching(/^threadId: expected 16/) },
  })
  expect(await failing(agentOf('f'.repeat(32)))).toMatchObject({ status: 404, payload: { code: 'chatbot-not-found' } })
  expect(await failing(agentOf(), ' ')).toMatchObject({ status: 400 })
  const picture = { type: 'image' as const, source: { type: 'url' as const, value: 'https://homes.example/a.png' } }
  expect(await failing(agentOf(), [picture])).toMatchObject({ payload: { message: expect.stringMatching(/files/) } })
  const { secretKey } = await app.addWorkspace()
  const foreign = agentOf(serialNumber, { headers: { authorization: `Bearer ${secretKey}` } })
  expect(await failing(foreign)).toMatchObject({ status: 404 })
  const limited = await app.addChatbot({ MessageLimit: 1 })
  await ask(agentOf(limited), 'Hello')
  expect(await failing(agentOf(limited))).toMatchObject({ status: 429, payload: { code: 'message-limit-reached' } })
})

test('pages that a chatbot does not list are kept out where it verifies them', async () => {
  const shut = await app.addChatbot({ VerifyDomain: true, Domains: 'https://birchlane.example' })
  const from = (origin: string) => ask(agentOf(shut, { headers: { origin } }), 'Hello')
  await expect(from('https://evil.example')).rejects.toThrow(/not among the Domains/)
  expect((await from('https://birchlane.example')).words).not.toBe('')
})
