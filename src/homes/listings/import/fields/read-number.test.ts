import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['3', 3],
  [' 2.25 ', 2.25],
  ['-122.257', -122.257],
  ['.5', 0.5],
  ['$1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1.250.000,50 €', 1_250_000.5],
  ['1,250,000.50', 1_250_000.5],
  ['1,250', 1250],
  ['1.250', 1.25],
  ['€450.000', 450_000],
  ['$1.2500', 1.25],
  ['2,5', 2.5],
  ['650 000', 650_000],
  ['1\u00a0250\u00a0000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['$650k', 650_000],
  ['1.2M', 1_200_000],
  ['€ 1,2 million', 1_200_000],
  ['US$ 450,000', 450_000],
  ['USD 450000', 450_000],
  ['1.225e+006', 1_225_000],
  ['2½', 2.5],
  ['½', 0.5],
  ['2 1/2', 2.5],
  ['1 3/4 baths', 1.75],
])('%j is %d', (text, value) => {
  expect(readNumber(text)?.value).toBe(value)
})

test.each([
  ['2,570 sqft', 'sqft'],
  ['2570 Sq. Ft.', 'sqft'],
  ['120 m²', 'm²'],
  ['120m2', 'm2'],
  ['0.25 acres', 'acres'],
  ['$1,850/mo', '/mo'],
  ['1.2M', ''],
  ['3 bd', 'bd'],
  ['1200000', ''],
  ['555 Main', 'main'],
  ['80 ft2 net', 'ft2net'],
])('the unit of %j is %j', (text, unit) => {
  expect(readNumber(text)?.unit).toBe(unit)
})

test.each([
  ['$5', '$'],
  ['5 €', '€'],
  ['£1.2M', '£'],
  ['5', ''],
])('the currency of %j is %j', (text, currency) => {
  expect(readNumber(text)?.currency).toBe(currency)
})

test.each([
  '',
  ' ',
  'three',
  'N/A',
  '12/3',
  '1,2,3',
  '1.2.3',
  '12-14',
  '12 to 14',
  '1,25,000',
  '2014-10-13',
  '20141013T000000',
  'A-1',
  '0x1F',
  '--5',
  '1 2',
  '12 34 56',
  'NaN',
  'Infinity',
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNull()
})

test('numbers as people group them are read back, and no text makes it fail', () => {
  const formats = ['en-US', 'fr-FR', 'de-CH'].map((locale) => [locale, new Intl.NumberFormat(locale)] as const)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const decimals = String(cents).padStart(2, '0')
      for (const [locale, format] of formats) {
        const grouped = format.format(whole)
        expect(readNumber(locale === 'fr-FR' ? `${grouped},${decimals} €` : `$${grouped}.${decimals}`)?.value).toBe(
          Number(`${whole}.${decimals}`),
        )
      }
    }),
    { numRuns: 500, seed: 1 },
  )
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123,. $k½/-') })),
      (text) => {
        const read = readNumber(text)
        expect(read === null || Number.isFinite(read.value)).toBe(true)
      },
    ),
    { numRuns: 3_000, seed: 2 },
  )
})
