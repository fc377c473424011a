const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** When mails about the day before are written, in the chatbot’s zone. */
const mailHour = 8
/** A process that was away for longer leaves out what is older. */
const mostDays = 7

/** Where a clock on the wall of a zone stands. */
interface LocalTime {
  /** As YYYY-MM-DD. */
  day: string
  hour: number
}

/**
 * The local days of a zone that are to be mailed now, the oldest first: from 08:00 on the day before today, and those
 * after `last`, the last one that was seen to (null: none was). What the clocks do in between changes nothing: a day is
 * named once, and one that is not after `last` never again.
 */
export function dueDays(now: Date, timeZone: string, last: string | null): string[] {
  return daysUpTo(latestDay(now, timeZone), last)
}

/** The same, where the latest of them is known. */
export function daysUpTo(latest: string, last: string | null): string[] {
  if (last === null) return [latest]
  const days: string[] = []
  for (let day = latest; day > last && days.length < mostDays; day = addDays(day, -1)) days.unshift(day)
  return days
}

/** The last local day whose mails are due. */
export function latestDay(now: Date, timeZone: string): string {
  const { day, hour } = readClock(clockOf(timeZone), now.getTime())
  return addDays(day, hour >= mailHour ? -1 : -2)
}

/**
 * When a local day begins: the first moment of that date, whatever the clocks do around midnight. One day ends where the
 * next one begins, so that every moment belongs to one day.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const clock = clockOf(timeZone)
  const middle = Date.parse(`${day}T00:00:00Z`)
  // Zones are at most 14 hours before and 12 behind; before the one it is an earlier day, after the other it is this one.
  let [earlier, within] = [middle - 16 * hourMs, middle + 16 * hourMs]
  while (within - earlier > 1) {
    const between = Math.floor((earlier + within) / 2)
    if (readClock(clock, between).day < day) earlier = between
    else within = between
  }
  return new Date(within)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone })
}

function readClock(clock: Intl.DateTimeFormat, time: number): LocalTime {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]))
  const day = [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-')
  return { day, hour: Number(parts.get('hour')) }
}
