import { expect, test } from 'vitest'
import { tellDetails } from './tell-details.ts'

test('details of a change are told in words, without braces', () => {
  const details = {
    before: { Name: 'Harbour', OfficeHours: { mon: ['09:00-12:00'] } },
    after: { Name: '', OfficeHours: {}, VerifyDomain: true },
    ids: [1, 2],
    what: null,
  }
  expect(tellDetails(details)).toEqual([
    { name: 'Name', value: 'Harbour → –' },
    { name: 'OfficeHours', value: 'mon: 09:00-12:00 → ' },
    { name: 'VerifyDomain', value: 'true' },
    { name: 'ids', value: '1, 2' },
    { name: 'what', value: '–' },
  ])
  expect(tellDetails({})).toEqual([])
})
