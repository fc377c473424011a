import { type CreateWebhookRequest, openClient, type Webhook, type WebhookDelivery } from 'porchlight/client'
import { vi } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../servers/webhook-receiver.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openVisitor, type Visitor } from '../../visitor.ts'

/** A server that tells, and a receiver on loopback that it may tell. */
export interface Stage {
  app: TestApp
  receiver: WebhookReceiver
  /** Calls with the secret key. */
  call<Body = Webhook>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered<Body>>
  /** Makes a webhook to the receiver. */
  listen(settings?: { path?: string; events?: string[]; serialNumber?: string }): Promise<Webhook & { secret: string }>
  leaveLead(visitor: Visitor, fields?: Record<string, unknown>): Promise<void>
  openVisitor(serialNumber: string): Promise<Visitor>
  /** Turns the clock of the process forward. */
  pass(seconds: number): void
  close(): Promise<void>
}

export interface Answered<Body> {
  status: number
  code: string | null
  text: string
  body: Body
}

export type { Webhook, WebhookDelivery as Delivery }

export const loopbackAllowed = {
  PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1',
  PORCHLIGHT_WEBHOOK_HTTP_HOSTS: '127.0.0.1',
}

export async function startStage(options: Parameters<typeof startTestApp>[0] = {}): Promise<Stage> {
  // Receivers and the package that verifies read the time of the process, too.
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = await startTestApp({
    consumers,
    webhooks: {},
    ...options,
    environment: { ...loopbackAllowed, ...options.environment },
  })
  const receiver = await startWebhookReceiver()
  const call: Stage['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(app.url + path, {
      method,
      headers: {
        authorization: app.secretKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, code: response.headers.get('x-error-code'), text, body: JSON.parse(text) }
  }
  return {
    app,
    receiver,
    call,
    listen: async ({ path = '/', events = ['*'], serialNumber } = {}) => {
      const firm = openClient({ baseUrl: app.url, secretKey: app.secretKey })
      // An event of no such name is refused: some tests ask for one.
      const known = events as CreateWebhookRequest['events']
      return firm.createWebhook({ url: receiver.url + path, events: known, serialNumber })
    },
    openVisitor: (serialNumber) => openVisitor(app, serialNumber),
    leaveLead: async (visitor, fields = {}) => {
      const lead = { firstName: 'Ana', lastName: 'Sol', email: 'ana@visitor.example', message: 'Call me', ...fields }
      await openClient({ baseUrl: app.url, visitorKey: visitor.sessionKey }).leaveLead(lead)
    },
    pass: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000),
    close: async () => {
      await receiver.close()
      await app.close()
      vi.useRealTimers()
    },
  }
}
