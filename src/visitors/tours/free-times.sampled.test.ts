import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { howMany } from '../../../test/run/how-much.ts'
import { type OfficeHours, weekdays } from '../../firm/chatbots/office-hours.ts'
import { findNextStarts, isTaken, listFreeTimes, type TourRules } from './free-times.ts'

const usual: TourRules = {
  TimeZone: 'America/New_York',
  OfficeHours: { sun: ['00:30-04:00'], mon: ['09:00-10:00'] },
  TourMinutes: 30,
  TourLeadHours: 0,
}

/** What a clock of the zone shows. */
function shown(moment: Date, timeZone: string): { date: string; time: string; weekday: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [date = '', time = ''] = parts.split(' ')
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(moment).toLowerCase()
  return { date, time, weekday }
}

const startsOn = (date: string, rules: TourRules, now: string): string[] =>
  listFreeTimes(rules, [], new Date(now))
    .find((day) => day.date === date)
    ?.starts.map((start) => start.toISOString()) ?? []

describe('days on which clocks are changed', () => {
  test('clocks go forward: the hour that there is not is not offered', () => {
    expect(startsOn('2026-03-08', usual, '2026-03-07T12:00:00Z')).toEqual(
      ['05:30', '06:00', '06:30', '07:00', '07:30'].map((time) => `2026-03-08T${time}:00.000Z`),
    )
  })

  test('clocks go back: the hour that comes twice is offered once, the first time', () => {
    expect(startsOn('2026-11-01', usual, '2026-10-31T12:00:00Z')).toEqual(
      ['04:30', '05:00', '05:30', '07:00', '07:30', '08:00', '08:30'].map((time) => `2026-11-01T${time}:00.000Z`),
    )
  })

  test('in the southern half, by half an hour, and at midnight', () => {
    const lordHowe = { ...usual, TimeZone: 'Australia/Lord_Howe', OfficeHours: { sun: ['01:00-03:30'] } }
    // 2 o’clock becomes half past 2 on October 4, and half past 1 on April 5.
    expect(startsOn('2026-10-04', lordHowe, '2026-10-02T12:00:00Z')).toEqual(
      ['14:30', '15:00', '15:30', '16:00'].map((time) => `2026-10-03T${time}:00.000Z`),
    )
    expect(startsOn('2026-04-05', lordHowe, '2026-04-03T12:00:00Z')).toHaveLength(5)
    const cairo = { ...usual, TimeZone: 'Africa/Cairo', OfficeHours: { fri: ['00:00-02:00'] } }
    expect(startsOn('2026-04-24', cairo, '2026-04-22T12:00:00Z')).toEqual(
      ['22:00', '22:30'].map((time) => `2026-04-23T${time}:00.000Z`),
    )
  })

  test('the office opens at the same hour of its clock before and after', () => {
    const rules = { ...usual, OfficeHours: { sat: ['09:00-09:30'], mon: ['09:00-09:30'] } }
    const opens = listFreeTimes(rules, [], new Date('2026-03-06T12:00:00Z')).flatMap(({ starts }) => starts)
    expect(opens.slice(0, 2).map((start) => start.toISOString().slice(11, 16))).toEqual(['14:00', '13:00'])
  })
})

const zones = [
  ...['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Africa/Cairo', 'America/St_Johns'],
]

const range = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 48 }))
  .map(([start, length]) => ({ start: start * 15, end: Math.min(24 * 60, (start + length) * 15) }))
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const ranges = fc.array(range, { maxLength: 3 }).map((list) => {
  const sorted = list.sort((a, b) => a.start - b.start)
  const apart = sorted.filter(
    ({ start }, index) => index === 0 || start >= Math.max(...sorted.slice(0, index).map(({ end }) => end)),
  )
  return apart.map(({ start, end }) => `${clock(start)}-${clock(end)}`)
})
const hours: fc.Arbitrary<OfficeHours> = fc.record(Object.fromEntries(weekdays.map((day) => [day, ranges])))

