import { Role, type Task, TaskState } from '@a2a-js/sdk'
import { type Client, ClientFactory, type RequestOptions } from '@a2a-js/sdk/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'
import { askAgent, dataOf, gather, partsOf, readAll, requestOf, wordsOf } from './ask-agent.ts'

// The official SDK's client, as it is.

let app: TestApp
let serialNumber: string
let agent: Client

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await newChatbot()
  agent = await connect(serialNumber)
})

/** The session of the newest question of the workspace. */
async function newestSession(): Promise<number> {
  const { rows } = await app.app.pool.query(
    `SELECT "sessionId" FROM messages WHERE "workspaceId" = $1 ORDER BY id DESC LIMIT 1`,
    [app.workspaceId],
  )
  return rows[0]?.sessionId
}

async function newChatbot(settings: object = {}): Promise<string> {
  const made = await app.addChatbot({ Name: 'Birch Lane Homes', ...settings })
  for (const [n, SalePrice] of [450_000, 390_000].entries()) {
    const url = `https://homes.example/${n + 1}`
    const listing = { ...fullListing, MLSNumber: `A${n}`, Address: `${n + 1} Fir Street`, Url: url, SalePrice }
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: made, ...listing })
  }
  return made
}

const connect = (serial: string) => new ClientFactory().createFromUrl(`${app.url}/a2a/${serial}/`)

const withKey = (secretKey: string): RequestOptions => ({
  serviceParameters: { authorization: `Bearer ${secretKey}` },
})

const ask = (text: string, rest: object = {}, client = agent, options?: RequestOptions) =>
  askAgent(client, text, rest, options)

