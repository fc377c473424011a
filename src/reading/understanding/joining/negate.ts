import type { AreaCondition, Condition, Criterion, Limits, NumberCondition } from '../../criteria/condition.ts'

/** Fields of which a bound allows the value itself, whatever its word ("over 500k" is at least that). */
const inclusive = new Set([
  'Price',
  'HOAMonth',
  'DepositFee',
  'ZestimatePrice',
  'UnitAreaPrice',
  'BuildingArea',
  'LotArea',
])

/** Excluding a limit is the opposite limit, so that what is unknown satisfies neither; null where there is none. */
function oppositeOf(condition: NumberCondition | AreaCondition): Condition | null {
  const isInclusive = inclusive.has(condition.field)
  if (condition.is === 'number') {
    const limits = oppositeLimits(condition, isInclusive && !isBareHoa(condition))
    return limits && { is: 'number', field: condition.field, ...limits }
  }
  const { unit, ...said } = condition.said
  const [feet, meters] = [oppositeLimits(condition.feet, isInclusive), oppositeLimits(condition.meters, isInclusive)]
  const opposite = oppositeLimits(said, isInclusive)
  return feet && meters && opposite && { is: 'area', field: condition.field, feet, meters, said: { ...opposite, unit } }
}

/** "HOA" alone asks for there being a fee: no HOA is none. */
function isBareHoa(condition: NumberCondition): boolean {
  return condition.field === 'HOAMonth' && condition.above === 0
}

function oppositeLimits(limits: Limits, isInclusive: boolean): Limits | null {
  const { min, max, above, below, oneOf } = limits
  const given = [min, max, above, below].filter((value) => value !== undefined).length
  if (given !== 1 || oneOf) return null
  if (min !== undefined) return isInclusive ? { max: min } : { below: min }
  if (max !== undefined) return isInclusive ? { min: max } : { above: max }
  if (above !== undefined) return { max: above }
  return below === undefined ? null : { min: below }
}

/** The criterion that excludes what this one asks for. */
export function negate<Kind extends Criterion>(criterion: Kind): Kind {
  const [only] = criterion.anyOf
  const opposite =
    criterion.anyOf.length === 1 && (only?.is === 'number' || only?.is === 'area') ? oppositeOf(only) : null
  return opposite ? { ...criterion, mode: 'must', anyOf: [opposite] } : { ...criterion, mode: 'not' }
}

/** "ideally no HOA": what is wished for is that none of them holds. */
export function wishNone<Kind extends Criterion>(criterion: Kind): Kind {
  const opposite = negate(criterion)
  if (opposite.mode === 'must') return { ...opposite, mode: 'wish' }
  const none = criterion.anyOf.map((of): Condition => ({ is: 'not', of }))
  return { ...criterion, mode: 'wish', anyOf: none.length === 1 ? none : [{ is: 'all', of: none }] }
}

/** "a house, but not a villa": both are one family, so the narrower word itself is excluded. */
export function excludeByWord<Kind extends Criterion>(criteria: readonly Kind[]): readonly Kind[] {
  const wanted = criteria.find((criterion) => criterion.topic === 'PropertyType' && criterion.mode === 'must')
  return criteria.map((criterion) => {
    if (criterion.topic !== 'PropertyType' || criterion.mode !== 'not') return criterion
    const anyOf = criterion.anyOf.map((condition): Condition => {
      const same = wanted?.anyOf.some(
        (other) => other.is === 'family' && condition.is === 'family' && other.family === condition.family,
      )
      return same && condition.is === 'family'
        ? { is: 'text', name: condition.word, mentions: [condition.word] }
        : condition
    })
    return { ...criterion, anyOf }
  })
}
