import { impliedSaleType } from './implied-sale-type.ts'

// What a sentence means, as data: written from the search language's specification, before any engine was asked.

/** Inclusive unless it says `over` or `under`. */
export interface Bound {
  is?: number
  min?: number
  max?: number
  over?: number
  under?: number
}

export type CountField = 'Bedrooms' | 'Bathrooms' | 'YearBuilt' | 'DaysOnMarket' | 'ParkingSpots'
export type AreaField = 'BuildingArea' | 'LotArea'
export type AreaMeasure = 'square feet' | 'square meters' | 'acres'
export type Family = 'house' | 'condo' | 'townhouse' | 'multi-family' | 'land' | 'mobile'

/** A place whose centre distances are measured from. */
export type Center =
  | { city: string }
  | { zip: string }
  | { address: string }
  | { mls: string }
  | { latitude: number; longitude: number }

export type Criterion =
  | { kind: 'count'; field: CountField; bound: Bound }
  /** RentPrice of a rental, SalePrice otherwise. */
  | { kind: 'price'; bound: Bound }
  | { kind: 'area'; field: AreaField; bound: Bound; measure: AreaMeasure }
  /** Absent counts as no fee. */
  | { kind: 'hoa'; max: number }
  | { kind: 'currency'; symbol: string }
  | { kind: 'family'; family: Family }
  /** A word inside PropertyType, for the sentences where one spelling may be meant rather than its family. */
  | { kind: 'spelling'; word: string }
  /** Implied where only the amount of a price tells it. */
  | { kind: 'saleType'; is: 'for_sale' | 'for_rent'; isImplied?: boolean }
  | { kind: 'status'; is: 'Active' | 'PreOnMarket' | 'Sold' }
  | { kind: 'tours'; is: 'OpenHouse' | '3D' }
  | { kind: 'spaceType'; is: 'Entire place' | 'Room' }
  | { kind: 'city'; is: string }
  | { kind: 'state'; is: string }
  | { kind: 'zip'; is: string }
  | { kind: 'street'; is: string }
  | { kind: 'mls'; is: string }
  /** A neighbourhood or county, by its whole name. */
  | { kind: 'district'; is: string }
  | { kind: 'near'; center: Center; miles: number }
  | { kind: 'feature'; name: string }
  /** Said in just these words. */
  | { kind: 'words'; words: string }
  /** Strictly below the lowest, or above the largest, of what the turn of that number (from 0) showed. */
  | { kind: 'beyondShown'; field: 'Price' | 'BuildingArea' | 'YearBuilt'; side: 'below' | 'above'; turn: number }
  | { kind: 'not'; criterion: Criterion }
  | { kind: 'any'; criteria: Criterion[] }
  | { kind: 'every'; criteria: Criterion[] }
  /** A place that no listing has. */
  | { kind: 'nothing' }

export type Sort =
  | { by: 'Price' | 'BuildingArea' | 'YearBuilt'; direction: 'up' | 'down' }
  /** DaysOnMarket up, then id down. */
  | { by: 'newest listing' }
  | { by: 'distance'; center: Center }

export interface WantedFigure {
  kind: 'count' | 'average' | 'median' | 'min' | 'max'
  /** null for a count. */
  of: 'Price' | null
}

export interface Meaning {
  all: Criterion[]
  /** Ranks higher, never filters. */
  wishes: Criterion[]
  /** Of listings that meet as many wishes, those first that meet the one said first. */
  areWishesRanked: boolean
  sort: Sort | null
  limit: number | null
  figures: WantedFigure[]
  /** A part of the sentence asks to choose by who people are. */
  isRefused: boolean
  /** Words that must be among the ignored ones. */
  ignored: string[]
  /** Pages of the turn's results that were shown before: 1 for the first "show me more". */
  pagesBefore: number
}

/** A piece of a meaning. */
export interface Part extends Partial<Meaning> {
  /** Whether an amount in it tells nothing of sale or rent, as in a currency whose sign only its place gives. */
  isSaleTypeOpen?: boolean
}

/** Puts the pieces of a meaning together; a price that is said with nothing of sale or rent implies one of them. */
export function mean(...parts: readonly Part[]): Meaning {
  const last = <Value>(pick: (part: Part) => Value | undefined): Value | undefined =>
    parts.map(pick).findLast((value) => value !== undefined)
  const said = parts.flatMap(({ all }) => all ?? [])
  const is = parts.some(({ isSaleTypeOpen }) => isSaleTypeOpen === true) ? null : impliedSaleType(said)
  return {
    all: is === null ? said : [{ kind: 'saleType', is, isImplied: true }, ...said],
    wishes: parts.flatMap(({ wishes }) => wishes ?? []),
    areWishesRanked: parts.some(({ areWishesRanked }) => areWishesRanked === true),
    sort: last(({ sort }) => sort) ?? null,
    limit: last(({ limit }) => limit) ?? null,
    figures: parts.flatMap(({ figures }) => figures ?? []),
    isRefused: parts.some(({ isRefused }) => isRefused === true),
    ignored: parts.flatMap(({ ignored }) => ignored ?? []),
    pagesBefore: last(({ pagesBefore }) => pagesBefore) ?? 0,
  }
}
