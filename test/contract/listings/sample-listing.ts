/** What a listing must have, and nothing else. */
export const sampleListing = {
  SaleType: 'for_sale' as const,
  Status: 'Active' as const,
  CurrencySymbol: '$',
  PropertyType: 'Single Family',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example/listing/1',
  MLSNumber: 'MLS-1',
  YearBuilt: 1987,
  DaysOnMarket: 12,
  LotArea: 5000,
  BuildingArea: 2500,
  AreaUnit: 'Square Feet' as const,
  ParkingSpots: 2,
}

export type RequiredField = keyof typeof sampleListing

/** A listing with every field. */
export const fullListing = {
  ...sampleListing,
  Images: ['https://homes.example/1.jpg', 'https://homes.example/2.jpg'],
  Tours: 'OpenHouse' as const,
  Description: 'A light-filled home, “as new”.\nTwo lines.',
  ExtensionColumn: [
    { Key: 'Heating', value: 'Gas' },
    { Key: 'Pool', value: '' },
  ],
  Location: 'Near the lake',
  Address: '12 Fir Street',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98103',
  Latitude: 47.6801,
  Longitude: -122.3206,
  SalePrice: 1_200_000,
  UnitAreaPrice: 480,
  HOAMonth: 99.5,
  ZestimatePrice: 1_234_567.891,
  RentPrice: 4200,
  SpaceType: 'Entire place' as const,
  DepositFee: 0,
}
