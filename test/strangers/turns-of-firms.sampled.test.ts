import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { startAudits } from '../../src/conversation/audits/kept/audit-worker.ts'
import { startFeeds } from '../../src/homes/feeds/feed-worker.ts'
import { startUploads } from '../../src/homes/listings/uploads/upload-worker.ts'
import { startJobQueue } from '../../src/platform/jobs/start-job-queue.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import { callsOf, startTestApp, type TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'

// What one firm's servers and files hold up, they hold up for that firm: another one's is done meanwhile.

type Firm = Omit<TestApp, 'addWorkspace' | 'close'>

let app: TestApp
let slow: Firm
let other: Firm
let site: Server
let base = ''
/** Requests of the slow firm that nobody answers. */
let hanging = 0
/** Those of them that were given up. */
let left = 0

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.0/8' }, learns: true })
  site = createServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/slow')) {
      hanging += 1
      response.once('close', () => {
        left += 1
      })
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>Wait')
    } else if (path === '/robots.txt') response.writeHead(404).end()
    else if (path.endsWith('.csv')) response.end('mls,beds,price\nA,3,100\n')
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>The office opens at nine every day.</p>')
  })
  await new Promise<void>((resolve) => site.listen(0, '0.0.0.0', resolve))
  // A server that listens on a port has an address with one.
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const firm = async (): Promise<Firm> => ({ ...callsOf(app.url, await app.addWorkspace()), app: app.app })
  slow = await firm()
  other = await firm()
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  await app.close()
})

async function call<Data>(firm: Firm, method: string, path: string, body?: object): Promise<Data> {
  const { status, text } = await firm.post(path, body, { method })
  expect(status, text).toBe(200)
  return JSON.parse(text) as Data
}

const soon = { timeout: 90_000, interval: 50 }

quickTest('feeds: six that nobody answers leave another firm its place', async () => {
  const queue = await startJobQueue(app.app)
  const feeds = await startFeeds(app.app, queue, { lookEveryMs: 100 })
  try {
    const add = async (firm: Firm, name: string, path: string) => {
      const body = { name, url: `${base}${path}`, everySeconds: 86_400 }
      const { id } = await call<{ id: number }>(firm, 'POST', `/v1/chatbots/${await firm.addChatbot()}/feeds`, body)
      return id
    }
    for (let n = 0; n < 6; n += 1) await add(slow, `slow ${n}`, '/slow.csv')
    await expect.poll(() => hanging, soon).toBeGreaterThan(0)
    const id = await add(other, 'quick', '/homes.csv')
    const read = async () =>
      (await call<{ runs: { state: string }[] }>(other, 'GET', `/v1/feeds/${id}/runs`)).runs[0]?.state
    await expect.poll(read, soon).toBe('finished')
    expect(hanging, 'of a firm one feed is read at a time').toBe(1)
  } finally {
    site.closeAllConnections()
    await feeds.stop()
    await queue.stop()
    await app.app.db.deleteFrom('feeds').execute()
  }
})

deepTest('imports: many large ones of a firm leave another firm its turn', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at},3,${at} Long Street,B-${at}\n`)
  const begin = async (firm: Firm, content: string) => {
    const serialNumber = await firm.addChatbot()
    const fileId = await uploadFile(app, Buffer.from(content), 'homes.csv', firm)
    const { id } = await call<{ id: number }>(firm, 'POST', `/v1/chatbots/${serialNumber}/imports`, { fileId })
    await call(firm, 'POST', `/v1/chatbots/${serialNumber}/imports/${id}/start`, {})
    return async () => (await call<{ state: string }>(firm, 'GET', `/v1/chatbots/${serialNumber}/imports/${id}`)).state
  }
  const large = `price,beds,address,mls\n${lines.join('')}`
  const slowOnes = await Promise.all(Array.from({ length: 5 }, () => begin(slow, large)))
  const quick = await begin(other, 'price,beds,mls\n1,1,S1\n')
  const worker = startUploads(app.app, { lookEveryMs: 50 })
  try {
    await expect.poll(quick, soon).toBe('finished')
    const states = await Promise.all(slowOnes.map((read) => read()))
    expect(states).toContain('waiting')
    expect(states.filter((state) => state === 'running').length).toBeLessThan(2)
  } finally {
    await app.app.db.deleteFrom('listingImports').where('state', '=', 'waiting').execute()
    await worker.stop()
  }
})

quickTest('audits: many of a firm leave another firm its turn', async () => {
  const begin = async (firm: Firm, requests: number) => {
    const path = `/v1/chatbots/${await firm.addChatbot()}/audits`
    const { id } = await call<{ id: number }>(firm, 'POST', path, { requests })
    return {
      read: async () => (await call<{ state: string }>(firm, 'GET', `${path}/${id}`)).state,
      stop: () => firm.post(`${path}/${id}/stop`, {}),
    }
  }
  const slowOnes = await Promise.all(Array.from({ length: 4 }, () => begin(slow, 30)))
  const quick = await begin(other, 1)
  const worker = startAudits(app.app, { lookEveryMs: 50 })
  try {
    await expect.poll(quick.read, soon).toMatch(/running|finished/)
    const states = await Promise.all(slowOnes.map(({ read }) => read()))
    expect(states).toContain('waiting')
    expect(states.filter((state) => state === 'running').length).toBeLessThan(2)
  } finally {
    for (const { stop } of [...slowOnes, quick]) await stop()
    await worker.stop()
  }
})

quickTest('knowledge: pages of many chatbots that nobody answers leave another firm its turn', async () => {
  const before = hanging
  const leftBefore = left
  const learn = async (firm: Firm, pages: string[]) => {
    const serialNumber = await firm.addChatbot()
    await call(firm, 'POST', `/v1/chatbots/${serialNumber}/knowledge`, { pages })
    return async () => {
      const { body } = await firm.post<{ Status: number }[]>('/chat/Chatbot/GetSource', { serialNumber })
      return body.Data[0]?.Status
    }
  }
  // Each on a host of its own: one site is asked one thing after the other.
  const { port } = new URL(base)
  for (let bot = 0; bot < 6; bot += 1)
    await learn(
      slow,
      Array.from({ length: 5 }, (_, page) => `http://127.0.0.${10 + bot * 5 + page}:${port}/slow/${page}`),
    )
  await expect.poll(() => hanging - before, soon).toBeGreaterThan(4)
  const read = await learn(other, [`${base}/page`])
  await expect.poll(read, soon).toBe(2)
  expect(left - leftBefore, 'and all the slow ones still wait').toBe(0)
})
