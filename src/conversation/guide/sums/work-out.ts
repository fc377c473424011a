/** What a division or an addition came to. */
export interface WorkedOut {
  value: number
  /** Told as it is; else it was rounded. */
  isExact: boolean
}

/** Beyond this nobody means an amount, and numbers are exact no more. */
const beyondMeasure = 1e13
/** From so much on cents say nothing. */
const inWhole = 1_000
/** A record may say cents, and no less. */
const inCents = 100

/** An amount in so many parts; null where either is none. */
export function divide(amount: number | null, parts: number | null): WorkedOut | null {
  if (!isAmount(amount) || !isAmount(parts)) return null
  const value = amount / parts
  const told = value >= inWhole ? Math.round(value) : Math.round(value * inCents) / inCents
  // An amount that rounds to nothing says less than that it is unknown.
  return told > 0 ? { value: told, isExact: isNear(told * parts, amount) } : null
}

/** An amount so many times, and others once; null where one of them is none. */
export function times(amount: number | null, count: number, ...more: readonly (number | null)[]): WorkedOut | null {
  if (!isAmount(amount) || count <= 0) return null
  let cents = Math.round(amount * inCents) * count
  for (const each of more) {
    if (!isAmount(each)) return null
    cents += Math.round(each * inCents)
  }
  const value = cents / inCents
  return value < beyondMeasure ? { value, isExact: true } : null
}

export function percentOf(amount: number | null, percent: number): WorkedOut | null {
  if (!isAmount(amount) || percent <= 0) return null
  const value = (amount * percent) / 100
  const told = value >= inWhole ? Math.round(value) : Math.round(value * inCents) / inCents
  return told > 0 ? { value: told, isExact: isNear(told, value) } : null
}

/** How far two amounts are apart. */
export function apart(a: number, b: number): number {
  return Math.abs(Math.round(a * inCents) - Math.round(b * inCents)) / inCents
}

export function isAmount(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0 && value < beyondMeasure
}

/** Alike but for what a computer cannot write. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * 1e-12
