import type { Database } from '../../../platform/database/connect.ts'
import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import { countEach, findMatches, findSatisfying } from '../find-listings.ts'
import { presentListing } from '../present-listing.ts'
import type { Scope } from '../scope.ts'
import type { FoundClosest } from './closest-homes.ts'
import { partSearch } from './find-closest.ts'
import { tellMisses } from './tell-misses.ts'

const shownAtOnce = 3

/**
 * Where not even the homes that miss little are there ("5 bedrooms with a pool for 300,000"): homes at the same place and of
 * the same offer, whatever else they miss, those first that come nearest to the price. null where there is none.
 */
export async function findNearestHomes(
  db: Database,
  scope: Scope,
  search: SearchPlan,
  language: LanguageCode,
): Promise<FoundClosest | null> {
  const kept = search.criteria.filter(
    ({ topic, mode, implied }) => mode === 'not' || (keptTopics.has(topic) && !implied),
  )
  const given = search.criteria.filter((criterion) => criterion.mode === 'must' && !kept.includes(criterion))
  if (given.length === 0) return null
  const offer = given.filter(({ topic }) => topic === 'SaleType')
  const type = given.filter(({ topic }) => topic === 'PropertyType')
  const ways = [[...kept, ...offer, ...type], [...kept, ...offer], kept]
  const totals = await countEach(db, scope, ways)
  const at = totals.findIndex((total) => total > 0)
  const criteria = ways[at]
  if (criteria === undefined) return null
  const sort = search.sort ?? towardsPrice(search.criteria)
  const { rows } = await findMatches(db, scope, { criteria, sort, limit: shownAtOnce, offset: 0 })
  const ids = rows.map(({ id }) => id)
  const { centreOf } = await partSearch(db, scope, search.criteria)
  const met = await Promise.all(given.map((criterion) => findSatisfying(db, scope, ids, [criterion])))
  const listings = rows.map((row) => {
    const listing = presentListing(row, scope)
    const missed = given.filter((_, index) => !met[index]?.has(row.id))
    return { ...listing, misses: tellMisses(language, listing, missed, centreOf) }
  })
  return { total: totals[at] ?? listings.length, listings, plan: { ...search, criteria } }
}

/** What nobody is shown something else for: the place, and what was said of sale or rent. */
const keptTopics: ReadonlySet<Criterion['topic']> = new Set(['Place', 'SaleType', 'Status', 'CurrencySymbol', 'Shown'])

/** Below a bound that none keeps, the cheapest come nearest; above one, the most expensive. */
function towardsPrice(criteria: readonly Criterion[]): Sort | null {
  const price = criteria.find(({ topic, mode }) => topic === 'Price' && mode === 'must')?.anyOf[0]
  if (price?.is !== 'number') return null
  const isMost = price.max !== undefined || price.below !== undefined
  return { field: 'Price', direction: isMost ? 'up' : 'down' }
}
