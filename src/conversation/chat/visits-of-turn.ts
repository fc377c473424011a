import type { ConversationApp } from '../conversation-app.ts'
import type { Visits } from '../guide/guide-request.ts'
import type { OpenTurn } from './open-turn.ts'

/** The visits of homes that a turn may ask for and change: those of its own conversation. */
export function visitsOfTurn(
  app: ConversationApp,
  { workspaceId, chatbotId, sessionId, settings, question }: OpenTurn,
): Visits | undefined {
  // Tours are asked for on a page of the firm's own, which alone knows when.
  if (settings.CalendlyAppointmentEnable && settings.CalendlyAppointmentScheduleUrl !== '') return undefined
  const place = { workspaceId, chatbotId, sessionId, question }
  const desk = app.visitorDesk
  return {
    timeZone: settings.TimeZone,
    freeTimes: (listingId, besides) =>
      desk.findFreeTimes(app, { workspaceId, chatbotId, listingId }, settings, besides),
    own: () => desk.findOwnVisits(app, place),
    move: (visit, start) => desk.moveOwnVisit(app, place, visit.id, start),
    cancel: (visit) => desk.cancelOwnVisit(app, place, visit.id),
  }
}
