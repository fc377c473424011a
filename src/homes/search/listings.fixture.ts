import type { Database } from '../../platform/database/connect.ts'
import { WorkSlices } from '../../platform/work/work-slices.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import type { Listing } from '../listings/listing.ts'
import { toColumns } from '../listings/listing-columns.ts'
import type { ReadingScope, Scope } from './scope.ts'

/** What belongs to a scope whose listings are asked for by sentences. */
export const reader: Omit<ReadingScope, keyof Scope> = { languages, slices: new WorkSlices() }

const home: Listing = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Single Family',
  Bedrooms: 3,
  Bathrooms: 2,
  Url: 'https://homes.example/1',
  MLSNumber: '1234567',
  YearBuilt: 1995,
  DaysOnMarket: 12,
  LotArea: 6000,
  BuildingArea: 1800,
  AreaUnit: 'Square Feet',
  ParkingSpots: 2,
  Address: '12 Main St',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98103',
  Latitude: 47.61,
  Longitude: -122.33,
  SalePrice: 450000,
}

const kent = { City: 'Kent', ZIP: '98030', Latitude: 47.38, Longitude: -122.23 }
const bellevue = { City: 'Bellevue', ZIP: '98004', Latitude: 47.61, Longitude: -122.2 }
const entry = (Key: string, value: string) => ({ ExtensionColumn: [{ Key, value }] })

/** Invented homes, each there for a reason that a test names. */
export const testListings: Listing[] = [
  home,
  {
    ...home,
    MLSNumber: '1234501',
    Description: 'Sunny home with a swimming pool and a fireplace.',
    SalePrice: 520000,
    DaysOnMarket: 3,
  },
  {
    ...home,
    ...kent,
    MLSNumber: '1234502',
    Description: 'Pet friendly. Remodeled kitchen.',
    Address: '40 Oak Avenue',
    SalePrice: 390000,
    HOAMonth: 250,
  },
  {
    ...home,
    ...kent,
    MLSNumber: '1234503',
    Description: 'No pets. Lake view from the deck.',
    PropertyType: 'Condominium',
    Bedrooms: 2,
    SalePrice: 300000,
  },
  {
    ...home,
    ...kent,
    MLSNumber: '1234504',
    Description: 'Does not have a pool, but a large backyard.',
    YearBuilt: 0,
    BuildingArea: 0,
    LotArea: 0,
    SalePrice: 610000,
  },
  {
    ...home,
    ...bellevue,
    MLSNumber: '1234505',
    Description: 'Pets: not allowed. Air conditioning.',
    PropertyType: 'Townhouse',
    SalePrice: 700000,
  },
  {
    ...home,
    ...bellevue,
    MLSNumber: '1234506',
    ...entry('Pets', 'Not allowed'),
    PropertyType: 'Apartment',
    Bedrooms: 0,
    SaleType: 'for_rent',
    RentPrice: 1700,
    SpaceType: 'Entire place',
  },
  {
    ...home,
    ...bellevue,
    MLSNumber: '1234507',
    ...entry('Pool', 'Yes'),
    SalePrice: 990000,
    Bedrooms: 4,
    Bathrooms: 3.5,
    Tours: 'OpenHouse',
  },
  {
    ...home,
    ...kent,
    MLSNumber: '1234508',
    ...entry('Pool', 'No'),
    Address: '77 Main Street',
    SalePrice: 480000,
    Tours: '3D',
  },
  {
    ...home,
    MLSNumber: '1234509',
    City: 'San José',
    State: 'CA',
    ZIP: '95112',
    AreaUnit: 'Square Meters',
    BuildingArea: 200,
    Latitude: 37.34,
    Longitude: -121.89,
    SalePrice: 880000,
  },
  {
    ...home,
    MLSNumber: '1234510',
    City: 'St. Louis',
    State: 'MO',
    ZIP: '63101',
    Latitude: 38.63,
    Longitude: -90.2,
    Address: '5 Christian Street',
    SalePrice: 210000,
  },
  {
    ...home,
    MLSNumber: '1234511',
    City: 'Independence',
    State: 'MO',
    ZIP: '64050',
    Status: 'Sold',
    Latitude: 39.09,
    Longitude: -94.41,
  },
  {
    ...home,
    MLSNumber: '1234512',
    City: 'Mobile',
    State: 'AL',
    ZIP: '36602',
    PropertyType: 'Mobile Home',
    SalePrice: 90000,
    Latitude: 30.69,
    Longitude: -88.04,
  },
  {
    ...home,
    MLSNumber: '1234513',
    City: 'White Center',
    ZIP: '98146',
    PropertyType: 'Vacant Land',
    Bedrooms: 0,
    Bathrooms: 0,
    BuildingArea: 0,
    LotArea: 40000,
    SalePrice: 150000,
  },
  {
    ...home,
    MLSNumber: '1234514',
    City: 'Federal Way',
    ZIP: '98003',
    PropertyType: 'Duplex',
    Status: 'PreOnMarket',
    SalePrice: 650000,
    DaysOnMarket: 0,
  },
  {
    ...home,
    MLSNumber: '1234515',
    SaleType: 'for_rent',
    RentPrice: 2400,
    DepositFee: 1200,
    PropertyType: 'Loft',
    SpaceType: 'Room',
    Bedrooms: 1,
    Bathrooms: 1,
  },
  { ...home, MLSNumber: '1234516', CurrencySymbol: '€', SalePrice: 380000, Address: '9 Pine Rd' },
]

export async function addListings(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
  listings: readonly Listing[],
): Promise<void> {
  await db
    .insertInto('listings')
    .values(listings.map((listing) => ({ workspaceId, chatbotId, ...toColumns(listing) })))
    .execute()
}
