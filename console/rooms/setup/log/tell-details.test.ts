import { expect, test } from 'vitest'
import { type DetailWords, tellDetails } from './tell-details.ts'

const words: DetailWords = {
  nameOf: (field) => (field === 'Name' ? 'Title' : field),
  valueOf: (_, value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null),
  homeOf: (id) => `Home ${id}`,
}

test('details of a change are told in words, without braces', () => {
  const details = {
    before: { Name: 'Harbour', OfficeHours: { mon: ['09:00-12:00'] } },
    after: { Name: '', OfficeHours: {}, VerifyDomain: true },
    ids: [1, 2],
    what: null,
    change: 7,
  }
  expect(tellDetails(details, words)).toEqual([
    { name: 'Title', value: 'Harbour → –' },
    { name: 'OfficeHours', value: 'mon: 09:00-12:00 → –' },
    { name: 'VerifyDomain', value: 'yes' },
    { name: 'ids', value: '1, 2' },
    { name: 'what', value: '–' },
  ])
  expect(tellDetails({}, words)).toEqual([])
})

test('what was changed of homes is told home by home, and what is gone by its numbers', () => {
  expect(
    tellDetails({ count: 1, changes: [{ id: 3, before: { Status: 'a' }, after: { Status: 'b' } }] }, words),
  ).toEqual([
    { name: 'count', value: '1' },
    { name: 'Home 3', value: 'Status: a → b' },
  ])
  expect(tellDetails({ before: [{ id: 3, MLSNumber: 'M-3' }] }, words)).toEqual([
    { name: 'Home 3', value: 'MLSNumber: M-3' },
  ])
})

test('a long list is cut', () => {
  const ids = Array.from({ length: 40 }, (_, at) => at + 1)
  expect(tellDetails({ ids }, words)).toEqual([{ name: 'ids', value: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …' }])
})
