import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail, type PorchlightError } from '../../platform/errors.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { daysAhead, findNextStarts, isTaken, listFreeTimes } from './free-times.ts'
import { type HomePlace, listTakenTimes, lockTimesOf } from './tour-store.ts'

type Rules = Pick<ChatbotSettings, 'TimeZone' | 'OfficeHours' | 'TourMinutes' | 'TourLeadHours'>

/**
 * The failure of the first of the times at which a home cannot be seen; null when it can at all of them. Holds the times
 * of the home until the transaction ends. `agreed` are starts that were free when they were asked for: they need only be
 * still to come and not taken, by a tour of so many minutes. `besides`: a tour that does not stand in its own way.
 */
export async function findTimeFault(
  transaction: Database,
  home: HomePlace,
  times: readonly Date[],
  {
    rules,
    now,
    agreed,
    besides = 0,
  }: { rules: Rules; now: Date; agreed?: { starts: readonly Date[]; minutes: number }; besides?: number },
): Promise<PorchlightError | null> {
  await lockTimesOf(transaction, home)
  const taken = await listTakenTimes(transaction, home, now, besides)
  const days = listFreeTimes(rules, taken, now)
  const free = new Set(days.flatMap(({ starts }) => starts.map(Number)))
  const wasFree = new Set(agreed?.starts.map(Number))
  const minutes = agreed?.minutes ?? rules.TourMinutes
  const refused = times.find(
    (time) =>
      time <= now || isTaken(taken, time, minutes) || !(free.has(time.getTime()) || wasFree.has(time.getTime())),
  )
  if (refused === undefined) return null
  const next = findNextStarts(days, refused).map(writeTime)
  const told = `no start is free in the next ${daysAhead} days`
  return fail('tour-time-taken', { free: next.length > 0 ? `the next free starts are ${next.join(', ')}` : told })
}
