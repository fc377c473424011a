import type { ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import { CallFailure, failureOfEnvelope } from '../failure.ts'
import { parseObject } from './parse-object.ts'

/** What a line of a streamed answer says. */
export type StreamEvent =
  | { type: 'content'; content: string }
  | { type: 'view'; view: ShownView }
  | { type: 'completed'; questionId: number; answerId: number }

/** More than any server of ours sends in one line: a stream that never breaks its line must not fill the memory. */
const maxLineLength = 2_000_000
const maxAnswerLength = 1_100_000

/**
 * Reads a streamed answer: bytes in pieces of any size to events. What is no JSON object is passed over (empty lines
 * keep a connection alive). Throws what a failure line tells, and `cut-off` when the stream ends without its last line.
 */
export async function* readStream(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  let length = 0
  for await (const line of readLines(chunks)) {
    const event = readEvent(line)
    if (event?.type === 'content') length += event.content.length
    if (length > maxAnswerLength) throw new CallFailure('cut-off')
    if (event) yield event
    if (event?.type === 'completed') return
  }
  throw new CallFailure('cut-off')
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineLength) throw new CallFailure('cut-off')
    yield* lines
  }
  yield rest + decoder.decode()
}

/** What one line says; null when it says nothing to us. Throws what a failure line tells. */
function readEvent(line: string): StreamEvent | null {
  const said = line.startsWith('{') ? parseObject(line) : null
  if (!said) return null
  const { content, view, TaskCompleted, questionid, messageid, Success, Code } = said
  if (Success === false) throw failureOfEnvelope(said, Number(Code), null, null)
  if (TaskCompleted === true) {
    return { type: 'completed', questionId: Number(questionid), answerId: Number(messageid) }
  }
  if (typeof content === 'string') return { type: 'content', content }
  // The server is our own; what a view holds is checked by its own schema there.
  if (typeof view === 'object' && view !== null) return { type: 'view', view: view as ShownView }
  return null
}
