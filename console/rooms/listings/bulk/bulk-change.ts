import type { ListingChange } from '../use-listing-change.ts'

export type BulkKind = 'status' | 'price' | 'field' | 'remove'

/** Which homes are meant: by their ids, or all that are found. */
export type Chosen = { ids: readonly number[] } | { found: { q?: string; saleType?: 'for_sale' | 'for_rent' } }

export interface PriceWish {
  how: 'percent' | 'amount' | 'set'
  isLess: boolean
  /** As it is typed. */
  amount: string
  roundTo: string
}

/** A new price as the call takes it; null: what was typed is none. */
export function readPriceWish({ how, isLess, amount, roundTo }: PriceWish): ListingChange | null {
  const value = Number(amount.replace(/[\s,]/g, ''))
  if (amount.trim() === '' || !Number.isFinite(value) || value < 0) return null
  return { price: { how, amount: how !== 'set' && isLess ? -value : value, roundTo: Number(roundTo) } }
}

/** Ids from one to another in the order in which they stand. */
export function rangeOf(order: readonly number[], from: number, to: number): number[] {
  const [first, last] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b)
  return first === undefined || last === undefined || first < 0 ? [to] : order.slice(first, last + 1)
}
