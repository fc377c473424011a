import { expect, test } from 'vitest'
import { readOffset, readTourTime, tellForBoth, tellTime } from './tour-time.ts'

test.each([
  ['2026-12-01T10:00:00-08:00', '2026-12-01T18:00:00.000Z', '-08:00'],
  ['2026-12-01T10:00-0800', '2026-12-01T18:00:00.000Z', '-08:00'],
  [' 2026-12-01t10:00:00.123456789z ', '2026-12-01T10:00:00.123Z', ''],
  ['2026-12-01T10:00:00+00:00', '2026-12-01T10:00:00.000Z', ''],
  ['2026-12-01T10:00:00+05:45', '2026-12-01T04:15:00.000Z', '+05:45'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z', ''],
])('%s is a moment', (text, moment, offset) => {
  expect([readTourTime(text)?.toISOString(), readOffset(text)]).toEqual([moment, offset])
})

test.each([
  ...['2026-12-01', '2026-12-01T10:00:00', '2026-12-01 10:00Z', '10:00', '', 'now', '1764583200', '2026-02-29T10:00Z'],
  ...['2026-13-01T10:00Z', '2026-00-10T10:00Z', '2026-12-01T24:00Z', '2026-12-01T10:60Z', '2026-12-01T10:00:61Z'],
  ...[
    '2026-12-01T10:00+24:00',
    '2026-12-01T10:00+5',
    '0000-01-01T00:00Z',
    '0001-01-01T00:00+14:00',
    '+002026-12-01T10:00Z',
  ],
])('%s is none', (text) => {
  expect(readTourTime(text)).toBeNull()
})

test('a moment is told on the clock of a zone, and on two where they differ', () => {
  const moment = new Date('2026-07-01T17:00:00Z')
  expect(tellTime(moment, 'America/Los_Angeles')).toBe('Wednesday, July 1, 2026 at 10:00 AM PDT (America/Los_Angeles)')
  expect(tellTime(moment, '+05:45')).toBe('Wednesday, July 1, 2026 at 10:45 PM GMT+5:45')
  expect(tellTime(moment, 'UTC')).toBe('Wednesday, July 1, 2026 at 5:00 PM UTC')
  expect(tellForBoth(moment, 'America/Los_Angeles', '')).toBe(tellTime(moment, 'America/Los_Angeles'))
  // Another name for the same clock.
  expect(tellForBoth(moment, 'America/Los_Angeles', '-07:00')).toBe(tellTime(moment, 'America/Los_Angeles'))
  expect(tellForBoth(moment, 'America/Los_Angeles', 'Asia/Tokyo')).toMatch(
    /PDT \(America\/Los_Angeles\); on the visitor’s clock Thursday, July 2, 2026 at 2:00 AM GMT\+9 \(Asia\/Tokyo\)$/,
  )
})
