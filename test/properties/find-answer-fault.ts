import { errorCatalogue } from '../../src/platform/errors.ts'
import type { WireAnswer } from '../wire-call.ts'

export interface Expectation {
  /** A success is the result itself, without the envelope. */
  bare?: boolean
  /** A success has no Data key. */
  noData?: boolean
  /** A success may be a stream of lines. */
  streams?: boolean
  /** A success is a stream of events, which goes on for ever. */
  listens?: boolean
  /** A success is a file of this kind. */
  file?: string
}

const envelopeKeys = 'Data,Version,Success,Code,Message'

/**
 * What is wrong with an answer, whatever was asked: it must never be our fault, always an envelope whose Code is the
 * status, and each failure must be one of the catalogue. Null when nothing is.
 */
export function findAnswerFault(answer: WireAnswer, expected: Expectation = {}): string | null {
  const { status, headers, text } = answer
  const shown = `${status} ${text.slice(0, 500)}`
  if (status >= 500) return `a fault of ours: ${shown}`
  if (!/^[0-9a-f-]{36}$/.test(String(headers['x-request-id']))) return `no x-request-id: ${shown}`
  const type = String(headers['content-type'])
  if (status === 200 && expected.streams && type === 'text/event-stream') return findStreamFault(text)
  if (status === 200 && expected.listens && type === 'text/event-stream')
    return text.startsWith('retry: ') ? null : `no beginning: ${shown}`
  if (status === 200 && expected.file !== undefined && type === expected.file) return null
  if (type !== 'application/json; charset=utf-8') return `Content-Type ${type}: ${shown}`
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text)
  } catch {
    return `no JSON: ${shown}`
  }
  if (status === 200) return findSuccessFault(body, expected, shown)
  if (Object.keys(body).join() !== envelopeKeys) return `no envelope: ${shown}`
  if (body.Data !== null || body.Version !== '1.0.0' || body.Success !== false || body.Code !== status)
    return `no failure: ${shown}`
  if (typeof body.Message !== 'string' || body.Message === '') return `no Message: ${shown}`
  const code = String(headers['x-error-code'])
  const entry = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1]
  if (!entry) return `x-error-code ${code} is not in the catalogue: ${shown}`
  if (entry.status !== status) return `x-error-code ${code} does not go with the status: ${shown}`
  if (/\{\w+\}/.test(body.Message.replace(/"(\\.|[^"\\])*"/g, '')) && entry.sentence.includes('{')) {
    const open = [...entry.sentence.matchAll(/\{\w+\}/g)].find(([detail]) => String(body.Message).includes(detail))
    if (open) return `a detail of the sentence is missing: ${shown}`
  }
  return null
}

function findSuccessFault(body: Record<string, unknown>, { bare, noData }: Expectation, shown: string): string | null {
  // A list may be empty.
  if (bare && Array.isArray(body)) return null
  if (bare) return 'Success' in body || Object.keys(body).length === 0 ? `no result: ${shown}` : null
  const keys = noData ? envelopeKeys.replace('Data,', '') : envelopeKeys
  if (Object.keys(body).join() !== keys) return `no envelope: ${shown}`
  const isSuccess = body.Version === '1.0.0' && body.Success === true && body.Code === 200 && body.Message === ''
  return isSuccess ? null : `no success: ${shown}`
}

function findStreamFault(text: string): string | null {
  const lines = text.split('\n')
  if (lines.pop() !== '') return `the last line is not ended: ${text.slice(-200)}`
  const objects = lines.filter((line) => line !== '').map((line): Record<string, unknown> => JSON.parse(line))
  const last = objects.pop()
  if (last?.TaskCompleted === true && Number.isSafeInteger(last.messageid)) return null
  if (last === undefined || !('AnswerID' in last)) return `no end: ${text.slice(-200)}`
  return objects.map(({ content }) => content).join('') === last.Answer
    ? null
    : `the pieces are not the answer: ${text.slice(0, 500)}`
}
