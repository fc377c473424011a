import { beginCourse } from './call-course.js'
import { operations } from './operations.gen.js'
import { PorchlightError } from './porchlight-error.js'
import { readEvents, readLines } from './read-lines.js'
import { sendCall } from './send-call.js'

export { PorchlightError }

/**
 * @typedef {import('./operations.gen.d.ts').PorchlightFunctions} PorchlightFunctions
 * @typedef {import('./porchlight-client.d.ts').CallOptions} CallOptions
 * @typedef {Record<string, unknown>} Input
 */

/** @type {typeof import('./porchlight-client.d.ts').openClient} */
export function openClient(client) {
  const ids = /** @type {(keyof PorchlightFunctions)[]} */ (Object.keys(operations))
  // The types of the functions are made from the same description as this table.
  const functions = Object.fromEntries(ids.map((id) => [id, makeFunction(client, id)]))
  return /** @type {PorchlightFunctions} */ (/** @type {unknown} */ (functions))
}

/** How soon a stream of events is opened again. */
const reopenMs = 500

/**
 * @param {import('./porchlight-client.d.ts').ClientOptions} client
 * @param {keyof PorchlightFunctions} id
 */
function makeFunction(client, id) {
  const row = operations[id]
  const begin = (/** @type {CallOptions} */ options) => ({
    id,
    row,
    client,
    options,
    course: beginCourse(id, options.timeoutMs ?? client.timeoutMs ?? 60_000, options.signal),
  })

  const call = async (/** @type {Input} */ input = {}, /** @type {CallOptions} */ options = {}) => {
    const running = begin(options)
    try {
      const given = row.streams ? { ...input, stream: false } : input
      return await sendCall(running, given, (response) => readAnswer(id, row.answer, response))
    } catch (thrown) {
      throw running.course.explain(thrown)
    } finally {
      running.course.close()
    }
  }

  const stream = async function* (/** @type {Input} */ input = {}, /** @type {CallOptions} */ options = {}) {
    const running = begin(options)
    try {
      const given = row.answer === 'lines' ? input : { ...input, stream: true }
      const response = await sendCall(running, given, async (begun) => begun)
      running.course.goOn()
      yield* readLines(id, response, running.course.goOn)
    } catch (thrown) {
      throw running.course.explain(thrown)
    } finally {
      running.course.close()
    }
  }

  const listen = async function* (/** @type {Input} */ input = {}, /** @type {CallOptions} */ options = {}) {
    let lastEventId = ''
    for (let failures = 0; ; ) {
      const headers = { ...options.headers, ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }) }
      const running = begin({ ...options, headers })
      try {
        const response = await sendCall(running, input, async (begun) => begun)
        running.course.goOn()
        for await (const event of readEvents(response, running.course.goOn)) {
          failures = 0
          lastEventId = event.id || lastEventId
          if (event.type !== '') yield event
        }
        // The server ends a stream now and then; behind the last event it goes on.
        await running.course.wait(reopenMs)
      } catch (thrown) {
        const failure = running.course.explain(thrown)
        failures += 1
        const isCut = failure instanceof PorchlightError && ['connection-failed', 'timed-out'].includes(failure.code)
        if (!isCut || options.signal?.aborted || failures > (options.retries ?? client.retries ?? 2)) throw failure
        await new Promise((resolve) => setTimeout(resolve, reopenMs * 2 ** failures))
      } finally {
        running.course.close()
      }
    }
  }

  if (row.answer === 'events') return listen
  if (row.answer === 'lines') return stream
  return row.streams ? Object.assign(call, { stream }) : call
}

/**
 * @param {keyof PorchlightFunctions} operation
 * @param {string} answer
 * @param {Response} response
 */
async function readAnswer(operation, answer, response) {
  const text = await response.text()
  if (answer === 'text') return text
  const body = readJson(text)
  if (body === undefined) {
    const message = `${operation}: the answer is not JSON, so not Porchlight’s.`
    throw new PorchlightError(message, { code: 'unexpected-answer', operation, status: response.status })
  }
  return answer === 'data' ? body.Data : body
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
