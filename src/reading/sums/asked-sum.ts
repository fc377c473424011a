import type { PerThing } from '../languages/tables/sum-words.ts'

/** What of two homes is told apart. */
export type ApartBy = 'Price' | 'BuildingArea' | 'LotArea' | 'YearBuilt' | 'Bedrooms'

/** A sum that a clause asks for. */
export type AskedSum =
  /** `ofLand`: of the land, and not of the rooms. */
  | { kind: 'per'; thing: PerThing; ofLand?: boolean }
  /** What each pays of several. */
  | { kind: 'split'; among: number }
  /** What is paid in so many months: the rent, or the fee of an association. */
  | { kind: 'months'; months: number; of: 'rent' | 'fee'; withDeposit: boolean }
  | { kind: 'upfront' }
  | { kind: 'together' }
  | { kind: 'apart'; by: ApartBy }
  /** A down payment. */
  | { kind: 'share'; percent: number }

/** Of two homes, and not of one. */
export function isOfTwo({ kind }: AskedSum): boolean {
  return kind === 'together' || kind === 'apart'
}
