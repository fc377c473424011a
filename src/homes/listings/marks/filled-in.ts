/**
 * Fields that every listing has, and whose 0 says something: no parking, new today, a studio. Where a file does not give
 * them, the contract still wants a number; the mark of the row tells that nobody said it.
 */
const bits = { Bedrooms: 1, Bathrooms: 2, DaysOnMarket: 4, ParkingSpots: 8 } as const

export type FillableField = keyof typeof bits

/** The bit of a field in the column "filledIn"; null for a field that is never filled in unmarked. */
export function filledInBit(field: string): number | null {
  return field in bits ? bits[field as FillableField] : null
}

/** Whether a row's number was only filled in. */
export function isFilledIn(mark: number, field: string): boolean {
  return (mark & (filledInBit(field) ?? 0)) !== 0
}

/** Carries the mark on a listing that was found. A symbol is in no JSON: neither the wire nor a model is told of it. */
export const filledInMark: unique symbol = Symbol('filledIn')

export interface MaybeFilledIn {
  readonly [filledInMark]?: number
}

/** Whether somebody said the number of the field. */
export function isSaid(listing: MaybeFilledIn, field: string): boolean {
  return !isFilledIn(listing[filledInMark] ?? 0, field)
}
