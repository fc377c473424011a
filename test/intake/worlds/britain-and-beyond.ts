import {
  type ExpectedHome,
  group,
  type Home,
  inventHomes,
  squareFeet,
  type World,
  world,
  writeTable,
} from '../world.ts'

const british = inventHomes('GB', ['High Street', 'Mill Lane', 'Church Road'], ['Leeds', 'Otley', 'Ilkley'])
const pounds = (value: number): string => `£${group(value, 'en-GB')}`
const address = ({ number, street }: Home): string => `${number} ${street}`
const postcode = ({ index }: Home): string => `LS${20 + index} 8XY`
const base = (home: Home): ExpectedHome => ({
  MLSNumber: home.ref,
  SaleType: 'for_sale',
  Bedrooms: home.beds,
  Bathrooms: home.full,
})
const inPounds = (home: Home): ExpectedHome => ({
  ...base(home),
  StreetAddress: address(home),
  ZIP: postcode(home),
  Price: home.price,
  Currency: 'GBP',
})

const words = [
  'Guide price',
  'Offers over',
  'OIEO',
  'From',
  '',
  '',
  'Fixed price',
  'POA',
  'Auction',
  'Offers in the region of',
]
const states = [
  'Available',
  'Under Offer',
  'Sold STC',
  'Available',
  'Reserved',
  'Sold',
  'Withdrawn',
  'Available',
  'Available',
  'SSTC',
]
const portal = world(
  { name: 'gb-portal', country: 'GB', note: 'qualifiers before prices, prices on application, words of the market' },
  writeTable(british, [
    ['Property Ref', ({ ref }) => ref],
    ['Address', address],
    ['Town', ({ city }) => city],
    ['County', () => 'West Yorkshire'],
    ['Postcode', postcode],
    [
      'Asking Price',
      ({ index, price }) =>
        index === 7 || index === 8 ? (words[index] ?? '') : `${words[index]} ${pounds(price)}`.trim(),
    ],
    ['Bedrooms', ({ beds }) => String(beds)],
    ['Bathrooms', ({ full }) => String(full)],
    ['Property Type', () => 'Semi-Detached House'],
    ['Status', ({ index }) => states[index] ?? ''],
    ['Floor Area (sq ft)', ({ sqft }) => group(sqft, 'en-GB')],
    ['Vendor', () => 'Mrs Vendorby'],
    ['Key Safe Code', () => '9031'],
    ['Image 1', ({ ref }) => `https://pics.example/${ref}_1.jpg`],
    ['Image 2', ({ ref }) => `https://pics.example/${ref}_2.jpg`],
    ['Image 3', () => ''],
  ]),
  british.map((home) => {
    const { Price, ...rest } = inPounds(home)
    const word = words[home.index] ?? ''
    return {
      ...rest,
      ...(home.index === 7 || home.index === 8 ? { PriceUnknown: true as const } : { Price: home.price }),
      ...(word !== '' && word !== 'POA' && { Qualifier: word }),
      City: home.city,
      State: 'West Yorkshire',
      Sqft: home.sqft,
      Available: states[home.index] === 'Available',
      StatusWord: states[home.index] ?? '',
      HomeType: 'Semi-Detached House',
      Pictures: 2,
      Secret: ['Vendorby', '9031'],
    }
  }),
)

const house = world(
  { name: 'gb-house-number', country: 'GB', note: 'house number and street apart, areas in square meters' },
  writeTable(british, [
    ['Ref', ({ ref }) => ref],
    ['House Number', ({ number }) => number],
    ['Street', ({ street }) => street],
    ['Post Town', ({ city }) => city],
    ['Post Code', postcode],
    ['Price', ({ price }) => String(price)],
    ['Price Qualifier', ({ index }) => (index % 2 === 0 ? 'Offers Over' : '')],
    ['Beds', ({ beds }) => String(beds)],
    ['Baths', ({ full }) => String(full)],
    ['Internal Area (sqm)', ({ sqm }) => String(sqm)],
    ['Tenure', () => 'Freehold'],
  ]),
  british.map((home) => ({
    ...inPounds(home),
    ...(home.index % 2 === 0 && { Qualifier: 'Offers Over' }),
    Sqft: squareFeet(home.sqm),
  })),
)

