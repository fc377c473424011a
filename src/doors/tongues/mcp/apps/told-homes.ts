/** Which homes a tool's answer tells of, as its view shows them. */
export interface ToldHomes {
  homes: { id: number; note: string }[]
  /** How many match; 0 where nothing was searched for. */
  total: number
  /** Whether there are further ones to ask for. */
  hasMore: boolean
  /** Whether they are to be shown side by side. */
  compared: boolean
}

type Told = Readonly<Record<string, unknown>>

const longestNote = 240

/** Of a search: what matches, else what comes closest with what each of these misses. */
export function homesOfSearch(told: Told, offset: number): ToldHomes {
  const matching = homesOf(told.listings)
  const closest = Object(told.closest)
  const homes = matching.length > 0 ? matching : homesOf(closest.listings)
  const total = matching.length > 0 ? Number(told.total) || 0 : 0
  return { homes, total, hasMore: total > offset + matching.length, compared: false }
}

export function homeLookedAt(told: Told): ToldHomes {
  return { homes: homesOf([told]), total: 0, hasMore: false, compared: false }
}

export function homesCompared(told: Told): ToldHomes {
  const homes = homesOf(told.listings)
  return { homes, total: 0, hasMore: false, compared: true }
}

function homesOf(listings: unknown): ToldHomes['homes'] {
  if (!Array.isArray(listings)) return []
  return listings.flatMap((listing) => {
    const { id, misses } = Object(listing)
    if (typeof id !== 'number') return []
    const note = Array.isArray(misses) ? misses.join(' · ').slice(0, longestNote) : ''
    return [{ id, note }]
  })
}
