export type FrontStyle =
  | 'bungalow'
  | 'cabin'
  | 'cape'
  | 'carriage house'
  | 'colonial'
  | 'cottage'
  | 'craftsman'
  | 'farmhouse'
  | 'foursquare'
  | 'modern'
  | 'ranch'
  | 'victorian'
  | 'duplex'
  | 'triple-decker'
  | 'balcony block'
  | 'brick block'
  | 'glass block'
  | 'warehouse'
  | 'brick row'
  | 'gabled row'
  | 'modern row'
  | 'mobile home'
  | 'land'

export type PaletteName =
  | 'barn'
  | 'brick'
  | 'butter'
  | 'cedar'
  | 'charcoal'
  | 'clay'
  | 'cream'
  | 'moss'
  | 'navy'
  | 'plum'
  | 'rose'
  | 'sage'
  | 'sand'
  | 'slate'
  | 'teal'
  | 'linen'

export type Daytime = 'morning' | 'noon' | 'golden' | 'dusk' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** What the pictures need to know and the listing does not say. */
export interface Look {
  front: FrontStyle
  floors: number
  palette: PaletteName
  daytime: Daytime
  season: Season
}

/** One demo listing as written by hand, under the wire names where there are any; demo-listings.ts derives the rest. */
export interface ListingFacts {
  MLSNumber: string
  PropertyType: string
  YearBuilt: number
  at: { Address: string; ZIP: string; Latitude: number; Longitude: number }
  offer: {
    SalePrice?: number
    RentPrice?: number
    DepositFee?: number
    ZestimatePrice?: number
    HOAMonth?: number
    DaysOnMarket: number
    Status?: 'Active' | 'PreOnMarket' | 'Sold'
    Tours?: 'OpenHouse' | '3D'
    SpaceType?: 'Entire place' | 'Room'
  }
  size: {
    Bedrooms: number
    Bathrooms: number
    BuildingArea: number
    AreaUnit?: 'Square Feet' | 'Square Meters'
    LotArea: number
    ParkingSpots: number
  }
  Location: string
  /** Sentences of the Description. */
  description: readonly string[]
  /** Becomes ExtensionColumn. */
  more: Readonly<Record<string, string>>
  look: Look
}
