import type { AreaCondition, Criterion, NumberCondition } from '../../criteria/condition.ts'

/** By how much an amount of the search before changes: "100k more", "one bedroom less", "a bit bigger is fine too". */
export interface Step {
  /** What it is an amount of; null where only the search before tells: "200 more". */
  readonly topic: Criterion['topic'] | null
  /** As a condition: the amount with its unit. */
  readonly by: NumberCondition | AreaCondition | null
  /** 1 for more, -1 for less. */
  readonly sign: 1 | -1
  readonly words: string
}
