import type { Criterion } from './meaning.ts'

/** From this amount on a price is one of a sale. */
const saleFrom = 20_000
const impliedIn = new Set(['$', '€', '£', 'CA$', 'A$'])

/**
 * Sale or rent as the amount of a bound on the price tells it, where nothing is said of either; null where it tells
 * nothing: other currencies, a range across 20,000, no amount.
 */
export function impliedSaleType(all: readonly Criterion[]): 'for_sale' | 'for_rent' | null {
  const bounds = all.flatMap((each) => (each.kind === 'price' ? Object.values(each.bound) : []))
  if (bounds.length === 0 || saysSaleType(all)) return null
  if (all.some((each) => each.kind === 'currency' && !impliedIn.has(each.symbol))) return null
  if (all.some((each) => each.kind === 'family' && each.family === 'land')) return 'for_sale'
  if (bounds.every((amount) => amount >= saleFrom)) return 'for_sale'
  return bounds.every((amount) => amount < saleFrom) ? 'for_rent' : null
}

/** Whether sale or rent stands anywhere in it. */
export function saysSaleType(all: readonly Criterion[]): boolean {
  return JSON.stringify(all).includes('"kind":"saleType"')
}
