import type { Limits } from '../../criteria/condition.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })
const counted = (one: string, many: string) => (limits: string, count: number) =>
  `${limits} ${count === 1 ? one : many}`
const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name} ${limits}${tail}`

export const englishWording: Wording = {
  code: 'en',
  locale: 'en-US',
  money: (number, symbol) => (/^[A-Za-z.]{2,}$/.test(symbol) ? `${symbol} ${number}` : `${symbol}${number}`),
  or: (parts) => (parts.length < 3 ? parts.join(' or ') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`),
  list: (parts) => parts.join(', '),
  limits: {
    exactly: (value) => `exactly ${value}`,
    atLeast: (value) => `at least ${value}`,
    atMost: (value) => `at most ${value}`,
    moreThan: (value) => `more than ${value}`,
    lessThan: (value) => `less than ${value}`,
    range: (low, high, { aboveLow, belowHigh }) =>
      `${aboveLow ? 'above' : 'from'} ${low} ${belowHigh ? 'to below' : 'to'} ${high}`,
  },
  limited: {
    Price: named('price'),
    Bedrooms: counted('bedroom', 'bedrooms'),
    Bathrooms: counted('bathroom', 'bathrooms'),
    ParkingSpots: counted('parking spot', 'parking spots'),
    DaysOnMarket: (limits, count) => `on the market ${limits} ${count === 1 ? 'day' : 'days'}`,
    HOAMonth: named('HOA', ' a month'),
    DepositFee: named('deposit'),
    ZestimatePrice: named('Zestimate'),
    UnitAreaPrice: named('price per unit of area'),
  },
  units: {
    'Square Feet': (amount) => `${amount} sq ft`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count === 1 ? 'acre' : 'acres'}`,
    hectares: (amount, count) => `${amount} ${count === 1 ? 'hectare' : 'hectares'}`,
  },
  areas: { BuildingArea: (limits) => limits, LotArea: (limits) => `lot of ${limits}` },
  years: describeYears,
  studios: 'studios',
  noParking: 'no parking',
  noHoa: 'no HOA fee',
  anyHoa: 'with an HOA fee',
  families: {
    house: 'houses',
    condo: 'condos or apartments',
    townhouse: 'townhouses',
    multiFamily: 'multi-family homes',
    land: 'land',
    mobile: 'mobile or manufactured homes',
  },
  values: {
    for_sale: 'for sale',
    for_rent: 'for rent',
    Sold: 'sold',
    PreOnMarket: 'coming soon',
    Pending: 'sale pending',
    ActiveUnderContract: 'under contract',
    Active: 'active',
    'Entire place': 'entire place',
    Room: 'room',
    OpenHouse: 'with an open house',
    '3D': 'with a 3D tour',
  },
  pricesIn: (name) => `prices in ${name}s (nothing is converted)`,
  inPlace: (names) => `in ${names}`,
  atAddress: (names) => `at ${names}`,
  mlsNumber: (names) => `MLS number ${names}`,
  nowhere: ' (no listing is there)',
  noSuchNumber: ' (no listing has it)',
  within: (distance, name) => `within ${distance} of ${name}`,
  distance: (miles, format) => `${format(miles)} ${format(miles) === '1' ? 'mile' : 'miles'}`,
  must: (text, isFeature) => (isFeature ? `with ${text}` : text),
  not: (text, isFeature) => (isFeature ? `no ${text}` : `not ${text}`),
  ideally: (text) => `ideally ${text}`,
  misses: {
    insteadOf: (actual, wanted) => `${actual} instead of ${wanted}`,
    unmentioned: (feature) => (/ allowed$/.test(feature) ? `${feature} not mentioned` : `no ${feature} mentioned`),
  },
  sorts: {
    Price: ways('cheapest first', 'most expensive first'),
    BuildingArea: ways('smallest first', 'biggest first'),
    LotArea: ways('smallest lot first', 'largest lot first'),
    DaysOnMarket: ways('newest listings first', 'longest on the market first'),
    YearBuilt: ways('oldest first', 'newest built first'),
    HOAMonth: ways('lowest HOA fee first', 'highest HOA fee first'),
    UnitAreaPrice: ways('lowest price per unit of area first', 'highest price per unit of area first'),
    Bedrooms: ways('fewest bedrooms first', 'most bedrooms first'),
    Bathrooms: ways('fewest bathrooms first', 'most bathrooms first'),
  },
  closestTo: (name) => `closest to ${name || 'there'} first`,
  closestMatch: 'closest match first',
  closestInPrice: 'closest in price first',
  total: (total, formatted) =>
    total === 0 ? 'No home matches' : total === 1 ? '1 home matches' : `${formatted} homes match`,
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : `: ${criteria}`}${order === null ? '' : `; ${order}`}.`,
  betweenSentences: ' ',
  nothingLeft: {
    cheaper: 'Nothing cheaper is left.',
    pricier: 'Nothing more expensive is left.',
    bigger: 'Nothing bigger is left.',
    smaller: 'Nothing smaller is left.',
    newer: 'Nothing newer is left.',
    older: 'Nothing older is left.',
    moreBedrooms: 'Nothing with more bedrooms is left.',
    fewerBedrooms: 'Nothing with fewer bedrooms is left.',
  },
  fairHousing:
    'Homes are never chosen by who lives there or who may live there, so I left that part out; I am glad to go by price, size, location, features and other facts of the home.',
  officialSources:
    'For safety and schools please see official sources, such as police statistics and school district sites; listings do not rate them.',
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `built in ${oneOf.join(' or ')}`
  if (min !== undefined && min === max) return `built in ${min}`
  if (min !== undefined && max !== undefined) return `built from ${min} to ${max}`
  if (above !== undefined && below !== undefined) return `built after ${above} and before ${below}`
  if (min !== undefined && below !== undefined) return `built from ${min} and before ${below}`
  if (above !== undefined && max !== undefined) return `built after ${above} and until ${max}`
  if (min !== undefined) return `built in ${min} or later`
  if (max !== undefined) return `built in ${max} or earlier`
  return above !== undefined ? `built after ${above}` : `built before ${below}`
}