const irish = inventHomes('IE', ['Strand Road', 'Main Street'], ['Howth', 'Malahide'])
const ireland = world(
  { name: 'ie-sales', country: 'IE', note: 'euros with a comma, square meters, sale agreed' },
  writeTable(irish, [
    ['Listing ID', ({ ref }) => ref],
    ['Address', address],
    ['Eircode', ({ index }) => `D13 X2${String(index).padStart(2, '0')}`],
    ['Price', ({ price, index }) => (index === 3 ? 'Price on Application' : `€${group(price, 'en-IE')}`)],
    ['Beds', ({ beds }) => `${beds} Bed`],
    ['Baths', ({ full }) => `${full} Bath`],
    ['Size', ({ sqm }) => `${sqm} m²`],
    ['BER', () => 'B3'],
    ['Sale Status', ({ index }) => (index % 4 === 1 ? 'Sale Agreed' : 'For Sale')],
  ]),
  irish.map((home) => ({
    ...base(home),
    ...(home.index === 3 ? { PriceUnknown: true as const } : { Price: home.price }),
    StreetAddress: address(home),
    Sqft: squareFeet(home.sqm),
    Currency: 'EUR',
    Available: home.index % 4 !== 1,
  })),
)

const aussie = inventHomes('AU', ['Beach Road', 'Harbour Street'], ['Manly', 'Bondi'])
const australia = world(
  { name: 'au-sales', country: 'AU', note: 'suburbs, land in square meters, under offer' },
  writeTable(aussie, [
    ['Listing ID', ({ ref }) => ref],
    ['Street Address', address],
    ['Suburb', ({ city }) => city],
    ['State', () => 'NSW'],
    ['Postcode', () => '2095'],
    [
      'Price View',
      ({ price, index }) =>
        index === 1
          ? 'Contact Agent'
          : index === 2
            ? `Offers over $${group(price, 'en-AU')}`
            : `$${group(price, 'en-AU')}`,
    ],
    ['Bedrooms', ({ beds }) => String(beds)],
    ['Bathrooms', ({ full }) => String(full)],
    ['Car Spaces', ({ half }) => String(half)],
    ['Land Size (sqm)', ({ lotSqm }) => String(lotSqm)],
    ['Status', ({ index }) => (index % 3 === 0 ? 'Under Offer' : 'Current Listing')],
    ['Agent Name', ({ agent }) => agent],
    ['Agency', () => 'Coast Realty'],
  ]),
  aussie.map((home) => ({
    ...base(home),
    ...(home.index === 1 ? { PriceUnknown: true as const } : { Price: home.price }),
    ...(home.index === 2 && { Qualifier: 'Offers over' }),
    StreetAddress: address(home),
    City: home.city,
    State: 'NSW',
    LotSqft: squareFeet(home.lotSqm),
    Currency: 'AUD',
    Available: home.index % 3 !== 0,
    AgentName: home.agent,
  })),
)

