import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'
import { readArea } from './read-area.ts'
import { readDate } from './read-date.ts'
import { readDegrees } from './read-degrees.ts'
import { readMoney } from './read-money.ts'
import { readBedsAndBaths, readRooms } from './read-rooms.ts'
import { readStatus, readTenure } from './read-status.ts'
import { readYear } from './read-year.ts'

describe('money', () => {
  test.each([
    ['£450pcm', { amount: 450, currency: 'GBP', perMonth: 450 }],
    ['$2,100/mo', { amount: 2100, currency: '$', period: 'month' }],
    ['300 pw', { amount: 300, period: 'week', perMonth: 1300 }],
    ['350.000,- €', { amount: 350_000, currency: 'EUR' }],
    ["CHF 1'250'000.-", { amount: 1_250_000, currency: 'CHF' }],
    ['1 250 000 kr', { amount: 1_250_000, currency: 'kr' }],
    ['1,50,00,000', { amount: 15_000_000 }],
    ['1.25 Cr', { amount: 12_500_000 }],
    ['85 Lac', { amount: 8_500_000 }],
    ['1 Cr 25 Lac', { amount: 12_500_000 }],
    ['5,980万円', { amount: 59_800_000, currency: 'JPY' }],
    ['1億2,500万円', { amount: 125_000_000 }],
    ['AED 1.85M', { amount: 1_850_000, currency: 'AED' }],
    ['R$ 450.000,00', { amount: 450_000, currency: 'BRL' }],
    ['Guide price £400,000', { amount: 400_000, qualifier: 'Guide price' }],
    ['Offers over £1.2m', { amount: 1_200_000, qualifier: 'Offers over' }],
    ['From $450,000', { amount: 450_000, qualifier: 'From' }],
    ['£400,000 - £425,000', { amount: 400_000, qualifier: '£400,000 - £425,000' }],
    ['£1,250 pcm (£288 pw)', { amount: 1250, period: 'month' }],
    ['1.250 Mio. €', { amount: 1_250_000 }],
    ['€ 425.000 k.k.', { amount: 425_000, qualifier: 'k.k.' }],
    ['1.225e+006', { amount: 1_225_000 }],
  ])('%j', (text, money) => {
    expect(readMoney(text)).toMatchObject(money)
  })

  test.each(['0', '-1', '999999999', 'TBD', 'POA', 'Auction', 'Call for price', 'auf Anfrage', 'sob consulta', '面议'])(
    '%j means that there is none',
    (text) => expect(readMoney(text)).toMatchObject({ isMeant: true, unknown: expect.any(String) }),
  )

  test.each([
    'was £450,000 now £425,000',
    '12/3',
    '1.2.3',
    '[1]',
    'A-1',
    '2014-10-13',
    '3 200 €/m²',
    'ask Bob at 5',
    '-984',
  ])('%j is no price', (text) => expect(readMoney(text)).toMatchObject({ unknown: expect.any(String) }))

  test('whatever a locale writes is read back, or unknown', () => {
    const locales = [
      'en-US',
      'en-GB',
      'en-IN',
      'de-DE',
      'de-CH',
      'fr-FR',
      'es-ES',
      'es-MX',
      'pt-BR',
      'pt-PT',
      'it-IT',
      'nl-NL',
      'ja-JP',
      'zh-CN',
      'sv-SE',
      'pl-PL',
    ]
    const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'INR', 'JPY', 'BRL', 'MXN', 'CAD', 'AUD', 'SEK', 'CNY']
    const formats = locales.flatMap((locale) =>
      currencies.map((currency) => ({
        mark: new Intl.NumberFormat(locale).format(1.5)[1] === ',' ? (',' as const) : ('.' as const),
        format: new Intl.NumberFormat(locale, { style: 'currency', currency }),
        hasCents: currency !== 'JPY',
      })),
    )
    let read = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(...formats),
        fc.boolean(),
        (whole, cents, { format, mark, hasCents }, isKnown) => {
          const amount = hasCents ? Number(`${whole}.${String(cents).padStart(2, '0')}`) : whole
          const money = readMoney(format.format(amount), { mark: isKnown ? mark : null, scale: 1 })
          if (money.unknown !== undefined) return /^(?:9{8,}|1234567)/.test(String(whole))
          read += 1
          return money.amount === amount
        },
      ),
      { numRuns: 4_000, seed: 26 },
    )
    expect(read).toBeGreaterThan(3_900)
  })
})

