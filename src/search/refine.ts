import type { FoundCriterion } from './assemble.ts'
import type { Condition, Criterion, Limits, NumberField, Topic } from './condition.ts'
import { areaCondition, numberCondition } from './make-condition.ts'
import type { SearchPlan, SearchState } from './search-state.ts'
import type { Understood } from './understand.ts'
import type { Comparison } from './wording.ts'

export interface Refinement extends SearchPlan {
  offset: number
  /** A comparison with what was just shown; dropped again, with a word about it, when nothing is left. */
  comparison: { comparison: Comparison; criterion: Criterion; sort: SearchPlan['sort'] } | null
  /** Whether anything of the earlier search was kept. */
  refines: boolean
  wentBack: boolean
  /** Another page of the same search. */
  isMore: boolean
  /** New criteria stand in the sentence itself. */
  isSearch: boolean
}

/** The search that a sentence means after the one before it. */
export function refine(understood: Understood, previous: SearchState | null): Refinement {
  const said = understood.criteria.map(toCriterion)
  const fresh: Refinement = {
    criteria: said,
    sort: understood.sort,
    limit: understood.limit,
    offset: 0,
    comparison: null,
    refines: false,
    wentBack: false,
    isMore: false,
    isSearch: said.length > 0 || understood.sort !== null || understood.figures.length > 0 || understood.saysHome,
  }
  const startsOver = understood.follow.includes('reset') || (understood.follow.includes('showAll') && said.length === 0)
  if (previous === null || startsOver || isComplete(understood)) {
    return previous === null ? { ...fresh, ...firstComparison(understood, fresh) } : fresh
  }
  let base: SearchPlan = { criteria: previous.criteria, sort: previous.sort, limit: previous.limit }
  let wentBack = false
  if (understood.follow.includes('back')) {
    base = previous.history.at(-1) ?? base
    wentBack = true
  }
  for (const drop of understood.drops) {
    base = { ...base, criteria: base.criteria.filter((criterion) => !isDropped(criterion, drop)) }
  }
  const isMore = understood.follow.includes('more') && said.length === 0
  const lasting =
    isMore || understood.figures.length > 0 ? base.criteria : base.criteria.filter((criterion) => !criterion.fleeting)
  const criteria = mergeCriteria(lasting, said, understood.markers.includes('add'))
  const comparison = comparisonWith(understood, previous)
  return {
    criteria: widenNear(criteria, understood.radius),
    sort: understood.sort ?? base.sort,
    limit: understood.limit ?? (understood.figures.length > 0 ? null : base.limit),
    offset: isMore ? previous.offset + previous.shown.length : 0,
    comparison,
    refines: true,
    wentBack,
    isMore,
    isSearch: fresh.isSearch,
  }
}

function toCriterion({ topic, mode, anyOf }: FoundCriterion): Criterion {
  return { topic, mode, anyOf }
}

/** A sentence that stands by itself is a search of its own, unless it points back. */
function isComplete(understood: Understood): boolean {
  if (understood.markers.length > 0 || understood.follow.length > 0) return false
  const must = understood.criteria.filter((criterion) => criterion.mode === 'must')
  // One certain home is asked for: by its number, link or address.
  if (must.some((criterion) => criterion.anyOf.some(namesOneHome))) return true
  const topics = new Set(must.map((criterion) => criterion.topic))
  if (!topics.has('Place')) return false
  if (understood.figures.length > 0 && (understood.saysHome || topics.has('PropertyType'))) return true
  return (
    topics.size + (understood.saysHome && !topics.has('PropertyType') ? 1 : 0) >= 4 ||
    (topics.has('PropertyType') && topics.size >= 3)
  )
}

function namesOneHome(condition: Condition): boolean {
  if (condition.is === 'all') return condition.of.some(namesOneHome)
  if (condition.is === 'nowhere') return condition.field === 'Address' || condition.field === 'MLSNumber'
  return (
    condition.is === 'mls' ||
    condition.is === 'ids' ||
    (condition.is === 'address' && /^\d/.test(condition.name) && !/^\d+(st|nd|rd|th)\b/i.test(condition.name))
  )
}

function isDropped(criterion: Criterion, drop: { topics: Topic[]; words: string }): boolean {
  if (!drop.topics.includes(criterion.topic)) return false
  if (criterion.topic !== 'Feature' || drop.topics.length > 1 || drop.words === '') return true
  return criterion.anyOf.some((condition) => condition.is === 'text' && condition.name === drop.words)
}

