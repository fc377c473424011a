import { fail } from '../../../platform/errors.ts'
import type { HomesApp } from '../../homes-app.ts'
import { findAllIds } from '../../search/search-listings.ts'
import type { ListingScope } from '../listing-scope.ts'
import { mostListings } from './listing-change.ts'
import { selectIds } from './select-ids-store.ts'

export interface Chosen {
  ids?: readonly number[]
  found?: { q?: string; saleType?: 'for_sale' | 'for_rent' }
}

/** The ids that somebody chose. Fails where nobody chose, and with `too-many-listings`. */
export async function chooseListings(
  app: HomesApp,
  scope: ListingScope,
  { ids, found }: Chosen,
  signal: AbortSignal,
): Promise<readonly number[]> {
  if ((ids === undefined) === (found === undefined))
    throw fail('invalid-fields', { faults: 'Name the listings either by ids or by found.' })
  if (ids !== undefined) return [...new Set(ids)]
  const { total, ids: all } = await findAll(app, scope, { ...found, most: mostListings }, signal)
  if (total > mostListings) throw fail('too-many-listings', { count: total, most: mostListings })
  return all
}

/**
 * The ids of all that a sentence finds, or of all listings, at most so many, and how many there are (where no sentence is
 * given, `most` + 1 stands for more). `closest`: where the sentence finds none, those that miss least.
 */
export async function findAll(
  app: HomesApp,
  scope: ListingScope,
  { q, saleType, most }: NonNullable<Chosen['found']> & { most: number },
  signal: AbortSignal,
): Promise<{ total: number; ids: readonly number[]; closest: readonly number[] }> {
  if (q === undefined) return { ...(await selectIds(app.db, scope, saleType ?? null, most)), closest: [] }
  const { languages, slices } = app
  return app.answerPlaces.use(-scope.chatbotId, () =>
    findAllIds(
      app.db,
      { ...scope, languages, slices, index: app.searchIndex.view(signal) },
      { q, now: app.now(), most },
    ),
  )
}
