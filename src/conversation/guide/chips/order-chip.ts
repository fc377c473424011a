import { describeSort } from '../../../homes/search/describe-criteria.ts'
import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import type { CriterionChip } from '../answer-view.ts'
import type { GuideContext } from '../guide-context.ts'
import { keyOfOrder, offerOptions } from './criterion-key.ts'

const orders: readonly (Sort | null)[] = [
  null,
  { field: 'Price', direction: 'up' },
  { field: 'Price', direction: 'down' },
  { field: 'BuildingArea', direction: 'down' },
  { field: 'YearBuilt', direction: 'down' },
]
const mostOptions = 5

/** What the homes can be put in the order of; null is what comes without being asked for. */
export function listOrders({ criteria, sort }: SearchPlan): (Sort | null)[] {
  const near = criteria.flatMap(({ mode, anyOf }) => (mode === 'must' ? anyOf : [])).find(({ is }) => is === 'near')
  const closest: Sort[] =
    near?.is === 'near'
      ? [
          {
            field: 'Distance',
            direction: 'up',
            from: { name: near.name, latitude: near.latitude, longitude: near.longitude },
          },
        ]
      : []
  const now = keyOfOrder(sort)
  return [...closest, ...orders].filter((order) => keyOfOrder(order) !== now).slice(0, mostOptions)
}

/** The order of the homes as a chip. The one that comes by itself can be changed, but not taken away. */
export function showOrder({ wording }: Pick<GuideContext, 'wording'>, plan: SearchPlan): CriterionChip {
  const hasWishes = plan.criteria.some(({ mode }: Criterion) => mode === 'wish')
  const name = (sort: Sort | null) => describeSort(wording, sort, hasWishes)
  const options = listOrders(plan)
  return {
    key: offerOptions(
      keyOfOrder(plan.sort),
      options.map(() => true),
    ),
    label: name(plan.sort),
    options: options.map(name),
    ...(plan.sort === null ? { stays: true } : {}),
  }
}
