import { lessBefore, lessBehind, moreBefore, moreBehind } from './number-patterns.ts'
import type { SaidNumber } from './read-numbers.ts'

/** Whether a difference is more or less of its home: "$5,000 less than". */
export function directionOf({ start, end }: SaidNumber, folded: string): 1 | -1 | 0 {
  const behind = folded.slice(end, end + 40)
  const before = folded.slice(Math.max(0, start - 24), start)
  if (lessBehind.test(behind) || lessBefore.test(before)) return -1
  return moreBehind.test(behind) || moreBefore.test(before) ? 1 : 0
}