const rulesAndMoment = fc.record({
  TimeZone: fc.constantFrom(...zones),
  OfficeHours: hours,
  TourMinutes: fc.constantFrom(5, 15, 20, 30, 45, 50, 60, 90, 240),
  TourLeadHours: fc.constantFrom(0, 1, 2, 24, 100),
  // Around all changes of summer time of the year.
  now: fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true }),
  taken: fc.array(fc.record({ after: fc.integer({ min: -120, max: 20_000 }), minutes: fc.constantFrom(15, 30, 60) }), {
    maxLength: 12,
  }),
})

test('whatever the hours, the zone and the day: each start keeps all the rules, and none is missing', () => {
  fc.assert(
    fc.property(rulesAndMoment, ({ now, taken: given, ...rules }) => {
      const taken = given.map(({ after, minutes }) => ({ startsAt: new Date(now.getTime() + after * 60_000), minutes }))
      const days = listFreeTimes(rules, taken, now)
      expect(days).toHaveLength(14)
      expect(days[0]?.date).toBe(shown(now, rules.TimeZone).date)
      const all = days.flatMap(({ starts }) => starts.map(Number))
      expect(all).toEqual([...new Set(all)].sort((a, b) => a - b))
      for (const { date, starts } of days) {
        for (const start of starts) {
          const { date: onDate, time, weekday } = shown(start, rules.TimeZone)
          expect(onDate).toBe(date)
          const of = (rules.OfficeHours as Record<string, string[]>)[weekday] ?? []
          const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
          const isWithin = of.some((text) => {
            const [from = 0, to = 0] = text.split('-').map((end) => Number(end.slice(0, 2)) * 60 + Number(end.slice(3)))
            return minutes >= from && minutes + rules.TourMinutes <= to && (minutes - from) % rules.TourMinutes === 0
          })
          expect(isWithin, `${time} of ${of}`).toBe(true)
          expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime() + rules.TourLeadHours * 3_600_000)
          expect(isTaken(taken, start, rules.TourMinutes)).toBe(false)
        }
        // Tours of a day do not overlap.
        for (const [index, start] of starts.entries()) {
          const before = starts[index - 1]
          if (before) expect(start.getTime() - before.getTime()).toBeGreaterThanOrEqual(rules.TourMinutes * 60_000)
        }
      }
      // What is taken is missing, and nothing else.
      const untaken = listFreeTimes(rules, [], now).flatMap(({ starts }) => starts)
      expect(all).toEqual(untaken.filter((start) => !isTaken(taken, start, rules.TourMinutes)).map(Number))
    }),
    { numRuns: howMany(40, 300) },
  )
})

test('on days when no clock is changed, the starts of a day are as many as fit', () => {
  const rules = { ...usual, TimeZone: 'Asia/Kathmandu', OfficeHours: { wed: ['09:00-12:10', '13:00-13:29'] } }
  expect(startsOn('2026-06-03', rules, '2026-06-01T00:00:00Z').map((start) => start.slice(11, 16))).toEqual([
    '03:15',
    '03:45',
    '04:15',
    '04:45',
    '05:15',
    '05:45',
  ])
})

test('the next starts are those after the wanted one, and the first of all where fewer than three are', () => {
  const days = listFreeTimes(usual, [], new Date('2026-06-01T00:00:00Z'))
  const all = days.flatMap(({ starts }) => starts)
  const [last] = all.slice(-1)
  expect(findNextStarts(days, new Date('2026-06-01T13:00:00Z'))).toEqual(all.slice(1, 4))
  expect(findNextStarts(days, new Date(0))).toEqual(all.slice(0, 3))
  expect(findNextStarts(days, last ?? new Date())).toEqual(all.slice(0, 3))
  expect(findNextStarts([], new Date())).toEqual([])
})
