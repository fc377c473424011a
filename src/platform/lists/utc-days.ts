import { Type } from 'typebox'
import { fail } from '../errors.ts'
import { defineFormat, trimmedText } from '../fields.ts'

/** Days of UTC as YYYY-MM-DD, both of them within; null: without an end on that side. */
export interface DayRange {
  from: string | null
  to: string | null
}

defineFormat('utc-day', 'a day as YYYY-MM-DD', isDay)

/** An optional day of UTC. */
export function dayField(description: string) {
  return Type.Optional(trimmedText({ description, maxLength: 100, format: 'utc-day', 'x-empty-is-null': true }))
}

/** The days from a first to a last one. Fails with `invalid-fields` when the first comes after the last. */
export function readDays(first: Named, last: Named): DayRange {
  const [from, to] = [first.day || null, last.day || null]
  if (from !== null && to !== null && from > to) {
    const faults = `${first.name}: expected a day that is not after ${last.name} (${to}), got ${from}.`
    throw fail('invalid-fields', { faults })
  }
  return { from, to }
}

interface Named {
  name: string
  day: string | undefined
}

/** Whether it is a day of the calendar; the database has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
