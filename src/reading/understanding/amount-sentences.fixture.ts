import type { SentenceRow } from './sentences.fixture.ts'

const says = (...names: string[]) => ({ Description: names })
const feet = (limits: Record<string, unknown>) => ({ ...limits, unit: 'Square Feet' })
const rent = { SaleType: 'for_rent' }
const dollars = { CurrencySymbol: '$' }
const third = 1 / 3

/** Amounts: what limits them, what they are amounts of, and the many ways to say a number. */
export const amountSentences: readonly SentenceRow[] = [
  // Bounds that stand before, behind, and more than one in a clause
  ['3 bedrooms minimum, 2 baths minimum', { Bedrooms: { min: 3 }, Bathrooms: { min: 2 } }],
  ['2 beds min, 4 beds max', { Bedrooms: { min: 2, max: 4 } }],
  ['min 2 max 4 bedrooms', { Bedrooms: { min: 2, max: 4 } }],
  ['at least 2 but no more than 4 bedrooms', { Bedrooms: { min: 2, max: 4 } }],
  ['only 3+ bedrooms', { Bedrooms: { min: 3 } }],
  ['3+/2+', { Bedrooms: { min: 3 }, Bathrooms: { min: 2 } }],
  ['3x2 house', { Bedrooms: 3, Bathrooms: { min: 2 }, PropertyType: 'house' }],
  ['2/3 bedrooms', { Bedrooms: [2, 3] }],
  ['3 bedrooms and fewer than 3 baths', { Bedrooms: 3, Bathrooms: { below: 3 } }],
  ['under 500k with hoa no more than 350', { Price: { max: 500000 }, SaleType: 'for_sale', HOAMonth: { max: 350 } }],
  ['under 500k hoa under 300', { Price: { max: 500000 }, SaleType: 'for_sale', HOAMonth: { max: 300 } }],
  [
    'condo 400k 300 hoa',
    { PropertyType: 'condo', Price: { max: 400000 }, SaleType: 'for_sale', HOAMonth: { max: 300 } },
  ],
  [
    'no pool and no HOA under 700k',
    { HOAMonth: { max: 0 }, Price: { max: 700000 }, SaleType: 'for_sale', not: says('swimming pool') },
  ],
  ["can't go over 650k", { Price: { max: 650000 }, SaleType: 'for_sale' }],
  ["I don't want to spend more than 450k", { Price: { max: 450000 }, SaleType: 'for_sale' }],
  ['not a penny over 300k', { Price: { max: 300000 }, SaleType: 'for_sale' }],
  ['just under 500k', { Price: { max: 500000 }, SaleType: 'for_sale' }],
  ['no homes over 500k', { Price: { max: 500000 }, SaleType: 'for_sale' }],
  ['nothing built before 1990', { YearBuilt: { min: 1990 } }],
  // Numbers as they are spoken and noted
  ['one point two five million', { Price: { max: 1250000 }, SaleType: 'for_sale' }],
  ['twenty five hundred a month', { Price: { max: 2500 }, ...rent }],
  // There are rentals: less than 20,000 is a rent.
  ['under four fifty', { Price: { max: 450 }, SaleType: 'for_rent' }],
  ['under 450', { Price: { max: 450 }, SaleType: 'for_rent' }],
  ['rooms under 450', { Price: { max: 450 }, SaleType: 'for_rent', SpaceType: 'Room' }],
  ['for rent under 900', { Price: { max: 900 }, ...rent }],
  ['3 to 4 hundred thousand', { Price: { min: 300000, max: 400000 }, SaleType: 'for_sale' }],
  ['500kish', { Price: { min: 450000, max: 550000 }, SaleType: 'for_sale' }],
  ['around $500,000 give or take', { Price: { min: 450000, max: 550000 }, SaleType: 'for_sale', ...dollars }],
  ['price range 400-500k', { Price: { min: 400000, max: 500000 }, SaleType: 'for_sale' }],
  ['apartment 1800 month', { PropertyType: 'condo', Price: { max: 1800 }, ...rent }],
  ['monthly rentals', rent],
  [
    'under 2000 a month or under 500k',
    {
      anyOf: [
        { Price: { max: 2000 }, ...rent },
        { Price: { max: 500000 }, SaleType: 'for_sale' },
      ],
    },
  ],
  // Currencies
  ['rs 500000', { Price: { max: 500000 }, CurrencySymbol: '₹' }],
  ['Rs. 50 lakh', { Price: { max: 5000000 }, CurrencySymbol: '₹' }],
  ['price in euros under 300k', { Price: { max: 300000 }, SaleType: 'for_sale', CurrencySymbol: '€' }],
  ['900k swiss francs', { Price: { max: 900000 }, CurrencySymbol: 'CHF' }],
  ['$500k usd', { Price: { max: 500000 }, SaleType: 'for_sale', ...dollars }],
  // Areas
  ['a third of an acre', { LotArea: { min: third, unit: 'acres' } }],
  ['two thirds of an acre', { LotArea: { min: 2 * third, unit: 'acres' } }],
  ['a lot of at least 10,000 sq ft', { LotArea: feet({ min: 10000 }) }],
  [
    'house 1800 sq ft lot 6000 sq ft',
    { PropertyType: 'house', BuildingArea: feet({ min: 1800 }), LotArea: feet({ min: 6000 }) },
  ],
  ['bigger than 2000 sqft but smaller than 3000', { BuildingArea: feet({ min: 2000, max: 3000 }) }],
  // Years and days
  ['pre-1950', { YearBuilt: { below: 1950 } }],
  ['post-2000 homes', { YearBuilt: { above: 2000 } }],
  ['a 1955 house', { YearBuilt: 1955, PropertyType: 'house' }],
  ['1990-2000 homes', { YearBuilt: { min: 1990, max: 2000 } }],
  ['2005+', { YearBuilt: { min: 2005 } }],
  ['built in the eighties', { YearBuilt: { min: 1980, max: 1989 } }],
  ['built in twenty fifteen', { YearBuilt: 2015 }],
  ['circa 1920', { YearBuilt: { min: 1915, max: 1925 } }],
  ['built in the past decade', { YearBuilt: { min: 2016 } }],
  ['built in or after 2005', { YearBuilt: { min: 2005 } }],
  ['built before 1930 or after 2010', { YearBuilt: [{ below: 1930 }, { above: 2010 }] }],
  ['listed less than a week ago', { DaysOnMarket: { max: 6 } }],
  [
    'I make 80k a year and want a house under 400k',
    { PropertyType: 'house', Price: { max: 400000 }, SaleType: 'for_sale' },
    { ignored: ['80k', 'a year'] },
  ],
  ['HOA under 3600 a year', { HOAMonth: { max: 300 } }],
  ['before the year 2000', { YearBuilt: { below: 2000 } }],
  ['last 24 hours', { DaysOnMarket: { max: 1 } }],
  // What an amount is said of
  ['room for 2 cars', { ParkingSpots: { min: 2 } }],
  ['two covered parking spaces', { ParkingSpots: { min: 2 }, ...says('covered parking') }],
  ['multifamily with 4 units', { PropertyType: 'multiFamily' }, { ignored: ['4', 'units'] }],
]
