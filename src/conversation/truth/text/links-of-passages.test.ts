import { expect, test } from 'vitest'
import type { Evidence } from '../evidence/evidence.ts'
import { openGate, pass } from '../gate.fixture.ts'

const text =
  'The fees are listed at https://fees.harbour2.example/list and in [our guide](https://guide.example/g). Office hours are on www.hours.example. Write to fees@harbour2.example.'
const tell = (evidence: Evidence): void => {
  evidence.addPassages([{ text, headings: [], sourceName: 'Text', sourceLink: '' }])
  evidence.concernsFirm = true
}
const left = (said: string): string => pass(openGate({ tell, asked: 'Where do I find your fees?' }), [said])

test.each([
  'You find the fees at https://fees.harbour2.example/list.',
  'See [our guide](https://guide.example/g).',
  'See [the fees](https://fees.harbour2.example/list).',
  'See www.hours.example.',
  'Write to fees@harbour2.example.',
])('what a pasted text names may be linked to: %s', (said) => {
  expect(left(said)).toBe(said)
})

test.each([
  'See https://fees.harbour2.example/other.',
  'See https://evil.example/list.',
  'Write to fees@evil.example.',
  'Write to ees@harbour2.example.',
])('and nothing else: %s', (said) => {
  expect(left(said)).toBe('')
})
