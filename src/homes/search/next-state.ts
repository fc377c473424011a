import { squareMetersInSquareFoot } from '../../reading/measures/measures.ts'
import type { Refinement } from '../../reading/understanding/refine.ts'
import { emptyState, pushHistory, type SearchPlan, type SearchState } from '../../reading/understanding/search-state.ts'
import { isSaid } from '../listings/marks/filled-in.ts'
import type { FoundListing } from './search-schema.ts'

/** What the next sentence of the conversation refines. `shown`: the homes of the answer, in their order. */
export function nextState(
  plan: SearchPlan,
  shown: readonly FoundListing[],
  { offset, refinement, previous }: { offset: number; refinement: Refinement; previous: SearchState | null },
): SearchState {
  const [first] = shown
  return {
    ...plan,
    offset,
    // Nothing new was shown: "that one" still means what was shown before.
    shown: first ? shown.map(({ id }) => id) : (previous?.shown ?? []),
    bounds: boundsOf(shown, previous),
    focus: shown.length === 1 ? (first?.id ?? null) : first ? null : (previous?.focus ?? null),
    history: nextHistory(plan, refinement, previous),
  }
}

/** What changes nothing ("thanks", "how many are there?") is no step to go back by. */
function nextHistory(plan: SearchPlan, refinement: Refinement, previous: SearchState | null): SearchState['history'] {
  if (previous === null) return []
  if (isSamePlan(plan, previous)) return previous.history
  if (!refinement.refines) return pushHistory(previous)
  if (refinement.wentBack > 0) return previous.history.slice(0, -refinement.wentBack)
  return refinement.isMore ? previous.history : pushHistory(previous)
}

function isSamePlan(plan: SearchPlan, { criteria, sort }: SearchPlan): boolean {
  return JSON.stringify([plan.criteria, plan.sort]) === JSON.stringify([criteria, sort])
}

/** Extremes of homes; those of before where there are none. */
export function boundsOf(listings: readonly FoundListing[], previous: SearchState | null): SearchState['bounds'] {
  if (listings.length === 0) return previous?.bounds ?? emptyState().bounds
  const known = (values: (number | null)[]) => values.filter((value): value is number => value !== null)
  const least = (values: number[]) => (values.length === 0 ? null : Math.min(...values))
  const most = (values: number[]) => (values.length === 0 ? null : Math.max(...values))
  const prices = known(listings.map((listing) => listing.Price))
  const areas = listings
    .filter((listing) => listing.BuildingArea > 0)
    .map((listing) =>
      listing.AreaUnit === 'Square Meters' ? listing.BuildingArea / squareMetersInSquareFoot : listing.BuildingArea,
    )
  const years = listings.map((listing) => listing.YearBuilt).filter((year) => year > 0)
  const bedrooms = listings.filter((each) => isSaid(each, 'Bedrooms')).map((listing) => listing.Bedrooms)
  return {
    lowestPrice: least(prices),
    highestPrice: most(prices),
    smallestArea: least(areas),
    largestArea: most(areas),
    oldestYear: least(years),
    newestYear: most(years),
    mostBedrooms: most(bedrooms),
    fewestBedrooms: least(bedrooms),
  }
}
