import { type Static, Type } from 'typebox'
import { defineFormat, requiredText } from '../../platform/fields.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]

/** A range of a day, in minutes since midnight on the clock of the firm. */
export interface HourRange {
  start: number
  end: number
}

const mostRanges = 12

/** "09:00-12:30" → minutes; null when it is no range of one day. */
export function readHourRange(text: string): HourRange | null {
  const [, ...parts] = /^(\d\d?):(\d\d)\s*[-–]\s*(\d\d?):(\d\d)$/.exec(text.trim()) ?? []
  const [fromHour = 99, fromMinute = 99, toHour = 99, toMinute = 99] = parts.map(Number)
  const [start, end] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  return fromMinute < 60 && toMinute < 60 && start < end && end <= 24 * 60 ? { start, end } : null
}

defineFormat('hour-range', 'hours as "09:00-17:30", the end after the start', (value) => readHourRange(value) !== null)

const hoursOfDay = Type.Optional(
  Type.Array(requiredText({ description: 'From and to, as 09:00-17:30', maxLength: 20, format: 'hour-range' }), {
    maxItems: mostRanges,
  }),
)

/** When the firm shows homes. A day that is left out, or has an empty list, is closed. */
export const officeHours = Type.Object(
  Object.fromEntries(weekdays.map((day) => [day, hoursOfDay])) as Record<Weekday, typeof hoursOfDay>,
  {
    description: 'When homes are shown, by day, on the clock of TimeZone: {"mon":["09:00-12:00","13:00-17:00"],…}',
    // A day under another name would be a closed one without anybody having meant it.
    'x-no-other-fields': true,
  },
)

export type OfficeHours = Static<typeof officeHours>

export const usualOfficeHours: OfficeHours = Object.fromEntries(
  weekdays.filter((day) => day !== 'sun').map((day) => [day, ['09:00-18:00']]),
)

/** The ranges of a day, the earliest first. */
export function rangesOf(hours: OfficeHours, day: Weekday): HourRange[] {
  const ranges = (hours[day] ?? []).map(readHourRange).filter((range) => range !== null)
  return ranges.sort((a, b) => a.start - b.start)
}

/** What a schema cannot say: ranges of one day that overlap. */
export function findOfficeHoursFaults(hours: OfficeHours): string[] {
  return weekdays
    .filter((day) => {
      const ranges = rangesOf(hours, day)
      return ranges.some(({ start }, index) => start < (ranges[index - 1]?.end ?? 0))
    })
    .map((day) => `OfficeHours.${day}: expected hours that do not overlap, got ${JSON.stringify(hours[day])}.`)
}
