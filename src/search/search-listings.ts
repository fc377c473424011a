import type { Database } from '../database/connect.ts'
import { workSlicesOf } from '../work-slices.ts'
import type { Criterion } from './condition.ts'
import { describeCriteria, describeSort, type Money, moneyOf } from './describe-criteria.ts'
import { filtersOf } from './filters.ts'
import type { LanguageCode } from './language.ts'
import { detectLanguage, type LanguageTables, tablesOf, wordingOf } from './languages.ts'
import { asOneSearch } from './listing-index/current-index.ts'
import { presentListing } from './present-listing.ts'
import { type Refinement, refine } from './refine.ts'
import type { FoundListing, SearchOutput } from './search-schema.ts'
import { emptyState, pushHistory, type SearchState } from './search-state.ts'
import { countMatches, findFigures, findMatches } from './search-store.ts'
import { type Understood, understand } from './understand.ts'
import { type Comparison, describeTotal } from './wording.ts'

export interface SearchScope {
  workspaceId: number
  chatbotId: number
  /** Symbol that amounts are written with where no listing says another. */
  currency?: string
}

export interface SearchRequest {
  q: string
  limit?: number
  offset?: number
  previous?: SearchState | null
  now?: Date
  /** Of the summary; the sentence's own when not given. */
  language?: LanguageCode
}

export interface SearchResult extends SearchOutput {
  /** What a later sentence of the session refines. */
  state: SearchState
  /** What the summary is in. */
  language: LanguageCode
  /** How the sentence was read; for the built-in guide and the answer trace, not part of the wire answer. */
  reading: Reading
}

export interface Reading {
  understood: Understood
  refinement: Refinement
  /** The comparison after which nothing was left ("cheaper"). */
  nothingLeft: Comparison | null
  /** What amounts are written with. */
  money: Money
}

const defaultLimit = 20

/** The tables that a sentence is read with: of its own language, or of the sentence before where it does not tell. */
export function tablesFor(sentence: string, previous: SearchState | null): LanguageTables {
  return tablesOf(detectLanguage(sentence, previous?.language ?? 'en'))
}

/** Finds the listings that a sentence asks for; the same sentence and data always give the same result. */
export async function searchListings(db: Database, scope: SearchScope, request: SearchRequest): Promise<SearchResult> {
  return asOneSearch(db, scope, async () => {
    const now = request.now ?? new Date()
    await workSlicesOf(db).next()
    const understood = await understand(db, scope, request.q, tablesFor(request.q, request.previous ?? null), now)
    return runSearch(db, scope, understood, request)
  })
}

/** The second half of a search, for callers that have looked at the sentence already. */
export async function runSearch(
  db: Database,
  scope: SearchScope,
  understood: Understood,
  request: SearchRequest,
): Promise<SearchResult> {
  const slices = workSlicesOf(db)
  await slices.next()
  const previous = request.previous ?? null
  const refinement = refine(understood, previous)
  let criteria: Criterion[] = refinement.criteria
  let sort = refinement.sort
  let nothingLeft: Comparison | null = null
  if (refinement.comparison) {
    const { criterion, comparison } = refinement.comparison
    const narrowed = [...criteria, criterion]
    if ((await countMatches(db, scope, narrowed)) > 0) criteria = narrowed
    else {
      nothingLeft = comparison
      sort = refinement.comparison.sort
    }
  }
  const pageSize = request.limit ?? defaultLimit
  const offset = (request.offset ?? 0) + refinement.offset
  const limit = refinement.limit === null ? pageSize : Math.max(0, Math.min(pageSize, refinement.limit - offset))
  const [{ total, rows }, figures] = await Promise.all([
    findMatches(db, scope, { criteria, sort, limit, offset }),
    findFigures(db, scope, criteria, understood.figures),
  ])
  await slices.next()
  const listings = rows.map(presentListing)
  const language = request.language ?? understood.language
  const wording = wordingOf(language)
  const money = moneyOf(criteria, rows, scope.currency ?? (await findMainCurrency(db, scope, rows)))
  const hasWishes = criteria.some((criterion) => criterion.mode === 'wish')
  const described = describeCriteria(wording, criteria, money)
  const order = describeSort(wording, sort, hasWishes)
  const notes = [
    nothingLeft === null ? '' : wording.nothingLeft[nothingLeft],
    understood.refusedWords.length > 0 ? wording.fairHousing : '',
    understood.opinionHint ? wording.officialSources : '',
  ].filter(Boolean)
  const state: SearchState = {
    language: understood.language,
    criteria,
    sort,
    limit: refinement.limit,
    offset,
    // Nothing new was shown: "that one" still means what was shown before.
    shown: listings.length > 0 ? listings.map((listing) => listing.id) : (previous?.shown ?? []),
    bounds: boundsOf(listings, previous),
    focus: listings.length === 1 ? (listings[0]?.id ?? null) : listings.length === 0 ? (previous?.focus ?? null) : null,
    history:
      previous === null || !refinement.refines
        ? []
        : refinement.wentBack
          ? previous.history.slice(0, -1)
          : refinement.isMore
            ? previous.history
            : pushHistory(previous),
  }
  if (previous !== null && !refinement.refines) state.history = pushHistory(previous)
  return {
    summary: [wording.found(describeTotal(wording, total), described, order), ...notes].join(wording.betweenSentences),
    filters: filtersOf(criteria),
    sort: order,
    total,
    listings,
    figures,
    ignored: understood.ignored.filter((word) => !refinement.counted.includes(word)),
    refused: understood.refusedWords.length > 0 ? { code: 'fair-housing', message: wording.fairHousing } : null,
    state,
    language,
    reading: { understood, refinement, nothingLeft, money },
  }
}

/** Where nothing was found, amounts are in the currency of the chatbot's newest listing. */
async function findMainCurrency(db: Database, scope: SearchScope, rows: readonly unknown[]): Promise<string> {
  if (rows.length > 0) return '$'
  const newest = await findMatches(db, scope, { criteria: [], sort: null, limit: 1, offset: 0 })
  return newest.rows[0]?.CurrencySymbol ?? '$'
}

function boundsOf(listings: readonly FoundListing[], previous: SearchState | null): SearchState['bounds'] {
  if (listings.length === 0) return previous?.bounds ?? emptyState().bounds
  const known = (values: (number | null)[]) => values.filter((value): value is number => value !== null)
  const least = (values: number[]) => (values.length === 0 ? null : Math.min(...values))
  const most = (values: number[]) => (values.length === 0 ? null : Math.max(...values))
  const prices = known(listings.map((listing) => listing.Price))
  const areas = listings
    .filter((listing) => listing.BuildingArea > 0)
    .map((listing) => (listing.AreaUnit === 'Square Meters' ? listing.BuildingArea / 0.09290304 : listing.BuildingArea))
  const years = listings.map((listing) => listing.YearBuilt).filter((year) => year > 0)
  const bedrooms = listings.map((listing) => listing.Bedrooms)
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
