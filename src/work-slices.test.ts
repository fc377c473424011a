import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WorkSlices } from './work-slices.ts'

/** Works every few milliseconds until it is told to stop; answers when it worked last. */
async function workUntil(slices: WorkSlices, isOver: () => boolean): Promise<number> {
  let last = 0
  while (!isOver()) {
    last = performance.now()
    await slices.next()
    await wait(2)
  }
  return last
}

test('what nobody waits for goes on when nobody works', async () => {
  const slices = new WorkSlices()
  const end = performance.now() + 60
  const working = workUntil(slices, () => performance.now() > end)
  const begin = performance.now()
  await slices.quiet()
  const quietAt = performance.now()
  const last = await working
  // A busy machine may have let it go by the longest wait.
  expect(quietAt).toBeGreaterThanOrEqual(Math.min(last + 20, begin + 200) - 3)
})

test('and in the end also when somebody always does', async () => {
  const slices = new WorkSlices()
  let isQuiet = false
  const working = workUntil(slices, () => isQuiet)
  await slices.quiet()
  isQuiet = true
  await working
})
