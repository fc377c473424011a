import type { Condition, Criterion } from '../criteria/condition.ts'

/** The cities that a search is in, and the one state that a sentence says after it; null where that is not what is said. */
export function cityAndState(
  before: readonly Criterion[],
  said: readonly Criterion[],
): { cities: readonly Condition[]; state: Condition } | null {
  const [place, ...others] = said.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
  const [state, ...states] = place?.anyOf ?? []
  const cities = before.flatMap(({ topic, mode, anyOf }) => (topic === 'Place' && mode === 'must' ? anyOf : []))
  const isOne = others.length === 0 && states.length === 0 && state?.is === 'state'
  return isOne && cities.length > 0 && cities.every(({ is }) => is === 'city') ? { cities, state } : null
}

/** "just the Texas ones", after homes in Paris: Paris in Texas. */
export function narrowPlace(before: readonly Criterion[], said: readonly Criterion[]): Criterion[] {
  const both = cityAndState(before, said)
  if (both === null) return [...said]
  const anyOf = both.cities.map((city): Condition => ({ is: 'all', of: [city, both.state] }))
  return said.map((criterion) =>
    criterion.topic === 'Place' && criterion.mode === 'must' ? { ...criterion, anyOf } : criterion,
  )
}
