import type { Listing } from '../../../src/homes/listings/listing.ts'

type Home = Partial<Listing> & { price: number; number: number }

/** A few homes whose closest matches can be told by hand. Lakewood is 5 miles from Denver, Boulder 24. */
export const closestHomes: readonly Listing[] = [
  makeHome({
    number: 1,
    price: 500_000,
    BuildingArea: 1_800,
    YearBuilt: 1985,
    ParkingSpots: 2,
    Description: 'Fireplace in the living room.',
  }),
  makeHome({
    number: 2,
    price: 540_000,
    BuildingArea: 1_500,
    YearBuilt: 1960,
    ParkingSpots: 0,
    Description: 'Heated pool.',
  }),
  makeHome({
    number: 3,
    price: 620_000,
    Bedrooms: 4,
    Bathrooms: 3,
    BuildingArea: 2_500,
    YearBuilt: 2005,
    HOAMonth: 120,
    Description: 'Heated pool. Fireplace.',
  }),
  makeHome({
    number: 4,
    price: 310_000,
    PropertyType: 'Condo',
    Bedrooms: 2,
    Bathrooms: 1,
    BuildingArea: 900,
    YearBuilt: 2010,
    HOAMonth: 350,
    LotArea: 0,
    ParkingSpots: 1,
    Description: 'Balcony. Gym.',
  }),
  makeHome({
    number: 5,
    price: 420_000,
    PropertyType: 'Townhouse',
    Bathrooms: 2.5,
    BuildingArea: 1_400,
    YearBuilt: 2015,
    HOAMonth: 200,
    LotArea: 1_500,
    ParkingSpots: 1,
    Description: 'Balcony.',
  }),
  makeHome({
    number: 6,
    price: 1_800,
    SaleType: 'for_rent',
    PropertyType: 'Condo',
    Bedrooms: 1,
    Bathrooms: 1,
    BuildingArea: 600,
    YearBuilt: 1999,
    LotArea: 0,
    ParkingSpots: 0,
    Description: 'Balcony. No pets.',
  }),
  makeHome({
    number: 7,
    price: 2_900,
    SaleType: 'for_rent',
    BuildingArea: 1_600,
    YearBuilt: 1975,
    Description: 'Fenced yard. Pets allowed.',
  }),
  makeHome({
    number: 8,
    price: 455_000,
    Bedrooms: 4,
    BuildingArea: 1_900,
    YearBuilt: 1978,
    Description: 'Sauna.',
    ...lakewood(),
  }),
  makeHome({
    number: 9,
    price: 260_000,
    PropertyType: 'Condo',
    Bedrooms: 2,
    Bathrooms: 1,
    BuildingArea: 850,
    YearBuilt: 1990,
    HOAMonth: 300,
    LotArea: 0,
    ParkingSpots: 1,
    Description: 'Quiet.',
    ...lakewood(),
  }),
  makeHome({
    number: 10,
    price: 900_000,
    Bedrooms: 4,
    Bathrooms: 3,
    BuildingArea: 2_200,
    YearBuilt: 1995,
    Description: 'Mountain view.',
    ...boulder(),
  }),
  makeHome({
    number: 11,
    price: 2_100,
    SaleType: 'for_rent',
    PropertyType: 'Condo',
    Bedrooms: 2,
    Bathrooms: 1,
    BuildingArea: 800,
    YearBuilt: 1988,
    LotArea: 0,
    ParkingSpots: 1,
    Description: 'Mountain view. Furnished.',
    ...boulder(),
  }),
  makeHome({ number: 12, price: 450_000, Status: 'Sold', BuildingArea: 1_700, YearBuilt: 1980, Description: 'Sauna.' }),
]

function lakewood(): Partial<Listing> {
  return { City: 'Lakewood', ZIP: '80226', Latitude: 39.71, Longitude: -105.08 }
}

function boulder(): Partial<Listing> {
  return { City: 'Boulder', ZIP: '80302', Latitude: 40.02, Longitude: -105.27 }
}

/** A house for sale in Denver, but for what is said. */
function makeHome({ price, number, ...told }: Home): Listing {
  return {
    SaleType: 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: 'Single Family',
    Bedrooms: 3,
    Bathrooms: 2,
    Url: `https://homes.example.com/closest/${number}`,
    MLSNumber: `C${number}`,
    YearBuilt: 1980,
    DaysOnMarket: number,
    LotArea: 6_000,
    BuildingArea: 1_500,
    AreaUnit: 'Square Feet',
    ParkingSpots: 2,
    Address: `${100 + number} Pecan Street`,
    City: 'Denver',
    State: 'CO',
    ZIP: '80210',
    Latitude: 39.74,
    Longitude: -104.99,
    ...(told.SaleType === 'for_rent' ? { RentPrice: price } : { SalePrice: price }),
    ...told,
  }
}
