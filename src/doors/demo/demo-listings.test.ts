import { describe, expect, test } from 'vitest'
import { type Listing, type ListingField, listingFieldNames, listingSchema } from '../../homes/listings/listing.ts'
import { makeInputReader } from '../http/bodies/read-input.ts'
import { demoListings } from './demo-listings.ts'

const publicUrl = 'https://homes.example.com'
const listings = demoListings(publicUrl)
const read = makeInputReader(listingSchema, { nullClears: false })

const ownPrice = (listing: Listing) => listing.RentPrice ?? listing.SalePrice ?? Number.NaN
const wordsOf = (listing: Listing) =>
  [
    listing.Description,
    listing.Location,
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ]
    .join(' \n ')
    .toLowerCase()
const count = (matches: (listing: Listing) => boolean) => listings.filter(matches).length

describe('each demo listing', () => {
  test.each(listings.map((listing) => [listing.Address, listing] as const))(
    '%s passes as the body of a create',
    (_, listing) => {
      expect(read(listing).value).toEqual(listing)
    },
  )

  test.each(listings.map((listing) => [listing.Address, listing] as const))(
    '%s has numbers that fit each other',
    (_, listing) => {
      for (const value of Object.values(listing))
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
      const rental = listing.SaleType === 'for_rent'
      expect([listing.RentPrice !== undefined, listing.SalePrice !== undefined]).toEqual([rental, !rental])
      if (rental) {
        expect(listing.DepositFee).toBeGreaterThan(0)
        expect(listing.SpaceType).toBeDefined()
        expect(ownPrice(listing)).toBeGreaterThanOrEqual(500)
        expect(ownPrice(listing)).toBeLessThan(6_000)
      } else expect(ownPrice(listing)).toBeGreaterThan(100_000)
      if (listing.ZestimatePrice !== undefined)
        expect(Math.abs(listing.ZestimatePrice / ownPrice(listing) - 1)).toBeLessThan(0.05)
      if (/^(land|lot)$/i.test(listing.PropertyType)) {
        expect([listing.Bedrooms, listing.Bathrooms, listing.BuildingArea, listing.YearBuilt]).toEqual([0, 0, 0, 0])
        expect(listing.LotArea).toBeGreaterThan(3_000)
        expect(listing.UnitAreaPrice).toBeUndefined()
      } else {
        expect(listing.BuildingArea).toBeGreaterThan(100)
        expect(listing.Bathrooms).toBeGreaterThanOrEqual(1)
        expect(listing.YearBuilt).toBeGreaterThan(1800)
      }
      if (!rental && listing.BuildingArea > 0)
        expect(Math.abs((listing.UnitAreaPrice ?? 0) / (ownPrice(listing) / listing.BuildingArea) - 1)).toBeLessThan(
          0.01,
        )
    },
  )

  test.each(listings.map((listing) => [listing.Address, listing] as const))(
    '%s speaks of the home, not of people',
    (_, listing) => {
      expect(wordsOf(listing)).not.toMatch(forbidden)
      const sentences = (listing.Description ?? '').split(/(?<=[.!?])\s+(?=[A-Z])/)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
    },
  )

  test.each(listings.map((listing) => [listing.Address, listing] as const))(
    '%s says the same in words and in numbers',
    (_, listing) => {
      const text = listing.Description?.toLowerCase() ?? ''
      const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
      const [, said] = /\b(one|two|three|four|five|six)[- ]bedrooms?\b/.exec(text) ?? []
      if (said && !/duplex|triplex|multi|land/i.test(listing.PropertyType)) expect(numbers[listing.Bedrooms]).toBe(said)
      if (/\bstudio (that|on|over|with)/.test(text)) expect(listing.Bedrooms).toBe(0)
      if (/no (garage|parking)/.test(text)) expect(listing.ParkingSpots).toBe(0)
      if (/(two-car garage|garage for two|two garage spaces)/.test(text))
        expect(listing.ParkingSpots).toBeGreaterThanOrEqual(2)
      if (/coming soon/.test(text)) expect(listing.Status).toBe('PreOnMarket')
      if (listing.Status === 'Sold') expect(text).toMatch(/^sold/)
      const built = listing.YearBuilt
      const years = [...text.matchAll(/\b(1[89]\d\d|20\d\d)\b(?! (sq|square))/g)].map(([year]) => Number(year))
      if (built > 0) for (const year of years) expect(year).toBeGreaterThanOrEqual(built)
    },
  )
})

