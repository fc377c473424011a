import type { Condition, Criterion, Limits, Topic } from '../criteria/condition.ts'
import { areaCondition, numberCondition } from '../criteria/make-condition.ts'
import type { Comparison } from '../language/wording.ts'
import { implySaleType } from './imply-sale-type.ts'
import { dropFrom, mergeCriteria } from './merge-criteria.ts'
import { narrowPlace } from './narrow-place.ts'
import type { RefineFacts } from './refine-facts.ts'
import type { SearchPlan, SearchState } from './search-state.ts'
import { sells, settleAmounts } from './settle-amounts.ts'
import type { Understood } from './understand.ts'
import { withoutAnimalsOfBuyers, wordsOfAnimals } from './visitors-animals.ts'

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
  /** Words that only the earlier search gave a meaning. */
  counted: string[]
  /** Words of what visitors have, which asks nothing of the homes looked for. */
  unused: string[]
}

/** The search that a sentence means after the one before it, with what the chatbot's listings tell of it. */
export function refine(understood: Understood, previous: SearchState | null, facts: RefineFacts): Refinement {
  const refinement = join(understood, previous, facts)
  const criteria = withoutAnimalsOfBuyers(refinement.criteria)
  const isUsed = criteria.length === refinement.criteria.length
  return { ...refinement, criteria, unused: isUsed ? [] : wordsOfAnimals(understood) }
}

function join(understood: Understood, previous: SearchState | null, facts: RefineFacts): Omit<Refinement, 'unused'> {
  const said = implySaleType(settleAmounts(understood.criteria, [], facts))
  const fresh: Omit<Refinement, 'unused'> = {
    criteria: said,
    sort: understood.sort ?? closerSort(understood, { criteria: said, sort: null, limit: null }),
    limit: understood.limit,
    offset: 0,
    comparison: null,
    refines: false,
    wentBack: false,
    isMore: false,
    counted: [],
    isSearch: said.length > 0 || understood.sort !== null || understood.figures.length > 0 || understood.saysHome,
  }
  const startsOver = understood.follow.includes('reset') || (understood.follow.includes('showAll') && said.length === 0)
  if (previous === null || startsOver || isComplete(understood)) {
    return previous === null ? { ...fresh, ...firstComparison(understood, fresh) } : fresh
  }
  let base: SearchPlan = { criteria: previous.criteria, sort: previous.sort, limit: previous.limit }
  let wentBack = false
  const counted = countAnew(understood, previous)
  const isMore = understood.follow.includes('more') && said.length === 0
  if (understood.follow.includes('back')) {
    base = previous.history.findLast((plan) => !isLookUp(plan)) ?? previous.history.at(-1) ?? base
    wentBack = true
  } else if (fresh.isSearch && isLookUp(base)) {
    // One certain home was looked up in between: the search goes on from before it.
    base = previous.history.at(-1) ?? base
  }
  for (const drop of understood.drops)
    base = { ...base, criteria: base.criteria.flatMap((criterion) => dropFrom(criterion, drop) ?? []) }
  const widens = understood.radius !== null && base.criteria.some(({ anyOf }) => anyOf.some(({ is }) => is === 'near'))
  const comparison = comparisonWith(understood, previous)
  const compared = comparison?.criterion.topic
  const lasting = base.criteria.filter(({ fleeting, topic }) => !(fleeting && topic === compared))
  const spoken = [...settleAmounts(understood.criteria, base.criteria, facts), ...counted.criteria]
  const placed = facts.narrows ? narrowPlace(lasting, spoken) : spoken
  const criteria = implySaleType(mergeCriteria(lasting, placed, understood.markers.includes('add')))
  return {
    criteria: widenNear(criteria, understood.radius?.miles ?? null),
    sort: understood.sort ?? closerSort(understood, base) ?? base.sort,
    limit: understood.limit ?? (isMore || understood.figures.length > 0 ? null : base.limit),
    offset: isMore ? previous.offset + previous.shown.length : 0,
    comparison,
    refines: true,
    wentBack,
    isMore,
    isSearch: fresh.isSearch || counted.criteria.length > 0,
    counted: [...counted.words, ...(widens ? [understood.radius?.words ?? ''] : [])],
  }
}

