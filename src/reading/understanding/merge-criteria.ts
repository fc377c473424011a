import type { Condition, Criterion, Limits } from '../criteria/condition.ts'
import type { Drop } from './understanding.ts'

/** Topics that say which homes are looked at: a comparison with homes shown before means nothing among others. */
const changesHomes = new Set(['Place', 'SaleType', 'PropertyType', 'Status'])

function topicsOf({ topic, also = [] }: Criterion): Criterion['topic'][] {
  return [topic, ...also]
}

/** What is left of a criterion when topics, a feature or a place are let go; null when nothing is. */
export function dropFrom<Kind extends Criterion>(criterion: Kind, drop: Drop): Kind | null {
  if (!topicsOf(criterion).some((topic) => drop.topics.includes(topic))) return criterion
  const isNamed = drop.topics.length === 1 && drop.words !== ''
  if (!isNamed || (criterion.topic !== 'Feature' && criterion.topic !== 'Place')) return null
  const anyOf = criterion.anyOf.filter((condition) => !isNamedBy(condition, drop))
  if (anyOf.length === criterion.anyOf.length) return criterion.topic === 'Feature' ? criterion : null
  return anyOf.length > 0 ? { ...criterion, anyOf } : null
}

function isNamedBy(condition: Condition, { words, feature }: Drop): boolean {
  if (condition.is === 'text') return featureOf(condition) === (feature ?? words).toLowerCase()
  return 'name' in condition && condition.name === words
}

/** A feature by its English name: said in one language, it is the same in another. */
function featureOf({ name, feature = name }: Extract<Condition, { is: 'text' }>): string {
  return feature.toLowerCase()
}

/** The earlier criteria with those of a new sentence: what it speaks of replaces what was said of it, the rest stays. */
export function mergeCriteria(before: readonly Criterion[], said: readonly Criterion[], adds: boolean): Criterion[] {
  let kept = [...before]
  const added: Criterion[] = []
  if (said.some((criterion) => changesHomes.has(criterion.topic))) kept = kept.filter(({ fleeting }) => !fleeting)
  if (switchesSaleType(before, said)) kept = kept.filter((criterion) => criterion.topic !== 'Price')
  for (const criterion of said) {
    if (criterion.topic === 'Feature') {
      const isLifted =
        adds && kept.some((old) => old.mode === 'not' && namesOf(old).join('|') === namesOf(criterion).join('|'))
      kept = kept.flatMap((old) => withoutFeature(old, criterion))
      // "a pool is fine too", after "no pool"
      if (isLifted) continue
    } else if (criterion.mode === 'must') {
      const topics = topicsOf(criterion)
      const old = kept.find((each) => each.topic === criterion.topic && each.mode === 'must' && !each.fleeting)
      const joined = old && joinLimits(old, criterion)
      if (adds && old && ['Place', 'PropertyType', 'Bedrooms'].includes(criterion.topic)) {
        kept = kept.map((each) => (each === old ? { ...old, anyOf: withFurther(old.anyOf, criterion.anyOf) } : each))
        continue
      }
      const lifted = kept.some((each) => each.mode === 'not' && liftFrom(each, criterion) !== each)
      kept = kept.flatMap((each) => {
        if (!topicsOf(each).some((topic) => topics.includes(topic))) return [each]
        return each.mode === 'not' ? (liftFrom(each, criterion) ?? []) : []
      })
      // "condos are fine too", after "no condos", asks for no condo.
      if (!(adds && lifted && !old)) added.push(joined ?? criterion)
      continue
    } else {
      kept = kept.flatMap((old) => withoutExcluded(old, criterion))
    }
    added.push(criterion)
  }
  return [...kept, ...added]
}

function withFurther(known: readonly Condition[], further: readonly Condition[]): Condition[] {
  const keys = new Set(known.map(keyOf))
  return [...known, ...further.filter((condition) => !keys.has(keyOf(condition)))]
}

/** Rents and sale prices are of another size: the old limit means nothing after the switch. */
function switchesSaleType(before: readonly Criterion[], said: readonly Criterion[]): boolean {
  const [old, next] = [before, said].map((criteria) => criteria.find(({ topic }) => topic === 'SaleType'))
  const saysPrice = said.some(({ topic }) => topic === 'Price')
  return (
    old !== undefined && next !== undefined && !saysPrice && JSON.stringify(old.anyOf) !== JSON.stringify(next.anyOf)
  )
}

/** An exclusion without what is asked for now; null when nothing of it is left. */
function liftFrom(excluded: Criterion, wanted: Criterion): Criterion | null {
  const asked = new Set(wanted.anyOf.map(keyOf))
  const anyOf = excluded.anyOf.filter((condition) => !asked.has(keyOf(condition)))
  if (anyOf.length === excluded.anyOf.length) return excluded
  return anyOf.length > 0 ? { ...excluded, anyOf } : null
}

/** Two words for one kind of home say the same. */
function keyOf(condition: Condition): string {
  return condition.is === 'family' ? condition.family : JSON.stringify(condition)
}

/** "not in Kent" after "in Kent" takes Kent away; what was excluded before stays so. */
function withoutExcluded(old: Criterion, next: Criterion): Criterion[] {
  if (old.topic !== next.topic || next.mode !== 'not') return [old]
  if (old.mode !== 'must') return old.mode === 'not' && keysOf(old) === keysOf(next) ? [] : [old]
  const excluded = new Set(next.anyOf.map(keyOf))
  const anyOf = old.anyOf.filter((condition) => !excluded.has(keyOf(condition)))
  return anyOf.length > 0 ? [{ ...old, anyOf }] : []
}

function keysOf({ anyOf }: Criterion): string {
  return anyOf.map(keyOf).join('|')
}

/** A feature said again, in whatever language, is said once; one that is excluded now is no alternative any more. */
function withoutFeature(old: Criterion, next: Criterion): Criterion[] {
  if (old.topic !== 'Feature') return [old]
  const [known, named] = [namesOf(old), namesOf(next)]
  if (known.join('|') === named.join('|')) return []
  // "a pool or a hot tub", after "a pool"
  if (old.mode === 'must' && next.mode === 'must' && known.every((name) => named.includes(name))) return []
  if (old.mode !== 'must' || next.mode !== 'not') return [old]
  const anyOf = old.anyOf.filter((_, index) => !named.includes(known[index] ?? ''))
  return anyOf.length > 0 ? [{ ...old, anyOf }] : []
}

function namesOf({ anyOf }: Criterion): string[] {
  return anyOf.map((condition) =>
    condition.is === 'text' ? featureOf(condition) : 'name' in condition ? condition.name : '',
  )
}

/** "under 500k", then "over 300k": both hold. Everything else replaces. */
function joinLimits(old: Criterion, next: Criterion): Criterion | null {
  const [first, second] = [old.anyOf[0], next.anyOf[0]]
  if (old.anyOf.length !== 1 || next.anyOf.length !== 1 || first?.is !== 'number' || second?.is !== 'number')
    return null
  const low = (limits: Limits) => limits.min ?? limits.above
  const high = (limits: Limits) => limits.max ?? limits.below
  const complement = (a: Limits, b: Limits) =>
    low(a) !== undefined &&
    high(a) === undefined &&
    low(b) === undefined &&
    high(b) !== undefined &&
    (low(a) ?? 0) < (high(b) ?? 0)
  if (first.oneOf || second.oneOf || !(complement(first, second) || complement(second, first))) return null
  return { ...next, anyOf: [{ ...first, ...second }] }
}
