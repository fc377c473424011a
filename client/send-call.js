import { failureOf, PorchlightError } from './porchlight-error.js'

/** What Porchlight asks to be waited for longer than this is the caller’s to decide on. */
const longestWaitSeconds = 10

/**
 * @typedef {keyof import('./operations.gen.d.ts').PorchlightFunctions} OperationId
 * @typedef {import('./porchlight-client.d.ts').OperationRow} OperationRow
 * @typedef {import('./porchlight-client.d.ts').ClientOptions} ClientOptions
 * @typedef {import('./porchlight-client.d.ts').CallOptions} CallOptions
 * @typedef {ReturnType<typeof import('./call-course.js').beginCourse>} Course
 */

/**
 * Sends a call, again where that is safe, until a success could be read; throws what the last attempt failed with.
 * @template Answer
 * @param {{ id: OperationId, row: OperationRow, client: ClientOptions, options: CallOptions, course: Course }} call
 * @param {Record<string, unknown>} input
 * @param {(response: Response) => Promise<Answer>} read
 * @returns {Promise<Answer>}
 */
export async function sendCall({ id, row, client, options, course }, input, read) {
  const idempotencyKey =
    options.idempotencyKey ?? (row.repeat === 'keyed' && !isStreamed(row, input) ? makeKey() : null)
  const retries = options.retries ?? client.retries ?? 2
  for (let attempt = 0; ; attempt += 1) {
    try {
      const request = await makeRequest(row, client, options, input, idempotencyKey)
      const response = await (client.fetch ?? fetch)(request.url, { ...request.init, signal: course.signal })
      if (response.ok) return await read(response)
      throw failureOf(id, response, await response.text())
    } catch (thrown) {
      const failure = course.explain(thrown)
      const repeat = idempotencyKey === null ? row.repeat : 'keyed'
      const isSafe = repeat === 'freely' || idempotencyKey !== null
      if (attempt >= retries || course.signal.aborted || !isWorthRepeating(failure, isSafe)) throw failure
      await course.wait(pauseMs(failure, attempt))
    }
  }
}

/**
 * Where it is not safe to send a call twice, only what was refused before anything was done is sent again.
 * @param {unknown} failure
 * @param {boolean} isSafe
 */
function isWorthRepeating(failure, isSafe) {
  if (!(failure instanceof PorchlightError)) return false
  const { code, status, retryAfterSeconds } = failure
  if ((retryAfterSeconds ?? 0) > longestWaitSeconds) return false
  if (status === 429) return retryAfterSeconds !== null
  if (!isSafe) return false
  // The first attempt is still at work, and its answer will be given to the next one.
  if (code === 'idempotency-key-running' || code === 'connection-failed' || status === 503) return true
  return code === 'unexpected-answer' && (status === 502 || status === 504)
}

/**
 * @param {PorchlightError} failure
 * @param {number} attempt
 */
function pauseMs({ retryAfterSeconds }, attempt) {
  const least = (retryAfterSeconds ?? 0) * 1000
  return least + 250 * 2 ** attempt * (0.5 + Math.random())
}

/**
 * @param {OperationRow} row
 * @param {ClientOptions} client
 * @param {CallOptions} options
 * @param {Record<string, unknown>} input
 * @param {string | null} idempotencyKey
 */
async function makeRequest(row, client, options, input, idempotencyKey) {
  const left = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const take = (/** @type {string} */ name) => {
    const value = left.get(name)
    left.delete(name)
    return value
  }
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, /** @type {string} */ name) =>
    encodeURIComponent(`${take(name)}`),
  )
  const query = new URLSearchParams()
  for (const name of row.query ?? []) {
    const value = take(name)
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  /** @type {Record<string, string>} */
  const headers = { ...client.headers, ...options.headers, ...(await credentialOf(row, client)) }
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey
  /** @type {RequestInit} */
  const init = { method: row.method, headers }
  if (row.body === 'json') {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(Object.fromEntries(left))
  }
  if (row.body === 'bytes') {
    headers['content-type'] = 'application/octet-stream'
    init.body = /** @type {import('./porchlight-client.d.ts').Bytes} */ (take('bytes'))
  }
  return { url: client.baseUrl.replace(/\/+$/, '') + path + search, init }
}

/**
 * The first of the keys that the operation takes and the client has. What asks for none is told who the visitor is.
 * @param {OperationRow} row
 * @param {ClientOptions} client
 * @returns {Promise<Record<string, string>>}
 */
async function credentialOf({ keys = ['secretKey'], body }, client) {
  for (const name of keys.length === 0 && body === 'json' ? ['visitorKey'] : keys) {
    const given = client[/** @type {'secretKey' | 'sessionKey' | 'visitorKey'} */ (name)]
    const key = typeof given === 'function' ? await given() : given
    if (key) return { [name === 'secretKey' ? 'authorization' : 'chatrobot-sessionkey']: key }
  }
  return {}
}

/**
 * Whoever stops reading an answer wants the model to stop; with a key it would go on.
 * @param {OperationRow} row
 * @param {Record<string, unknown>} input
 */
function isStreamed({ streams, answer }, input) {
  return answer === 'lines' || (streams && input.stream === true)
}

const makeKey = () => crypto.randomUUID()
