import { expect, test } from 'vitest'
import { readEnding } from './read-ending.ts'

test.each([
  ['eos', 'whole'],
  ['end_turn', 'whole'],
  ['stop_sequence', 'whole'],
  ['STOP', 'whole'],
  ['COMPLETE', 'whole'],
  ['endTurn', 'whole'],
  ['model_length', 'cut'],
  ['MAX_TOKENS', 'cut'],
  ['model_context_window_exceeded', 'cut'],
  ['sensitive', 'filtered'],
  ['IMAGE_SAFETY', 'filtered'],
  ['guardrail_intervened', 'filtered'],
  ['abort', 'failed'],
  ['UNEXPECTED_TOOL_CALL', 'failed'],
  ['MALFORMED_RESPONSE', 'failed'],
  ['insufficient_system_resource', 'failed'],
  ['something that nobody has heard of', 'failed'],
  ['', 'untold'],
])('an answer that ends with %j is %s', (raw, ending) => {
  expect(readEnding({ unified: 'other', raw })).toBe(ending)
})

test('what the client of a protocol knows is taken as it says', () => {
  expect(readEnding(undefined)).toBe('untold')
  expect(readEnding({ unified: 'other' })).toBe('untold')
  expect(readEnding({ unified: 'stop', raw: 'whatever' })).toBe('whole')
  expect(readEnding({ unified: 'length', raw: 'max_tokens' })).toBe('cut')
  expect(readEnding({ unified: 'content-filter', raw: 'refusal' })).toBe('filtered')
  expect(readEnding({ unified: 'content-filter', raw: 'stop' })).toBe('whole')
  expect(readEnding({ unified: 'error', raw: 'MALFORMED_FUNCTION_CALL' })).toBe('failed')
})
