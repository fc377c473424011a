import { describe, expect, test } from 'vitest'
import { judgeFile } from './judge-intake.ts'
import { worlds } from './worlds.ts'

/** Of what a careful person is sure of, so much is read at the least; the rest is unknown, and nothing is wrong. */
const leastRight = 0.97

describe('files of our own after the shapes of real ones', () => {
  test.each(worlds.map((each) => [each.name, each] as const))(
    '%s comes in whole, and nothing in it is false',
    async (_, file) => {
      const { found, counts, failures, refusal } = await judgeFile(Buffer.from(file.source), file)
      expect(refusal).toBeNull()
      expect(found).toBe(file.rows)
      expect(counts.wrong, failures.join('\n')).toBe(0)
      expect(counts.right / (counts.right + counts.unknown), failures.join('\n')).toBeGreaterThanOrEqual(leastRight)
    },
  )

  test('there are enough of them to say so', () => {
    expect(worlds.length).toBeGreaterThanOrEqual(40)
    expect(new Set(worlds.map(({ country }) => country)).size).toBeGreaterThanOrEqual(15)
  })
})
