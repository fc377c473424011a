import { PorchlightError } from './porchlight-error.js'

/**
 * The objects of a streamed answer, a line each. Empty lines only say that the connection lives.
 * @param {keyof import('./operations.gen.d.ts').PorchlightFunctions} operation
 * @param {Response} response
 * @param {() => void} onSign called with everything that arrives
 */
export async function* readLines(operation, response, onSign) {
  const requestId = response.headers.get('x-request-id')
  let last = null
  for await (const line of splitLines(response, onSign)) {
    if (line.trim() === '') continue
    last = JSON.parse(line)
    if (last.Success === false) {
      const { Code: status, Message: message } = last
      throw new PorchlightError(message, { code: 'answer-failed', operation, status, requestId })
    }
    yield last
  }
  // A piece is never the last line: the answer was cut off.
  if (last === null || 'content' in last || 'view' in last) {
    const message = `${operation}: the answer ended before it was complete.`
    throw new PorchlightError(message, { code: 'connection-failed', operation, status: response.status, requestId })
  }
}

/**
 * Server-sent events, also those that only move the place on (with the type ''), until the server ends the stream.
 * @param {Response} response
 * @param {() => void} onSign called with everything that arrives
 */
export async function* readEvents(response, onSign) {
  let event = { id: '', type: '', data: '' }
  for await (const line of splitLines(response, onSign)) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event.type = value
    else if (name === 'id' || name === 'data') event[name] = value
    if (line !== '') continue
    if (event.id !== '' || event.type !== '') yield { ...event, data: event.data === '' ? {} : JSON.parse(event.data) }
    event = { id: '', type: '', data: '' }
  }
}

/**
 * @param {Response} response
 * @param {() => void} onSign
 */
async function* splitLines(response, onSign) {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      onSign()
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    // Half a line is of an answer that was cut off.
    if (rest !== '' && isJson(rest)) yield rest
  } finally {
    // Whoever stops reading stops the model too.
    await reader.cancel().catch(() => {})
  }
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
