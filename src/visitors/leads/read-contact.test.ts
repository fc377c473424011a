import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '../../../test/timing/processor-time.ts'
import { readContact } from '../../reading/contact/read-contact.ts'

test.each([
  ['My number is 206-555-0100', '', '206-555-0100'],
  ['call (206) 555-0100 after 5', '', '(206) 555-0100'],
  ['2065550100 thanks', '', '2065550100'],
  ['+1 206 555 0100, or 206.555.0101', '', '+1 206 555 0100'],
  ['Llámame al +34 612 345 678', '', '+34 612 345 678'],
  ['Mein Telefon: 0170 1234567', '', '0170 1234567'],
  ['Tel. +49 (0)170 1234567', '', '+49 (0)170 1234567'],
  ['我的电话是 13912345678', '', '13912345678'],
  ['06 12 34 56 78 le soir', '', '06 12 34 56 78'],
  ['+55 (11) 91234-5678', '', '+55 (11) 91234-5678'],
  ['write to Ana.Lopez+homes@mail.example.com.', 'Ana.Lopez+homes@mail.example.com', ''],
  ['ana@visitor.example or 206 555 0100 x12', 'ana@visitor.example', '206 555 0100 x12'],
  ['<ana@visitor.example>', 'ana@visitor.example', ''],
  ['我的邮箱li@visitor.example谢谢', 'li@visitor.example', ''],
  ['me contacter : josé@société.example', 'josé@société.example', ''],
])('%j says %j and %j', (message, email, phone) => {
  expect(readContact(message)).toEqual({ email, phone })
})

test.each([
  '3 bedrooms in Kent under 600,000',
  'between $450,000 and $1,250,000',
  '600 000 650 000',
  'built 1990-2005, 2,000 sqft, ZIP 98103-1234',
  'MLS 1234567, or MLS# 20231234567',
  'What about #7129300520?',
  'https://homes.example/listing/2065550100',
  '$2065550100',
  '12345678901234567890',
  'at 10:30 on 2026-11-22',
  'between 1.250.000 and 1.500.000',
  '1500-2000 sqft for 450000-600000',
  'me@home',
  '@ana',
  'a@b',
  'price is 2065550100.50',
  '12/12/2026 18:30',
])('%j says nothing of the kind', (message) => {
  expect(readContact(message)).toBeNull()
})

test('any text is read in linear time', () => {
  const units = ['邮', '1 ', '1-', '+', '(', 'a@', 'a.', '@', '1.', '(1)', ' ', 'x', 'é', '１', '\u202e']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...units), { maxLength: 3 }), (picked) => {
      const begin = processorTime()
      readContact(picked.join('').repeat(5_000))
      expect(processorTime() - begin).toBeLessThan(1_000)
    }),
    { seed: 11, numRuns: 60 },
  )
})
