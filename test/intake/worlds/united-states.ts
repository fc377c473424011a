import {
  type Columns,
  type ExpectedHome,
  group,
  type Home,
  inventHomes,
  type World,
  world,
  writeTable,
} from '../world.ts'

const homes = inventHomes(
  'M',
  ['Alder Ln', 'Birch St', 'Cedar Ave', 'Dogwood Ct', 'Elm Dr'],
  ['Kent', 'Renton', 'Auburn'],
)
const zip = ({ index }: Home): string => String(98_030 + index)
const address = ({ number, street }: Home): string => `${number} ${street}`
const usd = (value: number): string => `$${group(value, 'en-US')}`
const acres = ({ lotSqm }: Home): string => (lotSqm / 4046.86).toFixed(2)
const acreFeet = (home: Home): number => Math.round(Number(acres(home)) * 43_560)

const base = (home: Home): ExpectedHome => ({
  MLSNumber: home.ref,
  StreetAddress: address(home),
  City: home.city,
  ZIP: zip(home),
  State: 'WA',
  Bedrooms: home.beds,
  YearBuilt: home.year,
  Sqft: home.sqft,
  SaleType: 'for_sale',
  Currency: 'USD',
  Price: home.price,
})
const place: Columns = [
  ['City', ({ city }) => city],
  ['State', () => 'WA'],
  ['Zip Code', zip],
]
const statuses = [
  'Active',
  'Pending',
  'Contingent',
  'Coming Soon',
  'Active',
  'Sold',
  'Withdrawn',
  'Active',
  'Temp Off Market',
  'Active',
]
const isOpen = ({ index }: Home): boolean => statuses[index] === 'Active'

const redfin = world(
  { name: 'us-redfin', country: 'US', note: 'a download of search results, whose SALE TYPE says where it is from' },
  writeTable(homes, [
    ['SALE TYPE', () => 'MLS Listing'],
    ['SOLD DATE', () => ''],
    ['PROPERTY TYPE', () => 'Single Family Residential'],
    ['ADDRESS', address],
    ['CITY', ({ city }) => city],
    ['STATE OR PROVINCE', () => 'WA'],
    ['ZIP OR POSTAL CODE', zip],
    ['PRICE', ({ price }) => String(price)],
    ['BEDS', ({ beds }) => String(beds)],
    ['BATHS', ({ full, half }) => String(full + half / 2)],
    ['LOCATION', ({ index }) => ['East Hill', 'Benson'][index % 2] ?? ''],
    ['SQUARE FEET', ({ sqft }) => String(sqft)],
    ['LOT SIZE', ({ lotSqm }) => String(lotSqm * 10)],
    ['YEAR BUILT', ({ year }) => String(year)],
    ['DAYS ON MARKET', ({ index }) => String(index)],
    ['$/SQUARE FEET', ({ price, sqft }) => String(Math.round(price / sqft))],
    ['HOA/MONTH', ({ index }) => (index % 2 === 0 ? '' : '120')],
    ['STATUS', () => 'Active'],
    ['NEXT OPEN HOUSE START TIME', () => ''],
    ['NEXT OPEN HOUSE END TIME', () => ''],
    ['URL (SEE https://www.example.com/buy FOR INFO ON PRICING)', ({ ref }) => `https://www.example.com/WA/${ref}`],
    ['SOURCE', () => 'NWMLS'],
    ['MLS#', ({ ref }) => ref],
    ['FAVORITE', () => 'N'],
    ['INTERESTED', () => 'Y'],
    ['LATITUDE', ({ latitude }) => String(latitude)],
    ['LONGITUDE', ({ longitude }) => String(longitude)],
  ]),
  homes.map((home) => ({
    ...base(home),
    Bathrooms: home.full + home.half / 2,
    LotSqft: home.lotSqm * 10,
    Available: true,
    Latitude: home.latitude,
    Longitude: home.longitude,
    HomeType: 'Single Family Residential',
  })),
)

