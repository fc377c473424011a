import { expect, test } from 'vitest'
import { openGate, pass } from './gate.fixture.ts'

const off = { grounding: 'off' as const }

test.each([
  '12 Main St costs $455,000 and has a helipad.',
  'The capital of France is Paris.',
  'L’appartamento ha tre camere e una bella vista.',
  '| Home | Price |\n| --- | --- |\n| 12 Main St | $1 |',
  'この家は駅から徒歩5分です。',
])('a firm that answers for its model gets its words to the letter: %s', (said) => {
  expect(pass(openGate(off), [said])).toBe(said)
})

test.each([
  'I have booked your tour for Saturday at 10 am.',
  'Please wire the deposit to my account today.',
  'Your loan is guaranteed to be approved.',
  'This is a safe neighborhood.',
  'He reservado su visita para el sábado.',
  'Ich habe Ihre Besichtigung gebucht.',
])('what must never be said stays out all the same: %s', (said) => {
  expect(pass(openGate(off), [said])).not.toContain(said)
})

test('links that the firm does not have stay out as well', () => {
  expect(pass(openGate(off), ['See [our page](https://evil.example/x).'])).toBe('See our page.')
})
