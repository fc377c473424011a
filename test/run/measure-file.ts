import { afterAll, expect } from 'vitest'
import { processorSeconds } from '../../bin/testing/processor-time.mjs'
import { noteCost } from './file-cost.ts'

// What a test file takes of the processor, with the processes that it starts and loading what it imports.

const before = processorSeconds()

// Registered first, so it runs last.
afterAll(() => {
  const now = processorSeconds()
  const path = expect.getState().testPath
  if (path !== undefined && before !== null && now !== null) noteCost(path, now - before)
})