const matrix = world(
  {
    name: 'us-mls-matrix',
    country: 'US',
    note: 'an agent’s export, with parts of the address and remarks for members',
  },
  writeTable(homes, [
    ['MLS #', ({ ref }) => ref],
    ['Status', ({ index }) => statuses[index] ?? ''],
    ['List Price', ({ price }) => usd(price)],
    ['Original List Price', ({ price }) => usd(price + 20_000)],
    ['Street #', ({ number }) => number],
    ['Street Name', ({ street }) => street.split(' ')[0] ?? ''],
    ['St Suffix', ({ street }) => street.split(' ')[1] ?? ''],
    ...place,
    ['Beds Total', ({ beds }) => String(beds)],
    ['Full Baths', ({ full }) => String(full)],
    ['Half Baths', ({ half }) => String(half)],
    ['Apx SqFt', ({ sqft }) => group(sqft, 'en-US')],
    ['Acres', acres],
    ['Yr Blt', ({ year }) => String(year)],
    ['DOM', ({ index }) => String(index * 3)],
    ['Public Remarks', () => 'Sunny &amp; quiet.<br/>New roof.'],
    ['Agent Remarks', () => 'Seller will take ten less'],
    ['Lockbox Code', () => '4471'],
    ['Listing Agent', ({ agent }) => agent],
    ['LA Phone', ({ phone }) => phone],
    ['LA Email', ({ email }) => email],
    ['Photo 1', ({ ref }) => `https://pics.example/${ref}-1.jpg`],
    ['Photo 2', ({ ref }) => `https://pics.example/${ref}-2.jpg`],
  ]),
  homes.map((home) => ({
    ...base(home),
    Bathrooms: home.full + home.half / 2,
    LotSqft: acreFeet(home),
    Available: isOpen(home),
    StatusWord: statuses[home.index] ?? '',
    Pictures: 2,
    AgentName: home.agent,
    AgentPhone: home.phone,
    AgentEmail: home.email,
    Secret: ['Seller will take', '4471'],
    Text: ['Sunny & quiet.', 'New roof.'],
  })),
)

const halves = world(
  { name: 'us-mls-halves', country: 'US', note: 'baths as "2.1": full and half' },
  writeTable(homes, [
    ['MLSNUM', ({ ref }) => ref],
    ['LISTPRICE', ({ price }) => String(price)],
    ['ADDRESS', address],
    ...place,
    ['BEDROOMS', ({ beds }) => String(beds)],
    ['BATHS', ({ full, half }) => `${full}.${half}`],
    ['SQFT', ({ sqft }) => (sqft > 2_500 ? '' : String(sqft))],
    ['YEARBUILT', ({ year }) => `c. ${year}`],
    ['STATUS', () => 'ACTV'],
  ]),
  homes.map(({ ...home }) => {
    const { Sqft, ...rest } = base(home)
    return { ...rest, Bathrooms: home.full + home.half / 2, ...(home.sqft > 2_500 ? {} : { Sqft: home.sqft }) }
  }),
)

const slashed = world(
  { name: 'us-mls-slash', country: 'US', note: 'baths as "2/1", a price on request, nothing for zero' },
  writeTable(homes, [
    ['ML Number', ({ ref }) => ref],
    ['LP', ({ index, price }) => (index === 2 ? 'Call for price' : index === 5 ? '0' : `${usd(price)}.00`)],
    [
      'Address',
      ({ number, street, city, ...home }) =>
        `${number} ${street}, ${city}, WA ${zip({ number, street, city, ...home })}`,
    ],
    ['# Bedrooms', ({ index, beds }) => (index === 4 ? 'TBD' : String(beds))],
    ['# Baths', ({ full, half }) => `${full}/${half}`],
    ['Living Sq Ft', ({ sqft }) => `${group(sqft, 'en-US')} sqft`],
    ['Year Built', ({ index, year }) => (index === 1 ? 'New Construction' : String(year))],
    ['Sale/Rent', () => 'For Sale'],
  ]),
  homes.map((home) => {
    const { Price, Bedrooms, YearBuilt, ...rest } = base(home)
    const isUnknown = home.index === 2 || home.index === 5
    return {
      ...rest,
      ...(isUnknown ? { PriceUnknown: true as const } : { Price: home.price }),
      ...(home.index === 4 ? {} : { Bedrooms: home.beds }),
      ...(home.index === 1 ? {} : { YearBuilt: home.year }),
      Bathrooms: home.full + home.half / 2,
    }
  }),
)

