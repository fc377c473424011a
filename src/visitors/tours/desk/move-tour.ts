import { Type } from 'typebox'
import { requiredText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { answerField, changeTour, checkState, tourIdField } from '../change-tour.ts'
import { findTimeFault } from '../find-time-fault.ts'
import { TourDescription } from '../present-tour.ts'
import { readTourTime } from '../tour-time.ts'

/** POST /v1/tours/{id}/move */
export const moveTour = defineOperation({
  id: 'moveTour',
  summary: 'Move a tour that is confirmed to another time',
  description:
    'Its former time is free again, and both sides are mailed an invitation that takes the place of the former one in their calendars. At the time that it has already nothing changes, and nobody is mailed.',
  tag: 'Tours',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    id: tourIdField,
    time: requiredText({ description: 'The new start, with its offset', maxLength: 40, format: 'tour-time' }),
    message: Type.Optional(answerField),
  }),
  output: TourDescription,
  example: { time: '2026-12-01T11:00:00-08:00', message: 'The owner comes home later.' },
  errors: ['tour-not-found', 'tour-time-taken', 'tour-settled'],
  run: (app, caller, { id, time, message = '' }) =>
    changeTour(app, caller, { id, message }, async (transaction, tour, chatbot) => {
      checkState(tour, ['confirmed'], 'moved')
      // The schema let only such a text through.
      const startsAt = readTourTime(time) ?? app.now()
      if (startsAt.getTime() === tour.startsAt?.getTime()) return null
      const fault = await findTimeFault(transaction, tour, [startsAt], {
        // Who moves it knows whether somebody can be there in time.
        rules: { ...chatbot.settings, TourLeadHours: 0 },
        now: app.now(),
        agreed: { starts: tour.times, minutes: tour.minutes },
        besides: tour.id,
      })
      if (fault !== null) throw fault
      return { status: 'confirmed', startsAt, isMoved: true }
    }),
})
