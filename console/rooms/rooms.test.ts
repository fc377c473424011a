import type { LeadSummary, Listing, Tour } from 'porchlight/client'
import { describe, expect, test } from 'vitest'
import { webAddress } from '../parts/web-address.ts'
import { readInboxSearch } from './inbox/inbox-search.ts'
import { type LeadPages, placeLead, rowsOf } from './leads/lead-lists.ts'
import { filterOf, firstDay, readLeadsSearch } from './leads/leads-search.ts'
import { rowOfListing } from './listings/home-row.ts'
import { readListingsSearch } from './listings/listings-search.ts'
import { orderTours, readToursSearch, toLocalField } from './tours/tour-lists.ts'

test('what stands in an address is read as far as it makes sense', () => {
  expect(readInboxSearch({ view: 'waiting', q: 42, chatbot: 'a', more: 1 })).toEqual({
    view: 'waiting',
    q: '42',
    chatbot: 'a',
  })
  expect(readInboxSearch({ view: 'nonsense', q: '', chatbot: {} })).toEqual({})
  expect(readLeadsSearch({ time: 'd90', q: 'x'.repeat(300) }).q).toHaveLength(200)
  expect(readLeadsSearch({ look: 'board', status: 'gone', who: '', lead: 1.5 })).toEqual({ look: 'board' })
  expect(readToursSearch({ view: 'confirmed' })).toEqual({ view: 'confirmed' })
  expect(readListingsSearch({ sale: 'for_rent', look: 'cards', home: '3' })).toEqual({ sale: 'for_rent' })
})

describe('leads', () => {
  const lead = (id: number, more: Partial<LeadSummary> = {}): LeadSummary =>
    ({
      id,
      status: 'new',
      assignedTo: null,
      createdAt: `2026-11-0${id}T10:00:00.000000Z`,
      ...more,
    }) as LeadSummary
  const list = (nextCursor: string | null, ...pages: LeadSummary[][]): LeadPages => ({
    pageParams: pages.map(String),
    pages: pages.map((leads, index) => ({
      leads,
      counts: null,
      nextCursor: index === pages.length - 1 ? nextCursor : 'more',
    })),
  })
  const ids = (pages: LeadPages): number[] => rowsOf(pages).map(({ id }) => id)

  test('go out of lists that they belong to no more, and into others where they stand by their time', () => {
    const lists = list(null, [lead(7), lead(5)], [lead(3)])
    const moved = lead(5, { status: 'open' })
    expect(ids(placeLead(lists, { status: 'new' }, moved))).toEqual([7, 3])
    expect(ids(placeLead(lists, {}, moved))).toEqual([7, 5, 3])
    const open = list(null, [lead(6, { status: 'open' }), lead(4, { status: 'open' })])
    expect(ids(placeLead(open, { status: 'open' }, moved))).toEqual([6, 5, 4])
    expect(ids(placeLead(open, { status: 'open' }, lead(2, { status: 'open' })))).toEqual([6, 4, 2])
    // What is older than all that was read may have others before it.
    const partOfOpen = list('more', [lead(6, { status: 'open' })])
    expect(ids(placeLead(partOfOpen, { status: 'open' }, lead(2, { status: 'open' })))).toEqual([6])
    expect(
      ids(
        placeLead(
          list(null, [lead(7)]),
          { assignedTo: 'none' },
          lead(7, { assignedTo: { accountId: 'a', name: 'A' } }),
        ),
      ),
    ).toEqual([])
    // Whether its words fit, only the server knows.
    expect(ids(placeLead(open, { status: 'open', q: 'kent' }, moved))).toEqual([6, 4])
  })

  test('stand once, though a page that moved on has one of them again', () => {
    expect(ids(list(null, [lead(7), lead(5)], [lead(5), lead(3)]))).toEqual([7, 5, 3])
  })

  test('are asked for as the address says', () => {
    const now = new Date('2026-03-03T23:00:00Z')
    expect(firstDay('d7', now)).toBe('2026-02-24')
    expect(filterOf({ look: 'board', time: 'd7', who: 'none', q: 'a', lead: 4 }, now)).toEqual({
      q: 'a',
      assignedTo: 'none',
      from: '2026-02-24',
    })
  })
})

