import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { Wire, WireAnswer } from './wire-call.ts'

/** A visitor as the widget makes one: whose session it is and the key that opens it. */
export interface Visitor {
  serialNumber: string
  sessionID: number
  sessionKey: string
}

/** Opens a chat window: GetConfig without any credential. */
export async function openVisitor(app: Pick<TestApp, 'url'>, serialNumber: string): Promise<Visitor> {
  const response = await fetch(`${app.url}/chat/Chatbot/GetConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serialNumber }),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  const { SessionID, SessionKey } = JSON.parse(text).Data
  return { serialNumber, sessionID: SessionID, sessionKey: SessionKey }
}

/** Headers of a call with a visitor's key and no other. */
export function keyOf({ sessionKey }: Pick<Visitor, 'sessionKey'>): Record<string, string | undefined> {
  return { authorization: undefined, 'chatrobot-sessionkey': sessionKey }
}

/** Calls as a visitor: POST where there is a body, else GET. */
export function callAsVisitor(
  wire: Wire,
  visitor: Pick<Visitor, 'sessionKey'>,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<WireAnswer> {
  const method = body === undefined ? 'GET' : 'POST'
  return wire.call({ method, path, body, headers: { ...keyOf(visitor), ...headers } })
}
