import type { NewsKind } from '../alert.ts'
import type { HomeImage } from './home-version-store.ts'

const offMarket = new Set(['Sold', 'Pending', 'ActiveUnderContract'])

/**
 * What is to be told of a home that a search finds now. `last`: how it was before; `foundBefore`: whether the search
 * found one of the versions that the visitor could have seen.
 */
export function newsOfFound(last: HomeImage | null, now: HomeImage, foundBefore: boolean): NewsKind | null {
  if (isBack(last, now)) return 'backOnMarket'
  if (isCheaper(last, now)) return 'priceDrop'
  return foundBefore ? null : 'new'
}

/** What is to be told of one home to who asked for it by name, or was told of it before. */
export function newsOfKnown(last: HomeImage | null, now: HomeImage | null): NewsKind | null {
  return newsOfEnd(last, now) ?? (now && newsOfFound(last, now, true))
}

/** Whether a home went off the market for good: it was sold, or is listed no more. */
export function newsOfEnd(last: HomeImage | null, now: HomeImage | null): 'sold' | 'gone' | null {
  if (last === null || last.Status === 'Sold') return null
  if (now === null) return 'gone'
  return now.Status === 'Sold' ? 'sold' : null
}

function isBack(last: HomeImage | null, now: HomeImage): boolean {
  return last !== null && offMarket.has(last.Status) && now.Status === 'Active'
}

/** Only what can be compared: a sale that becomes a rental has another price, and no lower one. */
export function isCheaper(
  last: Pick<HomeImage, 'SaleType' | 'CurrencySymbol' | 'ownPrice'> | null,
  now: HomeImage,
): boolean {
  return (
    last !== null &&
    last.SaleType === now.SaleType &&
    last.CurrencySymbol === now.CurrencySymbol &&
    (now.ownPrice ?? 0) > 0 &&
    (last.ownPrice ?? 0) > (now.ownPrice ?? 0)
  )
}
