import { expect, test } from 'vitest'
import { familiesOf } from './family-tester.ts'

test.each([
  ['Single_Family', ['house']],
  ['SINGLE FAMILY', ['house']],
  ['Residential Lot', ['land']],
  ['Loft', ['condo']],
  ['Éloft', []],
  ['loft—Élysée', ['condo']],
  ['Manufactured Home', ['mobile']],
  ['Four-Plex', ['multiFamily']],
  ['公寓', ['condo']],
  ['電梯大樓', ['condo']],
  ['住宅', ['condo']],
  ['联排别墅', ['house', 'townhouse']],
  ['透天厝', ['house']],
  ['店面', []],
  ['Doppelhaushälfte', ['house', 'townhouse']],
  ['Doppelhaus', ['townhouse']],
  ['Bauernhaus', ['house']],
  ['Ferme', ['house']],
  ['Schoolhouse', ['house']],
  ['A-Frame', ['house']],
  ['Penthouse', ['condo']],
  ['Town House', ['townhouse']],
  ['', []],
])('%s is of %j', (type, families) => {
  expect(familiesOf(type)).toEqual(families)
})
