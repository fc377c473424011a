import type { MadeListing } from '../data/make-listings.ts'
import type { StoredListing } from '../evaluate/holds.ts'

export type PoolName = 'sale' | 'soon' | 'sold' | 'rent' | 'hoa' | 'fireplace' | 'no fireplace' | 'pets' | 'no pets'

/** A home whose record is known field by field, so that what is said of it is surely true or surely false. */
export type KnownHome = StoredListing & Required<Pick<StoredListing, 'Address' | 'City' | 'State' | 'ZIP'>>

/** What the lies claim: no text of the home may speak of it, either way. */
const spokenOfInLies =
  /pool|sauna|hot tub|elevator|waterfront|view|basement|renovat|remodel|furnish|solar|gym|wine|quiet|walk to|station/i

const houseTypes = /^(single[- ]family( residence| home)?|house|detached house|villa|cottage|cabin|bungalow)$/i

function isComplete(home: StoredListing): home is KnownHome {
  return (
    [home.Address, home.City, home.State, home.ZIP].every((text) => text !== undefined && text !== '') &&
    home.CurrencySymbol === '$' &&
    home.AreaUnit === 'Square Feet' &&
    Number.isInteger(home.Bathrooms) &&
    home.Bathrooms >= 1 &&
    home.Bathrooms <= 5 &&
    home.Bedrooms >= 1 &&
    home.Bedrooms <= 5 &&
    home.BuildingArea > 300 &&
    home.YearBuilt > 1900 &&
    home.DaysOnMarket >= 5 &&
    home.ParkingSpots >= 1 &&
    home.ParkingSpots <= 4
  )
}

const textOf = ({ Description = '', ExtensionColumn = [] }: StoredListing): string =>
  [Description, ...ExtensionColumn.map(({ Key, value }) => `${Key}: ${value}`)].join(' ')

const isForSale = (home: StoredListing): boolean =>
  home.SaleType === 'for_sale' && (home.SalePrice ?? 0) >= 90_000 && (home.SalePrice ?? 0) <= 780_000
const isForRent = (home: StoredListing): boolean =>
  home.SaleType === 'for_rent' && (home.RentPrice ?? 0) > 0 && home.SpaceType === 'Entire place'
const isHouse = (home: StoredListing): boolean => houseTypes.test(home.PropertyType) && home.LotArea > 1_000
const isCondo = (home: StoredListing): boolean => /^condo(minium)?$/i.test(home.PropertyType)
const isFlat = (home: StoredListing): boolean => isCondo(home) || /^apartment$/i.test(home.PropertyType)

const tests: Record<PoolName, (home: StoredListing, text: string) => boolean> = {
  sale: (home, text) => isForSale(home) && isHouse(home) && !spokenOfInLies.test(text) && (home.HOAMonth ?? 0) === 0,
  soon: (home) => isForSale(home) && isHouse(home) && home.Status === 'PreOnMarket',
  sold: (home) => isForSale(home) && isHouse(home) && home.Status === 'Sold',
  rent: (home, text) =>
    isForRent(home) && isFlat(home) && !/pet|dog|\bcat|utilit/i.test(text) && home.DepositFee === 1_000,
  hoa: (home, text) => isForSale(home) && isCondo(home) && (home.HOAMonth ?? 0) > 0 && !/view|hoa/i.test(text),
  fireplace: (home, text) => isForSale(home) && isHouse(home) && /\. Gas fireplace|wood-burning fireplace/.test(text),
  'no fireplace': (home, text) =>
    isForSale(home) && isHouse(home) && /\bNo fireplace\.|\bFireplaces?: (0|No)\b/.test(text),
  pets: (home, text) =>
    isForRent(home) &&
    isFlat(home) &&
    /(^|[.] )(Pets allowed|Pets are welcome|A pet friendly building|Pet-friendly)\.|no smoking, pets allowed|Pets( allowed)?: (Allowed|Yes)/i.test(
      text,
    ),
  'no pets': (home, text) =>
    isForRent(home) &&
    isFlat(home) &&
    /(^|[.] )(Sorry, )?No pets|Pets are not allowed|Pets( allowed)?: (Not allowed|No)/i.test(text),
}

const hasStatus = ({ Status }: StoredListing, name: PoolName): boolean =>
  name === 'soon' || name === 'sold' || Status === 'Active'

/** At most this many homes of a pool are spoken of. */
const most = 12

/** The homes that the lies and truths are said of, drawn from the bench's: each with a number of its own. */
export function choosePools(listings: readonly StoredListing[]): ReadonlyMap<PoolName, readonly KnownHome[]> {
  const counts = Map.groupBy(listings, ({ MLSNumber }) => MLSNumber)
  const addresses = Map.groupBy(listings, ({ Address }) => Address)
  const known = listings
    .filter(isComplete)
    .filter((home) => counts.get(home.MLSNumber)?.length === 1 && addresses.get(home.Address)?.length === 1)
  return new Map(
    // The keys of the table above.
    (Object.keys(tests) as PoolName[]).map((name) => [
      name,
      known.filter((home) => hasStatus(home, name) && tests[name](home, textOf(home))).slice(0, most),
    ]),
  )
}

export const toStored = (made: readonly MadeListing[]): StoredListing[] =>
  made.map(({ listing }, id) => ({ ...listing, id }))
