import type { ListingScope } from '../../../homes/listings/listing-scope.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type HomeImage, type HomeVersion, listFormerVersions, readImages } from './home-version-store.ts'

/** So long a home that is found again is not new. */
export const rememberedDays = 14

/** A home that changed: how it was, the newest first, and how it is. */
export interface ChangedHome {
  listingId: number
  homeKey: string
  /** The same, and what it was known by before its number or page changed. */
  homeKeys: string[]
  /** Null: it is gone, or shown to nobody. */
  now: HomeImage | null
  former: (HomeVersion & { image: HomeImage })[]
  /** Of its last change. */
  xid: string
  changedAt: Date
}

/** What the versions that were taken are about. A home that was removed and came in again is one home. */
export async function readChangedHomes(
  db: Database,
  scope: ListingScope,
  versions: readonly HomeVersion[],
): Promise<ChangedHome[]> {
  const byListing = Map.groupBy(versions, ({ listingId }) => listingId)
  const images = new Map((await readImages(db, scope, [...byListing.keys()])).map((row) => [row.image.id, row]))
  const keys = new Set([...versions, ...images.values()].map(({ homeKey }) => homeKey))
  const earlier = Map.groupBy(await listFormerVersions(db, scope, [...keys], rememberedDays), ({ homeKey }) => homeKey)
  const taken = Map.groupBy(versions, ({ homeKey }) => homeKey)
  const homes = [...byListing].flatMap(([listingId, own]): ChangedHome[] => {
    const last = own.at(-1)
    if (!last) return []
    const { homeKey, image = null } = images.get(listingId) ?? last
    const now = images.has(listingId) ? image : null
    const others = [...(taken.get(homeKey) ?? []), ...(earlier.get(homeKey) ?? [])]
    // Between two changes that are matched together it was never told.
    const between = new Set(own.slice(1))
    const former = [...new Map([...own, ...others].map((version) => [version.id, version])).values()]
      .filter((version) => !between.has(version))
      .filter((version): version is ChangedHome['former'][number] => version.image !== null)
      // A second listing of the same page that is still there is another home.
      .filter((version) => version.listingId === listingId || !images.has(version.listingId))
      .sort((one, other) => other.id - one.id)
    const homeKeys = [...new Set([homeKey, ...own.map((version) => version.homeKey)])]
    return [{ listingId, homeKey, homeKeys, now, former, xid: last.xid, changedAt: last.changedAt }]
  })
  const there = new Set(homes.flatMap(({ homeKey, now }) => (now === null ? [] : [homeKey])))
  return homes.filter(({ homeKey, now }) => now !== null || !there.has(homeKey))
}