const indian = inventHomes('IN', ['MG Road', 'Park Street'], ['Pune', 'Bengaluru'])
const lakhs = ({ index }: Home): number => 45 + index * 21
const inr = (home: Home): number => lakhs(home) * 100_000
const india = world(
  { name: 'in-portal', country: 'IN', note: 'lakhs and crores, BHK, built-up areas' },
  writeTable(indian, [
    ['Property Code', ({ ref }) => ref],
    ['Title', ({ beds, city }) => `${beds} BHK in ${city}`],
    ['Configuration', ({ beds }) => `${beds}BHK`],
    ['Locality', ({ street }) => street],
    ['City', ({ city }) => city],
    ['Pincode', ({ index }) => `4110${String(10 + index)}`],
    ['Price', (home) => (lakhs(home) >= 100 ? `₹ ${(lakhs(home) / 100).toFixed(2)} Cr` : `₹ ${lakhs(home)} Lac`)],
    ['Super Built-up Area', ({ sqft }) => `${group(sqft, 'en-IN')} sq.ft.`],
    ['Bathrooms', ({ full }) => String(full)],
    ['Transaction Type', () => 'Resale'],
    ['Owner Contact', () => '555-0177'],
  ]),
  indian.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    Price: inr(home),
    SaleType: 'for_sale' as const,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: home.sqft,
    Currency: 'INR',
    Secret: ['555-0177'],
  })),
)

const grouped = world(
  { name: 'in-grouped', country: 'IN', note: 'numbers in groups of two, plots in square yards' },
  writeTable(indian, [
    ['ID', ({ ref }) => ref],
    ['City', ({ city }) => city],
    ['Price (INR)', (home) => group(inr(home), 'en-IN')],
    ['BHK', ({ beds }) => String(beds)],
    ['Plot Area', ({ sqm }) => `${sqm} Gaj`],
    ['Carpet Area (sq ft)', ({ sqft }) => String(sqft)],
  ]),
  indian.map((home) => ({
    MLSNumber: home.ref,
    Price: inr(home),
    Bedrooms: home.beds,
    LotSqft: home.sqm * 9,
    Sqft: home.sqft,
    Currency: 'INR',
    SaleType: 'for_sale' as const,
  })),
)

const dubai = world(
  { name: 'ae-list', country: 'AE', note: 'AED in millions, studios' },
  writeTable(indian, [
    ['Ref No', ({ ref }) => ref],
    ['Community', () => 'Marina Walk'],
    ['Price', ({ index }) => `AED ${(1.1 + index * 0.25).toFixed(2)}M`],
    ['Beds', ({ index, beds }) => (index === 0 ? 'Studio' : String(beds))],
    ['Baths', ({ full }) => String(full)],
    ['Size (sqft)', ({ sqft }) => group(sqft, 'en-US')],
    ['Listing Type', () => 'Sale'],
  ]),
  indian.map((home) => ({
    MLSNumber: home.ref,
    Price: Math.round((1.1 + home.index * 0.25) * 1e8) / 100,
    ...(home.index === 0 ? { Studio: true as const } : { Bedrooms: home.beds }),
    Bathrooms: home.full,
    Sqft: home.sqft,
    Currency: 'AED',
    SaleType: 'for_sale' as const,
  })),
)

const canadian = inventHomes('CA', ['Maple Ave', 'King St W'], ['Toronto', 'Hamilton'])
const canada = world(
  { name: 'ca-board', country: 'CA', note: 'bedrooms above and below as "3+1"' },
  writeTable(canadian, [
    ['MLS®#', ({ ref }) => ref],
    ['Address', address],
    ['Municipality', ({ city }) => city],
    ['Prov', () => 'ON'],
    ['Postal Code', ({ index }) => `M5V ${index}A1`],
    ['List Price', ({ price }) => `$${group(price, 'en-CA')}`],
    ['Bedrooms', ({ beds, half }) => (half === 1 ? `${beds}+1` : String(beds))],
    ['Washrooms', ({ full }) => String(full)],
    ['Lot Size', ({ lotSqm }) => `${group(lotSqm * 10, 'en-CA')} sqft`],
  ]),
  canadian.map((home) => ({
    MLSNumber: home.ref,
    StreetAddress: address(home),
    City: home.city,
    State: 'ON',
    Price: home.price,
    SaleType: 'for_sale' as const,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    LotSqft: home.lotSqm * 10,
    Currency: 'CAD',
  })),
)

export const britainAndBeyond: readonly World[] = [portal, house, ireland, australia, india, grouped, dubai, canada]