describe('areas', () => {
  test.each([
    ['120 m²', 120, 'sqm'],
    ['1,250 sq ft', 1250, 'sqft'],
    ['120,5 m²', 120.5, 'sqm'],
    ['1.250 m²', 1250, 'sqm'],
    ['0.25 acres', 0.25, 'acre'],
    ['200 Gaj', 200, 'sqyd'],
    ['35坪', 35, 'tsubo'],
    ['24평', 24, 'pyeong'],
    ['10 cents', 10, 'cent'],
    ['1 kanal 10 marla', 1.5, 'kanal'],
    ['3 ha 25 a 40 ca', 3.254, 'hectare'],
    ['120 m² (1,292 sq ft)', 120, 'sqm'],
    ['0.23 ac / 10,019 sf', 0.23, 'acre'],
    ['85㎡', 85, 'sqm'],
  ])('%j', (text, area, unit) => {
    expect(readArea(text)).toEqual({ area, unit })
  })

  test.each(['50 x 120', '1200-1500 sqft', 'TBC', '0', '-5', '3 beds', '1.250 ha'])('%j is unknown', (text) => {
    expect(readArea(text)).toMatchObject({ unknown: expect.any(String) })
  })

  test('whatever a locale writes is read back, or unknown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-ES', 'pt-BR'),
        fc.constantFrom(['m²', 'sqm'], ['sq ft', 'sqft'], ['sqm', 'sqm'], ['m2', 'sqm']),
        (tenths, locale, [unit, meant]) => {
          const mark = new Intl.NumberFormat(locale).format(1.5)[1] === ',' ? ',' : '.'
          const text = `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(tenths / 10)} ${unit}`
          const area = readArea(text, { mark })
          return area.unknown === undefined && area.area === tenths / 10 && area.unit === meant
        },
      ),
      { numRuns: 2_000, seed: 27 },
    )
  })
})

describe('rooms', () => {
  const beds = { mark: null, counts: 'beds', typology: undefined } as const
  test.each([
    ['3+1', 3],
    ['4 BR', 4],
    ['three', 3],
    ['2LDK', 2],
    ['3室2厅', 3],
    ['2BHK', 2],
    ['Studio', 0],
    ['3 + den', 3],
    ['drei', 3],
  ])('%j', (text, count) => {
    expect(readRooms(text, beds)).toMatchObject({ beds: count })
  })

  test('T3 counts bedrooms in Portugal and rooms in France, and elsewhere nobody knows', () => {
    expect(readRooms('T3', { ...beds, typology: 'bedrooms' })).toEqual({ beds: 3 })
    expect(readRooms('T3', { ...beds, typology: 'rooms' })).toEqual({ beds: 2 })
    expect(readRooms('T3', beds)).toMatchObject({ unknown: expect.any(String) })
  })

  test('baths, full and half', () => {
    const baths = { mark: null, counts: 'baths' } as const
    for (const text of ['2F/1H', '2/1', '2 full 1 half', '2.5', '2½', '2 1/2'])
      expect(readRooms(text, baths)).toEqual({ baths: 2.5 })
    expect(readRooms('2.1', { ...baths, countsHalves: true })).toEqual({ baths: 2.5 })
    expect(readBedsAndBaths('2/1.00', beds)).toEqual({ beds: 2, baths: 1 })
    expect(readBedsAndBaths('--/1.00', beds)).toEqual({ baths: 1 })
  })

  test.each(['', 'many', '4+', '2-3', '99', '-1', 'TBD', '1 2', '3 sqft'])('%j is unknown, and no studio', (text) => {
    expect(readRooms(text, beds)).toMatchObject({ unknown: expect.any(String) })
  })
})

test('years', () => {
  for (const [text, year] of [
    ['c. 1920', 1920],
    ['1890s', 1890],
    ['Bj. 1965', 1965],
    ['1999-01-01', 1999],
    ['1998年3月', 1998],
    ['2019 (approx)', 2019],
  ] as const)
    expect(readYear(text)).toEqual({ year })
  for (const text of ['new build', '0', '98', '1920/1985', '3025'])
    expect(readYear(text)).toMatchObject({ unknown: expect.any(String) })
})

