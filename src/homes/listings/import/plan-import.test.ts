import { describe, expect, test } from 'vitest'
import type { ImportOptions } from './import-options.ts'
import { ImportRefusal } from './import-refusal.ts'
import { ImportPlan } from './plan-import.ts'

const noOptions: ImportOptions = { map: {}, set: {}, key: null, dropUnmapped: false }

/** What each column becomes. `table`: column → values. */
function plan(table: Record<string, unknown[]>, options: Partial<ImportOptions> = {}) {
  const made = new ImportPlan({ ...noOptions, ...options })
  made.addColumns(Object.keys(table), Object.values(table))
  return made
}
const targets = (table: Record<string, unknown[]>, options?: Partial<ImportOptions>) =>
  Object.fromEntries(plan(table, options).columns.map((column) => [column.name, column.target ?? column.how]))

const named = (names: string) => Object.fromEntries(names.split(',').map((name) => [name, []]))

describe('columns are recognised', () => {
  test('of a file of Sacramento', () => {
    expect(targets(named('street,city,zip,state,beds,baths,sq__ft,type,sale_date,price,latitude,longitude'))).toEqual({
      street: 'Address',
      city: 'City',
      zip: 'ZIP',
      state: 'State',
      beds: 'Bedrooms',
      baths: 'Bathrooms',
      sq__ft: 'BuildingArea',
      type: 'PropertyType',
      sale_date: 'kept',
      price: 'Price',
      latitude: 'Latitude',
      longitude: 'Longitude',
    })
  })

  test('of a file of King County', () => {
    const columns =
      'id,date,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,yr_built,yr_renovated,zipcode,lat,long,sqft_living15,sqft_lot15'
    expect(targets(named(columns))).toMatchObject({
      id: 'MLSNumber',
      date: 'kept',
      price: 'Price',
      sqft_living: 'BuildingArea',
      sqft_lot: 'LotArea',
      yr_built: 'YearBuilt',
      yr_renovated: 'kept',
      zipcode: 'ZIP',
      lat: 'Latitude',
      long: 'Longitude',
      sqft_living15: 'kept',
      sqft_lot15: 'kept',
    })
  })

  test('by their own names in any case, with blanks or underscores', () => {
    expect(targets(named('mls_number,SALE TYPE,parking-spots,Days On Market,HOAMONTH,Año'))).toEqual({
      mls_number: 'MLSNumber',
      'SALE TYPE': 'SaleType',
      'parking-spots': 'ParkingSpots',
      'Days On Market': 'DaysOnMarket',
      HOAMONTH: 'HOAMonth',
      Año: 'YearBuilt',
    })
  })

  test('each field once, by the surest name', () => {
    expect(targets(named('list price,price,sale price,id,mls'))).toEqual({
      'list price': 'Price',
      price: 'kept',
      'sale price': 'SalePrice',
      id: 'kept',
      mls: 'MLSNumber',
    })
  })

  test('by what is in them, where the name may mean two things', () => {
    expect(targets({ type: ['rent', 'sale'], area: ['Ballard', 'Fremont'] })).toEqual({
      type: 'SaleType',
      area: 'Location',
    })
    expect(targets({ type: ['Condo', 'House'], area: ['850', '1,200'] })).toEqual({
      type: 'PropertyType',
      area: 'BuildingArea',
    })
    expect(targets({ garage: ['Attached', 'None', 'Carport'], link: ['see agent'] })).toEqual({
      garage: 'kept',
      link: 'kept',
    })
    expect(targets({ garage: ['2', 'N/A', '1'], link: ['https://a.example/1'] })).toEqual({
      garage: 'ParkingSpots',
      link: 'Url',
    })
  })

  test('inner names of NDJSON, where they speak of the home', () => {
    expect(targets(named('address.city,property.location.lat,listing.id,agent.id,agent.city,address.zip'))).toEqual({
      'address.city': 'City',
      'property.location.lat': 'Latitude',
      'listing.id': 'MLSNumber',
      'agent.id': 'kept',
      'agent.city': 'kept',
      'address.zip': 'ZIP',
    })
  })

  test('columns without a name, row numbers and remarks about faults are left out', () => {
    expect(targets(named(',Unnamed: 0,error_line,error_reason'))).toEqual({
      '': 'left out',
      'Unnamed: 0': 'left out',
      error_line: 'left out',
      error_reason: 'left out',
    })
  })

  test('the unit that a name tells is known', () => {
    const units = (names: string) => plan(named(names)).columns.map((column) => column.format.unit)
    expect(units('sq__ft,lot_acres')).toEqual(['sqft', 'acre'])
    expect(units('living_area_m2,lot_size_sqm')).toEqual(['sqm', 'sqm'])
    expect(units('size,lot')).toEqual([undefined, undefined])
  })
})

