import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { findCities, findQuarters, hasPlace, MapHomes, makePoint } from '../../homes/map/map-point.ts'
import { countSearches, findFirst, lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import { PorchlightError } from '../../platform/errors.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { emptyState, type SearchState } from '../../reading/understanding/search-state.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
import { recallSearch } from '../sessions/search-memory.ts'

/** More pins than this nobody can tell apart. */
const mostPoints = 300

/** POST /v1/visitor/map */
export const mapHomes = defineOperation({
  id: 'mapListings',
  summary: 'Homes of the conversation on a map',
  description:
    'Where the homes of the visitor’s last search are, best first, at most 300; before the first search, the chatbot’s newest homes. Homes whose position is not known are counted in `withoutPlace`, among those that were looked at (`seen`).',
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'homesOnMaps',
  input: Type.Object({
    focus: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Id of a listing that is to be among them, whatever was searched for',
      }),
    ),
  }),
  output: MapHomes,
  example: {},
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, { focus }, context) {
    const { visitor } = await openVisit(app, caller, context)
    const state = await lastSearch(app, visitor)
    const most = Math.min(mostPoints, state.limit ?? mostPoints)
    const [matches, focused, [total = 0], around] = await Promise.all([
      findFirst(app.db, visitor, state.criteria, state.sort, most),
      focus === undefined ? [] : lookUpListings(app.db, visitor, [focus]),
      countSearches(app.db, visitor, [state.criteria]),
      // So that the map of three homes in one city names the cities around it as well.
      state.criteria.length === 0 ? [] : findFirst(app.db, visitor, [], null, mostPoints),
    ])
    const known = new Set(matches.map(({ id }) => id))
    const listings = [...focused.filter(({ id }) => !known.has(id)), ...matches]
    const seen = unique([...listings, ...around])
    return {
      points: listings.filter(hasPlace).map(makePoint),
      total: state.limit === null ? total : Math.min(total, state.limit),
      seen: matches.length,
      withoutPlace: matches.filter((listing) => !hasPlace(listing)).length,
      cities: findCities(seen),
      quarters: findQuarters(seen),
    }
  },
})

/** What the session last searched for; nothing asked for, while it has no row yet or no search. */
async function lastSearch({ db }: ConversationApp, visitor: VisitorPlace): Promise<SearchState> {
  try {
    const state = await recallSearch(db, visitor)
    // Only searches write what a session remembers.
    return (state as unknown as SearchState | null) ?? emptyState()
  } catch (error) {
    if (error instanceof PorchlightError && error.code === 'session-not-found') return emptyState()
    throw error
  }
}

function unique(listings: readonly FoundListing[]): FoundListing[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
