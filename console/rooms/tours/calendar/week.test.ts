import type { Tour } from 'porchlight/client'
import { expect, test } from 'vitest'
import { findClashes, hoursShown, keyOf, minutesOf, openSpans, placeTours, shiftDay, weekOf } from './week.ts'

const at = (day: string, hour: number, minute = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hour, minute).toISOString()
}
const tour = (id: number, more: Partial<Tour>): Tour =>
  ({ id, status: 'confirmed', minutes: 30, times: [], time: null, agent: null, ...more }) as Tour

test('a week has seven days from Monday on, whichever of them is named', () => {
  const keys = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  for (const key of keys) expect(weekOf(key).map((day) => day.key)).toEqual(keys)
  const days = weekOf('2026-03-08')
  expect(days.every(({ end }, index) => days[index + 1] === undefined || days[index + 1]?.start === end)).toBe(true)
  expect([shiftDay('2026-02-27', 2), shiftDay('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31'])
})

test('tours of a day stand at their time, and beside each other where they are at once', () => {
  const [day] = weekOf('2026-11-23')
  if (!day) throw new Error('no day')
  const tours = [
    tour(1, { time: at('2026-11-23', 10) }),
    tour(2, { time: at('2026-11-23', 10, 15) }),
    tour(3, { time: at('2026-11-23', 10, 30) }),
    tour(4, { time: at('2026-11-23', 14) }),
    tour(5, { time: at('2026-11-24', 10) }),
    tour(6, { status: 'requested', times: [at('2026-11-23', 16), at('2026-11-25', 9), at('2026-11-23', 17)] }),
  ]
  expect(placeTours(tours, day).map((each) => [each.tour.id, each.from, each.lane, each.lanes])).toEqual([
    [1, 600, 0, 2],
    [2, 615, 1, 2],
    [3, 630, 0, 2],
    [4, 840, 0, 1],
    [6, 960, 0, 1],
    [6, 1020, 0, 1],
  ])
})

test('hours of a firm elsewhere stand where the reader’s clock has them, over midnight too', () => {
  const hours = { TimeZone: 'Pacific/Kiritimati', OfficeHours: { mon: ['09:00-12:00'], tue: ['09:00-12:00'] } }
  const spans = weekOf('2026-11-23').flatMap((day) => openSpans(hours, day).map((span) => ({ day: day.key, ...span })))
  const opens = Date.parse('2026-11-22T19:00:00Z')
  expect(spans[0]).toMatchObject(
    keyOf(opens) === '2026-11-23' ? { day: '2026-11-23', from: minutesOf(opens) } : { day: '2026-11-23' },
  )
  expect(spans.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(360)
  expect(
    openSpans({ TimeZone: 'UTC', OfficeHours: {} }, weekOf('2026-11-23')[0] ?? { key: '', start: 0, end: 0 }),
  ).toEqual([])
})

test('a week is drawn with the hours that it needs', () => {
  expect(hoursShown([])).toEqual({ first: 9, last: 17 })
  expect(hoursShown([{ from: 450, to: 1100 }])).toEqual({ first: 7, last: 19 })
})

test('one agent at two places is told, two agents are not', () => {
  const kim = { name: 'Kim', email: 'kim@agents.example', phone: '', office: '' }
  const time = '2026-11-24T17:00:00.000000Z'
  const tours = [
    tour(1, { time, agent: kim }),
    tour(2, { time: '2026-11-24T17:15:00.000000Z', agent: { ...kim, email: 'KIM@agents.example' } }),
    tour(3, { time, agent: { ...kim, email: 'lee@agents.example' } }),
    tour(4, { time: '2026-11-24T18:00:00.000000Z', agent: kim }),
    tour(5, { time, agent: kim, status: 'cancelled' }),
  ]
  expect([...findClashes(tours)]).toEqual([1, 2])
})
