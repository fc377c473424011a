import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { trimmedText } from '../../platform/fields.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { defineOperation } from '../define-operation.ts'
import { answerField, changeTour, checkState, tourIdField } from './change-tour.ts'
import { findTimeFault } from './find-time-fault.ts'
import { TourDescription } from './present-tour.ts'
import type { Tour } from './tour-store.ts'
import { readTourTime } from './tour-time.ts'

/** POST /v1/tours/{id}/confirm */
export const confirmTour = defineOperation({
  id: 'confirmTour',
  summary: 'Confirm a tour that was asked for',
  description:
    'At one of the times that were asked for, or at another free one. Its time is taken from then on, and both sides are mailed an invitation for their calendars.',
  tag: 'Tours',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    id: tourIdField,
    time: Type.Optional(
      trimmedText({
        description: 'The start, with its offset; may be left out when one was asked for',
        maxLength: 40,
        format: 'tour-time',
      }),
    ),
    message: Type.Optional(answerField),
  }),
  output: TourDescription,
  example: { time: '2026-12-01T10:00:00-08:00' },
  errors: ['tour-not-found', 'tour-time-taken', 'tour-settled'],
  run: (app, caller, { id, time, message }) =>
    changeTour(
      app,
      caller,
      { id, ...(message === undefined ? {} : { message }) },
      async (transaction, tour, chatbot) => {
        checkState(tour, ['requested'], 'confirmed')
        const startsAt = chooseStart(tour, time)
        const fault = await findTimeFault(transaction, tour, [startsAt], {
          // Who confirms knows whether somebody can be there in time.
          rules: { ...chatbot.settings, TourLeadHours: 0 },
          now: app.now(),
          agreed: { starts: tour.times, minutes: tour.minutes },
        })
        if (fault !== null) throw fault
        return { status: 'confirmed', startsAt }
      },
    ),
})

function chooseStart({ times }: Tour, given: string | undefined): Date {
  const time = given ? readTourTime(given) : null
  if (time !== null) return time
  const [only, ...more] = times
  if (only !== undefined && more.length === 0) return only
  const asked = times.map(writeTime).join(', ')
  throw fail('invalid-fields', { faults: `time: is required, because several were asked for: ${asked}.` })
}
