import type { Condition, Criterion } from '../../../../reading/criteria/condition.ts'
import type { QuestionKind, QuestionOf } from '../../search-index.ts'

type Finders = { [Kind in QuestionKind]: (of: QuestionOf<Kind>) => readonly Condition[] }

const inCriteria = (criteria: readonly Criterion[]): Condition[] => criteria.flatMap(({ anyOf }) => anyOf)
const none = () => []

const finders: Finders = {
  page: ({ criteria }) => inCriteria(criteria),
  counts: ({ searches }) => searches.flatMap(inCriteria),
  figures: ({ criteria }) => inCriteria(criteria),
  currency: ({ criteria }) => inCriteria(criteria),
  satisfying: ({ criteria }) => inCriteria(criteria),
  satisfiable: ({ conditions }) => conditions,
  centre: ({ place }) => [place],
  names: none,
  cityKeys: none,
  largestCities: none,
  hasListings: none,
  closest: ({ held, wishes, yielding }) =>
    inCriteria([
      ...held,
      ...wishes,
      ...yielding.flatMap(({ criterion, steps }) => [criterion, ...steps.flatMap((step) => step.criterion ?? [])]),
    ]),
}

/** All simple conditions of a question, always in the same order. */
export function conditionsOf<Kind extends QuestionKind>(kind: Kind, of: QuestionOf<Kind>): Condition[] {
  return flatten(finders[kind](of))
}

function flatten(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) => {
    if (condition.is === 'all') return flatten(condition.of)
    return condition.is === 'not' ? flatten([condition.of]) : [condition]
  })
}
