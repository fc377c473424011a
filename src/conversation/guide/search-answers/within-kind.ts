import { countAtHand } from '../../../homes/search/listing-questions.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext } from '../guide-context.ts'
import { says, singular } from '../skills/said-in.ts'

/** Words that visitors say more often are what all homes of a kind are called: "house", "flat", "piso". */
const leastWeight = 5
/** What more of the homes of the kind are called tells none of them apart. */
const mostShare = 0.5

/**
 * To the search a loft is a condo, and a cabin a house: what says itself to be one is meant by who asks for lofts or cabins. null where
 * none is asked for, none of the homes says so, or most of them do.
 */
export async function withinKind({ db, scope }: GuideContext, understood: Understood): Promise<Understood | null> {
  // "a cabin with a dock": a cottage with one may be as good, and cabins only come first.
  if (understood.criteria.some(({ topic, mode }) => topic === 'Feature' && mode === 'must')) return null
  const weights = scope.languages.derive(loadWeightOfWord)
  const isNarrow = (condition: Condition): condition is Condition & { is: 'family' } =>
    condition.is === 'family' && weights.of(singular(foldText(condition.word))) >= leastWeight
  const kinds = understood.criteria.filter(({ topic, mode }) => topic === 'PropertyType' && mode === 'must')
  const narrow = kinds.flatMap(({ anyOf }) => anyOf).filter(isNarrow)
  if (narrow.length === 0) return null
  const within = (each: Condition): Condition =>
    isNarrow(each) ? { is: 'all', of: [each, says(singular(foldText(each.word)))] } : each
  const counts = await countAtHand(db, scope, [...narrow.map(asKind), ...narrow.map((each) => asKind(within(each)))])
  const isRare = narrow.every((_each, at) => {
    const [all = 0, own = 0] = [counts?.[at], counts?.[narrow.length + at]]
    return own > 0 && own <= Math.max(1, all * mostShare)
  })
  if (!isRare) return null
  const narrowed = <Kind extends Criterion>(criterion: Kind): Kind =>
    kinds.some((kind) => kind === (criterion as Criterion))
      ? { ...criterion, anyOf: criterion.anyOf.map(within) }
      : criterion
  return { ...understood, criteria: understood.criteria.map(narrowed) }
}

const asKind = (condition: Condition): Criterion[] => [{ topic: 'PropertyType', mode: 'must', anyOf: [condition] }]
