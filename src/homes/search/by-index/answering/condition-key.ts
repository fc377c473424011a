import type { Condition, NumberCondition } from '../../../../reading/criteria/condition.ts'

/** What a condition means, without what it is called: two conditions with the same key are true of the same homes. */
export function keyOf(condition: Condition): string {
  // Nearly all that is asked for is of these kinds, and a search of many alerts asks for nothing else than such keys.
  switch (condition.is) {
    case 'number': {
      const { field, min, max, above, below, oneOf } = condition satisfies OnlyKnown
      return `number ${field} ${min} ${max} ${above} ${below} ${oneOf}`
    }
    case 'value':
      return `value ${condition.field} ${condition.value}`
    case 'city':
      return `city ${condition.key}`
    case 'zip':
      return `zip ${condition.key}`
    case 'family':
      return `family ${condition.family}`
    default:
      return JSON.stringify(condition, withoutNames)
  }
}

function withoutNames(key: string, value: unknown): unknown {
  return key === 'name' || key === 'said' || key === 'word' ? undefined : value
}

/** Where a limit is added to bounds, this no longer compiles: the key has to hold it. */
type OnlyKnown = [Exclude<keyof NumberCondition, KnownLimit>] extends [never] ? NumberCondition : never
type KnownLimit = 'is' | 'field' | 'min' | 'max' | 'above' | 'below' | 'oneOf'
