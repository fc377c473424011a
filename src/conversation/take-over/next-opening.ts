import { isDeepStrictEqual } from 'node:util'
import {
  type OfficeHours,
  rangesOf,
  usualOfficeHours,
  type Weekday,
  weekdays,
} from '../../firm/chatbots/office-hours.ts'
import { makeWallClock } from '../../platform/time/wall-clock.ts'

const dayMs = 86_400_000
/** Who is closed for longer has no hours to speak of. */
const mostDays = 7

/**
 * When office hours begin again; null: they are now, or there are none within a week, or they are the usual ones, which nobody of the
 * firm may ever have looked at: of them nothing is told.
 */
export function findNextOpening(
  { OfficeHours, TimeZone }: { OfficeHours: OfficeHours; TimeZone: string },
  now: Date,
): Date | null {
  if (isDeepStrictEqual(OfficeHours, usualOfficeHours)) return null
  const clock = makeWallClock(TimeZone)
  const today = Date.parse(clock.dayOf(now))
  for (let ahead = 0; ahead <= mostDays; ahead += 1) {
    const day = new Date(today + ahead * dayMs)
    const date = day.toISOString().slice(0, 10)
    for (const { start, end } of rangesOf(OfficeHours, weekdayOf(day))) {
      const [from, until] = [clock.momentOf(date, start), clock.momentOf(date, end)]
      if (from !== null && now < from) return from
      // Hours that end when the clock is set forward past them have no moment of their own.
      if (from !== null && (until === null || now < until)) return null
    }
  }
  return null
}

function weekdayOf(day: Date): Weekday {
  // Days of JavaScript begin with Sunday.
  return weekdays[(day.getUTCDay() + 6) % 7] ?? 'mon'
}
