import type { Condition, Criterion, Limits } from './condition.ts'
import { signOf } from './currency-sign.ts'

/** Criteria under the names of the listing fields; excluded ones under `not`, wishes under `wishes`. */
export function filtersOf(criteria: readonly Criterion[]): Record<string, unknown> {
  const filters: Record<string, unknown> = {}
  const not: Record<string, unknown> = {}
  const wishes: Record<string, unknown> = {}
  for (const criterion of criteria) {
    const target = criterion.mode === 'must' ? filters : criterion.mode === 'not' ? not : wishes
    const alternatives = criterion.anyOf.map(filterOf)
    const merged = alternatives.length === 1 ? alternatives[0] : mergeAlternatives(alternatives)
    for (const [field, value] of Object.entries(merged ?? {})) addFilter(target, field, value)
  }
  if (Object.keys(not).length > 0) filters.not = not
  if (Object.keys(wishes).length > 0) filters.wishes = wishes
  return filters
}

function addFilter(target: Record<string, unknown>, field: string, value: unknown): void {
  const before = target[field]
  if (before === undefined) target[field] = value
  else if (Array.isArray(before)) target[field] = [...before, ...(Array.isArray(value) ? value : [value])]
  else if (isLimits(before) && isLimits(value)) target[field] = { ...before, ...value }
  else target[field] = [before, ...(Array.isArray(value) ? value : [value])]
}

function isLimits(value: unknown): value is Limits {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mergeAlternatives(alternatives: readonly Record<string, unknown>[]): Record<string, unknown> {
  const fields = new Set(alternatives.flatMap((each) => Object.keys(each)))
  const merged: Record<string, unknown> = {}
  const isOneField = alternatives.every((each) => Object.keys(each).length === 1) && fields.size === 1
  if (!isOneField) return { anyOf: alternatives }
  for (const field of fields) merged[field] = alternatives.flatMap((each) => each[field])
  return merged
}

function limitsFilter(limits: Limits): unknown {
  const { min, max, above, below, oneOf } = limits
  if (oneOf) return oneOf
  if (min !== undefined && min === max) return min
  return Object.fromEntries(Object.entries({ min, max, above, below }).filter(([, value]) => value !== undefined))
}

function filterOf(condition: Condition): Record<string, unknown> {
  switch (condition.is) {
    case 'number':
      return { [condition.field]: limitsFilter(condition) }
    case 'area': {
      const { unit, ...limits } = condition.said
      const filter = limitsFilter(limits)
      return {
        [condition.field]:
          typeof filter === 'object' && !Array.isArray(filter) ? { ...filter, unit } : { value: filter, unit },
      }
    }
    case 'value':
      return { [condition.field]: condition.value }
    case 'family':
      return { PropertyType: condition.family }
    case 'currency':
      return { CurrencySymbol: signOf(condition) }
    case 'city':
      return { City: condition.name }
    case 'nowhere':
      return { [condition.field]: condition.name }
    case 'state':
      return { State: condition.values.length === 1 ? condition.values[0] : condition.name }
    case 'zip':
      return { ZIP: condition.name }
    case 'address':
      return { Address: condition.name }
    case 'location':
      return { Location: condition.name }
    case 'mls':
      return { MLSNumber: condition.name }
    case 'near':
      return {
        Latitude: condition.latitude,
        Longitude: condition.longitude,
        Distance: { maxMiles: condition.miles, from: condition.name },
      }
    case 'text':
      return { Description: [condition.name] }
    case 'ids':
      return { Url: condition.name }
    case 'not':
      return { not: filterOf(condition.of) }
    case 'all':
      return Object.assign({}, ...condition.of.map(filterOf))
  }
}
