import type { Database } from '../../../platform/database/connect.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import { findListings } from '../find-listings.ts'
import { presentListing } from '../present-listing.ts'
import type { Scope } from '../scope.ts'
import type { ClosestHomes } from '../search-schema.ts'
import { findClosest, partSearch } from './find-closest.ts'
import type { Yielding } from './give-up.ts'
import { tellMisses } from './tell-misses.ts'

const shownAtOnce = 5

export interface FoundClosest extends ClosestHomes {
  /** What the search asks for once all that these homes miss is given up. */
  plan: SearchPlan
}

/** For a search that nothing matches: the homes that miss least, and what each misses; null when none is left. */
export async function findClosestHomes(
  db: Database,
  scope: Scope,
  search: SearchPlan,
  language: LanguageCode,
): Promise<FoundClosest | null> {
  const { centreOf, ...parts } = await partSearch(db, scope, search.criteria)
  const { total, homes } = await findClosest(db, scope, { ...parts, sort: search.sort, limit: shownAtOnce })
  if (total === 0) return null
  const rows = await findListings(
    db,
    scope,
    homes.map(({ id }) => id),
  )
  const missedBy = new Map(homes.map(({ id, missed }) => [id, missed]))
  const listings = rows.map((row) => {
    const listing = presentListing(row, scope)
    const missed = missedBy.get(row.id) ?? []
    const criteria = missed.flatMap((at) => parts.yielding[at]?.criterion ?? [])
    return { ...listing, misses: tellMisses(language, listing, criteria, centreOf) }
  })
  const missed = new Set(homes.flatMap((home) => home.missed))
  return { total, listings, plan: { ...search, criteria: giveUp(search.criteria, parts.yielding, missed) } }
}

function giveUp(
  criteria: readonly Criterion[],
  yielding: readonly Yielding[],
  missed: ReadonlySet<number>,
): Criterion[] {
  return criteria.flatMap((criterion) => {
    const at = yielding.findIndex((each) => each.criterion === criterion)
    const last = yielding[at]?.steps.at(-1)
    return missed.has(at) && last ? (last.criterion ?? []) : [criterion]
  })
}
