/** What the index takes from a row of `listings`. */
export interface IndexedListing {
  id: number
  SaleType: string
  Status: string
  CurrencySymbol: string
  PropertyType: string
  AreaUnit: string
  Tours: string | null
  SpaceType: string | null
  City: string | null
  cityKey: string
  State: string | null
  ZIP: string | null
  mlsKey: string
  /** The mark of numbers that nobody said: they are none here. */
  filledIn: number
  Location: string | null
  Address: string | null
  Description: string | null
  ExtensionColumn: string | null
  ownPrice: number | null
  Bedrooms: number
  Bathrooms: number
  ParkingSpots: number
  HOAMonth: number | null
  DepositFee: number | null
  ZestimatePrice: number | null
  UnitAreaPrice: number | null
  YearBuilt: number
  DaysOnMarket: number
  BuildingArea: number
  LotArea: number
  Latitude: number | null
  Longitude: number | null
}

export const numberNames = [
  'ownPrice',
  'Bedrooms',
  'Bathrooms',
  'ParkingSpots',
  'HOAMonth',
  'DepositFee',
  'ZestimatePrice',
  'UnitAreaPrice',
  'YearBuilt',
  'DaysOnMarket',
  'BuildingArea',
  'LotArea',
  'Latitude',
  'Longitude',
] as const satisfies readonly (keyof IndexedListing)[]

export type NumberName = (typeof numberNames)[number]

export const choiceNames = [
  'SaleType',
  'Status',
  'CurrencySymbol',
  'PropertyType',
  'AreaUnit',
  'Tours',
  'SpaceType',
  'City',
  'cityKey',
  'State',
  'ZIP',
] as const satisfies readonly (keyof IndexedListing)[]

export type ChoiceName = (typeof choiceNames)[number]

/** Read only when the texts are indexed. */
export const textNames = [
  'Location',
  'Address',
  'Description',
  'ExtensionColumn',
] as const satisfies readonly (keyof IndexedListing)[]
