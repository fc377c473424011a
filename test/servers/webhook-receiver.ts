import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'

export interface Received {
  path: string
  method: string
  headers: IncomingHttpHeaders
  /** The bytes as they came. */
  text: string
  body: { id: string; type: string; timestamp: string; serialNumber: string | null; data: Record<string, unknown> }
}

/** A program of the firm that is told: real HTTP on loopback. */
export interface WebhookReceiver {
  url: string
  received: Received[]
  /** Answers each message; 204 unless told otherwise. */
  answer: (message: Received, response: ServerResponse) => void
  /** Resolves with what has come once it is so many. */
  until(count: number, path?: string): Promise<Received[]>
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: Pick<WebhookReceiver, 'received' | 'answer'> = {
    received: [],
    answer: (_message, response) => response.writeHead(204).end(),
  }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const text = Buffer.concat(pieces).toString('utf8')
    const { url: path = '', method = '', headers } = request
    const message = { path, method, headers, text, body: text === '' ? null : JSON.parse(text) }
    receiver.received.push(message)
    receiver.answer(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    until: async (count: number, path?: string) => {
      const heard = () => receiver.received.filter((message) => path === undefined || message.path === path)
      await expect.poll(() => heard().length, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(count)
      return heard()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** Verifies a message as its receiver does: by the independent package, and as the original service says it. */
export function verifyMessage(message: Received, secret: string): void {
  // The package looks whether the message is of now, and throws where anything is amiss.
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
  expect(new Webhook(secret).verify(message.text, headers)).toEqual(message.body)
  verifyOriginal(message, secret)
}

/** X-Webhook-Signature, against JSON.stringify of the parsed body (vendor-compat.md). */
export function verifyOriginal({ headers, body }: Received, secret: string): void {
  const [time = '', ...signatures] = String(headers['x-webhook-signature']).split(',')
  expect(time).toBe(`t=${headers['webhook-timestamp']}`)
  const wanted = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${JSON.stringify(body)}`)
    .digest('hex')
  expect(signatures).toContain(`v1=${wanted}`)
}
