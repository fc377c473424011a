import { type ExpectedHome, group, type Home, inventHomes, type World, world, writeTable } from '../world.ts'

const homes = inventHomes('U', ['Oak St', 'Pine Ave', 'Spruce Rd'], ['Columbus', 'Dayton'])
const zip = ({ index }: Home): string => String(43_201 + index)
const address = ({ number, street }: Home): string => `${number} ${street}`
const whole = (home: Home): string => `${address(home)}, ${home.city}, OH ${zip(home)}`
const usd = (value: number, decimals = 0): string => `$${group(value, 'en-US', decimals)}`

const base = (home: Home): ExpectedHome => ({
  StreetAddress: address(home),
  SaleType: 'for_rent',
  Price: home.rent,
  Bedrooms: home.beds,
  Bathrooms: home.full,
  Sqft: home.sqft,
  Currency: 'USD',
})

const appfolio = world(
  {
    name: 'pm-unit-vacancy',
    country: 'US',
    note: 'a vacancy report of a property manager, with beds and baths in one column',
  },
  writeTable(homes, [
    ['Property', whole],
    ['Unit', ({ index }) => (index % 2 === 0 ? '' : `${index}B`)],
    ['BD/BA', ({ beds, full, index }) => (index === 0 ? `Studio/${full}.00` : `${beds}/${full}.00`)],
    ['Sqft', ({ sqft }) => group(sqft, 'en-US')],
    ['Advertised Rent', ({ rent }) => usd(rent, 2)],
    ['Deposit', ({ rent }) => usd(rent, 2)],
    ['Unit Status', ({ index }) => ['Vacant-Unrented', 'Notice-Unrented', 'Vacant-Rented'][index % 3] ?? ''],
    ['Available On', ({ index }) => `0${1 + (index % 9)}/15/2026`],
  ]),
  homes.map((home) => {
    const { Bedrooms, ...rest } = base(home)
    return {
      ...rest,
      ...(home.index === 0 ? { Studio: true as const } : { Bedrooms: home.beds }),
      Available: home.index % 3 !== 2,
    }
  }),
)

const buildium = world(
  { name: 'pm-rent-roll', country: 'US', note: 'units with market rents; tenants are nobody’s business' },
  writeTable(homes, [
    ['Property Name', () => 'Maple Court'],
    ['Unit Address', address],
    ['City', ({ city }) => city],
    ['State', () => 'OH'],
    ['Zip', zip],
    ['Bedrooms', ({ beds }) => `${beds} Bed`],
    ['Bathrooms', ({ full }) => `${full} Bath`],
    ['Size (sq ft)', ({ sqft }) => String(sqft)],
    ['Market Rent', ({ rent }) => String(rent)],
    ['Tenant Name', () => 'Pat Tenantson'],
    ['Tenant Phone', () => '555-0199'],
    ['Security Deposit', ({ rent }) => String(rent)],
  ]),
  homes.map((home) => ({
    ...base(home),
    City: home.city,
    State: 'OH',
    ZIP: zip(home),
    Secret: ['Tenantson', '555-0199'],
  })),
)

const yardi = world(
  { name: 'pm-availability', country: 'US', note: 'unit availability with a title above and totals below' },
  writeTable(homes, [
    ['Unit Code', ({ ref }) => ref],
    ['Address', address],
    ['Beds', ({ beds }) => String(beds)],
    ['Baths', ({ full }) => `${full}.00`],
    ['SQFT', ({ sqft }) => String(sqft)],
    ['Market Rent', ({ rent }) => usd(rent)],
    ['Status', ({ index }) => (index % 2 === 0 ? 'Vacant Ready' : 'Occupied')],
  ]),
  homes.map((home) => ({ ...base(home), Available: home.index % 2 === 0 })),
)

