import { connect } from 'node:net'
import { Pool } from 'undici'
import { expect } from 'vitest'
import { type ErrorCode, errorCatalogue } from '../src/platform/errors.ts'
import type { TestApp } from './test-app.ts'

export interface WireCall {
  method?: string
  path: string
  /** Sent as they stand; `undefined` takes one of the usual ones away. */
  headers?: Record<string, string | string[] | undefined>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as they are, instead of `body`. */
  bytes?: string | Buffer
}

export interface WireAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Calls a server with exactly the headers and bytes that a test names, on connections that stay open. */
export interface Wire {
  call(call: WireCall): Promise<WireAnswer>
  close(): Promise<void>
}

/** Headers of a call that names none: a secret key and a JSON body. */
export function openWire(app: TestApp, options: { connections?: number } = {}): Wire {
  const pool = new Pool(app.url, { connections: options.connections ?? 4, pipelining: 1 })
  return {
    call: async ({ method = 'POST', path, headers, body, bytes }) => {
      const content = bytes ?? (body === undefined ? null : JSON.stringify(body))
      const usual = {
        authorization: app.secretKey,
        ...(content === null ? {} : { 'content-type': 'application/json' }),
      }
      const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined)
      const answer = await pool.request({
        method,
        path,
        // Those without a value were just taken out.
        headers: Object.fromEntries(sent) as Record<string, string | string[]>,
        body: content,
      })
      return { status: answer.statusCode, headers: answer.headers, text: await readBody(answer.body) }
    },
    close: () => pool.close(),
  }
}

/** The whole of it; of a stream of events, which goes on for ever, no more than how it begins. */
async function readBody(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of body) {
    pieces.push(piece)
    if (pieces[0]?.subarray(0, 6).toString() === 'retry:') {
      body.destroy()
      break
    }
  }
  return Buffer.concat(pieces).toString()
}

const requestId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const jsonType = 'application/json; charset=utf-8'
/** What every answer carries, in alphabetical order. */
const usualHeaders = 'connection content-length content-type date keep-alive x-content-type-options x-request-id'.split(
  ' ',
)

/** The whole body of a success with this Data, byte for byte. */
export function successText(data: unknown): string {
  const rest = '"Version":"1.0.0","Success":true,"Code":200,"Message":""}'
  return data === undefined ? `{${rest}` : `{"Data":${JSON.stringify(data)},${rest}`
}

/** The whole body of a failure, byte for byte. */
export function failureText(code: number, message: string): string {
  return `{"Data":null,"Version":"1.0.0","Success":false,"Code":${code},"Message":${JSON.stringify(message)}}`
}

/** Proves that an answer is a success with this Data to the byte, with the headers of a success and no others. */
export function expectSuccess(answer: WireAnswer, data: unknown): void {
  expect({ text: answer.text, status: answer.status }).toEqual({ text: successText(data), status: 200 })
  expectHeaders(answer, [])
}

/** Proves that an answer is this failure to the byte. `more` names headers besides the usual ones. */
export function expectFailure(answer: WireAnswer, code: ErrorCode, message: string, more: string[] = []): void {
  const { status } = errorCatalogue[code]
  expect({ text: answer.text, status: answer.status }).toEqual({ text: failureText(status, message), status })
  expect(answer.headers['x-error-code']).toBe(code)
  expectHeaders(answer, ['x-error-code', ...more])
}

function expectHeaders({ headers, text }: WireAnswer, more: string[]): void {
  expect(Object.keys(headers).sort()).toEqual([...usualHeaders, ...more].sort())
  expect(headers['content-type']).toBe(jsonType)
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
  expect(headers['x-request-id']).toMatch(requestId)
  expect(headers['x-content-type-options']).toBe('nosniff')
}

/** Data of a success. */
export function dataOf<Data = unknown>(answer: WireAnswer): Data {
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text).Data
}

/** Message of a failure with this status. */
export function messageOf(answer: WireAnswer, status: number): string {
  expect(answer.status, answer.text).toBe(status)
  return JSON.parse(answer.text).Message
}

/**
 * Sends bytes that need not be HTTP, and answers all that comes back until the server ends the connection. `fence`: or until it has said
 * nothing more while so many calls of another connection were answered, however long these take.
 */
export function sendBytes(
  url: string,
  bytes: string | Buffer,
  options: { fence?: () => Promise<unknown> } = {},
): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setTimeout(60_000, () => {
      socket.destroy(new Error(`the server kept the connection open; it said: ${received}`))
    })
    socket.setEncoding('utf8').on('data', (text) => {
      received += text
    })
    socket.on('close', () => resolve(received))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has answered may reset what it does not read any more.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(received)
      else reject(error)
    })
    socket.write(bytes, () => {
      const { fence } = options
      if (fence) untilQuiet(() => received.length, fence).then(() => socket.destroy(), reject)
    })
  })
}

const quietFences = 4

async function untilQuiet(count: () => number, fence: () => Promise<unknown>): Promise<void> {
  for (let quiet = 0, before = count(); quiet < quietFences; before = count()) {
    await fence()
    await new Promise(setImmediate)
    quiet = count() === before ? quiet + 1 : 0
  }
}
