import type { App } from '../../app.ts'
import { fail } from '../../errors.ts'
import { findAllIds } from '../../listing-search/search-listings.ts'
import type { ListingScope } from '../listing-scope.ts'
import { mostListings } from './listing-change.ts'
import { selectIds } from './select-ids-store.ts'

export interface Chosen {
  ids?: readonly number[]
  found?: { q?: string; saleType?: 'for_sale' | 'for_rent' }
}

/** The ids that somebody chose. Fails where nobody chose, and with `too-many-listings`. */
export async function chooseListings(
  app: App,
  scope: ListingScope,
  { ids, found }: Chosen,
  signal: AbortSignal,
): Promise<readonly number[]> {
  if ((ids === undefined) === (found === undefined))
    throw fail('invalid-fields', { faults: 'Name the listings either by ids or by found.' })
  if (ids !== undefined) return [...new Set(ids)]
  const { q, saleType } = found ?? {}
  const { total, ids: all } =
    q === undefined
      ? await selectIds(app.db, scope, saleType ?? null, mostListings)
      : await app.answerPlaces.use(-scope.chatbotId, () =>
          findAllIds(
            app.db,
            { ...scope, languages: app.languages, slices: app.slices, index: app.searchIndex.view(signal) },
            { q, now: app.now(), most: mostListings },
          ),
        )
  if (total > mostListings) throw fail('too-many-listings', { count: total, most: mostListings })
  return all
}
