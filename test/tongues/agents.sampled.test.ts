import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { isDeep } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'

// Hostile fields in requests whose envelopes are well formed, so that they come as far as they can.

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot()
})

const numRuns = isDeep ? 500 : 60

const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '\0', '\ud800', -1, 0, 1e300, true, null, 'x'.repeat(20_000)),
)
const name = fc.oneof(value, fc.uuid(), fc.constantFrom('a'.repeat(16), 'a'.repeat(201), `${'\0'.repeat(16)}`))
const words = fc.oneof(value, fc.constantFrom('homes in Seattle', 'cheaper', "' OR 1=1 --", '<script>'))
/** Mostly what is lawful, so that one wrong field is not always beside another one. */
const usually = (lawful: fc.Arbitrary<unknown>, hostile: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: lawful }, { weight: 1, arbitrary: hostile })
const optional = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(fields, { requiredKeys: [] })

async function call(path: string, body: object): Promise<{ status: number; text: string; isStream: boolean }> {
  const headers = { 'content-type': 'application/json', 'a2a-version': '1.0' }
  const answer = await fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
  return { status: answer.status, text: await answer.text(), isStream }
}

const eventsOf = (text: string) =>
  text.split('\n\n').flatMap((event) => (event === '' ? [] : [JSON.parse(event.slice(6))]))

const sent = fc.record({
  message: usually(
    fc.record({
      messageId: usually(fc.uuid(), value),
      role: usually(fc.constant('ROLE_USER'), fc.constantFrom('ROLE_AGENT', 2, null)),
      parts: usually(fc.array(fc.record({ text: words }), { minLength: 1, maxLength: 3 }), fc.array(value)),
      contextId: usually(fc.uuid(), name),
      taskId: usually(fc.constant(''), name),
    }),
    value,
  ),
  configuration: usually(
    fc.constant(undefined),
    optional({ returnImmediately: fc.oneof(fc.boolean(), value), historyLength: value, acceptedOutputModes: value }),
  ),
})
const asked = optional({
  id: fc.oneof(
    name,
    fc.tuple(fc.uuid(), fc.integer({ min: 1 })).map((parts) => parts.join('.')),
  ),
  contextId: usually(fc.uuid(), name),
  status: usually(fc.constantFrom('TASK_STATE_COMPLETED', 'TASK_STATE_REJECTED', 'TASK_STATE_UNSPECIFIED'), value),
  pageSize: usually(fc.integer({ min: 1, max: 100 }), value),
  pageToken: usually(fc.constantFrom('', '0-1', '999999999999999-999999999999999'), value),
  historyLength: usually(fc.nat(), value),
  statusTimestampAfter: usually(fc.constantFrom('2026-10-28T10:30:00Z', '9999-99-99T99:99:99Z'), value),
  includeArtifacts: value,
})
const request = fc.oneof(
  fc.tuple(fc.constantFrom('SendMessage', 'SendStreamingMessage'), sent),
  fc.tuple(fc.constantFrom('GetTask', 'ListTasks', 'CancelTask', 'SubscribeToTask'), asked),
)

test('an agent hears of each request by its id, as a result or as an error, whatever its fields are', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(request, fc.oneof(fc.uuid(), fc.nat()), async ([method, params], id) => {
      const { status, text, isStream } = await call(`/a2a/${serialNumber}`, {
        jsonrpc: '2.0',
        id,
        method,
        params,
      })
      expect(status, text).toBeLessThan(500)
      const told = isStream ? eventsOf(text) : [JSON.parse(text)]
      expect(told.length).toBeGreaterThan(0)
      for (const each of told) {
        expect(each).toMatchObject({ jsonrpc: '2.0', id })
        expect('result' in each).not.toBe('error' in each)
        if ('error' in each) expect(each.error.code, text).not.toBe(-32_603)
        seen.add('error' in each ? String(each.error.code) : method)
      }
    }),
    { numRuns },
  )
  expect([...seen]).toEqual(expect.arrayContaining(['-32602', 'SendMessage', 'SendStreamingMessage']))
})

test('a user interface hears of each run from its beginning to its end, or that there is none', async () => {
  const message = fc.record({
    role: usually(fc.constant('user'), fc.constantFrom('assistant', 7)),
    content: usually(words, fc.array(fc.oneof(value, fc.record({ type: fc.constant('text'), text: words })))),
  })
  const input = fc.record({
    threadId: usually(fc.uuid(), name),
    runId: usually(fc.uuid(), value),
    messages: usually(fc.array(message, { minLength: 1 }), value),
    state: value,
    tools: value,
    context: value,
    forwardedProps: value,
  })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(input, async (body) => {
      const { status, text, isStream } = await call(`/ag-ui/${serialNumber}`, body)
      expect(status, text).toBeLessThan(500)
      if (!isStream) {
        expect(JSON.parse(text)).toMatchObject({ type: 'RUN_ERROR', code: expect.any(String) })
        return
      }
      const [first, ...rest] = eventsOf(text)
      expect(first).toMatchObject({ type: 'RUN_STARTED', threadId: body.threadId, runId: body.runId })
      expect(rest.at(-1)).toMatchObject({ type: 'RUN_FINISHED', threadId: body.threadId, runId: body.runId })
      runs += 1
    }),
    { numRuns },
  )
  expect(runs).toBeGreaterThan(0)
})
