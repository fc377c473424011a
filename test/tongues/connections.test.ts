import { SendMessageRequest, type Task } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'
import { HttpAgent } from '@ag-ui/client'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import OpenAI from 'openai'
import { beforeAll, describe, expect, test } from 'vitest'
import { connections } from '../../src/doors/connections/connections.ts'
import { forgetOldRequests } from '../../src/doors/connections/request-counts.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// What the console's page "Connect" is made of: addresses, counts of the last days, and a question by each connection.

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await newChatbot()
})

async function newChatbot(settings: object = {}): Promise<string> {
  const made = await app.addChatbot({ Name: 'Birch Lane Homes', TimeZone: 'Pacific/Auckland', ...settings })
  const home = { ...fullListing, Address: '12 Fir Street', SalePrice: 450_000 }
  await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: made, ...home })
  return made
}

interface Counted {
  connection: string
  url: string
  needsKey: boolean
  days: { day: string; requests: number; failures: number }[]
}

const get = (path: string, headers = {}) =>
  app.post(path, undefined, { method: 'GET', headers: { 'content-type': undefined, ...headers } })

async function list(serial = serialNumber, query = ''): Promise<Counted[]> {
  const { status, text } = await get(`/v1/chatbots/${serial}/connections${query}`)
  expect(status, text).toBe(200)
  return JSON.parse(text).connections
}

/** Requests and failures of today, by connection: what was not called is left out. */
async function today(serial: string): Promise<Record<string, [number, number]>> {
  const counted = (await list(serial)).map(({ connection, days }) => {
    const { requests = 0, failures = 0 } = days.at(-1) ?? {}
    return [connection, [requests, failures]] as [string, [number, number]]
  })
  return Object.fromEntries(counted.filter(([, [requests]]) => requests > 0))
}

/** A request is counted once its answer has ended, which its client may see first. */
async function untilCounted(serial: string, expected: Record<string, [number, number]>): Promise<void> {
  await expect.poll(() => today(serial), { timeout: 10_000 }).toEqual(expected)
}

test('each connection has its address, whether it needs a key, and days that end today where the chatbot is', async () => {
  const listed = await list()
  expect(listed.map(({ connection, url, needsKey }) => [connection, url, needsKey])).toEqual([
    ['openai-chat', `${app.url}/openai/v1`, true],
    ['openai-responses', `${app.url}/openai/v1`, true],
    ['ai-sdk', `${app.url}/ai/chat/${serialNumber}`, false],
    ['mcp', `${app.url}/mcp/${serialNumber}`, false],
    ['a2a', `${app.url}/a2a/${serialNumber}`, false],
    ['ag-ui', `${app.url}/ag-ui/${serialNumber}`, false],
  ])
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' })
  for (const { days } of listed) {
    expect(days).toHaveLength(14)
    expect(days.at(-1)?.day).toBe(local.format(app.app.now()))
  }
  const [last] = (await list(serialNumber, '?days=3')).slice(-1)
  expect(last?.days).toHaveLength(3)
  expect((await get(`/v1/chatbots/${serialNumber}/connections?days=91`)).status).toBe(400)
})

