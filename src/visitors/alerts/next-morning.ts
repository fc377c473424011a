import { addDays, latestDay, startOfDay } from '../../platform/time/local-days.ts'

const hourMs = 3_600_000
const mailHour = 8

/** When the next mails of a day are due: at 08:00 of a zone, as all daily mails are. */
export function nextMorning(now: Date, timeZone: string): Date {
  // The last day whose mails are due is followed by the one whose mails come next, on the morning after it.
  const day = addDays(latestDay(now, timeZone), 2)
  return new Date(startOfDay(day, timeZone).getTime() + mailHour * hourMs)
}
