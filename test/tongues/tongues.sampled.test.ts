import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { tongues } from '../../src/doors/tongues/tongues.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { readSources } from '../house/source-files.ts'
import { isDeep } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot()
})

/** What a failure looks like in each tongue. */
const shapes: Record<string, (text: string) => unknown> = {
  openai: (text) =>
    expect(JSON.parse(text)).toEqual({
      error: {
        message: expect.any(String),
        type: expect.any(String),
        param: expect.toSatisfy((param) => param === null || typeof param === 'string'),
        code: expect.any(String),
      },
    }),
  ai: (text) => expect(text).toMatch(/^[^{<].+\.$/s),
  mcp: (text) =>
    expect(JSON.parse(text)).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number), message: expect.any(String) },
    }),
  a2a: (text) =>
    expect(JSON.parse(text)).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number), message: expect.any(String), data: [{ reason: expect.any(String) }] },
    }),
  'ag-ui': (text) =>
    expect(JSON.parse(text)).toEqual({
      type: 'RUN_ERROR',
      message: expect.any(String),
      code: expect.any(String),
    }),
}

const paths = tongues.filter(({ method }) => method === 'POST').map(({ path }) => path)
const call = (path: string, body: string, headers: Record<string, string> = { authorization: app.secretKey }) =>
  fetch(app.url + path.replace('{serialNumber}', serialNumber), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'a2a-version': '1.0',
      ...headers,
    },
    body,
  })

/** Bodies with the fields that are looked at, each of whatever kind. */
const hostile = () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant(serialNumber),
    fc.constantFrom('user', '', '\0', '\ud800', -1, 1e300, {}),
  )
  const message = fc.record({ role: value, content: value, parts: fc.array(value), type: value }, { requiredKeys: [] })
  const taskId = fc.oneof(
    value,
    fc.uuid(),
    fc.tuple(fc.string(), fc.integer()).map((parts) => parts.join('.')),
  )
  const sent = fc.record(
    {
      messageId: fc.oneof(value, fc.uuid()),
      role: fc.constantFrom('ROLE_USER', 'ROLE_AGENT', 1),
      parts: fc.oneof(value, fc.array(fc.oneof(value, fc.record({ text: fc.oneof(value, fc.string()) })))),
      contextId: taskId,
      taskId,
    },
    { requiredKeys: ['role', 'parts'] },
  )
  const fields = fc.record(
    {
      model: value,
      messages: fc.oneof(value, fc.array(fc.oneof(value, message))),
      input: fc.oneof(value, fc.array(message)),
      metadata: value,
      user: value,
      stream: fc.constantFrom(false, null, 'yes', 0),
      previous_response_id: value,
      id: value,
      threadId: fc.oneof(value, fc.uuid()),
      runId: fc.oneof(value, fc.uuid()),
      jsonrpc: fc.constantFrom('2.0', '1.0', null),
      method: fc.oneof(
        value,
        fc.constantFrom('tools/call', 'tools/list', 'initialize', 'subscriptions/listen'),
        fc.constantFrom('SendMessage', 'SendStreamingMessage', 'GetTask', 'ListTasks', 'CancelTask', 'SubscribeToTask'),
      ),
      params: fc.oneof(
        value,
        fc.record({ name: fc.constantFrom('search_listings', 'compare', 'ask_firm', 7), arguments: value }),
        fc.record({ message: fc.oneof(value, sent), configuration: value }, { requiredKeys: ['message'] }),
        fc.record(
          { id: taskId, contextId: taskId, pageSize: value, pageToken: value, status: value },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(value, fields).map((body) => JSON.stringify(body) ?? 'null')
}

describe.each(paths)('%s', (path) => {
  const tongue = path.split('/')[1] ?? ''

  test('whatever comes, a failure has its tongue’s shape and is nobody’s accident', async () => {
    await fc.assert(
      fc.asyncProperty(hostile(), async (body) => {
        const answer = await call(path, body)
        const text = await answer.text()
        expect(answer.status, text).toBeLessThan(500)
        if (answer.status >= 400) shapes[tongue]?.(text)
      }),
      { numRuns: isDeep ? 300 : 25 },
    )
  })

  test('a body that is too large, or no JSON, is refused in its shape', async () => {
    for (const [body, status] of [
      ['{"a":', 400],
      [`"${'x'.repeat(33 * 1_048_576)}"`, 413],
    ] as const) {
      const answer = await call(path, body)
      const text = await answer.text()
      expect(answer.status, text).toBe(status)
      shapes[tongue]?.(text)
    }
  })

  test('a key that nobody knows is refused in its shape', async () => {
    const answer = await call(path, '{}', { authorization: 'Bearer pl_sk_nobody' })
    expect(answer.status).toBe(401)
    shapes[tongue]?.(await answer.text())
  })
})

test('a tongue is known to the table alone, which loads it for its first request', () => {
  const inside = /^src\/doors\/tongues\/[\w-]+\//
  const product = readSources('src')
  expect(product.filter(({ path }) => inside.test(path)).length).toBeGreaterThan(10)
  const knowing = product.filter(
    ({ path, imports }) => !inside.test(path) && imports.some(({ file }) => inside.test(file ?? '')),
  )
  expect(knowing.map(({ path }) => path)).toEqual(['src/doors/tongues/tongues.ts'])
  expect(knowing[0]?.code).not.toMatch(/^import [^(]* from '\.\/[\w-]+\//m)
})