const scraped = world(
  { name: 'us-scrape', country: 'US', note: 'camel case of a program, ISO states, prices short' },
  writeTable(homes, [
    ['zpid', ({ ref }) => ref],
    ['homeStatus', ({ index }) => (index % 2 === 0 ? 'FOR_SALE' : 'PENDING')],
    ['streetAddress', address],
    ['addressCity', ({ city }) => city],
    ['addressState', () => 'WA'],
    ['addressZipcode', zip],
    ['price', ({ price }) => `$${price / 1000}K`],
    ['bedrooms', ({ beds }) => `${beds} bds`],
    ['bathrooms', ({ full }) => `${full} ba`],
    ['livingArea', ({ sqft }) => `${sqft} sqft`],
    ['lotAreaValue', ({ lotSqm }) => `${group(lotSqm * 8, 'en-US')} sqft`],
    ['yearBuilt', ({ year }) => String(year)],
    ['imgSrc', ({ ref }) => `https://pics.example/${ref}.jpg`],
    ['latLong', ({ latitude, longitude }) => `${latitude}, ${longitude}`],
  ]),
  homes.map((home) => ({
    ...base(home),
    Bathrooms: home.full,
    Available: home.index % 2 === 0,
    Pictures: 1,
    Latitude: home.latitude,
    Longitude: home.longitude,
  })),
)

const broker = world(
  {
    name: 'us-broker-sheet',
    country: 'US',
    note: 'a small broker’s own list, words for numbers, tab separated',
    extension: 'tsv',
  },
  writeTable(
    homes,
    [
      ['Ref', ({ ref }) => ref],
      ['Property Address', address],
      ['Town', ({ city }) => city],
      ['ST', () => 'WA'],
      ['Zip', zip],
      ['Asking', ({ price, index }) => (index === 3 ? `${usd(price)} OBO` : usd(price))],
      ['Bedrooms', ({ beds }) => ['one', 'two', 'three', 'four', 'five'][beds - 1] ?? ''],
      ['Baths', ({ full, half }) => (half === 1 ? `${full} ½` : String(full))],
      ['Sq. Footage', ({ sqft }) => `approx. ${group(sqft, 'en-US')}`],
      ['Built', ({ year }) => `${Math.floor(year / 10) * 10}s`],
      ['Agent', ({ agent }) => agent],
      ['Cell', ({ phone }) => phone],
    ],
    { delimiter: '\t' },
  ),
  homes.map((home) => ({
    ...base(home),
    ...(home.index === 3 && { Qualifier: 'OBO' }),
    Bathrooms: home.full + home.half / 2,
    YearBuilt: Math.floor(home.year / 10) * 10,
    AgentName: home.agent,
    AgentPhone: home.phone,
  })),
)

