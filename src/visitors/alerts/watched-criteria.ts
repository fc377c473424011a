import { cityKeyOf } from '../../platform/text/listing-keys.ts'
import type { Condition, Criterion } from '../../reading/criteria/condition.ts'

/**
 * The criteria of a search as an alert keeps them. What compares with the homes that were just shown is no wish for new
 * ones. A place where nothing is listed today is what an alert is for: it may be listed there tomorrow.
 */
export function watchedCriteria(criteria: readonly Criterion[]): Criterion[] {
  return criteria
    .filter(({ topic }) => topic !== 'Shown')
    .map((criterion) => ({ ...criterion, anyOf: criterion.anyOf.map(watched) }))
}

function watched(condition: Condition): Condition {
  if (condition.is === 'all') return { ...condition, of: condition.of.map(watched) }
  if (condition.is === 'not') return { ...condition, of: watched(condition.of) }
  if (condition.is !== 'nowhere') return condition
  const { field, name } = condition
  if (field === 'City') return { is: 'city', key: cityKeyOf(name), name }
  return field === 'ZIP' ? { is: 'zip', key: name, name } : condition
}
