import { defineFormat } from '../../platform/fields.ts'
import { makeWallClock } from '../../platform/time/wall-clock.ts'

const shape = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?(Z|[+-]\d\d:?\d\d)$/i

/** A moment as ISO 8601 writes it, with its offset; null when it is none. */
export function readTourTime(text: string): Date | null {
  const [, day = '', hour, minute, second = '00', offset = 'Z'] = shape.exec(text.trim()) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  // JavaScript takes the 30th of February for the 1st of March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null
  const zone = /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`
  if (Number(hour) > 23 || Number(zone.slice(1, 3)) > 14) return null
  const time = new Date(`${day}T${hour}:${minute}:${second}${zone}`)
  const year = time.getUTCFullYear()
  return Number.isNaN(time.getTime()) || year < 1 || year > 9_998 ? null : time
}

/** The offset that a time was written with, as a zone: "+02:00"; '' for UTC, which tells nothing of who wrote it. */
export function readOffset(text: string): string {
  const offset = shape.exec(text.trim())?.[5] ?? 'Z'
  return /^z$/i.test(offset) || /^[+-]00:?00$/.test(offset) ? '' : `${offset.slice(0, 3)}:${offset.slice(-2)}`
}

defineFormat(
  'tour-time',
  'a moment with its offset from UTC, such as "2026-12-01T10:00:00-08:00"',
  (value) => readTourTime(value) !== null,
)

/**
 * A moment in words, on the clock of a zone: "Tuesday, December 1, 2026 at 10:00 AM PST (America/Los_Angeles)"; in the
 * words of a locale.
 */
export function tellTime(time: Date, timeZone: string, locale = 'en-US'): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const told = format.format(time).replace(/\s/g, ' ')
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'UTC' ? `${told} (${timeZone})` : told
}

/** The same for an office and a visitor, where their clocks differ. */
export function tellForBoth(time: Date, office: string, visitor: string): string {
  const ofOffice = tellTime(time, office)
  if (visitor === '' || showsSame(time, office, visitor)) return ofOffice
  return `${ofOffice}; on the visitor’s clock ${tellTime(time, visitor)}`
}

/** Whether the clocks of two zones show the same at a moment. */
export function showsSame(time: Date, one: string, other: string): boolean {
  const shown = (timeZone: string) => `${makeWallClock(timeZone).dayOf(time)} ${clockOf(time, timeZone)}`
  return shown(one) === shown(other)
}

function clockOf(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(time)
}
