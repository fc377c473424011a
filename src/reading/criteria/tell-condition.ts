import type { Condition, Limits } from './condition.ts'
import { signOf } from './currency-sign.ts'

/** A condition in a few plain words: "Bedrooms 3", "Price at most 500000", "City Kent". */
export function tellCondition(condition: Condition): string {
  switch (condition.is) {
    case 'number':
      return `${condition.field} ${tellLimits(condition)}`
    case 'area': {
      const { unit, ...limits } = condition.said
      return `${condition.field} ${tellLimits(limits)} ${unit === 'unknown' ? 'in its own unit' : unit}`
    }
    case 'value':
      return `${condition.field} ${condition.value}`
    case 'family':
      return `PropertyType ${condition.family}`
    case 'currency':
      return `CurrencySymbol ${signOf(condition)}`
    case 'city':
      return `City ${condition.name}`
    case 'state':
      return `State ${condition.name}`
    case 'zip':
      return `ZIP ${condition.name}`
    case 'address':
      return `Address ${condition.name}`
    case 'location':
      return `Location ${condition.name}`
    case 'mls':
      return `MLSNumber ${condition.name}`
    case 'nowhere':
      return `${condition.field} ${condition.name}, unknown here`
    case 'near':
      return `within ${condition.miles} miles of ${condition.name}`
    case 'text':
      return `says ${condition.name}${condition.onlyOfRentals ? ', of a rental' : ''}`
    case 'ids':
      return `Url ${condition.name}`
    case 'all':
      return condition.of.map(tellCondition).join(' and ')
    case 'not':
      return `not ${tellCondition(condition.of)}`
  }
}

function tellLimits({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return oneOf.join(' or ')
  if (min !== undefined && min === max) return String(min)
  if (min !== undefined && max !== undefined) return `${min} to ${max}`
  const low = min !== undefined ? `at least ${min}` : above !== undefined ? `above ${above}` : ''
  const high = max !== undefined ? `at most ${max}` : below !== undefined ? `below ${below}` : ''
  return [low, high].filter(Boolean).join(' and ')
}
