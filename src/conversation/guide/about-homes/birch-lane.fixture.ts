import type { Listing } from '../../../homes/listings/listing.ts'
import { testListings } from '../../../homes/search/listings.fixture.ts'

const [home] = testListings
if (!home) throw new Error('There are no listings to test with.')

/** A home of the street. */
export const street = (number: number, facts: Partial<Listing>): Listing => ({
  ...home,
  Address: `${number} Birch Lane`,
  City: 'Tacoma',
  ZIP: '98402',
  Latitude: 47.25 + number / 1000,
  Longitude: -122.44,
  MLSNumber: `70${number}`,
  Url: `https://homes.example/birch/${number}`,
  ParkingSpots: 0,
  ...facts,
})

/** A street of homes of which each fact is known. */
export const birchLane: Listing[] = [
  street(11, {
    SalePrice: 400_000,
    BuildingArea: 1600,
    LotArea: 5000,
    YearBuilt: 1980,
    DaysOnMarket: 1,
    HOAMonth: 300,
    Description: 'Corner house with a pool. Close to the park.',
    Images: ['https://pictures.example/11-front.jpg', 'https://pictures.example/11-back.jpg'],
    ParkingSpots: 2,
  }),
  street(12, { SalePrice: 450_000, BuildingArea: 2000, LotArea: 7000, YearBuilt: 2005, DaysOnMarket: 2, Bedrooms: 4 }),
  street(13, {
    SalePrice: 380_000,
    BuildingArea: 1500,
    LotArea: 4000,
    YearBuilt: 0,
    DaysOnMarket: 3,
    Description: 'No pool, a quiet yard.',
  }),
  street(14, {
    SalePrice: 600_000,
    BuildingArea: 0,
    LotArea: 9000,
    YearBuilt: 2015,
    DaysOnMarket: 4,
    Bedrooms: 5,
    UnitAreaPrice: 250,
  }),
  street(15, { SalePrice: 500_000, BuildingArea: 2500, LotArea: 6500, YearBuilt: 1999, DaysOnMarket: 5, Bedrooms: 4 }),
  street(16, { SalePrice: 700_000, BuildingArea: 3000, LotArea: 8000, YearBuilt: 2020, DaysOnMarket: 6, Bedrooms: 5 }),
  street(17, {
    SaleType: 'for_rent',
    RentPrice: 2_000,
    DepositFee: 3_000,
    PropertyType: 'Apartment',
    DaysOnMarket: 7,
    Bedrooms: 2,
  }),
]
