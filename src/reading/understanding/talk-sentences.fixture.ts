import { expect } from 'vitest'
import type { SentenceRow } from './sentences.fixture.ts'

const says = (...names: string[]) => ({ Description: names })
const rent = { SaleType: 'for_rent' }
const dollars = { CurrencySymbol: '$' }
/** Near a place, wherever the listings there are. */
const near = (place: string, maxMiles: number) => expect.objectContaining({ Distance: { maxMiles, from: place } })
const wished = { sort: 'closest match first' }

/** Places, wishes, denials, corrections and the ways of talking that must not change what is meant. */
export const talkSentences: readonly SentenceRow[] = [
  // Places
  ['homes in 10001', { ZIP: '10001' }],
  ['around 50000', { Price: { min: 45000, max: 55000 }, SaleType: 'for_sale' }],
  ['98103-1234', { ZIP: '98103' }],
  ['WA', { State: 'WA' }],
  ['st louis mo', { City: 'St. Louis', State: 'MO' }],
  ['kent + seattle', { City: ['Kent', 'Seattle'] }],
  ['Kent; Seattle; Bellevue', { City: ['Kent', 'Seattle', 'Bellevue'] }],
  ['in 98103 or near Kent', { anyOf: [{ ZIP: '98103' }, near('Kent', 5)] }],
  ['homes near Paris', { City: 'Paris' }],
  ['outside Kent', { not: { City: 'Kent' } }],
  ['anywhere but Kent', { not: { City: 'Kent' } }],
  ['no homes in Kent', { not: { City: 'Kent' } }],
  ['not in Kent, Seattle or Bellevue', { not: { City: ['Kent', 'Seattle', 'Bellevue'] } }],
  ['homes on State Street', { Address: 'State Street' }],
  ['homes 20 min from Kent', near('Kent', 5), { ignored: ['20 min'] }],
  ['within a mile of Kent', near('Kent', 1)],
  ['more than 10 miles from Kent', { not: near('Kent', 10) }],
  ['homes in or near Kent', { anyOf: [{ City: 'Kent' }, near('Kent', 5)] }],
  ['near Kent or in Bellevue', { anyOf: [near('Kent', 5), { City: 'Bellevue' }] }],
  [
    '3 beds in Seattle or 2 in Kent',
    {
      anyOf: [
        { Bedrooms: 3, City: 'Seattle' },
        { Bedrooms: 2, City: 'Kent' },
      ],
    },
  ],
  [
    'a house in Kent under 400k or a condo in Seattle under 300k',
    {
      anyOf: [
        { PropertyType: 'house', City: 'Kent', Price: { max: 400000 } },
        { PropertyType: 'condo', City: 'Seattle', Price: { max: 300000 } },
      ],
      SaleType: 'for_sale',
    },
  ],
  // Orders and how many to show
  ['3 closest homes to Kent', {}, { sort: 'closest to Kent first', shown: 3 }],
  [
    '3 homes closest to Kent under 600k',
    { Price: { max: 600000 }, SaleType: 'for_sale' },
    { sort: 'closest to Kent first', shown: 3 },
  ],
  ['oldest houses', { PropertyType: 'house' }, { sort: 'oldest first' }],
  ['the two oldest houses in Seattle', { PropertyType: 'house', City: 'Seattle' }, { sort: 'oldest first', shown: 2 }],
  ['show me 2 houses', { PropertyType: 'house' }, { shown: 2 }],
  ['sorted by price descending', {}, { sort: 'most expensive first' }],
  ['minimum and maximum price in Seattle', { City: 'Seattle' }, { figures: ['min Price', 'max Price'] }],
  // Wishes behind, and wishes that exclude
  ['a balcony would be nice to have', { wishes: says('balcony') }, wished],
  ['3 beds in Kent, a balcony would be nice to have', { Bedrooms: 3, City: 'Kent', wishes: says('balcony') }, wished],
  ['a balcony, ideally', { wishes: says('balcony') }, wished],
  ['would be great if it had a view', { wishes: says('view') }, wished],
  ['ideally no HOA', { wishes: { HOAMonth: { max: 0 } } }, wished],
  ['preferably not in Kent', { wishes: { not: { City: 'Kent' } } }, wished],
  ['a garage and a pool would be great', { wishes: { ParkingSpots: { min: 1 }, ...says('swimming pool') } }, wished],
  // Denials
  ['not furnished', { not: says('furnished') }],
  ['pets allowed but no smoking', { ...says('pets allowed'), not: says('smoking allowed') }],
  ['no pool, hot tub or sauna', { not: says('swimming pool', 'hot tub', 'sauna') }],
  ['with a pool, hot tub or sauna', says('swimming pool', 'hot tub', 'sauna')],
  ['not sold', { not: { Status: 'Sold' } }],
  ['not condos, houses', { PropertyType: 'house', not: { PropertyType: 'condo' } }],
  ['no condos, just a house', { PropertyType: 'house', not: { PropertyType: 'condo' } }],
  ['no garage needed', {}],
  ["don't need a garage, 3 beds", { Bedrooms: 3 }],
  // Corrections within the sentence
  ['2 bedrooms, no wait, 3', { Bedrooms: 3 }],
  ['three bedrooms, actually make that four, in Kent', { Bedrooms: 4, City: 'Kent' }],
  ['homes in Kent, no, Bellevue', { City: 'Bellevue' }],
  ['over 500k, make that 600k', { Price: { min: 600000 }, SaleType: 'for_sale' }],
  ['something that takes pets... sorry, I mean pets allowed', says('pets allowed')],
  ['house with a yard... well, a fenced yard', { PropertyType: 'house', ...says('fenced yard') }],
  // Slips, slang, shorthand
  ['towhnouse in kent with garge', { PropertyType: 'townhouse', City: 'Kent', ParkingSpots: { min: 1 } }],
  [
    '3bd/2ba sfh, w/d, hw floors, ac',
    {
      Bedrooms: 3,
      Bathrooms: { min: 2 },
      PropertyType: 'house',
      ...says('washer and dryer', 'hardwood floors', 'air conditioning'),
    },
  ],
  ['looking 4 smth 2 rent in kent', { ...rent, City: 'Kent' }],
  [
    'houses;kent;3 bed;under 500k',
    { PropertyType: 'house', City: 'Kent', Bedrooms: 3, Price: { max: 500000 }, SaleType: 'for_sale' },
  ],
  ['I am a priest and need 3 beds', { Bedrooms: 3 }, { ignored: ['priest'] }],
  ['only rooms', { SpaceType: 'Room' }],
  ['house with big rooms', { PropertyType: 'house' }, { ignored: ['big', 'rooms'] }],
  // Of a home to buy, or where nothing is said of it, an animal asks nothing.
  ['i have two cats', {}, { ignored: ['i have two cats'] }],
  ['a rental, i have two cats', { SaleType: 'for_rent', ...says('cats allowed') }],
  ['a chicken coop', says('chicken coop')],
  [
    'downsizing from our big house to a condo',
    { PropertyType: 'condo' },
    { ignored: ['downsizing', 'from', 'big', 'house'] },
  ],
  ['an old house', { PropertyType: 'house' }, { ignored: ['old'] }],
  [
    'me and my friend want a 2br apartment in seattle, nothing over $3000 a month, and parking would be awesome',
    {
      Bedrooms: 2,
      PropertyType: 'condo',
      City: 'Seattle',
      Price: { max: 3000 },
      ...rent,
      ...dollars,
      wishes: { ParkingSpots: { min: 1 } },
    },
    { ...wished, ignored: ['friend'] },
  ],
]
