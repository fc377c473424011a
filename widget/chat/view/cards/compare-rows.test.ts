import { expect, test } from 'vitest'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { english } from '../../words/english.ts'
import { makeSpeech } from '../../words/speech.ts'
import { compareRows } from './compare-rows.ts'
import { splitCount } from './split-count.ts'

const home: ListingCard = {
  id: 1,
  url: 'https://homes.example/1',
  title: '1 Fir Street',
  place: 'Seattle, WA 98103',
  propertyType: 'House',
  forRent: false,
  status: 'Active',
  tours: null,
  price: 500_000,
  currency: '$',
  bedrooms: 3,
  bathrooms: 2,
  area: 1000,
  lotArea: 5000,
  areaUnit: 'Square Feet',
  yearBuilt: 1990,
  parkingSpots: 1,
  daysOnMarket: 10,
  hoaMonth: null,
  note: '',
  images: [],
  latitude: null,
  longitude: null,
  altered: [],
  listedBy: '',
}

const speech = makeSpeech('en', 'ltr', english)

/** A row of a comparison as text, the best value marked by a star; "" when there is no such row. */
function rowOf(label: string, ...homes: Partial<ListingCard>[]): string {
  const rows = compareRows(
    speech,
    homes.map((fields, id) => ({ ...home, id, ...fields })),
  )
  const row = rows.find((one) => one.label === label)
  return (row?.cells ?? []).map(({ text, isBest }) => `${text || '–'}${isBest ? ' *' : ''}`).join(' | ')
}

test.each([
  ['price', [{ price: 400_000 }, {}], '$400,000 * | $500,000'],
  ['price', [{ price: 400_000 }, { price: 400_000 }, {}], '$400,000 | $400,000 | $500,000'],
  ['price', [{ price: 1_500, forRent: true }, {}], '$1,500/month | $500,000'],
  ['price', [{ price: 400_000, currency: '€' }, {}], '€400,000 | $500,000'],
  ['price', [{ price: null }, {}], 'Price on request | $500,000'],
  ['price', [{ price: null }, {}, { price: 600_000 }], 'Price on request | $500,000 * | $600,000'],
  ['pricePerArea', [{ area: 2000 }, {}], '$250 per sq ft * | $500 per sq ft'],
  ['pricePerArea', [{ area: 0 }, {}], '– | $500 per sq ft'],
  ['pricePerArea', [{ area: 100, areaUnit: 'Square Meters' }, {}], '$5,000 per m² | $500 per sq ft'],
  [
    'pricePerArea',
    [
      { price: 1_995, forRent: true },
      { price: 1_000, forRent: true },
    ],
    '$2 per sq ft | $1 per sq ft *',
  ],
  ['bedrooms', [{ bedrooms: 0, bathrooms: 1 }, {}], 'Studio | 3 *'],
  ['bedrooms', [{ bedrooms: 0, bathrooms: 0 }, {}], '– | 3'],
  ['bedrooms', [{ bedrooms: null, bathrooms: 2 }, {}], '– | 3'],
  ['bathrooms', [{ bathrooms: 12.5 }, {}], '12.5 * | 2'],
  ['livingArea', [{ area: 1200 }, {}], '1,200\u00A0sq\u00A0ft * | 1,000\u00A0sq\u00A0ft'],
  ['livingArea', [{ area: 120, areaUnit: 'Square Meters' }, {}], '120 m² | 1,000\u00A0sq\u00A0ft'],
  ['lotArea', [{ lotArea: 0 }, { lotArea: 0 }], ''],
  ['yearBuilt', [{ yearBuilt: 2014 }, { yearBuilt: 0 }, {}], '2014 * | – | 1990'],
  ['hoaFee', [{ hoaMonth: 120 }, { hoaMonth: 99.5 }], '$120/month | $99.50/month *'],
  ['daysOnMarket', [{ daysOnMarket: 2 }, {}], '2 * | 10'],
  ['daysOnMarket', [{ daysOnMarket: null }, {}], '– | 10'],
  ['homeType', [{}, { propertyType: 'Condo' }], 'House | Condo'],
] as const)('%s of %o', (label, homes, expected) => {
  expect(rowOf(label, ...homes)).toBe(expected)
})

test('rows in which the homes are alike are told apart from those in which they differ', () => {
  const rows = compareRows(speech, [home, { ...home, id: 2, price: 1 }])
  expect(rows.filter(({ isSame }) => !isSame).map(({ label }) => label)).toEqual(['price', 'pricePerArea'])
})

test.each([
  ['houses (10)', 'houses', '10'],
  ['bis 650.000 $ (1.234)', 'bis 650.000 $', '1.234'],
  ['公寓（5）', '公寓', '5'],
  ['open house (3D)', 'open house (3D)', ''],
  ['exactly 2 bedrooms', 'exactly 2 bedrooms', ''],
])('the option %s', (option, text, count) => {
  expect(splitCount(option)).toEqual({ text, count })
})
