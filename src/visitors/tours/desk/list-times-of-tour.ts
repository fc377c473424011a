import { Type } from 'typebox'
import type { DayOfTimes } from '../../../conversation/day-of-times.ts'
import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import { fail } from '../../../platform/errors.ts'
import { writeTime } from '../../../platform/lists/write-time.ts'
import { defineOperation } from '../../define-operation.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import { readTour, tourIdField } from '../change-tour.ts'
import { findFreeTimes } from '../find-free-times.ts'
import { isTaken } from '../free-times.ts'
import { findTouredHomes } from '../toured-home.ts'
import { findBusyTimes } from './busy-times.ts'

const starts = (description: string) => Type.Array(Type.String(), { description: `${description}; UTC` })

/** GET /v1/tours/{id}/times */
export const listTimesOfTour = defineOperation({
  id: 'listTimesOfTour',
  summary: 'When a tour could be confirmed, or moved to',
  description:
    'The free starts of its home in the next 14 days, today included, from the office hours of its chatbot. Its own time does not stand in its way, and how soon a visitor may ask does not count. At `clashing` the agent of the home shows another one: nobody is kept from confirming then.',
  tag: 'Tours',
  access: 'secret-key',
  input: Type.Object({ id: tourIdField }),
  output: Type.Object({
    timeZone: Type.String({ description: 'IANA time zone of the firm, on whose clock the days are' }),
    minutes: Type.Integer({ description: 'How long the tour takes' }),
    days: Type.Array(
      Type.Object({
        date: Type.String({ description: 'YYYY-MM-DD' }),
        starts: starts('Free starts; none: the day is full or closed'),
      }),
    ),
    clashing: starts('Starts, free or asked for, at which the agent of the home is at another one'),
  }),
  example: {},
  errors: ['tour-not-found'],
  async run(app, caller, { id }) {
    const tour = await readTour(app.db, caller, id)
    const chatbot = tour && (await findChatbotOf(app.db, tour))
    if (!tour || !chatbot) throw fail('tour-not-found', { id })
    const { settings } = chatbot
    const days = await findFreeTimes(app.db, tour, { ...settings, TourLeadHours: 0 }, app.now(), tour.id)
    return {
      timeZone: settings.TimeZone,
      minutes: tour.minutes,
      days: days.map((day) => ({ date: day.date, starts: day.starts.map(writeTime) })),
      clashing: (await findClashing(app, tour, days)).map(writeTime),
    }
  },
})

async function findClashing(
  { db, now }: VisitorsApp,
  tour: NonNullable<Awaited<ReturnType<typeof readTour>>>,
  days: readonly DayOfTimes[],
): Promise<Date[]> {
  const agent = (await findTouredHomes(db, tour, [tour.listingId])).get(tour.listingId)?.agent ?? null
  const wanted = [...new Set([...tour.times, ...days.flatMap((day) => day.starts)].map(Number))].sort((a, b) => a - b)
  const to = new Date((wanted.at(-1) ?? 0) + tour.minutes * 60_000)
  if (agent === null || to < now()) return []
  const busy = await findBusyTimes(db, tour, { agent, from: now(), to })
  return wanted.map((time) => new Date(time)).filter((time) => isTaken(busy, time, tour.minutes))
}
