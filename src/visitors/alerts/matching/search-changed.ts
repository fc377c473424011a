import { HomesAtHand } from '../../../homes/search/by-index/homes-at-hand.ts'
import type { WorkSlices } from '../../../platform/work/work-slices.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { ChangedHome } from './changed-homes.ts'
import type { HomeImage } from './home-version-store.ts'
import { wasSeen } from './seen-before.ts'

/** Homes that are read before others get their turn. */
const homesPerSlice = 4

/** Homes that changed, to be searched as they are and as they were. */
export class SearchChanged {
  readonly #byId: ReadonlyMap<number, ChangedHome>
  readonly #now: HomesAtHand
  /** The last version of each home, the one before it, and so on. */
  readonly #former: readonly HomesAtHand[]

  private constructor(homes: readonly ChangedHome[], now: HomesAtHand, former: readonly HomesAtHand[]) {
    this.#byId = new Map(homes.map((home) => [home.listingId, home]))
    this.#now = now
    this.#former = former
  }

  static async make(slices: WorkSlices, homes: readonly ChangedHome[]): Promise<SearchChanged> {
    const now = await readAll(
      slices,
      homes.flatMap((home) => home.now ?? []),
    )
    const former: HomesAtHand[] = []
    for (let depth = 0; homes.some((home) => depth < home.former.length); depth += 1) {
      // A version that came in under another id is searched under that of the home.
      const images = homes.flatMap(({ former: all, listingId }) => {
        const image = all[depth]?.image
        return image ? [{ ...image, id: listingId }] : []
      })
      former.push(await readAll(slices, images))
    }
    return new SearchChanged(homes, now, former)
  }

  /** The homes that a search finds now. */
  find(criteria: readonly Criterion[]): ChangedHome[] {
    return this.#now.find(criteria).flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** Of these homes the ids of those that the search found earlier, in a version that was there when an alert was made, or came since. */
  foundBefore(
    criteria: readonly Criterion[],
    homes: readonly ChangedHome[],
    alert: { snapshot: string; createdAt: Date },
  ): Set<number> {
    const found = new Set<number>()
    for (const [depth, versions] of this.#former.entries()) {
      const open = homes.filter(({ listingId, former }) => {
        const version = former[depth]
        return version !== undefined && !found.has(listingId) && !wasSeen(version, alert)
      })
      if (open.length === 0) continue
      const fitting = new Set(versions.find(criteria))
      for (const { listingId } of open) if (fitting.has(listingId)) found.add(listingId)
    }
    return found
  }
}

async function readAll(slices: WorkSlices, homes: readonly HomeImage[]): Promise<HomesAtHand> {
  const steps = HomesAtHand.inSteps(homes.toSorted((one, other) => one.id - other.id))
  for (let count = 0; ; count += 1) {
    if (count % homesPerSlice === 0) await slices.aside()
    const { done, value } = steps.next()
    if (done) return value
  }
}