describe('what programs call', () => {
  test('is counted by its connection, what failed besides', async () => {
    const serial = await newChatbot()
    const openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.secretKey, maxRetries: 0 })
    const messages = [{ role: 'user' as const, content: 'Homes in Seattle?' }]
    await openai.chat.completions.create({ model: serial, messages })
    const stream = await openai.chat.completions.create({ model: serial.toUpperCase(), messages, stream: true })
    for await (const _ of stream);
    await openai.responses.create({ model: serial, input: 'Homes in Seattle?' })
    // Refused for what it asks; the chatbot is named all the same.
    await expect(openai.responses.create({ model: serial, input: [] })).rejects.toMatchObject({ status: 400 })
    const ask = (body: object) => app.post(`/ai/chat/${serial}`, body, { headers: { authorization: undefined } })
    expect((await ask({ id: 'short', messages: [] })).status).toBe(400)
    const mcp = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await mcp.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp/${serial}`)))
    const before = (await today(serial)).mcp?.[0] ?? 0
    await mcp.callTool({ name: 'search_listings', arguments: { q: 'homes in Seattle' } })
    // A tool that fails says so in an answer that went well.
    await mcp.callTool({ name: 'get_listing', arguments: { id: 999_999_999 } })
    await mcp.close()
    const agent = await new ClientFactory().createFromUrl(`${app.url}/a2a/${serial}/`)
    const message = { messageId: 'm1', role: 'ROLE_USER', parts: [{ text: 'Homes in Seattle?' }] }
    const { id } = (await agent.sendMessage(SendMessageRequest.fromJSON({ message }))) as Task
    // Refused by the protocol, in an answer that went well.
    await expect(agent.cancelTask({ tenant: '', id, metadata: undefined })).rejects.toThrow()
    const run = new HttpAgent({ url: `${app.url}/ag-ui/${serial}` })
    run.addMessage({ id: 'q1', role: 'user', content: 'Homes in Seattle?' })
    await run.runAgent()
    await untilCounted(serial, {
      a2a: [2, 1],
      'ag-ui': [1, 0],
      'openai-chat': [2, 0],
      'openai-responses': [2, 1],
      'ai-sdk': [1, 1],
      mcp: [before + 2, 1],
    })
  })

  test('is nobody’s where no chatbot of the key’s workspace is called so', async () => {
    const other = await app.addWorkspace()
    const asOther = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: other.secretKey, maxRetries: 0 })
    const before = await today(serialNumber)
    const asked = asOther.chat.completions.create({ model: serialNumber, messages: [{ role: 'user', content: 'Hi' }] })
    await expect(asked).rejects.toMatchObject({ status: 404 })
    await app.app.requestCounts.flush()
    expect(await today(serialNumber)).toEqual(before)
  })

  test('goes on being counted, whatever somebody calls a chatbot', async () => {
    const serial = await newChatbot()
    const messages = [{ role: 'user', content: 'Homes in Seattle?' }]
    for (const model of ['a\0b', '\ud800'.repeat(32), 'x'.repeat(5_000)])
      expect((await app.post('/openai/v1/chat/completions', { model, messages })).status).toBe(404)
    expect((await app.post('/openai/v1/chat/completions', { model: serial, messages })).status).toBe(200)
    await untilCounted(serial, { 'openai-chat': [1, 0] })
  })

  test('is forgotten after ninety days', async () => {
    const serial = await newChatbot()
    const { rows } = await app.app.pool.query(`SELECT id, "workspaceId" FROM chatbots WHERE "serialNumber" = $1`, [
      serial,
    ])
    const insert = `INSERT INTO "connectionRequests" ("workspaceId", "chatbotId", day, connection, requests, failures)
      VALUES ($1, $2, now()::date - $3::integer, 'mcp', 5, 1)`
    for (const age of [88, 120]) await app.app.pool.query(insert, [rows[0].workspaceId, rows[0].id, age])
    await forgetOldRequests({ patientDb: app.app.patientDb, now: () => new Date() })
    const left = await app.app.pool.query(`SELECT requests FROM "connectionRequests" WHERE "chatbotId" = $1`, [
      rows[0].id,
    ])
    expect(left.rows).toHaveLength(1)
  })
})

describe('a try', () => {
  const tryIt = (connection: string, question: string, serial = serialNumber) =>
    app.post(`/v1/chatbots/${serial}/connections/test`, { connection, question })

  test.each(connections.map(({ name }) => name))('by %s is answered in its own shape', async (name) => {
    const { status, text } = await tryIt(name, 'Which homes are for sale in Seattle?')
    expect(status, text).toBe(200)
    const tried = JSON.parse(text)
    expect(tried).toMatchObject({ status: 200, failure: '' })
    expect(tried.answer).toContain('12 Fir Street')
    expect(tried.url).toContain(app.url)
    expect(JSON.parse(tried.request)).toBeInstanceOf(Object)
    const shape = {
      'openai-chat': 'chat.completion',
      'openai-responses': '"response"',
      'ai-sdk': 'text-delta',
      'ag-ui': 'TEXT_MESSAGE_CONTENT',
    }
    expect(tried.response).toContain(Reflect.get(shape, name) ?? '"jsonrpc"')
    expect(text).not.toContain('pl_sk_')
  })

  test('that the chatbot refuses shows the failure as programs get it, and is no failure of the page', async () => {
    const serial = await newChatbot({ MessageLimit: 0 })
    const [chat, mcp] = [await tryIt('openai-chat', 'Hi', serial), await tryIt('mcp', 'Hi', serial)]
    expect(JSON.parse(chat.text)).toMatchObject({ status: 429, answer: '' })
    expect(JSON.parse(JSON.parse(chat.text).response).error.code).toBe('insufficient_quota')
    expect(JSON.parse(chat.text).failure).toMatch(/message/i)
    expect(JSON.parse(mcp.text)).toMatchObject({ status: 200, answer: '' })
    expect(JSON.parse(mcp.text).failure).toMatch(/message/i)
  })

  test('goes also where only some sites may show the chatbot, and is not counted as a request of a program', async () => {
    const serial = await newChatbot({ VerifyDomain: true, Domains: 'https://birchlane.example' })
    for (const { name } of connections) {
      const tried = JSON.parse((await tryIt(name, 'Homes in Seattle?', serial)).text)
      expect(tried, name).toMatchObject({ status: 200, failure: '' })
    }
    expect(await today(serial)).toEqual({})
  })

  test('of another firm’s chatbot is none', async () => {
    const other = await app.addWorkspace()
    const headers = { authorization: `Bearer ${other.secretKey}` }
    const body = { connection: 'mcp', question: 'Hi' }
    const tried = await app.post(`/v1/chatbots/${serialNumber}/connections/test`, body, { headers })
    expect(tried.status).toBe(404)
    const listed = await get(`/v1/chatbots/${serialNumber}/connections`, headers)
    expect(listed.status).toBe(404)
  })
})
