import { afterEach, expect, test, vi } from 'vitest'
import { watchPresence } from './presence.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call says when nobody may be there, until somebody does something', async () => {
  vi.useFakeTimers()
  const told: (string | null)[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    told.push(headers.get('x-unattended'))
    expect(headers.get('content-type')).toBe('application/json')
    return new Response()
  })
  const listeners = new Map<string, (event: Event) => void>()
  const send = watchPresence({
    addEventListener: (type, listener) => void listeners.set(type, listener as (event: Event) => void),
  })
  const call = () => send('/v1/leads', { headers: { 'content-type': 'application/json' } })
  await call()
  vi.advanceTimersByTime(119_000)
  await call()
  vi.advanceTimersByTime(2_000)
  await call()
  // What a script does is nobody's doing.
  listeners.get('click')?.(new Event('click'))
  await call()
  listeners.get('keydown')?.({ isTrusted: true } as Event)
  await call()
  expect(told).toEqual([null, null, '1', '1', null])
})