describe('the agent card', () => {
  test('is where the client looks for it, and says where and how the chatbot is asked', async () => {
    const card = await agent.getAgentCard()
    expect(card).toMatchObject({
      name: 'Birch Lane Homes',
      capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
      defaultInputModes: ['text/plain'],
    })
    expect(card.supportedInterfaces).toMatchObject([
      { url: `${app.url}/a2a/${serialNumber}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ])
    expect(card.skills.length).toBeGreaterThan(2)
    for (const { id, name, description, tags } of card.skills)
      expect([id, name, description, tags[0]]).not.toContain('')
  })

  test('may be kept for a while, and is not sent again where it has not changed', async () => {
    const address = `${app.url}/a2a/${serialNumber}/.well-known/agent-card.json`
    const first = await fetch(address)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await app.post('/chat/Chatbot/Edit', { serialNumber, Name: 'Birch Lane Homes Ltd' })
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
    await app.post('/chat/Chatbot/Edit', { serialNumber, Name: 'Birch Lane Homes' })
  })

  test('is nobody’s at an unknown address, and at the root of the server', async () => {
    for (const path of [`/a2a/${'f'.repeat(32)}/.well-known/agent-card.json`, '/.well-known/agent-card.json']) {
      const answer = await fetch(app.url + path)
      expect(answer.status, path).toBe(404)
      expect(JSON.parse(await answer.text())).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
    }
  })

  test('is at the root of the chatbot’s own host, once that is proven', async () => {
    const findChatbot = app.app.hosts.findChatbot.bind(app.app.hosts)
    app.app.hosts.findChatbot = async (host) => (host.startsWith('localhost') ? serialNumber : null)
    try {
      const own = app.url.replace('127.0.0.1', 'localhost')
      const client = await new ClientFactory().createFromUrl(own)
      expect((await client.getAgentCard()).supportedInterfaces[0]?.url).toBe(`${app.url}/a2a/${serialNumber}`)
    } finally {
      app.app.hosts.findChatbot = findChatbot
    }
  })
})

describe('a message', () => {
  test('is answered by a task with its words, what was searched, its homes, and whom that is from', async () => {
    const task = await ask('homes in Seattle under 500k, cheapest first')
    expect(task.status?.state).toBe(TaskState.TASK_STATE_COMPLETED)
    expect(task.metadata).toEqual({ noAnswer: false, personAnswers: false })
    expect(wordsOf(task)).toContain('2 Fir Street')
    const [search, ...homes] = dataOf(task)
    expect(search).toMatchObject({ search: { total: 2 } })
    expect(homes).toMatchObject([
      { listing: { title: '2 Fir Street', price: 390_000, url: 'https://homes.example/2' } },
      { listing: { title: '1 Fir Street', price: 450_000 } },
    ])
    expect(task.artifacts[0]?.metadata).toMatchObject({
      source: { name: 'Birch Lane Homes', page: `${app.url}/share/${serialNumber}` },
      asOf: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test('goes on with the conversation of its contextId, with a key and without, given here or made up by the client', async () => {
    for (const options of [undefined, withKey(app.secretKey)]) {
      const first = await ask('homes in Seattle', {}, agent, options)
      expect(first.contextId).toMatch(/^[\w-]{36}$/)
      const next = await ask('cheaper than 400k', { contextId: first.contextId }, agent, options)
      expect(next.contextId).toBe(first.contextId)
      expect(next.id).not.toBe(first.id)
      expect(wordsOf(next)).toContain('2 Fir Street')
      expect(wordsOf(next)).not.toContain('1 Fir Street')
    }
    const contextId = `visitor of my app ${crypto.randomUUID()}`
    expect(wordsOf(await ask('homes in Seattle', { contextId }))).toContain('1 Fir Street')
    expect(wordsOf(await ask('cheaper than 400k', { contextId }))).not.toContain('1 Fir Street')
  })

  test('that chooses homes by who lives there is refused in words, with the lawful rest', async () => {
    const task = await ask('homes in Seattle without families with children')
    expect(wordsOf(task)).toMatch(/never chosen by who lives there.*2 homes fit/s)
  })

  test('with contact details is a lead of the firm, in a conversation that its people see and may take over', async () => {
    const { contextId } = await ask('homes in Seattle')
    await ask('I am Ada Byron, call me at +1 206 555 0134 or write to ada@byron.example', { contextId })
    const sessionId = await newestSession()
    const { rows } = await app.app.pool.query(
      `SELECT email FROM "leadNotes" WHERE "workspaceId" = $1 AND "sessionId" = $2`,
      [app.workspaceId, sessionId],
    )
    expect(rows).toEqual([{ email: 'ada@byron.example' }])
    const get = { method: 'GET', headers: { 'content-type': undefined } }
    const seen = await app.post(`/v1/conversations/${sessionId}`, undefined, get)
    expect(seen.text).toContain('homes in Seattle')
    expect((await app.post(`/v1/conversations/${sessionId}/take`, {})).status).toBe(200)
    const taken = await ask('Is the first one still to be had?', { contextId })
    expect(taken).toMatchObject({
      status: { state: TaskState.TASK_STATE_COMPLETED },
      artifacts: [],
      metadata: { personAnswers: true },
    })
    expect(await agent.getTask({ tenant: '', id: taken.id })).toMatchObject({
      status: { state: TaskState.TASK_STATE_COMPLETED },
      artifacts: [],
      metadata: { personAnswers: true },
    })
  })

  test('has no data beside its words where only words are accepted', async () => {
    const configuration = {
      acceptedOutputModes: ['text/plain'],
      taskPushNotificationConfig: undefined,
      returnImmediately: false,
    }
    const task = await agent.sendMessage({ ...requestOf('homes in Seattle'), configuration })
    expect(partsOf(task as Task)).toHaveLength(1)
  })
})

test('a stream begins with the task, tells words as they come and homes behind them, and ends with how it ended', async () => {
  const told = gather(await readAll(agent.sendMessageStream(requestOf('homes in Seattle under 500k, cheapest first'))))
  expect(told.task.status?.state).toBe(TaskState.TASK_STATE_WORKING)
  expect(told.state).toBe(TaskState.TASK_STATE_COMPLETED)
  expect(told.updates.map(({ append }) => append)).toEqual([false, ...told.updates.slice(1).map(() => true)])
  expect(new Set(told.updates.map(({ artifact }) => artifact?.artifactId)).size).toBe(1)
  expect(told.updates.at(-1)?.lastChunk).toBe(true)
  expect(wordsOf(told)).toContain('2 Fir Street')
  expect(dataOf(told)).toMatchObject([{ search: { total: 2 } }, { listing: { price: 390_000 } }, { listing: {} }])
  const kept = await agent.getTask({ tenant: '', id: told.task.id })
  expect(wordsOf(kept)).toBe(wordsOf(told))
  expect(dataOf(kept)).toEqual(dataOf(told))
})

describe('tasks', () => {
  test('are read by their ids, and by the conversation that they belong to, the newest first', async () => {
    const first = await ask('homes in Seattle')
    const { contextId } = first
    const second = await ask('cheaper than 400k', { contextId })
    const read = await agent.getTask({ tenant: '', id: first.id })
    expect(read).toMatchObject({ id: first.id, contextId, status: { state: TaskState.TASK_STATE_COMPLETED } })
    expect(wordsOf(read)).toBe(wordsOf(first))
    expect(read.history).toMatchObject([{ role: Role.ROLE_USER, parts: [{ content: { value: 'homes in Seattle' } }] }])
    expect((await agent.getTask({ tenant: '', id: first.id, historyLength: 0 })).history).toEqual([])

    const list = (rest: object) =>
      agent.listTasks({ tenant: '', contextId, status: 0, pageToken: '', statusTimestampAfter: undefined, ...rest })
    const all = await list({})
    expect(all.tasks.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(all.tasks.map(({ artifacts }) => artifacts)).toEqual([[], []])
    expect(all).toMatchObject({ totalSize: 2, pageSize: 50, nextPageToken: '' })
    const page = await list({ pageSize: 1, includeArtifacts: true })
    expect(page).toMatchObject({ totalSize: 2, pageSize: 1, tasks: [{ id: second.id }] })
    expect(wordsOf(page.tasks[0] ?? expect.fail('no task'))).toBe(wordsOf(second))
    const rest = await list({ pageSize: 1, pageToken: page.nextPageToken })
    expect(rest).toMatchObject({ nextPageToken: '', tasks: [{ id: first.id }] })
    expect((await list({ status: TaskState.TASK_STATE_WORKING })).tasks).toEqual([])
    expect((await list({ status: TaskState.TASK_STATE_COMPLETED })).tasks).toHaveLength(2)
    const later = new Date(Date.now() + 60_000).toISOString()
    expect(await list({ statusTimestampAfter: later })).toMatchObject({ tasks: [], totalSize: 0 })
  })

  test('are nobody’s who does not know their conversation, and no other chatbot’s or firm’s', async () => {
    const task = await ask('homes in Seattle')
    const question = task.id.split('.').at(-1)
    const other = await connect(await newChatbot())
    const { secretKey } = await app.addWorkspace()
    const guessed = `${crypto.randomUUID()}.${question}`
    await expect(agent.getTask({ tenant: '', id: guessed })).rejects.toMatchObject({ name: 'TaskNotFoundError' })
    await expect(other.getTask({ tenant: '', id: task.id })).rejects.toMatchObject({ name: 'TaskNotFoundError' })
    await expect(agent.getTask({ tenant: '', id: task.id }, withKey(secretKey))).rejects.toThrow(/^No chatbot/)
    const everything = { tenant: '', contextId: '', status: 0, pageToken: '', statusTimestampAfter: undefined }
    for (const options of [undefined, withKey(app.secretKey)])
      expect(await agent.listTasks(everything, options)).toMatchObject({ tasks: [], totalSize: 0 })
  })

  test('that are over take no message, are not canceled, and have nothing to subscribe to', async () => {
    const { id, contextId } = await ask('homes in Seattle')
    await expect(ask('cheaper', { taskId: id })).rejects.toMatchObject({ name: 'UnsupportedOperationError' })
    await expect(ask('cheaper', { taskId: id, contextId: crypto.randomUUID() })).rejects.toThrow(/contextId/)
    await expect(ask('cheaper', { taskId: `${contextId}.1` })).rejects.toMatchObject({ name: 'TaskNotFoundError' })
    await expect(agent.cancelTask({ tenant: '', id, metadata: undefined })).rejects.toMatchObject({
      name: 'TaskNotCancelableError',
    })
    await expect(readAll(agent.resubscribeTask({ tenant: '', id }))).rejects.toMatchObject({
      name: 'UnsupportedOperationError',
    })
  })

  test('that another process works on are told once they are done', async () => {
    const { id } = await ask('homes in Seattle')
    const question = Number(id.split('.').at(-1))
    const mark = (status: string) =>
      app.app.pool.query(`UPDATE messages SET status = $1 WHERE id = $2`, [status, question])
    await mark('pending')
    await expect(agent.cancelTask({ tenant: '', id, metadata: undefined })).rejects.toThrow(/nothing can end it/)
    const stream = agent.resubscribeTask({ tenant: '', id })
    const begun = (await stream.next()).value?.payload
    await mark('answered')
    const told = gather([begun, ...(await readAll(stream))])
    expect(told.state).toBe(TaskState.TASK_STATE_COMPLETED)
    expect(wordsOf(told)).toContain('1 Fir Street')
  })
})

test('a task that came to nothing says so', async () => {
  const { id } = await ask('homes in Seattle')
  const fail = `UPDATE messages SET status = 'failed', failure = $1 WHERE id = $2`
  for (const failure of ['shutting-down', 'abandoned']) {
    await app.app.pool.query(fail, [failure, id.split('.').at(-1)])
    const { status } = await agent.getTask({ tenant: '', id })
    expect(status?.state).toBe(TaskState.TASK_STATE_FAILED)
    expect(status?.message).toMatchObject({
      role: Role.ROLE_AGENT,
      parts: [{ content: { value: expect.stringContaining('again') } }],
    })
  }
})

describe('a failure', () => {
  test('is an error of A2A, with our code in its details', async () => {
    await expect(ask(' ')).rejects.toMatchObject({ name: 'RequestMalformedError', envelopeCode: -32_602 })
    await expect(ask('Hi', { contextId: 'short' })).rejects.toThrow(/16 to 200 characters/)
    await expect(ask('x'.repeat(20_000))).rejects.toThrow(/expected at most/)
    const limited = await connect(await newChatbot({ MessageLimit: 1 }))
    await ask('Hello', {}, limited)
    const refused = await ask('Hello', {}, limited).catch((error) => error)
    expect(refused.message).toMatch(/messages of this month/)
    expect(refused.envelopeCode).toBe(-32_000)
    expect(refused.data).toMatchObject([
      { reason: 'MESSAGE_LIMIT_REACHED', domain: 'porchlight', metadata: { code: 'message-limit-reached' } },
    ])
    await expect(readAll(limited.sendMessageStream(requestOf('Hello')))).rejects.toThrow(/messages of this month/)
    await expect(ask('Hi', {}, agent, withKey('pl_sk_nobody'))).rejects.toMatchObject({ envelopeCode: -32_000 })
  })

  test('pages that a chatbot does not list are kept out where it verifies them', async () => {
    const shut = await connect(await newChatbot({ VerifyDomain: true, Domains: 'https://birchlane.example' }))
    const from = (origin: string): RequestOptions => ({ serviceParameters: { origin } })
    await expect(ask('Hello', {}, shut, from('https://evil.example'))).rejects.toThrow(/not among the Domains/)
    const { id } = await ask('Hello', {}, shut, from('https://birchlane.example'))
    await expect(shut.getTask({ tenant: '', id }, from('https://evil.example'))).rejects.toThrow(/Domains/)
  })

  const call = async (body: unknown, headers: Record<string, string> = { 'a2a-version': '1.0' }) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(`${app.url}/a2a/${serialNumber}`, { ...init, body: JSON.stringify(body) })
    return JSON.parse(await answer.text())
  }
  const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 'r1', method, params })

  test('says which version is spoken, and what there is not', async () => {
    expect(await call(rpc('GetTask'), {})).toMatchObject({ id: 'r1', error: { code: -32_009 } })
    expect(await call(rpc('GetTask'), { 'a2a-version': '2.0' })).toMatchObject({ error: { code: -32_009 } })
    expect(await call(rpc('message/send'))).toMatchObject({ id: 'r1', error: { code: -32_601 } })
    expect(await call(rpc('GetExtendedAgentCard'))).toMatchObject({ error: { code: -32_004 } })
    expect(await call(rpc('ListTaskPushNotificationConfigs'))).toMatchObject({ error: { code: -32_003 } })
    expect(await call([rpc('GetTask')])).toMatchObject({ id: null, error: { code: -32_600 } })
    expect(await call({ jsonrpc: '2.0', method: 'GetTask' })).toMatchObject({ error: { code: -32_600 } })
    const withFile = { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ url: 'https://homes.example/a.pdf' }] } }
    expect(await call(rpc('SendMessage', withFile))).toMatchObject({ error: { code: -32_005 } })
    for (const params of [{ pageSize: 0 }, { pageSize: 101 }, { pageToken: 'x' }, { status: 'DONE' }, { contextId: 7 }])
      expect(await call(rpc('ListTasks', params))).toMatchObject({
        error: { code: -32_602, data: [{ reason: 'INVALID_PARAMS' }, { fieldViolations: [{}] }] },
      })
  })
})
