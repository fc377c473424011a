import type { Condition, Criterion, Limits } from '../criteria/condition.ts'
import { areaCondition, numberCondition } from '../criteria/make-condition.ts'
import type { Comparison } from '../languages/wording.ts'
import { completeAmounts } from './complete-amounts.ts'
import { implySaleType } from './imply-sale-type.ts'
import { dropFrom, mergeCriteria } from './merge-criteria.ts'
import { narrowPlace } from './narrow-place.ts'
import type { RefineFacts } from './refine-facts.ts'
import type { SearchPlan, SearchState } from './search-state.ts'
import { countAnew } from './turns/count-anew.ts'
import { takeSteps } from './turns/take-steps.ts'
import type { Understood } from './understand.ts'
import { withoutAnimalsOfBuyers, wordsOfAnimals } from './visitors-animals.ts'
import { hasTag } from './words/lexeme.ts'

export interface Refinement extends SearchPlan {
  offset: number
  /** How homes compare with what was just shown, by what was said first; dropped again, with a word about it, when nothing is left. */
  comparison: { comparison: Comparison; criteria: readonly Criterion[]; sort: SearchPlan['sort'] } | null
  /** Whether anything of the earlier search was kept. */
  refines: boolean
  /** By how many searches it goes back; 0 where it does not. */
  wentBack: number
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
  const untaken = understood.steps.map(({ words }) => words).filter((words) => !refinement.counted.includes(words))
  return { ...refinement, criteria, unused: [...untaken, ...(isUsed ? [] : wordsOfAnimals(understood))] }
}

function join(understood: Understood, previous: SearchState | null, facts: RefineFacts): Omit<Refinement, 'unused'> {
  const said = implySaleType(completeAmounts(understood.criteria, [], facts))
  const fresh: Omit<Refinement, 'unused'> = {
    criteria: said,
    sort: understood.sort ?? closerSort(understood, { criteria: said, sort: null, limit: null }),
    limit: understood.limit,
    offset: 0,
    comparison: null,
    refines: false,
    wentBack: 0,
    isMore: false,
    counted: [],
    isSearch: said.length > 0 || understood.sort !== null || understood.figures.length > 0 || understood.saysHome,
  }
  const startsOver =
    understood.follow.includes('reset') ||
    (understood.follow.includes('anew') && said.length > 0) ||
    (understood.follow.includes('showAll') && said.length === 0)
  if (previous === null || startsOver || isComplete(understood)) {
    return previous === null ? { ...fresh, ...firstComparison(understood, fresh) } : fresh
  }
  let base: SearchPlan = { criteria: previous.criteria, sort: previous.sort, limit: previous.limit }
  const wentBack = understood.follow.includes('back') ? understood.stepsBack : 0
  const isMore = asksForMore(understood)
  const counted = countAnew(isMore ? { counts: [], criteria: [] } : understood, previous.criteria, facts)
  if (wentBack > 0) base = planBefore(previous, wentBack) ?? base
  // One certain home was looked up in between: the search goes on from before it.
  if (wentBack === 0 && fresh.isSearch && isLookUp(base)) base = previous.history.at(-1) ?? base
  for (const drop of understood.drops)
    base = { ...base, criteria: base.criteria.flatMap((criterion) => dropFrom(criterion, drop) ?? []) }
  const stepped = takeSteps(base.criteria, understood.steps)
  base = { ...base, criteria: swapFeature(understood, stepped.criteria) }
  const widens = understood.radius !== null && base.criteria.some(({ anyOf }) => anyOf.some(({ is }) => is === 'near'))
  const rooms = stepOfRooms(understood, previous)
  const comparison = comparisonWith(understood, previous, rooms?.comparison ?? null)
  const compared = new Set(comparison?.criteria.map(({ topic }) => topic))
  const lasting = base.criteria.filter((each) => !compared.has(each.topic) || (!each.fleeting && !isExact(each)))
  const spoken = [...completeAmounts(understood.criteria, base.criteria, facts), ...counted.criteria]
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
    counted: [
      ...counted.words,
      ...stepped.words,
      ...(rooms === null ? [] : [rooms.words]),
      ...(widens ? [understood.radius?.words ?? ''] : []),
    ],
  }
}

