import { expect, test } from 'vitest'
import { readerInSteps } from './feature-reader.ts'
import { prepareReader } from './prepare-reader.ts'

test('many who need the reader at once make it once, together', async () => {
  const steps = Array.from({ length: 20 }, () => readerInSteps())
  const counts = steps.map(() => 0)
  const isOver = steps.map(() => false)
  while (isOver.includes(false))
    for (const [index, each] of steps.entries()) {
      if (isOver[index]) continue
      if (each.next().done) isOver[index] = true
      else counts[index] = (counts[index] ?? 0) + 1
    }
  // Each did its share of the steps, none all of them; where another test has made it, nobody does any.
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2)
  await prepareReader()
  expect([...readerInSteps()]).toEqual([])
})
