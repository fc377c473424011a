import { describe, expect, test } from 'vitest'
import { isNone, softenCapitals, toReadableName, toReadableValue } from './tidy-text.ts'

test.each(['', '  ', 'NULL', 'n/a', 'NaN', '-', ' None ', null, undefined])('%j is no value', (value) => {
  expect(isNone(value)).toBe(true)
})

test.each(['0', 0, false, 'Nome', 'Naples', '-1', 'none of these', []])('%j is a value', (value) => {
  expect(isNone(value)).toBe(false)
})

test.each([
  ['5828 PEPPERMILL CT', '5828 Peppermill Ct'],
  ['SACRAMENTO', 'Sacramento'],
  ['RANCHO CORDOVA', 'Rancho Cordova'],
  ['6001 MCMAHON DR', '6001 McMahon Dr'],
  ["12 O'BRIEN WAY", "12 O'Brien Way"],
  ['2561 19TH AVE', '2561 19th Ave'],
  ['400 NW 2ND ST APT 12B', '400 NW 2nd St Apt 12B'],
  ['3240 S ST', '3240 S St'],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ['SAINT-ÉTIENNE', 'Saint-Étienne'],
  ['PO BOX 7', 'PO Box 7'],
])('%j is written %j', (text, soft) => {
  expect(softenCapitals(text)).toBe(soft)
})

test.each(['McMahon Dr', '12 de la Cruz', 'N', '7', '', 'iPhone ROAD', 'A 7'])(
  '%j stays as somebody has written it',
  (text) => {
    expect(softenCapitals(text)).toBe(text)
  },
)

test.each([
  ['sale_date', 'Sale Date'],
  ['yr_renovated', 'Year Renovated'],
  ['sqft_living15', 'Sq Ft Living 15'],
  ['waterfront', 'Waterfront'],
  ['agent.office.name', 'Agent Office Name'],
  ['heatingType', 'Heating Type'],
  ['HOA Included', 'HOA Included'],
  ['SUBDIVISION', 'Subdivision'],
  ['地区', '地区'],
  ['___', '___'],
])('the column %j is called %j', (column, name) => {
  expect(toReadableName(column)).toBe(name)
})

describe('values of columns that are kept', () => {
  test.each([
    ['date', '20141013T000000', '2014-10-13'],
    ['date', '2014-10-13 00:00:00', '2014-10-13'],
    ['sale_date', 'Wed May 21 00:00:00 EDT 2008', '2008-05-21'],
    ['sale_date', 'Thu Jan  1 00:00:00 1970', '1970-01-01'],
    ['pool', 'TRUE', 'Yes'],
    ['pool', 'no', 'No'],
    ['waterfront', '1', 'Yes'],
    ['has_pool', '0', 'No'],
    ['yr_renovated', '0', ''],
    ['yr_renovated', '1991', '1991'],
  ])('%s %j reads %j', (column, value, readable) => {
    expect(toReadableValue(column, value)).toBe(readable)
  })

  test.each([
    ['view', '0'],
    ['floors', '1'],
    ['waterfront', '2'],
    ['history', '0'],
    ['date', '20141013T143000'],
    ['date', 'Wed May 21 08:30:00 EDT 2008'],
    ['date', 'Wed Foo 21 00:00:00 EDT 2008'],
    ['side', 'N'],
  ])('%s %j stays: what it means is not certain', (column, value) => {
    expect(toReadableValue(column, value)).toBe(value)
  })
})
