import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { openVisitor } from '../../visitor.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fillLeads, storeLead } from './left.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const columns = 'Type,Name,Email,Phone,Message,AppointmentTime,CreateTime,SessionID,URI,ID,Status,Listings'

function download(query: string, headers: Record<string, string | undefined> = {}): Promise<WireAnswer> {
  return wire.call({ method: 'GET', path: `/v1/leads/export?${query}`, headers })
}

function rowsOf({ text }: WireAnswer): Record<string, string>[] {
  return parse(text, { columns: true })
}

quickTest('a table that spreadsheets read and do not run, of either credential', async () => {
  const serialNumber = await app.addChatbot()
  const { id, sessionId } = await storeLead(app, serialNumber, {
    createdAt: '2026-03-01T10:00:00.5Z',
    firstName: '=HYPERLINK("https://evil.example","Click")',
    emails: ['new@b.example', 'old@b.example'],
    phones: ['+1 206 555 0100'],
    messages: ['Say "yes", please', '@SUM(1)\nnext line'],
  })
  for (const headers of [{}, { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey }]) {
    const answer = await download(`serialNumber=${serialNumber}`, headers)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leads.csv"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text.startsWith(`${columns}\r\n`)).toBe(true)
    expect(rowsOf(answer)).toEqual([
      {
        Type: 'Lead',
        Name: '\'=HYPERLINK("https://evil.example","Click")',
        Email: 'new@b.example, old@b.example',
        Phone: "'+1 206 555 0100",
        Message: 'Say "yes", please\n@SUM(1)\nnext line',
        AppointmentTime: '',
        CreateTime: '2026-03-01T10:00:00.500000Z',
        SessionID: String(sessionId),
        URI: '',
        ID: String(id),
        Status: 'new',
        Listings: '',
      },
    ])
  }
})

quickTest('by days; faults are those of any operation', async () => {
  const serialNumber = await app.addChatbot()
  for (const createdAt of ['2026-03-01', '2026-03-02', '2026-03-03']) await storeLead(app, serialNumber, { createdAt })
  const days = async (query: string): Promise<string[]> =>
    rowsOf(await download(`serialNumber=${serialNumber}${query}`)).map(({ CreateTime = '' }) => CreateTime.slice(0, 10))
  expect(await days('')).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
  expect(await days('&from=2026-03-02')).toEqual(['2026-03-02', '2026-03-03'])
  expect(await days('&From=&TO=2026-03-02&other=1')).toEqual(['2026-03-01', '2026-03-02'])
  expect((await download(`serialNumber=${await app.addChatbot()}`)).text).toBe(`${columns}\r\n`)
  const unknown = 'f'.repeat(32)
  expectFailure(
    await download(`serialNumber=${unknown}`),
    'chatbot-not-found',
    `No chatbot of this workspace has the serialNumber "${unknown}".`,
  )
  for (const query of [
    '',
    `serialNumber=${serialNumber}&from=1.3.2026`,
    `serialNumber=${serialNumber}&serialNumber=x`,
  ]) {
    expect((await download(query)).headers['x-error-code'], query).toBe('invalid-fields')
  }
  expect((await download(`serialNumber=${serialNumber}`, { authorization: undefined })).status).toBe(401)
  const { sessionKey } = await openVisitor(app, serialNumber)
  const asVisitor = { authorization: undefined, 'chatrobot-sessionkey': sessionKey }
  expect((await download(`serialNumber=${serialNumber}`, asVisitor)).headers['x-error-code']).toBe('key-scope')
  const asJson = await download(`serialNumber=${serialNumber}`, { accept: 'application/json' })
  expect([asJson.status, JSON.parse(asJson.text).Message]).toEqual([406, expect.stringContaining('text/csv')])
  expect((await download(`serialNumber=${serialNumber}`, { accept: 'text/csv' })).status).toBe(200)
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed + process.memoryUsage().external
}

deepTest(
  '30,000 leads come whole and in order, three of each moment, and take no memory that grows with them',
  async () => {
    const serialNumber = await app.addChatbot()
    const count = 30_000
    await fillLeads(app, serialNumber, count)
    const ask = (): Promise<Response> =>
      fetch(`${app.url}/v1/leads/export?serialNumber=${serialNumber}`, { headers: { authorization: app.secretKey } })
    // Once before, so that what is kept for good is there.
    for await (const _ of (await ask()).body ?? []);
    const decoder = new TextDecoder()
    let [names, bytes, looked, most] = [0, 0, 0, 0]
    let text = ''
    let wrong: string | null = null
    const take = (piece: string): void => {
      const lines = (text + piece).split('\r\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== columns && !line.startsWith(`Lead,Visitor ${++names},${names}@many.example,,`)) wrong ??= line
      }
    }
    const before = heapUsed()
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    for await (const piece of response.body ?? []) {
      take(decoder.decode(piece, { stream: true }))
      bytes += piece.length
      if (bytes - looked < 1_000_000) continue
      looked = bytes
      most = Math.max(most, heapUsed() - before)
    }
    expect(wrong).toBeNull()
    expect(names).toBe(count)
    expect(bytes).toBeGreaterThan(count * 400)
    expect(most).toBeLessThan(bytes / 2)
  },
)