const nested = world(
  { name: 'us-json', country: 'US', note: 'a list of nested objects, from a website', extension: 'json' },
  JSON.stringify(
    homes.map((home) => ({
      id: home.ref,
      listing: { status: 'Active', price: home.price, type: 'Condo' },
      address: { street: address(home), city: home.city, state: 'WA', zip: zip(home) },
      details: { bedrooms: home.beds, bathrooms: home.full, livingAreaSqft: home.sqft, yearBuilt: home.year },
      location: { lat: home.latitude, lng: home.longitude },
      photos: [`https://pics.example/${home.ref}.jpg`, `https://pics.example/${home.ref}b.jpg`],
      agent: { name: home.agent, email: home.email, phone: home.phone },
    })),
  ),
  homes.map((home) => ({
    ...base(home),
    Bathrooms: home.full,
    Latitude: home.latitude,
    Longitude: home.longitude,
    Pictures: 2,
    HomeType: 'Condo',
    AgentName: home.agent,
  })),
)

const reso = world(
  { name: 'us-reso', country: 'US', note: 'names of the RESO Data Dictionary' },
  writeTable(homes, [
    ['ListingKey', ({ ref }) => `K${ref}`],
    ['ListingId', ({ ref }) => ref],
    ['StandardStatus', ({ index }) => (index % 3 === 2 ? 'Active Under Contract' : 'Active')],
    ['PropertyType', () => 'Residential'],
    ['PropertySubType', () => 'SingleFamilyResidence'],
    ['ListPrice', ({ price }) => String(price)],
    ['BedroomsTotal', ({ beds }) => String(beds)],
    ['BathroomsFull', ({ full }) => String(full)],
    ['BathroomsHalf', ({ half }) => String(half)],
    ['LivingArea', ({ sqft }) => String(sqft)],
    ['YearBuilt', ({ year }) => String(year)],
    ['UnparsedAddress', address],
    ['City', ({ city }) => city],
    ['StateOrProvince', () => 'WA'],
    ['PostalCode', zip],
    ['PrivateRemarks', () => 'Lockbox 4471 on the rail'],
  ]),
  homes.map((home) => ({
    ...base(home),
    Bathrooms: home.full + home.half / 2,
    Available: home.index % 3 !== 2,
    Secret: ['4471'],
  })),
)

const codes = ['ACT', 'PND', 'TOM', 'ACT', 'WTH', 'SLD', 'ACT', 'CTG', 'EXP', 'ACT']
const abbreviated = world(
  {
    name: 'us-mls-abbreviated',
    country: 'US',
    note: 'short names and codes, bars between columns, one lot in acres among feet',
  },
  writeTable(
    homes,
    [
      ['MLS Number', ({ ref }) => ref],
      ['Current Price', ({ price, index }) => (index === 1 ? '$0' : usd(price))],
      ['Address', address],
      ['City', ({ city }) => city],
      ['St', () => 'WA'],
      ['Zip', zip],
      ['Br', ({ beds }) => String(beds)],
      ['Ba', ({ full, half }) => `${full}/${half}`],
      ['Ht Sqft', ({ sqft }) => group(sqft, 'en-US')],
      ['Lot Sz', ({ index, lotSqm }) => (index === 2 ? '0.5 ac' : group(lotSqm * 10, 'en-US'))],
      ['Yr', ({ year, index }) => (index === 3 ? 'N/A' : String(year))],
      ['Sts', ({ index }) => codes[index] ?? ''],
      ['Agt', ({ agent }) => agent],
      ['Agt Ph', ({ phone }) => phone],
    ],
    { delimiter: '|' },
  ),
  homes.map((home) => {
    const { Price, YearBuilt, ...rest } = base(home)
    return {
      ...rest,
      ...(home.index === 1 ? { PriceUnknown: true as const } : { Price: home.price }),
      ...(home.index === 3 ? {} : { YearBuilt: home.year }),
      Bathrooms: home.full + home.half / 2,
      LotSqft: home.index === 2 ? 21_780 : home.lotSqm * 10,
      Available: codes[home.index] === 'ACT',
      AgentName: home.agent,
      AgentPhone: home.phone,
    }
  }),
)

export const unitedStates: readonly World[] = [
  redfin,
  matrix,
  halves,
  slashed,
  scraped,
  broker,
  nested,
  reso,
  abbreviated,
]
