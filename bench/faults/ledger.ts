/** A listing as RealEstateList shows it, as far as the ledger looks at it. */
export interface SeenListing {
  ID: number
  MLSNumber: string
  SalePrice: string
}

interface Entry {
  /** Ids that creates of it were answered with. More than one: it was doubled. */
  ids: Set<string>
  /** `maybe`: a create without an answer, or a delete without one. */
  state: 'wanted' | 'stored' | 'maybe' | 'deleted'
  /** The prices that it may have: one, or two while an update got no answer. */
  prices: Set<number>
  busy: boolean
}

/** What clients were promised, and what they know nothing of: the book that the service is held to. */
export class Ledger {
  #entries = new Map<string, Entry>()
  #acknowledged = 0

  /** How many writes were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged
  }

  want(mls: string, price: number): void {
    this.#entries.set(mls, { ids: new Set(), state: 'wanted', prices: new Set([price]), busy: false })
  }

  /** A create got no answer, or one that does not say whether it was stored. */
  lost(mls: string): void {
    const entry = this.#of(mls)
    if (entry.state === 'wanted') entry.state = 'maybe'
  }

  /** A create was refused: it must not be there. */
  refused(mls: string): void {
    this.#of(mls).state = 'deleted'
  }

  /** `id` null: stored by an import, which tells no ids. */
  stored(mls: string, id: string | null): void {
    const entry = this.#of(mls)
    if (id !== null) entry.ids.add(id)
    entry.state = 'stored'
    this.#acknowledged += 1
  }

  /** Takes a stored listing that nobody changes just now; `release` it afterwards. */
  take(pick: (count: number) => number): { mls: string; id: string; release(): void } | null {
    const free = [...this.#entries].filter(
      ([, entry]) => entry.state === 'stored' && !entry.busy && entry.ids.size === 1,
    )
    const [mls, entry] = free[pick(free.length)] ?? []
    const [id] = entry?.ids ?? []
    if (mls === undefined || entry === undefined || id === undefined) return null
    entry.busy = true
    return { mls, id, release: () => (entry.busy = false) }
  }

  /** The same create was answered again under its key. It may have been deleted meanwhile: nothing is promised anew. */
  repeated(mls: string, id: string): void {
    this.#of(mls).ids.add(id)
  }

  /** An update was sent: until it is known, either price may be seen. */
  repricing(mls: string, price: number): void {
    this.#of(mls).prices.add(price)
  }

  repriced(mls: string, price: number): void {
    this.#of(mls).prices = new Set([price])
    this.#acknowledged += 1
  }

  deleting(mls: string): void {
    this.#of(mls).state = 'maybe'
  }

  deleted(mls: string): void {
    this.#of(mls).state = 'deleted'
    this.#acknowledged += 1
  }

  /** Everything in which the service differs from what was promised. */
  compare(seen: readonly SeenListing[]): string[] {
    const byMls = Map.groupBy(seen, ({ MLSNumber }) => MLSNumber)
    const strangers = [...byMls.keys()].filter((mls) => !this.#entries.has(mls)).map((mls) => `${mls}: nobody wrote it`)
    return [...strangers, ...[...this.#entries].flatMap(([mls, entry]) => findFaults(mls, entry, byMls.get(mls) ?? []))]
  }

  #of(mls: string): Entry {
    const entry = this.#entries.get(mls)
    if (!entry) throw new Error(`nobody wanted ${mls}`)
    return entry
  }
}

function findFaults(mls: string, { ids, state, prices }: Entry, rows: readonly SeenListing[]): string[] {
  if (ids.size > 1) return [`${mls}: one key was answered with ${ids.size} ids`]
  if (rows.length > 1) return [`${mls}: doubled, ${rows.length} rows`]
  const [row] = rows
  if (!row) return state === 'stored' ? [`${mls}: lost, an acknowledged write`] : []
  if (state === 'deleted') return [`${mls}: there again after an acknowledged delete, or stored although refused`]
  const [id] = ids
  if (id !== undefined && String(row.ID) !== id) return [`${mls}: stored as ${row.ID}, acknowledged as ${id}`]
  return prices.has(Number(row.SalePrice))
    ? []
    : [`${mls}: SalePrice ${row.SalePrice}, expected ${[...prices].join(' or ')}`]
}