/** The search so many steps ago, homes that were looked up left aside; the first one where there were not so many. */
function planBefore({ history }: SearchState, steps: number): SearchPlan | undefined {
  const searches = history.filter((plan) => !isLookUp(plan))
  return searches.at(-steps) ?? searches[0] ?? history.at(-1)
}

/** "show me more", and nothing else that would make it another search. */
function asksForMore({ follow, criteria, drops, steps, sort, counts, ordinals }: Understood): boolean {
  return (
    follow.length > 0 &&
    follow.every((action) => action === 'more' || action === 'anew') &&
    criteria.length + drops.length + steps.length + ordinals.length === 0 &&
    (sort === null || counts.length > 0)
  )
}

/** "a fireplace instead": in place of the feature that was asked for last. */
function swapFeature({ markers, criteria }: Understood, before: readonly Criterion[]): Criterion[] {
  const isFeature = criteria.length > 0 && criteria.every(({ topic, mode }) => topic === 'Feature' && mode === 'must')
  const last = before.findLast(({ topic, mode }) => topic === 'Feature' && mode === 'must')
  return before.filter((each) => !(isFeature && markers.includes('swap') && each === last))
}

/** "newer" than homes of 1985 finds none of 1985: what was said exactly gives way. */
function isExact({ mode, anyOf }: Criterion): boolean {
  const [only] = anyOf
  return mode === 'must' && only?.is === 'number' && (only.oneOf !== undefined || only.min === only.max)
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
  const begins = hasTag(
    understood.lexemes.find((lexeme) => hasTag(lexeme, 'follow.now') || !lexeme.tags.some(isOpening)),
    'follow.now',
  )
  const markers = begins ? understood.markers.toSpliced(understood.markers.indexOf('what'), 1) : understood.markers
  if (markers.length > 0 || understood.follow.length > 0) return false
  const must = understood.criteria.filter((criterion) => criterion.mode === 'must')
  if (must.some((criterion) => criterion.anyOf.some(namesOneHome))) return true
  const topics = new Set(must.flatMap(({ topic, also = [] }) => [topic, ...also]))
  if (!topics.has('Place')) return false
  const saysKind = topics.has('PropertyType') || understood.saysHome
  const said = topics.size + (saysKind && !topics.has('PropertyType') ? 1 : 0)
  const [first] = understood.lexemes.filter(({ tags }) => !tags.includes('sign'))
  const requests = hasTag(first, 'glue.request') || begins
  return said >= 4 || (requests && saysKind && said >= 3)
}

/** What a sentence may begin with before it says what it asks for: "ok", "great". */
function isOpening(tag: string): boolean {
  return ['sign', 'filler', 'opinion', 'aside'].includes(tag)
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

/** "cheaper": strictly below the lowest price just shown, and so on; "cheaper and bigger": both. */
function comparisonWith(
  { follow }: Understood,
  { bounds }: SearchState,
  rooms: Comparison | null,
): Refinement['comparison'] {
  const said = [...follow, ...(rooms === null ? [] : [rooms])].filter(isComparison)
  const [comparison, ...others] = said.filter((each) => bounds[comparatives[each].bound] !== null)
  if (comparison === undefined) return null
  const criteria = [comparison, ...others].map((each) => beyond(each, bounds[comparatives[each].bound] ?? 0))
  const { field, side } = comparatives[comparison]
  return { comparison, criteria, sort: { field, direction: side === 'below' ? 'up' : 'down' } }
}

function beyond(comparison: Comparison, value: number): Criterion {
  const { field, side } = comparatives[comparison]
  const limits: Limits = side === 'above' ? { above: value } : { below: value }
  const condition: Condition =
    field === 'BuildingArea' ? areaCondition(field, limits, 'Square Feet') : numberCondition(field, limits)
  return { topic: field, mode: 'must', anyOf: [condition], fleeting: true }
}

/** "one more bedroom" where nothing was said of bedrooms: more than those that were shown have. */
function stepOfRooms(
  { steps }: Understood,
  { criteria }: SearchState,
): { comparison: Comparison; words: string } | null {
  const step = steps.find(({ topic }) => topic === 'Bedrooms')
  const isSaid = criteria.some(({ topic, mode }) => topic === 'Bedrooms' && mode === 'must')
  if (step === undefined || isSaid) return null
  return { comparison: step.sign > 0 ? 'moreBedrooms' : 'fewerBedrooms', words: step.words }
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
