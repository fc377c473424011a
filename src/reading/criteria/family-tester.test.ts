import { expect, test } from 'vitest'
import { familiesOf } from './family-tester.ts'

test.each([
  ['Single_Family', ['house']],
  ['SINGLE FAMILY', ['house']],
  ['Residential Lot', ['land']],
  ['Town House', ['townhouse']],
  ['Loft', ['condo']],
  ['Éloft', []],
  ['loft—Élysée', ['condo']],
  ['Manufactured Home', ['mobile']],
  ['Four-Plex', ['multiFamily']],
  ['公寓', []],
  ['', []],
])('%s is of %j', (type, families) => {
  expect(familiesOf(type)).toEqual(families)
})