const monthly = world(
  { name: 'us-rent-per-month', country: 'US', note: 'a column "Price" of which nearly all say a month' },
  writeTable(homes, [
    ['ID', ({ ref }) => ref],
    ['Address', address],
    ['Price', ({ rent, index }) => (index === 3 ? usd(rent) : index === 6 ? 'Call' : `${usd(rent)}/mo`)],
    ['Beds', ({ beds }) => String(beds)],
    ['Baths', ({ full }) => String(full)],
    ['Sqft', ({ sqft }) => String(sqft)],
  ]),
  homes.map((home) => {
    const { Price, SaleType, ...rest } = base(home)
    return home.index === 6
      ? { ...rest, MLSNumber: home.ref, PriceUnknown: true as const }
      : { ...rest, MLSNumber: home.ref, Price: home.rent, SaleType: 'for_rent' as const }
  }),
)

const lettings = world(
  { name: 'gb-lettings', country: 'GB', note: 'lettings in pounds a week and a calendar month' },
  writeTable(homes, [
    ['Reference', ({ ref }) => ref],
    ['Display Address', address],
    ['Postcode', ({ index }) => `LS${1 + index} 4AB`],
    ['Rent', ({ rent, index }) => (index % 2 === 0 ? `£${group(rent, 'en-GB')} pcm` : `£${rent} pw`)],
    ['Bedrooms', ({ beds }) => String(beds)],
    ['Bathrooms', ({ full }) => String(full)],
    ['Status', ({ index }) => (index % 3 === 0 ? 'Let Agreed' : 'Available')],
    ['Available From', ({ index }) => `${14 + index}/03/2026`],
    ['Branch', () => 'Headrow'],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    StreetAddress: address(home),
    ZIP: `LS${1 + home.index} 4AB`,
    SaleType: 'for_rent' as const,
    Price: home.index % 2 === 0 ? home.rent : (home.rent * 52) / 12,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Currency: 'GBP',
    Available: home.index % 3 !== 0,
    StatusWord: home.index % 3 === 0 ? 'Let Agreed' : 'Available',
  })),
)

const frequency = world(
  { name: 'gb-rent-frequency', country: 'GB', note: 'sales and lettings in one column, the time of a rent in another' },
  writeTable(homes, [
    ['AGENT_REF', ({ ref }) => ref],
    ['ADDRESS_1', address],
    ['TOWN', ({ city }) => city],
    ['POSTCODE', ({ index }) => `M${1 + index} 2CD`],
    ['CHANNEL', ({ index }) => (index % 2 === 0 ? 'Lettings' : 'Sales')],
    ['PRICE', ({ rent, price, index }) => String(index % 2 === 0 ? rent : price)],
    ['RENT_FREQUENCY', ({ index }) => (index % 4 === 0 ? 'Weekly' : index % 2 === 0 ? 'Monthly' : '')],
    ['BEDROOMS', ({ beds }) => String(beds)],
    ['SUMMARY', () => '<p>Bright &ndash; airy.</p>'],
  ]),
  homes.map((home) => {
    const isRent = home.index % 2 === 0
    return {
      MLSNumber: home.ref,
      SaleType: isRent ? ('for_rent' as const) : ('for_sale' as const),
      Price: !isRent ? home.price : home.index % 4 === 0 ? (home.rent * 52) / 12 : home.rent,
      Bedrooms: home.beds,
      Currency: 'GBP',
      Text: ['Bright – airy.'],
    }
  }),
)

const australia = world(
  { name: 'au-rentals', country: 'AU', note: 'weekly rents of a column that says so' },
  writeTable(homes, [
    ['Property ID', ({ ref }) => ref],
    ['Street Number', ({ number }) => number],
    ['Street', ({ street }) => street],
    ['Suburb', () => 'Fitzroy'],
    ['State', () => 'VIC'],
    ['Postcode', () => '3065'],
    ['Rent pw', ({ rent }) => `$${rent / 5}`],
    ['Bond', ({ rent }) => `$${rent}`],
    ['Bed', ({ beds }) => String(beds)],
    ['Bath', ({ full }) => String(full)],
    ['Car', ({ half }) => String(half)],
    ['Available', () => 'Now'],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    StreetAddress: address(home),
    City: 'Fitzroy',
    State: 'VIC',
    ZIP: '3065',
    SaleType: 'for_rent' as const,
    Price: Math.round(((home.rent / 5) * 52 * 100) / 12) / 100,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Currency: 'AUD',
  })),
)

export const rentals: readonly World[] = [appfolio, buildium, yardi, monthly, lettings, frequency, australia]
