import type { Database } from '../../../platform/database/connect.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { findSatisfying } from '../find-listings.ts'
import type { Scope } from '../scope.ts'
import type { FoundListing } from '../search-schema.ts'
import { partSearch } from './find-closest.ts'
import { tellMisses } from './tell-misses.ts'

/** What each of some listings misses of the criteria, in short sentences without full stops; none where it fits. */
export async function missesOf(
  db: Database,
  scope: Scope,
  listings: readonly FoundListing[],
  criteria: readonly Criterion[],
  language: LanguageCode,
): Promise<string[][]> {
  const asked = criteria.filter(({ mode }) => mode !== 'wish')
  if (asked.length === 0 || listings.length === 0) return listings.map(() => [])
  const { centreOf } = await partSearch(db, scope, asked)
  const ids = listings.map(({ id }) => id)
  const met = await Promise.all(
    asked.map(async (criterion) => {
      const having = await findSatisfying(db, scope, ids, [{ ...criterion, mode: 'must' }])
      return (id: number) => having.has(id) === (criterion.mode === 'must')
    }),
  )
  return listings.map((listing) => {
    const missed = asked.filter((_, at) => met[at]?.(listing.id) === false)
    return tellMisses(language, listing, missed, centreOf)
  })
}
