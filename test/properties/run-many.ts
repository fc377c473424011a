import fc from 'fast-check'
import { howMany } from '../run/how-much.ts'

/** The same in every run, so that a failure is never a matter of luck; PORCHLIGHT_TEST_SEED tries others ("random", or a number). */
export const seed = readSeed(process.env.PORCHLIGHT_TEST_SEED)

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return 20_241_101
  return text === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(text)
}

/** How many bodies or addresses each operation is tried with. PORCHLIGHT_TEST_BODIES=2000 tries so many in any run. */
export function bodiesOfEach(): number {
  return Number(process.env.PORCHLIGHT_TEST_BODIES ?? howMany(8, 150))
}

const atOnce = 32

/**
 * Tries many values at once. `findFault` says what is wrong with what a value led to, or answers null. On a fault the
 * value is made as small as it gets, and reported with the seed.
 */
export async function runMany<Value>(
  arbitrary: fc.Arbitrary<Value>,
  count: number,
  findFault: (value: Value) => Promise<string | null>,
): Promise<void> {
  const values = fc.sample(arbitrary, { seed, numRuns: count })
  const faults: { index: number; fault: string }[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < values.length && faults.length === 0) {
      const index = next++
      const value = values[index]
      if (value === undefined) continue
      const fault = await findFault(value)
      if (fault !== null) faults.push({ index, fault })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const [first] = faults
  if (!first) return
  const property = fc.asyncProperty(arbitrary, async (value) => {
    const fault = await findFault(value)
    if (fault !== null) throw new Error(fault)
  })
  await fc.assert(property, { seed, path: String(first.index), numRuns: 1, interruptAfterTimeLimit: 10_000 })
  throw new Error(
    `It happened once and not again, with the seed ${seed}, value ${first.index} of ${count}: ${first.fault}`,
  )
}
