import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyLimitOf } from '../../src/doors/http/count-call.ts'
import { operations } from '../../src/operations.ts'
import { chunkOf, openSocket } from '../servers/raw-socket.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, failureText, openWire, type Wire } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let visitor: Visitor

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  visitor = await openVisitor(app, await app.addChatbot({ EnableUploadImage: true }))
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const kib = 1_024
const tooLarge = (limit: string): string => failureText(413, `The body is larger than ${limit}: send less at once.`)

/** The limit of each operation, as the guide of the API tells it. */
const limits: [string, number, string][] = [
  ['/chat/Chatbot/GetConfig', 16 * kib, '16 KiB'],
  ['/chat/Chat/Ask', 16 * kib, '16 KiB'],
  ['/v1/visitor/map', 16 * kib, '16 KiB'],
  ['/chat/User/GetPreUploadUrl', 16 * kib, '16 KiB'],
  ['/chat/User/ReportUploadSuccess', 16 * kib, '16 KiB'],
  ['/v1/visitor/lead', 128 * kib, '128 KiB'],
  ['/v1/visitor/tour', 128 * kib, '128 KiB'],
  ['/chat/Chatbot/Add', 1_024 * kib, '1 MiB'],
  ['/chat/Chat/ClientAsk', 1_024 * kib, '1 MiB'],
  ['/chat/Chatbot/RealEstateCreate', 1_024 * kib, '1 MiB'],
]

/** The head of a call with a key that the operation takes. */
function headOf(path: string, headers: string): string {
  const row = operations.find((one) => one.path === path)
  const isForVisitors = row?.operation.access === 'visitor-key'
  const key = isForVisitors ? `chatrobot-sessionkey: ${visitor.sessionKey}` : `authorization: ${app.secretKey}`
  return `POST ${path} HTTP/1.1\r\nhost: x\r\n${key}\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`
}

test('what strangers and visitors may call ends at 16 KiB, unless it says more', () => {
  for (const { method, path, operation } of operations) {
    if (method !== 'POST') continue
    const listed = limits.find(([listedPath]) => listedPath === path)
    const isForStrangers = /public|visitor-key/.test(operation.access)
    expect(bodyLimitOf(operation), path).toBe(listed?.[1] ?? (isForStrangers ? 16 : 1_024) * kib)
  }
})

