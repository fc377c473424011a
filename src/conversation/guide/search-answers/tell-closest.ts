import { countSearches, listCityNames } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { formatNumber, type Wording } from '../../../reading/languages/wording.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import { describeHome } from '../about-homes/describe-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'

const mostCities = 5

export interface ToldClosest {
  /** What is said before the homes: places that are unknown here. */
  before: string[]
  /** The homes that come close; null where none does. */
  list: string | null
  /** What is said behind them. */
  after: string[]
  /** Whether no other bounds would help: a place or a home is unknown here. */
  isHopeless?: boolean
  /** What each home misses, and what else a card does not show of it. */
  notes: string[]
  /** The search that a mere "yes" asks for. */
  offer: SearchPlan | null
  /** Whether it says by itself that nothing on offer matches. */
  isWhole?: true
}

/** For a search without matches: which places are unknown here, and the homes that miss least. */
export async function tellClosest(context: GuideContext, result: SearchResult): Promise<ToldClosest> {
  const { words } = context
  const { closest, state } = result
  const unknownPlaces = await tellUnknownPlaces(context, state.criteria)
  if (closest === undefined) {
    const isUnread = state.criteria.length === 0 && result.ignored.length > 0
    const hides = unknownPlaces.length > 0 || result.refused !== null || isUnread
    const sold = hides ? null : await offerSold(context, state)
    if (sold !== null) return sold
    const isHopeless = unknownPlaces.length > 0 || namesOneHome(state.criteria) || state.criteria.length === 0
    return { before: unknownPlaces, list: null, after: [], notes: [], offer: null, isHopeless }
  }
  const homes = closest.listings.map((listing, index) => {
    const { line, note } = describeHome(context, listing, [], state.sort)
    const misses = listing.misses.map((miss) => escapeMarkdown(miss))
    return {
      line: `${index + 1}. ${words.closest.misses(line, words.row(misses))}`,
      note: [listing.misses.join(' · '), note].filter(Boolean).join(' · '),
    }
  })
  const list = homes.map(({ line }) => line).join('\n')
  const all = await countLooser(context, closest.plan, homes.length)
  const further = all === null ? [] : [words.closest.seeAll(formatNumber(context.wording, all))]
  return {
    before: unknownPlaces,
    list: `${words.closest.these(homes.length)}\n\n${list}`,
    after: further,
    notes: homes.map(({ note }) => note),
    // Who says yes to these goes on without what they miss, whether or not there are more.
    offer: closest.plan,
  }
}

/** Where all that match are sold: how many there are, and the offer to show them. */
async function offerSold(
  { words, wording, db, scope }: GuideContext,
  { criteria, sort, limit }: SearchPlan,
): Promise<ToldClosest | null> {
  if (criteria.some(({ topic }) => topic === 'Status')) return null
  const plan: SearchPlan = { criteria: [...criteria, { topic: 'Status', mode: 'must', anyOf: [sold] }], sort, limit }
  const [total = 0] = await countSearches(db, scope, [plan.criteria])
  if (total === 0) return null
  const line = words.closest.sold(formatNumber(wording, total), total)
  return { before: [line], list: null, after: [], notes: [], offer: plan, isWhole: true }
}

const sold: Condition = { is: 'value', field: 'Status', value: 'Sold' }

/** How many homes there are once all is given up that those shown miss; null where these are all. */
async function countLooser({ db, scope }: GuideContext, plan: SearchPlan, shown: number): Promise<number | null> {
  const [count = 0] = await countSearches(db, scope, [plan.criteria])
  return count > shown ? count : null
}

async function tellUnknownPlaces({ words, wording, db, scope }: GuideContext, criteria: readonly Criterion[]) {
  const unknown = namePlacesNowhere(criteria)
  if (unknown.length === 0) return []
  const cities = await listCityNames(db, scope, mostCities)
  const sentences = [words.unknownPlace(wording.or(unknown.map((name) => escapeMarkdown(name, 80))))]
  if (cities.length > 0) sentences.push(words.placesHere(words.and(cities.map((city) => escapeMarkdown(city)))))
  return [sentences.join(wording.betweenSentences)]
}

/** One certain home was asked for, by its number, address or link: no other search would find it. */
function namesOneHome(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ anyOf }) =>
    anyOf.some(
      (each) =>
        each.is === 'ids' || (each.is === 'nowhere' && (each.field === 'MLSNumber' || each.field === 'Address')),
    ),
  )
}

/** Where a sentence of its own says that a place is unknown here, its name needs no remark. */
export function withoutNowhere(wording: Wording): Wording {
  return { ...wording, nowhere: '' }
}

/** Cities, states and postal codes that no listing has. */
export function namePlacesNowhere(criteria: readonly Criterion[]): string[] {
  return criteria
    .flatMap(({ anyOf }) => anyOf)
    .flatMap((condition) => (condition.is === 'all' ? condition.of : [condition]))
    .flatMap((condition) =>
      condition.is === 'nowhere' && condition.field !== 'Address' && condition.field !== 'MLSNumber'
        ? [condition.name]
        : [],
    )
}
