interface Sum<Wish> {
  name: string
  searches: number
  /** One of them. */
  first: Wish
}

/** Sums searches by names that each of them has, the most often made first. */
export function sumBy<Wish extends { searches: number }>(
  wishes: readonly Wish[],
  namesOf: (wish: Wish) => readonly string[],
): Sum<Wish>[] {
  const sums = new Map<string, Sum<Wish>>()
  for (const wish of wishes) {
    for (const name of new Set(namesOf(wish))) {
      const sum = sums.get(name)
      if (sum) sum.searches += wish.searches
      else sums.set(name, { name, searches: wish.searches, first: wish })
    }
  }
  return [...sums.values()].sort((a, b) => b.searches - a.searches || a.name.localeCompare(b.name))
}
