export type Family = 'house' | 'condo' | 'townhouse' | 'multiFamily' | 'land' | 'mobile'

export type NumberField =
  | 'Price'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'ParkingSpots'
  | 'HOAMonth'
  | 'DepositFee'
  | 'ZestimatePrice'
  | 'UnitAreaPrice'
  | 'YearBuilt'
  | 'DaysOnMarket'

export type AreaField = 'BuildingArea' | 'LotArea'

/** Limits on a number. `min` and `max` are inclusive, `above` and `below` are not. */
export interface Limits {
  readonly min?: number
  readonly max?: number
  readonly above?: number
  readonly below?: number
  readonly oneOf?: readonly number[]
}

export interface NumberCondition extends Limits {
  readonly is: 'number'
  readonly field: NumberField
}

/** An area, with the same limits in both units that a listing may be in. */
export interface AreaCondition {
  readonly is: 'area'
  readonly field: AreaField
  readonly feet: Limits
  readonly meters: Limits
  /** The limits in the unit that the visitor used, for filters and summary. */
  readonly said: Limits & { readonly unit: string }
}

export interface ValueCondition {
  readonly is: 'value'
  readonly field: 'SaleType' | 'Status' | 'SpaceType' | 'Tours' | 'PropertyType'
  readonly value: string
}

export type PlaceCondition =
  | { readonly is: 'city'; readonly key: string; readonly name: string }
  | { readonly is: 'state'; readonly values: readonly string[]; readonly name: string }
  | { readonly is: 'zip'; readonly key: string; readonly name: string }
  | { readonly is: 'address'; readonly words: readonly (readonly string[])[]; readonly name: string }
  | { readonly is: 'location'; readonly words: readonly string[]; readonly name: string }
  | { readonly is: 'mls'; readonly keys: readonly string[]; readonly name: string }
  | {
      readonly is: 'nowhere'
      readonly name: string
      readonly field: 'City' | 'State' | 'ZIP' | 'Address' | 'MLSNumber'
    }
  | {
      readonly is: 'near'
      readonly name: string
      readonly latitude: number
      readonly longitude: number
      readonly miles: number
    }

/** One testable statement about a listing. The same value is turned into SQL, into `filters` and into words. */
export type Condition =
  | NumberCondition
  | AreaCondition
  | ValueCondition
  | PlaceCondition
  | { readonly is: 'family'; readonly family: Family; readonly word: string }
  | { readonly is: 'currency'; readonly name: string; readonly symbols: readonly string[] }
  | {
      readonly is: 'text'
      readonly name: string
      readonly mentions: readonly string[]
      /** The English row that means the same, of a feature said in another language. */
      readonly feature?: string
      /** What a tenant with an animal asks and a buyer does not: it counts only where homes to rent are looked for. */
      readonly onlyOfRentals?: boolean
    }
  | { readonly is: 'ids'; readonly ids: readonly number[]; readonly name: string }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }

/** What a criterion is about: a later sentence about the same thing replaces the earlier one. */
export type Topic =
  | NumberField
  | AreaField
  | 'SaleType'
  | 'Status'
  | 'SpaceType'
  | 'Tours'
  | 'PropertyType'
  | 'CurrencySymbol'
  | 'Place'
  | 'Feature'
  | 'Shown'

/** Shared by all sentences that say it, so it is never changed: what differs is another criterion. */
export interface Criterion {
  readonly topic: Topic
  /** Further topics of a criterion that joins several ("3 beds in Seattle or 2 in Kent"). */
  readonly also?: readonly Topic[]
  /** must: filters; not: excludes; wish: only ranks. */
  readonly mode: 'must' | 'not' | 'wish'
  /** One of them suffices. */
  readonly anyOf: readonly Condition[]
  /** Came from a comparison with what was shown ("cheaper"): gone with the next search. */
  readonly fleeting?: boolean
  /** Sale or rent that only an amount tells: gone as soon as one of them is said, and the first to be given up. */
  readonly implied?: boolean
}

export type SortField =
  | 'Price'
  | 'BuildingArea'
  | 'LotArea'
  | 'DaysOnMarket'
  | 'YearBuilt'
  | 'HOAMonth'
  | 'UnitAreaPrice'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'Distance'

export interface Sort {
  readonly field: SortField
  readonly direction: 'up' | 'down'
  /** Of a sort by distance. */
  readonly from?: { readonly name: string; readonly latitude: number; readonly longitude: number }
  /** Of a sort by price: the closest to this amount first; the direction is then up. */
  readonly around?: number
}
