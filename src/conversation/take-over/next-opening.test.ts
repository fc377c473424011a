import { expect, test } from 'vitest'
import { usualOfficeHours } from '../../firm/chatbots/office-hours.ts'
import { findNextOpening } from './next-opening.ts'

// Sunday is closed; 2026-11-27 is a Friday. New York is five hours behind UTC then.
const hours = { mon: ['09:00-12:00', '13:00-17:00'], fri: ['09:00-17:00'] }
const at = (moment: string) =>
  findNextOpening({ OfficeHours: hours, TimeZone: 'America/New_York' }, new Date(moment))?.toISOString() ?? null

test.each([
  ['before the first hour of a day', '2026-11-27T12:00:00Z', '2026-11-27T14:00:00.000Z'],
  ['within hours', '2026-11-27T15:00:00Z', null],
  ['the moment they begin', '2026-11-27T14:00:00Z', null],
  ['the moment they end: days ahead', '2026-11-27T22:00:00Z', '2026-11-30T14:00:00.000Z'],
  ['between the hours of a day', '2026-11-30T17:30:00Z', '2026-11-30T18:00:00.000Z'],
  ['late on the firm’s Friday, which is Saturday in UTC', '2026-11-28T03:00:00Z', '2026-11-30T14:00:00.000Z'],
])('%s', (_name, moment, opening) => {
  expect(at(moment)).toBe(opening)
})

test('who has no hours at all, or is always there, opens never again', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  expect(findNextOpening({ OfficeHours: {}, TimeZone: 'UTC' }, now)).toBe(null)
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ['00:00-24:00']]),
  )
  expect(findNextOpening({ OfficeHours: always, TimeZone: 'UTC' }, now)).toBe(null)
})

test('one hour a week that is over today comes in a week', () => {
  const of = { OfficeHours: { fri: ['09:00-10:00'] }, TimeZone: 'UTC' }
  expect(findNextOpening(of, new Date('2026-11-27T12:00:00Z'))?.toISOString()).toBe('2026-12-04T09:00:00.000Z')
})

test('of hours that nobody set nothing is told', () => {
  const now = new Date('2026-11-28T23:00:00Z')
  expect(findNextOpening({ OfficeHours: usualOfficeHours, TimeZone: 'UTC' }, now)).toBe(null)
})