describe('--map', () => {
  test('goes before every name, in any spelling of both sides', () => {
    const columns = plan(named('Asking Price,beds,notes,price'), {
      map: { asking_price: 'saleprice', Notes: '-', BEDS: 'Bathrooms' },
    }).columns
    expect(columns.map(({ name, target, how }) => [name, target, how])).toEqual([
      ['Asking Price', 'SalePrice', 'map'],
      ['beds', 'Bathrooms', 'map'],
      ['notes', null, 'map'],
      ['price', 'Price', 'synonym'],
    ])
  })

  test.each([
    [{ beds: 'Beds' }, 'there is no field "Beds"'],
    [{ beds: '' }, 'there is no field ""'],
    [{ beds: 'Bedrooms', baths: 'Bedrooms' }, 'two columns for Bedrooms'],
  ])('%j is refused', (map, message) => {
    expect(() => plan(named('beds,baths'), { map })).toThrow(message)
    expect(() => plan(named('beds,baths'), { map })).toThrow(ImportRefusal)
  })

  test('tells what it names in vain', () => {
    expect(plan(named('beds'), { map: { bedz: 'Bedrooms' } }).findUnusedMaps()).toEqual(['bedz'])
  })
})

describe('--set', () => {
  test('is read like a cell', () => {
    const { fixed } = plan(
      {},
      { set: { city: 'SEATTLE', 'Sale type': 'rent', HOAMonth: '$120', Images: 'https://a.example/1.jpg' } },
    )
    expect(Object.fromEntries(fixed)).toEqual({
      City: 'Seattle',
      SaleType: 'for_rent',
      HOAMonth: 120,
      Images: ['https://a.example/1.jpg'],
    })
  })

  test.each([
    [{ Town: 'Seattle' }, 'there is no field "Town"'],
    [{ City: ' ' }, 'needs a value'],
    [{ Bedrooms: 'many' }, '--set Bedrooms=many: is no number of rooms: "many".'],
    [{ Price: '5' }, '--set cannot fill Price'],
  ])('%j is refused', (set, message) => {
    expect(() => plan({}, { set })).toThrow(message)
  })
})

test('a file that says nothing of homes is no list of them', () => {
  expect(plan(named('score,level')).findMissingFields()).toEqual(['Bedrooms'])
  expect(plan(named('price,city')).findMissingFields()).toEqual([])
  expect(plan(named('beds')).findMissingFields()).toEqual([])
  expect(plan({}, { set: { Bedrooms: '0' } }).findMissingFields()).toEqual([])
})

test('columns that come later take what is still free', () => {
  const made = plan({ beds: ['3'], mls: ['A-1'] })
  made.addColumns(['id', 'lat', 'beds.count'], [['7'], ['47.6'], ['3']])
  expect(made.columns.map((column) => column.target)).toEqual(['Bedrooms', 'MLSNumber', null, 'Latitude', null])
  expect(made.columns.map((column) => column.keptAs)).toEqual(['', '', 'ID', '', 'Beds Count'])
})

test('names in ExtensionColumn are told apart', () => {
  expect(plan(named('sale_date,SaleDate,Sale-Date')).columns.map((column) => column.keptAs)).toEqual([
    'Sale Date',
    'Sale Date (2)',
    'Sale Date (3)',
  ])
})