test('days of nine languages, spreadsheets and columns that write the month first', () => {
  for (const text of [
    '2026-05-01',
    '1 May 2026',
    '1. Mai 2026',
    '1 de mayo de 2026',
    '1er mai 2026',
    '1 maggio 2026',
    '2026年5月1日',
    '46143',
  ])
    expect(readDate(text, null)).toEqual({ day: '2026-05-01' })
  expect(readDate('3/4/2026', null)).toMatchObject({ unknown: expect.any(String) })
  expect(readDate('3/4/2026', 'month-first')).toEqual({ day: '2026-03-04' })
  expect(readDate('3/4/2026', 'day-first')).toEqual({ day: '2026-04-03' })
  expect(readDate('31/02/2026', 'day-first')).toMatchObject({ unknown: expect.any(String) })
})

test('degrees', () => {
  for (const [text, degrees] of [
    ['47.611', 47.611],
    ['47,611', 47.611],
    ['122.33 W', -122.33],
    ['-0.5', -0.5],
  ] as const)
    expect(readDegrees(text, 180)).toEqual({ degrees })
  expect(readDegrees('47611', 90)).toMatchObject({ unknown: expect.any(String) })
})

test.each([
  ['Sold STC', 'Active', 'Pending'],
  ['Let Agreed', 'Active', 'Pending'],
  ['Reserviert', 'Active', 'Pending'],
  ['Sous compromis', 'Active', 'Pending'],
  ['Reservado', 'Active', 'Pending'],
  ['商談中', 'Active', 'Pending'],
  ['Vacant-Rented', 'Sold', 'Withdrawn'],
  ['Off Market', 'Sold', ''],
  ['Vendido', 'Sold', ''],
  ['已售', 'Sold', ''],
  ['Coming Soon', 'PreOnMarket', ''],
  ['Verfügbar', 'Active', ''],
  ['Notice-Unrented', 'Active', ''],
  ['for_rent', 'Active', ''],
])('the status %j', (text, status, standard) => {
  expect(readStatus(text)).toMatchObject({ status, standard })
})

test('sale and rent, and neither', () => {
  for (const text of ['For Sale', 'Venta', 'Kauf', '出售', 'Vendita', 'Te koop'])
    expect(readTenure(text)).toEqual({ saleType: 'for_sale' })
  for (const text of ['To Let', 'Alquiler', 'Miete', '出租', 'Location', 'Aluguel', 'Residential Lease'])
    expect(readTenure(text)).toEqual({ saleType: 'for_rent' })
  for (const text of ['MLS Listing', 'Sale/Rent', 'House'])
    expect(readTenure(text)).toMatchObject({ unknown: expect.any(String) })
})

test('HTML becomes text with its lines and lists, and other text stays', () => {
  expect(toPlainText('<p>Sunny &amp; quiet.</p><ul><li>Pool</li><li>2&nbsp;baths</li></ul>')).toBe(
    'Sunny & quiet.\n• Pool\n• 2 baths',
  )
  expect(toPlainText('under 3 < 4 & so on')).toBe('under 3 < 4 & so on')
})

test('no cell makes a reader fail, nor gives what is no number', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."0123456789,.'  $€£%-–/+½kmM万室房坪²abcdpcm()"), maxLength: 30 }),
    fc.double(),
  )
  fc.assert(
    fc.property(cell, (raw) => {
      const money = readMoney(raw)
      const area = readArea(raw)
      const rooms = readRooms(raw, { mark: null, counts: 'beds' })
      readYear(raw)
      readDate(raw, null)
      readDegrees(raw, 90)
      readStatus(String(raw))
      readTenure(String(raw))
      if (money.unknown === undefined) expect(money.amount).toBeGreaterThan(0)
      if (area.unknown === undefined) expect(Number.isFinite(area.area)).toBe(true)
      if (rooms.unknown === undefined)
        expect([rooms.beds, rooms.baths].every((count) => count === undefined || count >= 0)).toBe(true)
    }),
    { numRuns: 5_000, seed: 28 },
  )
})
