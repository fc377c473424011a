import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AskedMessage {
  path: string
  authorization: string | undefined
  contentType: string | undefined
  fields: URLSearchParams
}

export interface TakenMessage {
  sid: string
  status: string
  to: string
  from: string
  body: string
  direction: string
  date_created: string
}

/** Speaks the protocol of Twilio's Messages API as its reference writes it. */
export interface TwilioServer {
  url: string
  accountSid: string
  authToken: string
  /** Every POST that came. */
  asked: AskedMessage[]
  /** What it lists. */
  taken: TakenMessage[]
  /** Answers the next POST instead of taking its message; answering `undefined` takes it and says nothing. */
  next: ((response: ServerResponse, take: () => TakenMessage) => void) | null
  /** Whether it lists what it took. */
  lists: boolean
  sign(url: string, fields: URLSearchParams): string
  close(): Promise<void>
}

export async function startTwilioServer(): Promise<TwilioServer> {
  const accountSid = `AC${randomBytes(16).toString('hex')}`
  const authToken = randomBytes(16).toString('hex')
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`
  const server = createServer((request, response) => void answer(request, response))
  const twilio: TwilioServer = {
    url: '',
    accountSid,
    authToken,
    asked: [],
    taken: [],
    next: null,
    lists: true,
    sign: (url, fields) => {
      const written = [...fields]
        .map(([name, value]) => name + value)
        .sort()
        .join('')
      return createHmac('sha1', authToken)
        .update(url + written)
        .digest('base64')
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  twilio.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const piece of request) body += piece
    const url = new URL(request.url ?? '', twilio.url)
    const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (request.method === 'POST') {
      const { authorization, 'content-type': contentType } = request.headers
      twilio.asked.push({ path: url.pathname, authorization, contentType, fields: new URLSearchParams(body) })
    }
    if (request.headers.authorization !== basic) return sendError(response, 401, 20003, 'Authenticate')
    if (url.pathname !== path) return sendError(response, 404, 20404, 'The requested resource was not found')
    if (request.method === 'GET') {
      if (!twilio.lists) return sendError(response, 503, 20503, 'Service unavailable')
      const to = url.searchParams.get('To')
      return send(response, 200, { messages: twilio.taken.filter((each) => each.to === to).reverse(), page: 0 })
    }
    const fields = new URLSearchParams(body)
    const take = (): TakenMessage => {
      const taken = {
        sid: `SM${randomBytes(16).toString('hex')}`,
        status: 'queued',
        to: fields.get('To') ?? '',
        from: fields.get('From') ?? '',
        body: fields.get('Body') ?? '',
        direction: 'outbound-api',
        // RFC 2822, in UTC, whole seconds.
        date_created: new Date().toUTCString().replace('GMT', '+0000'),
      }
      twilio.taken.push(taken)
      return taken
    }
    const { next } = twilio
    twilio.next = null
    if (next) return next(response, take)
    send(response, 201, { ...take(), error_code: null, error_message: null, num_segments: '1' })
  }
  return twilio
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** An error as Twilio writes it. */
export function sendError(
  response: ServerResponse,
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  send(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, headers)
}
