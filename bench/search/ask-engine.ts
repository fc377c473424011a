import { searchListings } from '../../src/homes/search/search-listings.ts'
import type { BenchDatabase } from './open-database.ts'

type SearchResult = Awaited<ReturnType<typeof searchListings>>
export type SearchState = SearchResult['state']

/** Whether of sales or rentals, where the engine tells it. */
export type ToldFigure = SearchResult['figures'][number] & { saleType?: string }

/** What the engine answered to one sentence. */
export interface EngineAnswer {
  /** In the order of the first page. */
  page: number[]
  /** Every match that could be paged through; null when that was not asked for. */
  everything: number[] | null
  total: number
  figures: ToldFigure[]
  isRefused: boolean
  ignored: string[]
  filters: SearchResult['filters']
  sort: string
  summary: string
  state: SearchState
  milliseconds: number
}

export interface AskOptions {
  previous: SearchState | null
  pageSize: number
  /** Whether to page through all matches. */
  wantsEverything: boolean
}

const largestPage = 100

/** Asks once, as a client would, with the time it takes; then pages through the rest. */
export async function askEngine(
  { db, scope }: BenchDatabase,
  text: string,
  { previous, pageSize, wantsEverything }: AskOptions,
): Promise<EngineAnswer> {
  const begin = performance.now()
  const first = await searchListings(db, scope, { q: text, limit: pageSize, previous })
  const milliseconds = performance.now() - begin
  const everything: number[] = []
  while (wantsEverything && everything.length < first.total) {
    const offset = everything.length
    const { listings } = await searchListings(db, scope, { q: text, limit: largestPage, offset, previous })
    if (listings.length === 0) break
    everything.push(...listings.map(({ id }) => id))
  }
  return {
    page: first.listings.map(({ id }) => id),
    everything: wantsEverything ? everything : null,
    total: first.total,
    figures: first.figures,
    isRefused: first.refused !== null,
    ignored: first.ignored,
    filters: first.filters,
    sort: first.sort,
    summary: first.summary,
    state: first.state,
    milliseconds,
  }
}
