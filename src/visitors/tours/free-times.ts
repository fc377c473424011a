import type { DayOfTimes } from '../../conversation/day-of-times.ts'
import { type OfficeHours, rangesOf, type Weekday, weekdays } from '../../firm/chatbots/office-hours.ts'
import { makeWallClock, type WallClock } from '../../platform/time/wall-clock.ts'

/** How far ahead tours are offered, today included (firm.md). */
export const daysAhead = 14

const minuteMs = 60_000

/** The settings that free times are made of. */
export interface TourRules {
  TimeZone: string
  OfficeHours: OfficeHours
  TourMinutes: number
  TourLeadHours: number
}

/** When a home is being shown. */
export interface TakenTime {
  startsAt: Date
  minutes: number
}

/**
 * When a home can be seen, by days of the firm's clock, today first: the office hours of each day in steps of a tour,
 * without what begins sooner than the lead hours allow, without hours that clocks are set past, and without what would
 * overlap with a tour that is confirmed. An hour that comes twice is offered once, the first time.
 */
export function listFreeTimes(rules: TourRules, taken: readonly TakenTime[], now: Date): DayOfTimes[] {
  const clock = makeWallClock(rules.TimeZone)
  const earliest = now.getTime() + rules.TourLeadHours * 3_600_000
  const isFree = (start: Date): boolean =>
    start > now && start.getTime() >= earliest && !isTaken(taken, start, rules.TourMinutes)
  return daysFrom(clock.dayOf(now)).map((date) => ({
    date,
    starts: startsOf(date, rules, clock).filter(isFree),
  }))
}

/** Whether a tour would overlap with one of these. */
export function isTaken(taken: readonly TakenTime[], start: Date, minutes: number): boolean {
  const end = start.getTime() + minutes * minuteMs
  return taken.some((other) => {
    const from = other.startsAt.getTime()
    return start.getTime() < from + other.minutes * minuteMs && from < end
  })
}

/** All starts of a day, taken or not, in their order; each tour ends before the next one begins. */
function startsOf(date: string, { OfficeHours, TourMinutes }: TourRules, clock: WallClock): Date[] {
  const starts: Date[] = []
  let freeFrom = Number.NEGATIVE_INFINITY
  for (const { start, end } of rangesOf(OfficeHours, weekdayOf(date))) {
    for (let minutes = start; minutes + TourMinutes <= end; minutes += TourMinutes) {
      const moment = clock.momentOf(date, minutes)
      if (moment === null || moment.getTime() < freeFrom) continue
      starts.push(moment)
      freeFrom = moment.getTime() + TourMinutes * minuteMs
    }
  }
  return starts
}

function daysFrom(first: string): string[] {
  return Array.from({ length: daysAhead }, (_, index) => {
    const day = new Date(`${first}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + index)
    return day.toISOString().slice(0, 10)
  })
}

function weekdayOf(date: string): Weekday {
  // Days of JavaScript begin with Sunday.
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/** The next three free starts after a wanted one; the first three of all where fewer are left. */
export function findNextStarts(days: readonly DayOfTimes[], wanted: Date): Date[] {
  const starts = days.flatMap((day) => day.starts)
  const later = starts.filter((start) => start > wanted)
  return (later.length < 3 ? starts : later).slice(0, 3)
}
