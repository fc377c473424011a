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

test('work aside leaves most of the time to others, and takes all of it where there are none', async () => {
  const slices = new WorkSlices()
  const busy = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end; );
  }
  /** Milliseconds that so many steps of half a millisecond take. */
  const timeSteps = async (steps: number): Promise<number> => {
    const begin = performance.now()
    for (let step = 0; step < steps; step += 1) {
      await slices.aside()
      busy(0.5)
    }
    return performance.now() - begin
  }
  const alone = await timeSteps(100)
  let isOver = false
  const others = workUntil(slices, () => isOver)
  const beside = await timeSteps(100)
  isOver = true
  await others
  // Each pause is at least as long as it says, however busy the machine is.
  expect(beside).toBeGreaterThan(75)
  expect(alone).toBeGreaterThan(49)
})

test('whoever works aside at the same time shares the pauses', async () => {
  const slices = new WorkSlices()
  const done: string[] = []
  const work = async (name: string): Promise<void> => {
    for (let step = 0; step < 20; step += 1) {
      await slices.aside()
      for (const end = performance.now() + 1; performance.now() < end; );
    }
    done.push(name)
  }
  await Promise.all([work('a'), work('b')])
  expect(done.sort()).toEqual(['a', 'b'])
})
