import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// The transport of the AI SDK's chats and its reader of streams, as they are.

let app: TestApp
let serialNumber: string
const chatId = () => crypto.randomUUID()

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot({ Name: 'Birch Lane Homes' })
  for (const [n, SalePrice] of [450_000, 390_000].entries()) {
    const url = `https://homes.example/${n + 1}`
    const listing = { ...fullListing, MLSNumber: `A${n}`, Address: `${n + 1} Fir Street`, Url: url, SalePrice }
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  }
})

const transportTo = (serial: string, headers: Record<string, string> = {}) =>
  new DefaultChatTransport<UIMessage>({ api: `${app.url}/ai/chat/${serial}`, headers })

async function ask(id: string, text: string, transport = transportTo(serialNumber)): Promise<UIMessage> {
  const message: UIMessage = { id: 'q', role: 'user', parts: [{ type: 'text', text }] }
  const stream = await transport.sendMessages({
    chatId: id,
    messages: [message],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
  })
  let last: UIMessage | null = null
  for await (const state of readUIMessageStream({ stream, terminateOnError: true })) last = state
  if (last === null) throw new Error('the stream has no message')
  return last
}

const wordsOf = ({ parts }: UIMessage) => parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('')

test('an answer has its words, what was searched, its homes with their pages, and its chips', async () => {
  const { role, parts } = await ask(chatId(), 'homes in Seattle under 500k, cheapest first')
  expect(role).toBe('assistant')
  const types = parts.map(({ type }) => type)
  expect(types).toEqual([
    'step-start',
    'tool-search_listings',
    'text',
    'source-url',
    'data-listing',
    'source-url',
    'data-listing',
    'data-chips',
  ])
  expect(parts[1]).toMatchObject({ state: 'output-available', output: { total: 2 } })
  expect(parts[3]).toMatchObject({ url: 'https://homes.example/2' })
  expect(parts[4]).toMatchObject({ data: { title: '2 Fir Street', price: 390_000 } })
})

test('a chat goes on by its id, with a key and without', async () => {
  for (const headers of [{}, { authorization: `Bearer ${app.secretKey}` }]) {
    const [id, transport] = [chatId(), transportTo(serialNumber, headers as Record<string, string>)]
    expect(wordsOf(await ask(id, 'homes in Seattle', transport))).toContain('1 Fir Street')
    const next = wordsOf(await ask(id, 'cheaper than 400k', transport))
    expect(next).toContain('2 Fir Street')
    expect(next).not.toContain('1 Fir Street')
  }
})

test('a failure is a sentence', async () => {
  await expect(ask('short', 'Hello')).rejects.toThrow(/^id: expected 16/)
  await expect(ask(chatId(), 'Hello', transportTo('f'.repeat(32)))).rejects.toThrow(/^No chatbot/)
  await expect(ask(chatId(), ' ')).rejects.toThrow(/^content: expected text/)
  const { secretKey } = await app.addWorkspace()
  await expect(ask(chatId(), 'Hello', transportTo(serialNumber, { authorization: secretKey }))).rejects.toThrow(
    /^No chatbot/,
  )
  const limited = await app.addChatbot({ MessageLimit: 1 })
  await ask(chatId(), 'Hello', transportTo(limited))
  await expect(ask(chatId(), 'Hello', transportTo(limited))).rejects.toThrow(/messages of this month/)
})

test('pages that a chatbot does not list are kept out where it verifies them', async () => {
  const shut = await app.addChatbot({ VerifyDomain: true, Domains: 'https://birchlane.example' })
  const from = (origin: string) => ask(chatId(), 'Hello', transportTo(shut, { origin }))
  await expect(from('https://evil.example')).rejects.toThrow(/not among the Domains/)
  expect(wordsOf(await from('https://birchlane.example'))).not.toBe('')
})

test('where nothing runs there is nothing to resume; what runs comes when it is there', async () => {
  const id = chatId()
  const transport = transportTo(serialNumber)
  await ask(id, 'homes in Seattle')
  expect(await transport.reconnectToStream({ chatId: id })).toBe(null)
  const { rows } = await app.app.pool.query(
    `UPDATE messages SET status = 'pending' WHERE id = (
       SELECT id FROM messages WHERE "workspaceId" = $1 AND role = 'question' ORDER BY id DESC LIMIT 1) RETURNING id`,
    [app.workspaceId],
  )
  const stream = await transport.reconnectToStream({ chatId: id })
  if (stream === null) throw new Error('there is nothing to resume')
  await app.app.pool.query(`UPDATE messages SET status = 'answered' WHERE id = $1`, [rows[0]?.id])
  let last: UIMessage | null = null
  for await (const state of readUIMessageStream({ stream, terminateOnError: true })) last = state
  expect(last && wordsOf(last)).toContain('1 Fir Street')
})
