import { expect, test } from 'vitest'
import { sampleOf } from '../../run/how-much.ts'
import { processorTime } from '../../timing/processor-time.ts'
import { mixedPatterns, patterns } from './patterns.ts'
import { readers } from './readers.ts'

// Twice as much from a stranger takes twice the time, whatever it is: nobody stops everybody else with a short text.

/** PORCHLIGHT_TEST_SEED=7 mixes other patterns. */
const seed = Number(process.env.PORCHLIGHT_TEST_SEED ?? 22)
const texts = [...patterns, ...mixedPatterns(seed, 20)]

const length = 8_000
/** What takes less is not looked at more closely: a reader that looks at each sign for each sign takes thirty. */
const littleMs = 15
/** Of a text that is four times as long: four times the time, and some chance. */
const mostTimes = 7

async function costOf(read: (text: string) => unknown, text: string): Promise<number> {
  const before = processorTime()
  try {
    await read(text)
  } catch {
    // To refuse is an answer; how long that takes counts.
  }
  return processorTime() - before
}

/** The least of some tries: what else happens only ever adds to one. */
async function leastCost(read: (text: string) => unknown, text: string, enough: number): Promise<number> {
  let least = await costOf(read, text)
  for (let more = 0; more < 3 && least > enough; more += 1) least = Math.min(least, await costOf(read, text))
  return least
}

test.each(sampleOf(Object.entries(readers), 30))('%s', { timeout: 120_000 }, async (_name, read) => {
  await costOf(read, texts[0]?.make(length) ?? '')
  const slow: string[] = []
  for (const { name, make } of texts) {
    const long = await leastCost(read, make(length), littleMs)
    if (long <= littleMs) continue
    const short = await leastCost(read, make(length / 4), 0)
    const longer = await leastCost(read, make(length * 2), 0)
    // Both have grown too much: one alone may be chance.
    if (long > short * mostTimes && longer > long * (mostTimes / 2 - 0.5))
      slow.push(`${name}: ${short.toFixed(1)} → ${long.toFixed(1)} → ${longer.toFixed(1)} ms`)
  }
  expect(slow).toEqual([])
})
