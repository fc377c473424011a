import { expect, test } from 'vitest'
import { allTargets } from '../../bench/faults/hostile/all-targets.ts'

test('hostile requests go to every operation of the table', () => {
  const places = { chatbot: 'a'.repeat(32), spare: 'b'.repeat(32), sessionId: 1, listingId: '1' }
  expect(allTargets(places).length).toBeGreaterThan(150)
})
