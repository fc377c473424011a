import { expect, test } from 'vitest'
import { openGate, pass } from './gate.fixture.ts'

const strict = { grounding: 'strict' as const }

test.each([
  'Here is what I found:',
  'An HOA is an association of homeowners.',
  'Do you want to see 12 Main St?',
  '**12 Main St**',
])('what claims nothing of a home passes: %s', (said) => {
  expect(pass(openGate(strict), [said])).toBe(said)
})

test.each(['12 Main St costs $450,000.', '12 Main St has 3 bedrooms.', '- **12 Main St**: quiet and bright'])(
  'what a model says of a home in its own words stays behind, true or not: %s',
  (said) => {
    expect(pass(openGate(strict), [said]).trim()).toBe('')
  },
)
