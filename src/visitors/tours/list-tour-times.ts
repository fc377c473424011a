import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { keepListed } from '../../homes/listings/chatbot-listings.ts'
import { fail } from '../../platform/errors.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { defineOperation } from '../define-operation.ts'
import { findFreeTimes } from './find-free-times.ts'

/** GET /v1/visitor/tour-times */
export const listTourTimes = defineOperation({
  id: 'listTourTimes',
  summary: 'When a home can be seen',
  description:
    'The free starts of the next 14 days, today included, from OfficeHours, TourMinutes and TourLeadHours of the chatbot, without confirmed tours of the home.',
  tag: 'Tours',
  access: 'visitor-key',
  input: Type.Object({
    listingId: Type.Integer({ description: 'Id of the home', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Type.Object({
    timeZone: Type.String({ description: 'IANA time zone of the firm, on whose clock the days are' }),
    minutes: Type.Integer({ description: 'How long a tour takes' }),
    days: Type.Array(
      Type.Object({
        date: Type.String({ description: 'YYYY-MM-DD' }),
        starts: Type.Array(Type.String(), { description: 'Free starts, UTC; none: the day is full or closed' }),
      }),
    ),
  }),
  example: { listingId: 70_812 },
  errors: ['session-not-found', 'origin-not-allowed', 'listing-not-found'],
  async run(app, caller, { listingId }, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    if ((await keepListed(app.db, visitor, [listingId])).length === 0) {
      throw fail('listing-not-found', { keyType: 'NewOaks', key: listingId })
    }
    const { settings } = chatbot
    const days = await findFreeTimes(app.db, { ...visitor, listingId }, settings, app.now())
    return {
      timeZone: settings.TimeZone,
      minutes: settings.TourMinutes,
      days: days.map(({ date, starts }) => ({ date, starts: starts.map(writeTime) })),
    }
  },
})
