import { expect, test } from 'vitest'
import { addDays, dueDays, latestDay, startOfDay } from './local-days.ts'

const due = (time: string, zone: string, last: string | null = null): string[] => dueDays(new Date(time), zone, last)

test('from 08:00 of a zone on, the day before is due', () => {
  expect(latestDay(new Date('2026-06-02T07:59:59Z'), 'UTC')).toBe('2026-05-31')
  expect(latestDay(new Date('2026-06-02T08:00:00Z'), 'UTC')).toBe('2026-06-01')
  expect(latestDay(new Date('2026-06-01T22:59:59Z'), 'Asia/Tokyo')).toBe('2026-05-31')
  expect(latestDay(new Date('2026-06-01T23:00:00Z'), 'Asia/Tokyo')).toBe('2026-06-01')
  expect(latestDay(new Date('2026-06-02T02:15:00Z'), 'Asia/Kathmandu')).toBe('2026-06-01')
  expect(latestDay(new Date('2026-06-02T02:14:59Z'), 'Asia/Kathmandu')).toBe('2026-05-31')
  expect(latestDay(new Date('2026-03-01T08:00:00Z'), 'UTC')).toBe('2026-02-28')
})

test('each day is due once: what was seen to, or comes before that, never again', () => {
  expect(due('2026-06-02T09:00:00Z', 'UTC')).toEqual(['2026-06-01'])
  expect(due('2026-06-02T09:00:00Z', 'UTC', '2026-05-31')).toEqual(['2026-06-01'])
  expect(due('2026-06-02T09:00:00Z', 'UTC', '2026-06-01')).toEqual([])
  // A clock that was ahead, and a firm that moved to the west.
  expect(due('2026-06-02T09:00:00Z', 'UTC', '2026-06-05')).toEqual([])
  expect(due('2026-06-02T09:00:00Z', 'Pacific/Honolulu', '2026-06-01')).toEqual([])
})

test('days that nobody was there for are made up for, a week of them at the most', () => {
  expect(due('2026-06-04T09:00:00Z', 'UTC', '2026-05-31')).toEqual(['2026-06-01', '2026-06-02', '2026-06-03'])
  expect(due('2026-07-04T09:00:00Z', 'UTC', '2026-05-31')).toHaveLength(7)
  expect(due('2026-07-04T09:00:00Z', 'UTC', '2026-05-31').at(-1)).toBe('2026-07-03')
})

const hours = (day: string, zone: string): number =>
  (startOfDay(addDays(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000

test('a day begins where its date does, and has as many hours as the clocks give it', () => {
  expect(startOfDay('2026-06-01', 'UTC').toISOString()).toBe('2026-06-01T00:00:00.000Z')
  expect(startOfDay('2026-06-01', 'America/New_York').toISOString()).toBe('2026-06-01T04:00:00.000Z')
  expect(startOfDay('2026-06-01', 'Pacific/Kiritimati').toISOString()).toBe('2026-05-31T10:00:00.000Z')
  expect(hours('2026-03-08', 'America/New_York')).toBe(23)
  expect(hours('2026-11-01', 'America/New_York')).toBe(25)
  expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
  // The clocks go forward at midnight: the day begins at one.
  expect(startOfDay('2026-03-29', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z')
  expect(hours('2026-03-29', 'Asia/Beirut')).toBe(23)
})

test('every moment of a year belongs to one day, in every zone', () => {
  for (const zone of [
    'America/Los_Angeles',
    'Europe/London',
    'Asia/Beirut',
    'America/Havana',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Africa/Cairo',
  ]) {
    let before = startOfDay('2026-01-01', zone).getTime()
    for (let day = '2026-01-02'; day < '2027-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(day, zone).getTime()
      expect((start - before) / 3_600_000, `${zone} ${day}`).toBeGreaterThanOrEqual(23)
      expect((start - before) / 3_600_000, `${zone} ${day}`).toBeLessThanOrEqual(25)
      before = start
    }
  }
})
