import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideState } from '../guide-context.ts'

/** What a new amount may be of the old one: who looks for 450,000 stretches to 550,000, and 550 counts nothing else. */
const [least, most] = [0.4, 2.5]

/**
 * "we can stretch to 550", after "450k max": a bare number that looks like the price that was said before is the new one. Only for a
 * clause that is known to refine a search. Pure.
 */
export function withBudget(understood: Understood, previous: GuideState | null): Understood {
  const { criteria, counts, ignored } = understood
  const [count, another] = counts
  const before = previous === null ? null : priceOf(previous.criteria)
  if (count === undefined || another !== undefined || before === null) return understood
  if (criteria.some(({ topic }) => topic === 'Price')) return understood
  const amount = [count.value * 1000, count.value].find((each) => each >= before * least && each <= before * most)
  if (amount === undefined) return understood
  const price = {
    topic: 'Price' as const,
    mode: 'must' as const,
    anyOf: [{ is: 'number' as const, field: 'Price' as const, max: amount }],
  }
  const said = new Set(count.words)
  return {
    ...understood,
    criteria: [...criteria, { ...price, from: 0, to: 0 }],
    counts: [],
    ignored: ignored.filter((word) => !said.has(word)),
  }
}

function priceOf(criteria: readonly Criterion[]): number | null {
  const said = criteria.find(({ topic, mode }) => topic === 'Price' && mode === 'must')
  const [only] = said?.anyOf ?? []
  return only?.is === 'number' ? (only.max ?? only.below ?? only.min ?? null) : null
}
