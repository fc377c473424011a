import { freezeDeep } from '../../../platform/freeze-deep.ts'
import type { Condition, Topic } from '../../criteria/condition.ts'
import type { Item } from '../rules/meaning.ts'
import type { FoundCriterion } from '../understanding.ts'

const mostAlternatives = 8

/** Where the alternative ends that begins behind an "or". */
export function endOfAlternative(items: readonly Item[], start: number): number {
  const end = items.findIndex(
    (item, index) => index >= start && item.kind === 'scope' && ['or', 'but', 'comma', 'stop'].includes(item.scope),
  )
  return end < 0 ? items.length : end
}

/**
 * "3 beds in Seattle or 2 in Kent": what stands behind the "or" says at least two things over again that were said before
 * it, so that one or the other group of them is to hold. Null when there are no two such groups.
 */
export function joinAlternatives(
  before: readonly FoundCriterion[],
  behind: readonly FoundCriterion[],
): FoundCriterion[] | null {
  const topics = new Set(behind.map(({ topic }) => topic))
  const prices = joinPrices(before, behind)
  if (prices) return prices
  if (topics.size < 2 || !behind.every(isPlain)) return null
  const covers = (criterion: FoundCriterion) =>
    [criterion.topic, ...(criterion.also ?? [])].some((each) => topics.has(each))
  const earlier = before.filter(covers)
  const saidBefore = new Set(earlier.flatMap(({ topic, also }) => [topic, ...(also ?? [])]))
  if (![...topics].every((topic) => saidBefore.has(topic)) || !earlier.every(isPlain)) return null
  const second = combine(behind)
  // A third group joins the first two.
  const [group] = earlier
  const first = earlier.length === 1 && group?.also ? group.anyOf : combine(earlier)
  if (!first || !second || first.length + second.length > mostAlternatives) return null
  const [topic, ...also] = [...saidBefore] as [Topic, ...Topic[]]
  const froms = [...earlier, ...behind]
  return [
    ...before.filter((criterion) => !covers(criterion)),
    {
      topic,
      also,
      mode: 'must',
      anyOf: [...first, ...second],
      from: Math.min(...froms.map(({ from }) => from)),
      to: Math.max(...froms.map(({ to }) => to)),
    },
  ]
}

const forSale = freezeDeep<Condition>({ is: 'value', field: 'SaleType', value: 'for_sale' })

/** "under 2000 a month or under 500k": a rent, or a price to buy for. */
function joinPrices(before: readonly FoundCriterion[], behind: readonly FoundCriterion[]): FoundCriterion[] | null {
  const [first, second] = before.slice(-2)
  const [next] = behind
  const isRent = first?.topic === 'Price' && second?.topic === 'SaleType' && first.from === second.from
  if (!isRent || behind.length !== 1 || next?.topic !== 'Price' || ![first, second, next].every(isPlain)) return null
  const anyOf: Condition[] = [
    { is: 'all', of: [...first.anyOf, ...second.anyOf] },
    { is: 'all', of: [...next.anyOf, forSale] },
  ]
  return [...before.slice(0, -2), { ...first, also: ['SaleType'], anyOf, to: next.to }]
}

function isPlain({ mode, near }: FoundCriterion): boolean {
  return mode === 'must' && !near
}

/** All of the criteria as one condition for each way to satisfy them. */
function combine(criteria: readonly FoundCriterion[]): Condition[] | null {
  let ways: Condition[][] = [[]]
  for (const { anyOf } of criteria) {
    ways = ways.flatMap((way) => anyOf.map((condition) => [...way, condition]))
    if (ways.length > mostAlternatives) return null
  }
  return ways.map((of) => ({ is: 'all', of: of.flatMap((each) => (each.is === 'all' ? each.of : [each])) }))
}
