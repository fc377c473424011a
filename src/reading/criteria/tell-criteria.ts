import type { Criterion } from './condition.ts'
import { tellCondition } from './tell-condition.ts'

/** A search in a few plain words: "Bedrooms 3; Price at most 500000; SaleType for_sale, implied; ideally says view". */
export function tellCriteria(criteria: readonly Criterion[]): string {
  return criteria.map(tellCriterion).join('; ')
}

export function tellCriterion({ mode, anyOf, implied }: Criterion): string {
  const said = anyOf.map(tellCondition).join(' or ')
  const told = mode === 'not' ? `not ${said}` : mode === 'wish' ? `ideally ${said}` : said
  return implied ? `${told}, implied` : told
}
