import type { Criterion, Topic } from '../../../reading/criteria/condition.ts'
import { implySaleType } from '../../../reading/understanding/imply-sale-type.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'

/** Topics that say which homes are looked at: a comparison with homes shown before means nothing among others. */
const changesHomes = new Set<Topic>(['Place', 'SaleType', 'PropertyType', 'Status'])

/** The search with one criterion in the place of another, as if it had been said (search/merge-criteria.ts). */
export function changeCriterion(plan: SearchPlan, criterion: Criterion, changed: Criterion): SearchPlan {
  const { topic } = changed
  const switches = topic === 'SaleType'
  const isOverruled = (each: Criterion) =>
    (each.fleeting === true && (changesHomes.has(topic) || each.topic === topic)) ||
    // Rents and sale prices are of another size.
    (switches && each.topic === 'Price')
  // Who clicks it says it.
  const { implied: _implied, ...said } = changed
  const chosen = changed.implied ? said : changed
  const criteria = plan.criteria.flatMap((each) => (each === criterion ? [chosen] : isOverruled(each) ? [] : [each]))
  return {
    ...plan,
    criteria: implySaleType(criteria),
    sort: switches && plan.sort?.around !== undefined ? null : plan.sort,
  }
}

/** The search without a criterion. */
export function removeCriterion(plan: SearchPlan, criterion: Criterion): SearchPlan {
  return { ...plan, criteria: implySaleType(plan.criteria.filter((each) => each !== criterion)) }
}