/** "4", "make it 3", "800": a number alone is a new one of what was counted last, or the new price, where one was said. */
function countAnew(understood: Understood, previous: SearchState): { criteria: Criterion[]; words: string[] } {
  const nothing = { criteria: [], words: [] }
  const [count, ...others] = understood.counts
  if (count === undefined || others.length > 0 || understood.criteria.length > 0) return nothing
  const { value, words } = count
  const before = previous.criteria.filter(({ mode }) => mode === 'must').map(({ topic }) => topic)
  const topic = value <= 20 ? before.findLast(isCounted) : before.find((each) => each === 'Price')
  if (topic === undefined) return nothing
  if (topic === 'Price') {
    const amount = value >= 100 && value < 10_000 && sells(previous.criteria) ? value * 1000 : value
    return { criteria: [{ topic, mode: 'must', anyOf: [numberCondition(topic, { max: amount })] }], words }
  }
  const bare: Limits = topic === 'Bedrooms' ? { min: value, max: value } : { min: value }
  return { criteria: [{ topic, mode: 'must', anyOf: [numberCondition(topic, count.limits ?? bare)] }], words }
}

function isCounted(topic: Topic): topic is 'Bedrooms' | 'Bathrooms' | 'ParkingSpots' {
  return topic === 'Bedrooms' || topic === 'Bathrooms' || topic === 'ParkingSpots'
}

/** "closer": in the order of the distance from where the search looks. */
function closerSort(understood: Understood, base: SearchPlan): SearchPlan['sort'] {
  if (!understood.follow.includes('closer')) return null
  const near = base.criteria.flatMap(({ anyOf }) => anyOf).find((condition) => condition.is === 'near')
  const from = near ? { name: near.name, latitude: near.latitude, longitude: near.longitude } : base.sort?.from
  return from ? { field: 'Distance', direction: 'up', from } : null
}

/**
 * Whether a sentence is a search of its own (docs/decisions/0010): it looks up one certain home, or it says the place and
 * three more things, or it asks for homes anew ("show me ...") with place, kind and one more.
 */
function isComplete(understood: Understood): boolean {
  if (understood.markers.length > 0 || understood.follow.length > 0) return false
  const must = understood.criteria.filter((criterion) => criterion.mode === 'must')
  if (must.some((criterion) => criterion.anyOf.some(namesOneHome))) return true
  const topics = new Set(must.flatMap(({ topic, also = [] }) => [topic, ...also]))
  if (!topics.has('Place')) return false
  const saysKind = topics.has('PropertyType') || understood.saysHome
  const said = topics.size + (saysKind && !topics.has('PropertyType') ? 1 : 0)
  const [first] = understood.lexemes.filter(({ tags }) => !tags.includes('sign'))
  const requests = first?.tags.includes('glue.request') ?? false
  return said >= 4 || (requests && saysKind && said >= 3)
}

function isLookUp(plan: SearchPlan): boolean {
  // "not this one" names a home as well.
  return plan.criteria.some(({ mode, anyOf }) => mode === 'must' && anyOf.some(namesOneHome))
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

function widenNear(criteria: readonly Criterion[], radius: number | null): Criterion[] {
  if (radius === null) return [...criteria]
  const widen = (condition: Condition): Condition =>
    condition.is === 'near' ? { ...condition, miles: radius } : condition
  return criteria.map((criterion) => ({ ...criterion, anyOf: criterion.anyOf.map(widen) }))
}

type Comparative = {
  field: 'Price' | 'BuildingArea' | 'YearBuilt' | 'Bedrooms'
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

function isComparison(action: string): action is Comparison {
  return action in comparatives
}

/** "cheaper": strictly below the lowest price just shown, and so on. */
function comparisonWith(understood: Understood, previous: SearchState): Refinement['comparison'] {
  for (const action of understood.follow) {
    if (!isComparison(action)) continue
    const { field, side, bound } = comparatives[action]
    const value = previous.bounds[bound]
    const sort: SearchPlan['sort'] = { field, direction: side === 'below' ? 'up' : 'down' }
    if (value === null) return null
    const limits: Limits = side === 'above' ? { above: value } : { below: value }
    const condition: Condition =
      field === 'BuildingArea' ? areaCondition(field, limits, 'Square Feet') : numberCondition(field, limits)
    return { comparison: action, criterion: { topic: field, mode: 'must', anyOf: [condition], fleeting: true }, sort }
  }
  return null
}

/** Without anything shown before, "cheaper homes" only says the order. */
function firstComparison(understood: Understood, fresh: Pick<Refinement, 'sort'>): Partial<Refinement> {
  const comparison = understood.follow.find(isComparison)
  if (comparison === undefined || fresh.sort) return {}
  const { field, side } = comparatives[comparison]
  return {
    sort: { field, direction: side === 'below' ? 'up' : 'down' },
    isSearch: true,
  }
}