function mergeCriteria(before: readonly Criterion[], said: readonly Criterion[], adds: boolean): Criterion[] {
  let kept = [...before]
  const added: Criterion[] = []
  const saidTopics = new Set(said.map((criterion) => criterion.topic))
  // Rents and sale prices are of another size: the old limit means nothing after the switch.
  const saleType = said.find((criterion) => criterion.topic === 'SaleType')
  const oldSaleType = before.find((criterion) => criterion.topic === 'SaleType')
  if (
    saleType &&
    !saidTopics.has('Price') &&
    JSON.stringify(saleType.anyOf) !== JSON.stringify(oldSaleType?.anyOf) &&
    oldSaleType
  ) {
    kept = kept.filter((criterion) => criterion.topic !== 'Price')
  }
  for (const criterion of said) {
    if (criterion.topic === 'Feature') {
      kept = kept.filter((old) => old.topic !== 'Feature' || nameOf(old) !== nameOf(criterion))
    } else if (criterion.mode === 'must') {
      const old = kept.find((each) => each.topic === criterion.topic && each.mode === 'must')
      const joined = old && joinLimits(old, criterion)
      if (adds && old && (criterion.topic === 'Place' || criterion.topic === 'PropertyType')) {
        kept = kept.map((each) => (each === old ? { ...old, anyOf: [...old.anyOf, ...criterion.anyOf] } : each))
        continue
      }
      kept = kept.filter((each) => each.topic !== criterion.topic)
      added.push(joined ?? criterion)
      continue
    } else {
      kept = kept.flatMap((old) => withoutExcluded(old, criterion))
    }
    added.push(criterion)
  }
  return [...kept, ...added]
}

/** "not in Kent" after "in Kent" takes Kent away; an earlier exclusion of the same topic is replaced. */
function withoutExcluded(old: Criterion, next: Criterion): Criterion[] {
  if (old.topic !== next.topic || next.mode !== 'not') return [old]
  if (old.mode !== 'must') return []
  const excluded = new Set(next.anyOf.map((condition) => JSON.stringify(condition)))
  const anyOf = old.anyOf.filter((condition) => !excluded.has(JSON.stringify(condition)))
  return anyOf.length > 0 ? [{ ...old, anyOf }] : []
}

function nameOf(criterion: Criterion): string {
  return criterion.anyOf.map((condition) => ('name' in condition ? condition.name : '')).join('|')
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

function widenNear(criteria: readonly Criterion[], radius: number | null): Criterion[] {
  if (radius === null) return [...criteria]
  const widen = (condition: Condition): Condition =>
    condition.is === 'near' ? { ...condition, miles: radius } : condition
  return criteria.map((criterion) => ({ ...criterion, anyOf: criterion.anyOf.map(widen) }))
}

type Comparative = {
  field: NumberField | 'BuildingArea'
  side: 'above' | 'below'
  bound: keyof SearchState['bounds']
}

const comparatives: Record<Comparison, Comparative> = {
  cheaper: { field: 'Price', side: 'below', bound: 'lowestPrice' },
  pricier: { field: 'Price', side: 'above', bound: 'highestPrice' },
  bigger: { field: 'BuildingArea', side: 'above', bound: 'largestArea' },
  smaller: { field: 'BuildingArea', side: 'below', bound: 'smallestArea' },
  newer: { field: 'YearBuilt', side: 'above', bound: 'newestYear' },
  older: { field: 'YearBuilt', side: 'below', bound: 'oldestYear' },
  moreBedrooms: { field: 'Bedrooms', side: 'above', bound: 'mostBedrooms' },
  fewerBedrooms: { field: 'Bedrooms', side: 'below', bound: 'fewestBedrooms' },
}

/** "cheaper": strictly below the lowest price just shown, and so on. */
function comparisonWith(understood: Understood, previous: SearchState): Refinement['comparison'] {
  for (const action of understood.follow) {
    const comparative = comparatives[action]
    if (!comparative) continue
    const { field, side, bound } = comparative
    const value = previous.bounds[bound]
    const sort: SearchPlan['sort'] =
      field === 'Price' || field === 'BuildingArea' || field === 'YearBuilt' || field === 'Bedrooms'
        ? { field, direction: side === 'below' ? 'up' : 'down' }
        : null
    if (value === null) return null
    const limits: Limits = side === 'above' ? { above: value } : { below: value }
    const condition: Condition =
      field === 'BuildingArea' ? areaCondition(field, limits, 'Square Feet') : numberCondition(field, limits)
    return { word, criterion: { topic: field, mode: 'must', anyOf: [condition], fleeting: true }, sort }
  }
  return null
}

/** Without anything shown before, "cheaper homes" only says the order. */
function firstComparison(understood: Understood, fresh: Refinement): Partial<Refinement> {
  const comparative = understood.follow.map((action) => comparatives[action]).find(Boolean)
  if (!comparative || fresh.sort) return {}
  const { field, side } = comparative
  return {
    sort: {
      field: field as 'Price' | 'BuildingArea' | 'YearBuilt' | 'Bedrooms',
      direction: side === 'below' ? 'up' : 'down',
    },
    isSearch: true,
  }
}
