import type { ListingCard } from '../../conversation/guide/answer-view.ts'

export const changeKinds = ['priceDrop', 'sold', 'gone'] as const

/** What has become of a home since it was saved; null: nothing that matters, and it can still be had. */
export function changeOf(then: ListingCard, now: ListingCard | null): (typeof changeKinds)[number] | null {
  if (now === null) return 'gone'
  if (now.status === 'Sold' && then.status !== 'Sold') return 'sold'
  const isComparable = now.forRent === then.forRent && now.currency === then.currency
  return isComparable && now.price !== null && now.price > 0 && then.price !== null && now.price < then.price
    ? 'priceDrop'
    : null
}
