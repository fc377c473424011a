import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { emptyListing } from '../listing.fixture.ts'

/** A home whose listing says much in its own words. */
export const describedHome: FoundListing = {
  ...emptyListing,
  id: 5,
  Url: 'https://homes.example/5',
  MLSNumber: '7700105',
  Address: '77 Birch Lane',
  City: 'Kent',
  State: 'WA',
  ZIP: '98030',
  SalePrice: 525_000,
  Price: 525_000,
  Bedrooms: 4,
  Bathrooms: 2.5,
  BuildingArea: 2_100,
  LotArea: 7_405,
  YearBuilt: 1978,
  DaysOnMarket: 21,
  ParkingSpots: 2,
  UnitAreaPrice: 250,
  HOAMonth: 0,
  Description:
    `Light-filled rambler on a corner lot at the end of a cul-de-sac. Hardwood floors in the living room, granite
counters and stainless appliances in the kitchen. Vaulted ceilings, skylights, a brick fireplace and a walk-in closet.
Updated bathrooms, new roof in 2021, renovated in 2016. Fenced backyard with a covered deck, a garden shed and fruit
trees. Finished basement with a separate entrance. Mountain view. Pets allowed.`.replaceAll('\n', ' '),
}
