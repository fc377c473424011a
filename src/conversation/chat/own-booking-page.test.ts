import { expect, test } from 'vitest'
import { findOwnBookingPage } from './own-booking-page.ts'

const url = 'https://book.firm.example/tour'
const settings = {
  CalendlyAppointmentEnable: true,
  CalendlyAppointmentTriggerKeyword: 'book a tour, Besichtigung\nvisite , 预约',
  CalendlyAppointmentScheduleUrl: url,
}

test.each([
  'book a tour',
  'Can I Book  a tour?',
  'I’d like to “book a tour”, please',
  'Eine BESICHTIGUNG bitte!',
  'Visité',
  '我想预约看房',
])('%j leads there', (message) => {
  expect(findOwnBookingPage(settings, message)).toBe(url)
})

test.each(['book a tourist flat', 'Besichtigungstermine', 'a tour', 'revisite', '', ', ,'])(
  '%j does not',
  (message) => {
    expect(findOwnBookingPage(settings, message)).toBeNull()
  },
)

test('nothing leads there where it is off, has no address, or no words', () => {
  for (const off of [
    { CalendlyAppointmentEnable: false },
    { CalendlyAppointmentScheduleUrl: '' },
    { CalendlyAppointmentTriggerKeyword: ' ,\n; ' },
  ])
    expect(findOwnBookingPage({ ...settings, ...off }, 'book a tour')).toBeNull()
})
