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
  min?: number
  max?: number
  above?: number
  below?: number
  oneOf?: number[]
}

export interface NumberCondition extends Limits {
  is: 'number'
  field: NumberField
}

/** An area, with the same limits in both units that a listing may be in. */
export interface AreaCondition {
  is: 'area'
  field: AreaField
  feet: Limits
  meters: Limits
  /** The limits in the unit that the visitor used, for filters and summary. */
  said: Limits & { unit: string }
}

export interface ValueCondition {
  is: 'value'
  field: 'SaleType' | 'Status' | 'SpaceType' | 'Tours'
  value: string
}

export type PlaceCondition =
  | { is: 'city'; key: string; name: string }
  | { is: 'state'; values: string[]; name: string }
  | { is: 'zip'; key: string; name: string }
  | { is: 'address'; words: string[][]; name: string }
  | { is: 'location'; words: string[]; name: string }
  | { is: 'mls'; keys: string[]; name: string }
  | { is: 'nowhere'; name: string; field: 'City' | 'State' | 'ZIP' | 'Address' | 'MLSNumber' }
  | { is: 'near'; name: string; latitude: number; longitude: number; miles: number }

/** One testable statement about a listing. The same value is turned into SQL, into `filters` and into words. */
export type Condition =
  | NumberCondition
  | AreaCondition
  | ValueCondition
  | PlaceCondition
  | { is: 'family'; family: Family; word: string }
  | { is: 'currency'; name: string; symbols: string[] }
  | { is: 'text'; name: string; mentions: string[] }
  | { is: 'ids'; ids: number[]; name: string }
  | { is: 'all'; of: Condition[] }
  | { is: 'not'; of: Condition }

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

export interface Criterion {
  topic: Topic
  /** Further topics of a criterion that joins several ("3 beds in Seattle or 2 in Kent"). */
  also?: Topic[]
  /** must: filters; not: excludes; wish: only ranks. */
  mode: 'must' | 'not' | 'wish'
  /** One of them suffices. */
  anyOf: Condition[]
  /** Came from a comparison with what was shown ("cheaper"): gone with the next search. */
  fleeting?: boolean
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
  field: SortField
  direction: 'up' | 'down'
  /** Of a sort by distance. */
  from?: { name: string; latitude: number; longitude: number }
  /** Of a sort by price: the closest to this amount first; the direction is then up. */
  around?: number
}