describe.each(limits)('%s', (path, limit, name) => {
  test('takes bodies up to its limit', async () => {
    const body = `{"x":"${'y'.repeat(limit - 8)}"}`
    for (const headers of [`content-length: ${limit}`, 'transfer-encoding: chunked']) {
      const { send, heard, socket } = await openSocket(app.url)
      send(headOf(path, headers))
      send(headers.startsWith('content') ? body : `${chunkOf(body)}0\r\n\r\n`)
      expect(await heard(/"Code":\d+|\{"points/), headers).not.toContain('HTTP/1.1 413')
      socket.destroy()
    }
  })

  test('refuses a larger one from its head alone', async () => {
    const { send, heard, socket } = await openSocket(app.url)
    send(headOf(path, `content-length: ${limit + 1}`))
    expect(await heard('"Code"')).toContain(tooLarge(name))
    socket.destroy()
  })

  test('refuses one in chunks as soon as it is larger', async () => {
    const { send, heard, socket } = await openSocket(app.url)
    send(headOf(path, 'transfer-encoding: chunked'))
    for (let sent = 0; sent <= limit; sent += 1_000) send(chunkOf('x'.repeat(1_000)))
    expect(await heard('"Code"')).toContain(tooLarge(name))
    socket.destroy()
  })
})

describe('the refusal reaches', () => {
  const path = '/chat/Chatbot/GetConfig'

  test.each([
    ['a client that sends all before it reads', 'content-length: 3000000', 'x'.repeat(3_000_000)],
    ['one that wants the connection closed', 'content-length: 3000000\r\nconnection: close', 'x'.repeat(3_000_000)],
    ['one that sends chunks', 'transfer-encoding: chunked', `${chunkOf('x'.repeat(3_000_000))}0\r\n\r\n`],
    [
      'one that sends chunks and wants the connection closed',
      'transfer-encoding: chunked\r\nconnection: close',
      `${chunkOf('x'.repeat(3_000_000))}0\r\n\r\n`,
    ],
  ])('%s', async (_who, headers, body) => {
    const { socket, send, heard } = await openSocket(app.url)
    socket.pause()
    send(headOf(path, headers))
    await new Promise<void>((resolve) => socket.write(body, () => resolve()))
    socket.resume()
    expect(await heard('"Code"')).toContain(tooLarge('16 KiB'))
    socket.destroy()
  })

  test.each(['', '\r\nconnection: close'])('one that has ended its side%j', async (more) => {
    const { socket, send, ended } = await openSocket(app.url)
    send(headOf(path, `content-length: 3000000${more}`))
    socket.end('x'.repeat(3_000_000))
    expect(await ended()).toContain(tooLarge('16 KiB'))
  })

  test('one that sends slowly', async () => {
    const { socket, send, heard, ended } = await openSocket(app.url)
    send(headOf(path, 'content-length: 30000\r\nconnection: close'))
    for (let time = 0; time < 30; time += 1) {
      send('x'.repeat(1_000))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await heard('"Code"')).toContain(tooLarge('16 KiB'))
    expect(await ended()).toContain('413')
    socket.destroy()
  })

  test('one that asks first whether it may send', async () => {
    const { send, heard, received, socket } = await openSocket(app.url)
    send(headOf(path, 'content-length: 3000000\r\nexpect: 100-continue'))
    await heard('"Code"')
    expect(received()).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
    const other = await openSocket(app.url)
    const body = JSON.stringify({ serialNumber: visitor.serialNumber })
    other.send(headOf(path, `content-length: ${body.length}\r\nexpect: 100-continue`))
    await other.heard('HTTP/1.1 100 ')
    other.send(body)
    await other.heard('HTTP/1.1 200 ')
    other.socket.destroy()
  })
})

describe('an upload', () => {
  const begin = async (): Promise<string> => {
    const headers = { authorization: undefined, 'chatrobot-sessionkey': visitor.sessionKey }
    const answer = await wire.call({ path: '/chat/User/GetPreUploadUrl', headers, body: { fileName: 'a.png' } })
    return dataOf<{ PreUploadUrl: string }>(answer).PreUploadUrl.slice(app.url.length)
  }

  test.each(['', '\r\nconnection: close'])('in chunks that is too large gets its 413%j', async (more) => {
    const { socket, heard } = await openSocket(app.url)
    socket.write(`PUT ${await begin()} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked${more}\r\n\r\n`)
    const chunk = chunkOf('x'.repeat(1_048_576))
    for (let sent = 0; sent < 44; sent += 1) await new Promise<void>((resolve) => socket.write(chunk, () => resolve()))
    expect(await heard('"Code"')).toContain(tooLarge('40 MB'))
    socket.destroy()
  })

  test('that is announced too large gets it before a byte', async () => {
    const { socket, send, heard } = await openSocket(app.url)
    send(`PUT ${await begin()} HTTP/1.1\r\nhost: x\r\ncontent-length: ${40 * 1_048_576 + 1}\r\n\r\n`)
    expect(await heard('"Code"')).toContain(tooLarge('40 MB'))
    socket.destroy()
  })

  test('whose address is unknown is told so, whatever it sends', async () => {
    for (const more of ['', '\r\nconnection: close']) {
      const { socket, send, heard } = await openSocket(app.url)
      send(`PUT /uploads/1?token=x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked${more}\r\n\r\n`)
      for (let sent = 0; sent < 20; sent += 1) send(chunkOf('x'.repeat(100_000)))
      expect(await heard('"Code"')).toMatch(/^HTTP\/1\.1 404 /)
      socket.destroy()
    }
  })
})

describe('JSON', () => {
  const deep = (depth: number): string => `{"serialNumber":"x","y":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

  test('32 levels deep is taken, 33 are not', async () => {
    const path = '/chat/Chatbot/GetConfig'
    expect((await wire.call({ path, bytes: deep(32) })).status).toBe(404)
    const refused = await wire.call({ path, bytes: deep(33) })
    expect(refused.headers['x-error-code']).toBe('malformed-json')
    const reason = 'it is nested deeper than 32 levels'
    expect(refused.text).toBe(failureText(400, `The body is not valid JSON (${reason}): send one JSON object.`))
  })

  test('that is too deep is refused while it still arrives', async () => {
    const { socket, send, heard } = await openSocket(app.url)
    send(headOf('/chat/Chatbot/Edit', 'content-length: 1000000'))
    send('['.repeat(1_000))
    expect(await heard('"Code"')).toMatch(/^HTTP\/1\.1 400 [\s\S]*nested deeper than 32/)
    socket.destroy()
  })

  test('deep in a header is no address of a page', async () => {
    const referrerinfo = `{"url":"https://firm.example/","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
    const answer = await wire.call({
      path: '/chat/Chatbot/GetConfig',
      body: { serialNumber: visitor.serialNumber },
      headers: { authorization: undefined, referrerinfo },
    })
    expect(answer.status).toBe(200)
  })
})

test('a client that breaks off leaves no error behind', async () => {
  for (const body of ['', '{"serial', chunkOf('{"serial')]) {
    const { socket, send } = await openSocket(app.url)
    send(headOf('/chat/Chatbot/Edit', body.includes('\r') ? 'transfer-encoding: chunked' : 'content-length: 100'))
    send(body)
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.resetAndDestroy()
  }
  await expect
    .poll(
      async () =>
        (await app.app.metrics.registry.metrics()).match(/requests_total\{[^}]*Edit"[^}]*code="499"\} 3/) !== null,
    )
    .toBe(true)
  expect(await app.app.metrics.registry.metrics()).not.toMatch(/requests_total\{[^}]*code="5\d\d"/)
})
