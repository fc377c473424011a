import { type Static, Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

export const tourKinds = ['in-person', 'video'] as const
export const tourStatuses = ['requested', 'confirmed', 'declined', 'cancelled'] as const

/** A tour as its visitor is shown it: nothing that a visitor wrote, nothing of the agent. */
export const VisitorTour = Type.Object({
  id: Type.Integer({ description: 'Id of the tour' }),
  status: choice(tourStatuses, { description: 'How it stands' }),
  kind: choice(tourKinds, { description: 'How the home is seen' }),
  listingId: Type.Integer({ description: 'Id of the home' }),
  address: Type.String({ description: 'Of the home; "" when it has none or is listed no more' }),
  times: Type.Array(Type.String(), { description: 'Starts that were asked for, the preferred one first; UTC' }),
  time: Type.Union([Type.String(), Type.Null()], { description: 'The confirmed start, UTC; null: none was' }),
  minutes: Type.Integer({ description: 'How long it takes' }),
  answer: Type.String({ description: 'What the firm wrote last; "" when nothing' }),
  createdAt: Type.String({ description: 'When it was asked for, ISO 8601' }),
})

export type VisitorTour = Static<typeof VisitorTour>
