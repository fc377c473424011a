import { addDays, startOfDay } from '../../platform/time/local-days.ts'
import type { FeedSchedule } from './feed.ts'

const shortestSeconds = 60
const longestSeconds = 31 * 86_400
const unitSeconds: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 }

/** "15m", "6h", "1d" in seconds. Throws the end of a sentence. */
export function readEvery(text: string): number {
  const found = /^(\d{1,4})\s*([mhd])$/i.exec(text.trim())
  const seconds = Number(found?.[1] ?? Number.NaN) * (unitSeconds[found?.[2]?.toLowerCase() ?? ''] ?? Number.NaN)
  if (seconds >= shortestSeconds && seconds <= longestSeconds) return seconds
  throw new Error('expected a time such as 15m, 6h or 1d, from 1m to 31d.')
}

/** "6:30" as "06:30". Throws the end of a sentence. */
export function readTimeOfDay(text: string): string {
  const found = /^(\d{1,2}):(\d\d)$/.exec(text.trim())
  const [hour, minute] = [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? Number.NaN)]
  if (hour < 24 && minute < 60) return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  throw new Error('expected a time of day such as 06:30.')
}

/** When a feed runs next after `now`; null: not by itself. */
export function nextRun(schedule: FeedSchedule, timeZone: string, now: Date): Date | null {
  if (schedule === null) return null
  if ('everySeconds' in schedule) return new Date(now.getTime() + schedule.everySeconds * 1_000)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  for (let day = addDays(today, -1); ; day = addDays(day, 1)) {
    const time = atClock(day, schedule.dailyAt, timeZone)
    if (time.getTime() > now.getTime()) return time
  }
}

/** When the clocks of a zone show a time of a day; where they jump over it, the moment after the jump. */
function atClock(day: string, clock: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const start = startOfDay(day, timeZone).getTime()
  const guess = new Date(start + (hour * 60 + minute) * 60_000)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [shownHour = 0, shownMinute = 0] = shown.format(guess).split(':').map(Number)
  const off = (hour - shownHour) * 60 + minute - shownMinute
  // The clocks changed since midnight by at most three hours.
  return Math.abs(off) <= 180 ? new Date(guess.getTime() + off * 60_000) : guess
}
