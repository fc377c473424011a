import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'

/** To the search a loft is a condo: what says itself to be one is meant by who asks for lofts. */
const narrower = 'loft'

/** "just the lofts": the condos that are lofts; null where none is asked for. */
export function withinKind(understood: Understood): Understood | null {
  const isNarrow = (condition: Condition): boolean =>
    condition.is === 'family' && foldText(condition.word).startsWith(narrower)
  if (!understood.criteria.some(({ topic, anyOf }) => topic === 'PropertyType' && anyOf.some(isNarrow))) return null
  const says: Condition = { is: 'text', name: narrower, mentions: [narrower] }
  const narrow = <Kind extends Criterion>(criterion: Kind): Kind =>
    criterion.topic === 'PropertyType' && criterion.mode === 'must'
      ? {
          ...criterion,
          anyOf: criterion.anyOf.map((each): Condition => (isNarrow(each) ? { is: 'all', of: [each, says] } : each)),
        }
      : criterion
  return { ...understood, criteria: understood.criteria.map(narrow) }
}
