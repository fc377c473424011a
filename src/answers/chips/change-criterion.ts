import type { Criterion, Topic } from '../../search/condition.ts'
import type { SearchPlan } from '../../search/search-state.ts'

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
  const criteria = plan.criteria.flatMap((each) => (each === criterion ? [changed] : isOverruled(each) ? [] : [each]))
  return { ...plan, criteria, sort: switches && plan.sort?.around !== undefined ? null : plan.sort }
}

/** The search without a criterion. */
export function removeCriterion(plan: SearchPlan, criterion: Criterion): SearchPlan {
  return { ...plan, criteria: plan.criteria.filter((each) => each !== criterion) }
}