describe('tours', () => {
  const tour = (id: number, time: string | null): Tour => ({ id, time, minutes: 30 }) as Tour
  const now = Date.parse('2026-11-27T12:00:00Z')

  test('to come stand by their days, the next first; those that were come after, the last first', () => {
    const tours = [
      tour(1, '2026-11-20T10:00:00Z'),
      tour(2, '2026-11-30T10:00:00Z'),
      tour(3, '2026-11-28T15:00:00Z'),
      tour(4, '2026-11-28T10:00:00Z'),
      tour(5, '2026-11-24T10:00:00Z'),
      // Under way.
      tour(6, '2026-11-27T11:45:00Z'),
    ]
    const days = orderTours(tours, now)
    expect(days.map((day) => day.tours.map(({ id }) => id))).toEqual([[6], [4, 3], [2], [5], [1]])
  })

  test('that are asked for stand by the day that was asked for first, whenever it was asked', () => {
    const asked = (id: number, ...times: string[]): Tour => ({ ...tour(id, null), times })
    const tours = [
      asked(3, '2026-12-01T19:30:00Z', '2026-11-28T19:30:00Z'),
      asked(2, '2026-11-30T18:30:00Z'),
      tour(1, '2026-11-30T10:00:00Z'),
    ]
    const days = orderTours(tours, now)
    expect(days.map((day) => day.tours.map(({ id }) => id))).toEqual([[1, 2], [3]])
    expect(days[0]?.day).toBe(new Date('2026-11-30T18:30:00Z').toDateString())
    expect(orderTours([], now)).toEqual([])
  })

  test('a moment in the field for a time is the same moment', () => {
    const moment = '2026-07-01T08:30:00.000Z'
    expect(new Date(toLocalField(moment)).toISOString()).toBe(moment)
  })
})

describe('a home of the list', () => {
  const listing = {
    ID: 5,
    SaleType: 'For Rent',
    Status: 'Active',
    PropertyType: 'Condo',
    Address: '12 Alder Lane',
    City: 'Seattle',
    State: 'WA',
    ZIP: '98101',
    Price: '1500.00',
    CurrencySymbol: '$',
    Bedrooms: '0',
    Bathrooms: '1.5',
    BuildingArea: '55',
    LotArea: '0',
    Area: '55 Square Meters',
    DaysOnMarket: '',
    YearBuilt: '0',
    ParkingSpots: '1',
    HOAMonth: '',
    UnitAreaPrice: '',
    ZestimatePrice: '',
    DepositFee: '1500.00',
    SpaceType: 'Room',
    Tours: '',
    MLSNumber: 'M1',
    Url: 'javascript:alert(1)',
    Images: '["https://firm.example/a.jpg","javascript:alert(1)","data:text/html,x"]',
    Description: '',
    ExtensionColumn: '[{"Key":"Pets","value":"Cats"},{"Key":1},7]',
  } as unknown as Listing

  test('has numbers where it tells them, and nothing where it does not know', () => {
    expect(rowOfListing(listing)).toMatchObject({
      title: '12 Alder Lane',
      place: 'Seattle, WA 98101',
      forRent: true,
      price: 1500,
      bedrooms: 0,
      bathrooms: 1.5,
      area: 55,
      areaUnit: 'sqm',
      lotArea: null,
      year: null,
      days: null,
      further: [{ key: 'Pets', value: 'Cats' }],
    })
  })

  test('leads nowhere but to the web', () => {
    const { url, images } = rowOfListing(listing)
    expect([url, images]).toEqual(['', ['https://firm.example/a.jpg']])
    expect([webAddress('https://a.example'), webAddress('file:///etc/passwd'), webAddress('x')]).toEqual([
      'https://a.example',
      '',
      '',
    ])
  })

  test('with fields that are no JSON is shown all the same', () => {
    expect(rowOfListing({ ...listing, Images: '{', ExtensionColumn: 'null' })).toMatchObject({
      images: [],
      further: [],
    })
  })
})
