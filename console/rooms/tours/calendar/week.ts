import type { Tour } from 'porchlight/client'

/** A day on the reader's clock. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  key: string
  /** Midnight, in milliseconds since 1970. */
  start: number
  end: number
}

/** A part of a day, in minutes since midnight on the reader's clock. */
export interface Span {
  from: number
  to: number
}

/** A tour at a time of a day: confirmed then, or asked for then. */
export interface Placed extends Span {
  tour: Tour
  start: string
  /** Beside others at the same time: which of how many. */
  lane: number
  lanes: number
}

export interface Hours {
  TimeZone: string
  OfficeHours: Readonly<Record<string, readonly string[] | undefined>>
}

const dayMs = 86_400_000
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export function keyOf(time: number): string {
  const date = new Date(time)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The seven days from Monday on in which a day lies. */
export function weekOf(key: string): CalendarDay[] {
  const [year = 2000, month = 1, day = 1] = key.split('-').map(Number)
  const back = (new Date(year, month - 1, day).getDay() + 6) % 7
  const midnight = (index: number): number => new Date(year, month - 1, day - back + index).getTime()
  return [0, 1, 2, 3, 4, 5, 6].map((index) => ({
    key: keyOf(midnight(index)),
    start: midnight(index),
    end: midnight(index + 1),
  }))
}

/** A day so many days later. */
export function shiftDay(key: string, days: number): string {
  const [year = 2000, month = 1, day = 1] = key.split('-').map(Number)
  return keyOf(new Date(year, month - 1, day + days).getTime())
}

/** Minutes since midnight that a clock on the reader's wall shows. */
export function minutesOf(time: number): number {
  const date = new Date(time)
  return date.getHours() * 60 + date.getMinutes()
}

/** The tours of a day, those that are at the same time beside each other. */
export function placeTours(tours: readonly Tour[], day: CalendarDay): Placed[] {
  const placed = tours
    .flatMap((tour) => (tour.status === 'requested' ? tour.times : [tour.time ?? '']).map((start) => ({ tour, start })))
    .filter(({ start }) => start !== '' && isWithin(new Date(start).getTime(), day))
    .map(({ tour, start }) => {
      const from = minutesOf(new Date(start).getTime())
      return { tour, start, from, to: Math.min(24 * 60, from + tour.minutes), lane: 0, lanes: 1 }
    })
    .sort((one, other) => one.from - other.from || one.tour.id - other.tour.id)
  let group: Placed[] = []
  let groupEnd = -1
  for (const each of placed) {
    if (each.from >= groupEnd) group = []
    const taken = new Set(group.filter(({ to }) => to > each.from).map(({ lane }) => lane))
    while (taken.has(each.lane)) each.lane += 1
    group.push(each)
    groupEnd = Math.max(groupEnd, each.to)
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1
    for (const other of group) other.lanes = lanes
  }
  return placed
}

function isWithin(time: number, { start, end }: CalendarDay): boolean {
  return time >= start && time < end
}

/** When a firm is open on a day of the reader's, where its own days may begin at another moment. */
export function openSpans({ TimeZone, OfficeHours }: Hours, day: CalendarDay): Span[] {
  const around = [-1, 0, 1].map((days) => new Date(day.start + dayMs / 2 + days * dayMs))
  const dates = [...new Set(around.map((moment) => dateInZone(moment, TimeZone)))]
  return dates
    .flatMap((date) =>
      (OfficeHours[weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''] ?? []).flatMap((range) => {
        const [, fromHour, fromMinute, toHour, toMinute] = /^(\d\d?):(\d\d)\D+(\d\d?):(\d\d)$/.exec(range.trim()) ?? []
        const from = momentInZone(date, Number(fromHour) * 60 + Number(fromMinute), TimeZone)
        const to = momentInZone(date, Number(toHour) * 60 + Number(toMinute), TimeZone)
        return Number.isNaN(from) || Number.isNaN(to) ? [] : [{ from, to }]
      }),
    )
    .filter(({ from, to }) => from < day.end && to > day.start)
    .map(({ from, to }) => ({
      from: from <= day.start ? 0 : minutesOf(from),
      to: to >= day.end ? 24 * 60 : minutesOf(to),
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from)
}

/** The first and the last hour that a week is drawn with: all that is open or happens, and the middle of the day. */
export function hoursShown(spans: readonly Span[]): { first: number; last: number } {
  const first = Math.min(9 * 60, ...spans.map(({ from }) => from))
  const last = Math.max(17 * 60, ...spans.map(({ to }) => to))
  return { first: Math.floor(first / 60), last: Math.min(24, Math.ceil(last / 60)) }
}

/** Tours among these that are confirmed while the same agent is at another one, by their ids. */
export function findClashes(tours: readonly Tour[]): Set<number> {
  const confirmed = tours.filter(({ status, time, agent }) => status === 'confirmed' && time !== null && agent !== null)
  const clashing = confirmed.filter((tour) =>
    confirmed.some((other) => other.id !== tour.id && overlap(tour, other) && isSameAgent(tour.agent, other.agent)),
  )
  return new Set(clashing.map(({ id }) => id))
}

function overlap(one: Tour, other: Tour): boolean {
  const [from, otherFrom] = [Date.parse(one.time ?? ''), Date.parse(other.time ?? '')]
  return from < otherFrom + other.minutes * 60_000 && otherFrom < from + one.minutes * 60_000
}

function isSameAgent(one: Tour['agent'], other: Tour['agent']): boolean {
  if (!one || !other) return false
  if (one.email && other.email) return one.email.toLowerCase() === other.email.toLowerCase()
  return one.name !== '' && one.name === other.name && one.office === other.office
}

function dateInZone(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  )
}

/** The moment at which clocks of a zone show so many minutes after midnight of a date. */
function momentInZone(date: string, minutes: number, timeZone: string): number {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (time: number): number => {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(time)
    const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / 60_000) * 60_000
  }
  // Near a change of the clocks the first guess may lie on the other side of it.
  return shown - offsetAt(shown - offsetAt(shown))
}
