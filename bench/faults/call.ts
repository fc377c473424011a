import { request } from 'node:http'
import type { Expected, Journal, Outcome } from './journal.ts'

export interface Call extends Expected {
  kind: string
  role?: Outcome['role']
  method?: 'GET' | 'POST' | 'PUT'
  /** A path, or a whole address. */
  path: string
  headers?: Record<string, string>
  body?: unknown
  /** Bytes as they are, instead of a body. */
  bytes?: Uint8Array
}

/** Sends one request on a connection of its own, and notes what became of it. Never rejects. */
export async function send(baseUrl: string, journal: Journal, call: Call): Promise<Outcome> {
  const outcome = await exchange(baseUrl, call, journal.limitMs)
  journal.note(outcome, call)
  return outcome
}

function exchange(baseUrl: string, call: Call, limitMs: number): Promise<Outcome> {
  const { kind, role = 'other', method = 'POST', path } = call
  const outcome: Outcome = {
    kind,
    role,
    startedAt: performance.now(),
    endedAt: 0,
    status: 0,
    errorCode: '',
    retryAfter: '',
    text: '',
    end: 'broke',
  }
  return new Promise((resolve) => {
    const finish = (end: Outcome['end']): void => {
      if (outcome.endedAt > 0) return
      clearTimeout(timer)
      outcome.end = end
      outcome.endedAt = performance.now()
      outgoing.destroy()
      resolve(outcome)
    }
    const body = call.bytes ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
    const outgoing = request(new URL(path, baseUrl), {
      method,
      agent: false,
      headers: { 'content-type': 'application/json', ...call.headers },
    })
    const timer = setTimeout(() => finish('silent'), limitMs)
    outgoing.on('error', (error: NodeJS.ErrnoException) => finish(error.code === 'ECONNREFUSED' ? 'refused' : 'broke'))
    outgoing.on('response', (response) => {
      outcome.status = response.statusCode ?? 0
      outcome.errorCode = String(response.headers['x-error-code'] ?? '')
      outcome.retryAfter = response.headers['retry-after'] ?? ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        outcome.text += piece
      })
      response.on('end', () => finish(response.complete ? 'whole' : 'broke'))
      response.on('error', () => finish('broke'))
      response.on('close', () => finish('broke'))
    })
    outgoing.end(body)
  })
}

/** Data of a success, as the one who asked for it knows it. */
export function readData<Data>({ text }: Pick<Outcome, 'text'>): Data {
  return JSON.parse(text).Data
}