// Words that would describe people of a protected class, or who should live somewhere (US Fair Housing Act, 42 USC 3604 c).
const forbidden =
  /\b(famil(y|ies)|kids?|child(ren)?|couples?|bachelors?|singles?|seniors?|adults?|mature|retire\w*|elderly|young|empty.nesters?|professionals?|students?|christians?|catholics?|jewish|muslims?|hindus?|church(es)?|mosques?|synagogues?|temples?|black|asian|hispanic|latin[oax]|caucasian|ethnic\w*|race|racial|immigrants?|nationalit\w*|foreign\w*|disabled|handicap\w*|able-bodied|crippled|men|women|male|female|gentlem[ae]n|lad(y|ies)|gay|married|unmarried|pregnan\w*|safe|safety|crime|exclusive|desirable|prestigious|restricted|integrated|master|in-law|nanny|maid|good schools|walking distance)\b/

test('the check for words about people sees them', () => {
  for (const words of [
    'perfect for a young family',
    'no kids',
    'near the church',
    'quiet christian street',
    'the master bedroom',
  ])
    expect(words).toMatch(forbidden)
})

describe('all demo listings together', () => {
  test('have their own number, page and words', () => {
    const distinct = (pick: (listing: Listing) => string | undefined) => new Set(listings.map(pick)).size
    expect(distinct(({ MLSNumber }) => MLSNumber.toLowerCase())).toBe(listings.length)
    expect(distinct(({ Url }) => Url)).toBe(listings.length)
    expect(distinct(({ Address }) => Address)).toBe(listings.length)
    expect(distinct(({ Description }) => Description)).toBe(listings.length)
    expect(distinct(({ Latitude, Longitude }) => `${Latitude} ${Longitude}`)).toBe(listings.length)
  })

  test('link to pages and pictures below the public address', () => {
    for (const { Url, Images } of listings) {
      expect(Url).toMatch(/^https:\/\/homes\.example\.com\/demo\/listings\/[a-z0-9-]+$/)
      expect(Images?.length).toBeGreaterThanOrEqual(2)
      expect(Images?.length).toBeLessThanOrEqual(4)
      for (const image of Images ?? [])
        expect(image).toMatch(/^https:\/\/homes\.example\.com\/demo\/pictures\/[a-z0-9-]+-[1-4]\.svg$/)
    }
  })

  test('lie where their city and ZIP code lie', () => {
    const boxes: Record<
      string,
      { state: string; zips: string[]; south: number; north: number; west: number; east: number }
    > = {
      Seattle: { state: 'WA', zips: ['98103', '98115'], south: 47.66, north: 47.7, west: -122.36, east: -122.31 },
      Austin: { state: 'TX', zips: ['78704', '78745'], south: 30.19, north: 30.26, west: -97.82, east: -97.75 },
      Portland: {
        state: 'ME',
        zips: ['04101', '04102', '04103'],
        south: 43.64,
        north: 43.71,
        west: -70.3,
        east: -70.24,
      },
    }
    expect(new Set(listings.map(({ City }) => City))).toEqual(new Set(Object.keys(boxes)))
    for (const listing of listings) {
      const box = boxes[listing.City ?? '']
      expect(listing.State).toBe(box?.state)
      expect(box?.zips).toContain(listing.ZIP)
      expect(listing.Latitude).toBeGreaterThan(box?.south ?? 90)
      expect(listing.Latitude).toBeLessThan(box?.north ?? -90)
      expect(listing.Longitude).toBeGreaterThan(box?.west ?? 180)
      expect(listing.Longitude).toBeLessThan(box?.east ?? -180)
    }
  })

  test('none stands in Green Lake itself', () => {
    // The water, roughly: an ellipse around the middle of the lake.
    const inWater = ({ Latitude = 0, Longitude = 0 }: Listing) =>
      ((Latitude - 47.678) / 0.0065) ** 2 + ((Longitude + 122.3375) / 0.0065) ** 2 < 1
    expect(listings.filter(inWater).map(({ Address }) => Address)).toEqual([])
  })

  test('use every field of the contract', () => {
    const used = new Set<ListingField>()
    // Keys of an object of that type.
    for (const listing of listings) for (const field of Object.keys(listing) as ListingField[]) used.add(field)
    expect(listingFieldNames.filter((field) => !used.has(field))).toEqual([])
  })

  test('cover what visitors ask for', () => {
    expect(listings.length).toBeGreaterThanOrEqual(60)
    expect(count(({ SaleType }) => SaleType === 'for_rent')).toBeGreaterThanOrEqual(15)
    expect(count(({ SaleType }) => SaleType === 'for_sale')).toBeGreaterThanOrEqual(30)
    const families: Record<string, RegExp> = {
      house: /^(house|single family|cottage|bungalow|cabin)$/i,
      condo: /condo|apartment|flat|loft|penthouse/i,
      townhouse: /town ?ho(me|use)|row house/i,
      'multi-family': /duplex|triplex|multi-family/i,
      land: /^(land|lot)$/i,
      mobile: /mobile|manufactured/i,
      studio: /studio/i,
    }
    for (const [family, pattern] of Object.entries(families))
      expect(
        count(({ PropertyType }) => pattern.test(PropertyType)),
        family,
      ).toBeGreaterThanOrEqual(2)
    const strange = listings.filter(({ PropertyType }) => !Object.values(families).some((p) => p.test(PropertyType)))
    expect(strange.map(({ PropertyType }) => PropertyType)).toEqual([])
    for (const bedrooms of [0, 1, 2, 3, 4, 5, 6])
      expect(
        count(({ Bedrooms, BuildingArea }) => Bedrooms === bedrooms && BuildingArea > 0),
        `${bedrooms} bedrooms`,
      ).toBeGreaterThan(0)
    for (const status of ['Active', 'PreOnMarket', 'Sold'])
      expect(
        count(({ Status }) => Status === status),
        status,
      ).toBeGreaterThanOrEqual(3)
    expect(count(({ SpaceType }) => SpaceType === 'Room')).toBeGreaterThanOrEqual(3)
    expect(count(({ Tours }) => Tours === '3D')).toBeGreaterThanOrEqual(3)
    expect(count(({ AreaUnit }) => AreaUnit === 'Square Meters')).toBeGreaterThanOrEqual(1)
    expect(count(({ DaysOnMarket, Status }) => DaysOnMarket < 7 && Status === 'Active')).toBeGreaterThanOrEqual(6)
    expect(count((listing) => /not allowed|no pets/.test(wordsOf(listing)))).toBeGreaterThanOrEqual(3)
    expect(count((listing) => /no garage|garage: none/.test(wordsOf(listing)))).toBeGreaterThanOrEqual(3)
    for (const feature of [
      'pool',
      'fireplace',
      'view',
      'basement',
      'renovated',
      'furnished',
      'step-free',
      'balcony',
      'solar',
    ])
      expect(
        count((listing) => wordsOf(listing).includes(feature)),
        feature,
      ).toBeGreaterThanOrEqual(2)
  })

  test('answer the README’s question, 3 bedrooms near Green Lake under 600k, with homes for sale', () => {
    const answers = listings.filter(
      (listing) =>
        listing.Bedrooms === 3 &&
        listing.Status !== 'Sold' &&
        ownPrice(listing) <= 600_000 &&
        wordsOf(listing).includes('green lake'),
    )
    expect(answers.filter(({ Status }) => Status === 'Active').length).toBeGreaterThanOrEqual(2)
    expect(answers.length).toBeLessThanOrEqual(6)
    // A rent is below 600,000 too; such a home is not what is meant.
    expect(answers.map(({ SaleType }) => SaleType)).not.toContain('for_rent')
    for (const { City, Location } of answers)
      expect([City, Location?.startsWith('Green Lake')]).toEqual(['Seattle', true])
    // Within the five miles that "near" means, around the middle of what lies at Green Lake.
    for (const { Latitude = 0, Longitude = 0 } of answers)
      expect(Math.hypot((Latitude - 47.678) * 69, (Longitude + 122.336) * 46.5)).toBeLessThan(2)
  })

  test('are the same at every start', async () => {
    expect(demoListings(publicUrl)).toEqual(listings)
    expect(JSON.stringify(demoListings('http://127.0.0.1:8787'))).toBe(
      JSON.stringify(listings).replaceAll(publicUrl, 'http://127.0.0.1:8787'),
    )
  })
})
