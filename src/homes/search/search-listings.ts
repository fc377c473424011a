import type { Database } from '../../platform/database/connect.ts'
import type { Figure } from '../../reading/criteria/figure.ts'
import { filtersOf } from '../../reading/criteria/filters.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { type Languages, type LanguageTables, wordingOf } from '../../reading/languages/languages.ts'
import { type Comparison, describeTotal } from '../../reading/languages/wording.ts'
import { type Refinement, refine } from '../../reading/understanding/refine.ts'
import type { SearchPlan, SearchState } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import { type FoundClosest, findClosestHomes } from './closest/closest-homes.ts'
import { describeCriteria, describeSort, type Money, moneyOf } from './describe-criteria.ts'
import { explainSearch } from './explain-search.ts'
import type { Explanation } from './explanation.ts'
import { countMatches, findFigures, findIds, findMatches, findNewest, type ListingRow } from './find-listings.ts'
import { findRefineFacts } from './find-refine-facts.ts'
import { nextState } from './next-state.ts'
import { presentListing } from './present-listing.ts'
import { readSentence } from './read-sentence.ts'
import { asOneSearch, type ReadingScope } from './scope.ts'
import type { SearchOutput } from './search-schema.ts'

export interface SearchScope extends ReadingScope {
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
  /** Where the sentence finds nothing together with the search before, it is searched for by itself. */
  orAlone?: boolean
}

export interface SearchResult extends SearchOutput {
  closest?: FoundClosest
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
  /** The search before was left aside, since together nothing matched. */
  isAlone: boolean
  /** What amounts are written with. */
  money: Money
}

const defaultLimit = 20

/** The tables that a sentence is read with: of its own language, or of the sentence before where it does not tell. */
export function tablesFor(languages: Languages, sentence: string, previous: SearchState | null): LanguageTables {
  return languages.tablesOf(languages.detect(sentence, previous?.language ?? 'en'))
}

/** Finds the listings that a sentence asks for; the same sentence and data always give the same result. */
export async function searchListings(db: Database, scope: SearchScope, request: SearchRequest): Promise<SearchResult> {
  const search = asOneSearch(scope)
  const now = request.now ?? new Date()
  await scope.slices.next()
  await scope.languages.hear(request.q, request.previous?.language)
  const tables = tablesFor(scope.languages, request.q, request.previous ?? null)
  const understood = await readSentence(db, search, request.q, tables, now)
  return runSearch(db, search, understood, request)
}

/** The second half of a search, for callers that have looked at the sentence already. */
export async function runSearch(
  db: Database,
  scope: SearchScope,
  understood: Understood,
  request: SearchRequest,
): Promise<SearchResult> {
  const { slices } = scope
  await slices.next()
  const { plan, refinement, nothingLeft, isAlone, page } = await findAnswer(db, scope, understood, request)
  await slices.next()
  const { total, rows, figures, offset } = page
  const listings = rows.map((row) => presentListing(row, scope))
  const language = request.language ?? understood.language
  const isRefused = understood.refusedWords.length > 0
  const closest = total === 0 && !isRefused ? await findClosestHomes(db, scope, plan, language) : null
  const { criteria, sort } = plan
  const shown = listings.length > 0 ? listings : (closest?.listings ?? [])
  const wording = wordingOf(language)
  const money = moneyOf(criteria, shown, scope.currency ?? (await findMainCurrency(db, scope, shown)))
  const hasWishes = criteria.some((criterion) => criterion.mode === 'wish')
  const order = describeSort(wording, sort, hasWishes)
  const found = wording.found(describeTotal(wording, total), describeCriteria(wording, criteria, money), order)
  const notes = [
    nothingLeft === null ? '' : wording.nothingLeft[nothingLeft],
    isRefused ? wording.fairHousing : '',
    understood.opinionHint ? wording.officialSources : '',
  ].filter(Boolean)
  const previous = request.previous ?? null
  return {
    summary: [found, ...notes].join(wording.betweenSentences),
    filters: filtersOf(criteria),
    sort: order,
    total,
    listings,
    figures,
    ignored: [...understood.ignored.filter((word) => !refinement.counted.includes(word)), ...refinement.unused],
    refused: isRefused ? { code: 'fair-housing', message: wording.fairHousing } : null,
    ...(closest === null ? {} : { closest }),
    state: { language: understood.language, ...nextState(plan, shown, { offset, refinement, previous }) },
    language,
    reading: { understood, refinement, nothingLeft, isAlone, money },
  }
}

