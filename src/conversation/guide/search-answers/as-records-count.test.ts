import { expect, test } from 'vitest'
import { moreThanBedrooms } from './as-records-count.ts'

const home = (Bedrooms: number, rooms: string, Key = 'Zimmer') => ({
  Bedrooms,
  ExtensionColumn: [{ Key, value: rooms }],
})

test.each([
  ['counts the living room as well', [home(1, '2'), home(2, '3'), home(3, '4'), home(3, '5')], 1],
  ['is the same number', [home(2, '2'), home(3, '3'), home(4, '4')], 0],
  ['is in two records only', [home(1, '2'), home(2, '3')], 0],
  ['is no number', [home(1, 'zwei'), home(2, '3,5'), home(3, 'viele')], 0],
  ['is of another name', [home(1, '2', 'Bäder'), home(2, '3', 'Bäder'), home(3, '4', 'Bäder')], 0],
])('an entry for rooms that %s', (_, homes, more) => {
  expect(moreThanBedrooms(homes, 'zimmer')).toBe(more)
})
