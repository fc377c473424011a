import type { TongueCall } from '../tongue.ts'
import { A2aRefusal, type RpcId, wrongParam } from './refusal.ts'

export type Fields = Readonly<Record<string, unknown>>

export interface RpcRequest {
  id: RpcId
  method: string
  params: Fields
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of a request, as far as it has one that an answer may repeat. */
export function idOf(body: unknown): RpcId {
  const id = isObject(body) ? body.id : null
  return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null
}

/** Reads a request of JSON-RPC 2.0. Fails with an A2aRefusal. */
export function readRequest(body: unknown): RpcRequest {
  if (!isObject(body) || body.jsonrpc !== '2.0')
    throw new A2aRefusal('invalid-request', 'The body has to be one request of JSON-RPC 2.0.')
  const { method, params = {} } = body
  const id = idOf(body)
  if (id === null)
    throw new A2aRefusal('invalid-request', 'The request has no id, so that nothing could be answered to it.')
  if (typeof method !== 'string') throw new A2aRefusal('invalid-request', 'The request names no method.')
  if (!isObject(params)) throw wrongParam('params', 'expected an object')
  return { id, method, params }
}

/** Fails unless the request is in version 1.0 of A2A: none means 0.3 (section 3.6 of its specification). */
export function checkVersion({ header, url }: Pick<TongueCall, 'header' | 'url'>): void {
  const asked = header('a2a-version') ?? new URL(url, 'http://localhost').searchParams.get('A2A-Version') ?? ''
  if (/^1\.0(\.\d+)?$/.test(asked.trim())) return
  const what = asked.trim() === '' ? 'none, which means 0.3' : `"${asked.trim().slice(0, 20)}"`
  throw new A2aRefusal(
    'version-not-supported',
    `This agent speaks A2A 1.0, and the header A2A-Version says ${what}. Send "A2A-Version: 1.0".`,
  )
}

/** A text field; '' where it is not there. */
export function textField(params: Fields, name: string, field = name): string {
  const value = params[name] ?? ''
  if (typeof value !== 'string') throw wrongParam(field, 'expected text')
  return value
}

export function integerField(
  params: Fields,
  name: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const value = params[name] ?? undefined
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw wrongParam(name, `expected a whole number from ${least} to ${most}`)
  return value
}