/** The ids of the listings that a sentence finds, at most so many, how many it finds in all, and where it finds none those that miss least. */
export async function findAllIds(
  db: Database,
  scope: SearchScope,
  { q, now, most }: { q: string; now: Date; most: number },
): Promise<{ total: number; ids: readonly number[]; closest: readonly number[] }> {
  const { state, closest: near } = await searchListings(db, scope, { q, now, limit: 1 })
  const { criteria, sort, limit } = state
  // Which ones are all of them, unless the sentence wants so many ("the three cheapest").
  const found = await findIds(db, scope, {
    criteria,
    sort: limit === null ? null : sort,
    limit: Math.min(most, limit ?? most),
  })
  const closest = near?.listings.map(({ id }) => id) ?? []
  return { ...found, total: Math.min(found.total, limit ?? found.total), closest }
}

/** How the sentence of a result was read, and what became of it. */
export function explainResult({ state, reading }: SearchResult): Explanation {
  const { criteria, sort, limit } = state
  return explainSearch(reading.understood, { plan: { criteria, sort, limit }, refinement: reading.refinement })
}

interface Planned {
  plan: SearchPlan
  refinement: Refinement
  nothingLeft: Comparison | null
}

/** The search that the sentence means, and its page; the sentence by itself, where that is wanted and finds more. */
async function findAnswer(
  db: Database,
  scope: SearchScope,
  understood: Understood,
  request: SearchRequest,
): Promise<Planned & { isAlone: boolean; page: FoundPage }> {
  const planned = await planSearch(db, scope, understood, request.previous ?? null)
  const page = await findPage(db, scope, understood, planned, request)
  if (page.total === 0 && planned.refinement.refines && request.orAlone) {
    const alone = await planSearch(db, scope, understood, null)
    const pageAlone = await findPage(db, scope, understood, alone, request)
    if (pageAlone.total > 0) return { ...alone, isAlone: true, page: pageAlone }
  }
  return { ...planned, isAlone: false, page }
}

async function planSearch(
  db: Database,
  scope: SearchScope,
  understood: Understood,
  previous: SearchState | null,
): Promise<Planned> {
  const refinement = refine(understood, previous, await findRefineFacts(db, scope, understood, previous))
  const { criteria, sort, limit, comparison: compared } = refinement
  if (!compared) return { plan: { criteria, sort, limit }, refinement, nothingLeft: null }
  const narrowed = [...criteria, ...compared.criteria]
  if ((await countMatches(db, scope, narrowed)) > 0)
    return { plan: { criteria: narrowed, sort, limit }, refinement, nothingLeft: null }
  return { plan: { criteria, sort: compared.sort, limit }, refinement, nothingLeft: compared.comparison }
}

interface FoundPage {
  total: number
  rows: ListingRow[]
  figures: Figure[]
  offset: number
}

async function findPage(
  db: Database,
  scope: SearchScope,
  { figures: wanted }: Understood,
  { plan: { criteria, sort, limit: most }, refinement }: Planned,
  request: SearchRequest,
): Promise<FoundPage> {
  const pageSize = request.limit ?? defaultLimit
  const offset = (request.offset ?? 0) + refinement.offset
  const limit = most === null ? pageSize : Math.max(0, Math.min(pageSize, most - offset))
  // How many there are is what the page says anyway.
  const isCount = wanted.every(({ kind, saleType }) => kind === 'count' && saleType === undefined)
  const [{ total, rows }, figures] = await Promise.all([
    findMatches(db, scope, { criteria, sort, limit, offset }),
    isCount ? [] : findFigures(db, scope, criteria, wanted),
  ])
  const counts = isCount ? wanted.map((figure) => ({ ...figure, value: total })) : []
  return { total, rows, figures: [...figures, ...counts], offset }
}

/** Where nothing was found, amounts are in the currency of the chatbot's newest listing. */
async function findMainCurrency(db: Database, scope: SearchScope, shown: readonly unknown[]): Promise<string> {
  if (shown.length > 0) return '$'
  return (await findNewest(db, scope))?.CurrencySymbol ?? '$'
}
