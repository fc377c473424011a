/** Amounts that are told together: from, inclusive, to, exclusive; 0 and 0 where none was named. */
export interface PriceBand {
  priceFrom: number
  priceTo: number
}

const most = 1_000_000_000

/** The band of an amount: of rents a quarter of its power of ten wide, of prices a half or less, so that firms think in them. */
export function priceBandOf(amount: number, isRent: boolean): PriceBand {
  if (!(amount > 0)) return { priceFrom: 0, priceTo: 0 }
  const step = isRent ? stepOfRent(amount) : stepOfPrice(amount)
  // "Under 500,000" is asked for by who has up to that: the band ends there.
  const priceTo = Math.min(most, Math.ceil(amount / step) * step)
  return { priceFrom: priceTo - step, priceTo }
}

function stepOfPrice(amount: number): number {
  if (amount <= 50_000) return 50_000
  if (amount <= 1_000_000) return 100_000
  if (amount <= 3_000_000) return 500_000
  if (amount <= 10_000_000) return 1_000_000
  return 10_000_000
}

function stepOfRent(amount: number): number {
  if (amount <= 5_000) return 500
  if (amount <= 20_000) return 2_500
  return 10_000
}
