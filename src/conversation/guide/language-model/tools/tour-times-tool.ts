import { Type } from 'typebox'
import type { ChatbotSettings } from '../../../../firm/chatbots/chatbot-settings.ts'
import type { DayOfTimes } from '../../../day-of-times.ts'
import type { ToldDay } from '../../../truth/evidence/told-times.ts'
import { askGuide } from './answer-as-guide.ts'
import { homeFields, namesHome } from './home-of-input.ts'
import { defineTool, fault } from './skill-tool.ts'
import { toldOf } from './told-of.ts'

const usualDays = 5

/** When a home can be seen: the free times of the tour form, which stands behind the button. */
export const tourTimesTool = defineTool({
  name: 'find_tour_times',
  description: `Tells when a home can be seen: its free times in the next two weeks, on the clock of the firm. Use it for "is Saturday possible?" and before you
name any day or time for a tour. It books nothing: the visitor picks a time with the button below your answer, and the firm confirms it.`,
  input: Type.Object({
    ...homeFields,
    from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'First day, YYYY-MM-DD.' })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 14, description: `${usualDays} when not given.` })),
  }),
  asks: `Send ${namesHome}, or {} for the home that is spoken of; with "from": "2026-11-25" from that day on.`,
  async run(turn, { from = '', days: most = usualDays, ...input }) {
    const guided = await askGuide(turn, 'tour', input)
    if (guided.is === 'fault') return fault(guided.error)
    const { answer, listing } = guided
    // Sold, or none is meant yet: the skill has told so.
    if (listing === null || !answer.view?.buttons?.some(({ kind }) => kind === 'tour'))
      return { told: { ...toldOf(answer), days: [] }, trace: { skill: 'tour', listings: [] } }
    const { app, task, evidence } = turn
    const { settings } = task
    const place = { workspaceId: task.workspaceId, chatbotId: task.chatbotId, listingId: listing }
    const free = await app.visitorDesk.findFreeTimes(app, place, settings)
    evidence.addTimes({ listing, minutes: settings.TourMinutes, days: free.map((day) => onClock(day, settings)) })
    const { wording } = turn.open().turn.context
    const told = free
      .filter(({ date, starts }) => date >= from && starts.length > 0)
      .slice(0, most)
      .map((day) => tellDay(day, settings, wording.locale))
    evidence.addTold(told.map(({ day, times }) => `${day}: ${times.join(', ')}`).join('\n'))
    return {
      told: { ...toldOf(answer), minutes: settings.TourMinutes, timeZone: settings.TimeZone, days: told },
      trace: { skill: 'tour', listings: [listing], days: told.length },
    }
  },
})

function tellDay(
  { date, starts }: DayOfTimes,
  { TimeZone: timeZone }: ChatbotSettings,
  locale: string,
): { date: string; day: string; times: string[] } {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  return { date, day: day.format(new Date(`${date}T00:00:00Z`)), times: starts.map((start) => time.format(start)) }
}

/** The starts as the clock of the firm shows them. */
function onClock({ date, starts }: DayOfTimes, { TimeZone: timeZone }: ChatbotSettings): ToldDay {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone })
  const minutes = starts.map((start) => {
    const [hour = 0, minute = 0] = clock.format(start).split(':').map(Number)
    return hour * 60 + minute
  })
  return { date, starts: minutes }
}
