import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { answerField, changeTour, checkState, tourIdField } from './change-tour.ts'
import { TourDescription } from './present-tour.ts'

/** POST /v1/tours/{id}/decline */
export const declineTour = defineOperation({
  id: 'declineTour',
  summary: 'Decline a tour that was asked for',
  description: 'Both sides are mailed. One that is confirmed is cancelled instead.',
  tag: 'Tours',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: tourIdField, message: Type.Optional(answerField) }),
  output: TourDescription,
  example: { message: 'The house is under offer.' },
  errors: ['tour-not-found', 'tour-settled'],
  run: (app, caller, input) =>
    changeTour(app, caller, input, (_transaction, tour) => {
      checkState(tour, ['requested'], 'declined')
      return { status: 'declined', startsAt: null }
    }),
})
