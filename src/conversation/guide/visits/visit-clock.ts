import { makeWallClock } from '../../../platform/time/wall-clock.ts'
import type { DayOfTimes } from '../../day-of-times.ts'
import type { FreeStart } from './plan-visit.ts'

/** The clock of the firm, on which visits are. */
export interface VisitClock {
  today: string
  freeStarts(days: readonly DayOfTimes[]): FreeStart[]
  dayOf(start: Date): string
  tellDay(date: string): string
  /** With its day. */
  tellStart(start: Date): string
  tellHour(start: Date): string
}

export function makeVisitClock(timeZone: string, locale: string, now: Date): VisitClock {
  const wall = makeWallClock(timeZone)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })
  const hour = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const whole = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return {
    today: wall.dayOf(now),
    dayOf: (start) => wall.dayOf(start),
    freeStarts: (days) =>
      days.flatMap(({ date, starts }) =>
        starts.map((start) => {
          const [hours = 0, minutes = 0] = shown.format(start).split(':').map(Number)
          return { date, minutes: hours * 60 + minutes, start }
        }),
      ),
    tellDay: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    tellStart: (start) => whole.format(start),
    tellHour: (start) => hour.format(start),
  }
}
