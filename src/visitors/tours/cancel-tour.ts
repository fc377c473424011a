import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { answerField, changeTour, checkState, tourIdField } from './change-tour.ts'
import { TourDescription } from './present-tour.ts'

/** POST /v1/tours/{id}/cancel */
export const cancelTour = defineOperation({
  id: 'cancelTour',
  summary: 'Cancel a tour',
  description:
    'Also one that is confirmed: its time is free again, and both sides are mailed what takes it out of their calendars.',
  tag: 'Tours',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: tourIdField, message: Type.Optional(answerField) }),
  output: TourDescription,
  example: { message: 'Our agent is ill. We call you.' },
  errors: ['tour-not-found', 'tour-settled'],
  run: (app, caller, input) =>
    changeTour(app, caller, input, (_transaction, tour) => {
      checkState(tour, ['requested', 'confirmed'], 'cancelled')
      return { status: 'cancelled', startsAt: tour.startsAt }
    }),
})
