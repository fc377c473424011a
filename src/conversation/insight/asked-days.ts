import { Type } from 'typebox'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { fail } from '../../platform/errors.ts'
import { dayField, readDays } from '../../platform/lists/utc-days.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { countSome } from './count-queued.ts'
import type { DayScope } from './day-scope.ts'
import { countQueued } from './insight-store.ts'
import { addDays, dayIn, daysBetween } from './local-day.ts'
import { readZones } from './read-store.ts'

const usualDays = 30
/** Two years with a leap day in one of them, and the day itself. */
export const mostDays = 732
/** More than so many are not told one by one. */
const mostQueued = 100_000

/** Which days are asked about. */
export const askedDaysFields = {
  from: dayField(
    `First day, YYYY-MM-DD, in the chatbot’s time zone; left out: ${usualDays} days, or those of days, up to the last`,
  ),
  to: dayField('Last day, YYYY-MM-DD; left out: today'),
  days: Type.Optional(
    Type.Integer({
      description: 'So many days up to the last, where no first is given',
      minimum: 1,
      maximum: mostDays,
    }),
  ),
}

/** Which days an answer is about. */
export const toldDaysFields = {
  from: Type.String({ description: 'First day' }),
  to: Type.String({ description: 'Last day' }),
  timeZones: Type.Array(Type.String(), {
    description: 'Time zones that the days are of: each chatbot counts in its own (setting TimeZone), as it was then',
  }),
  waiting: Type.Integer({
    description: 'Things that happened and are not counted yet: after an upgrade, what was there before; else 0',
  }),
}

export interface AskedDays {
  scope: DayScope
  told: { from: string; to: string; timeZones: string[]; waiting: number }
}

/** Reads what is asked about, and counts what has just happened, so that the answer is true at once. */
export async function readAskedDays(
  app: ConversationApp,
  workspaceId: number,
  asked: { chatbot: Chatbot | null; from?: string; to?: string; days?: number },
): Promise<AskedDays> {
  const chatbotId = asked.chatbot?.id ?? null
  const given = readDays({ name: 'from', day: asked.from }, { name: 'to', day: asked.to })
  const timeZones = await readZones(app.db, workspaceId, chatbotId)
  // Where it is tomorrow already for one of several chatbots, its day is not left out.
  const today =
    (timeZones.length > 0 ? timeZones : ['UTC'])
      .map((zone) => dayIn(zone)(app.now()))
      .sort()
      .at(-1) ?? ''
  const to = given.to ?? (given.from !== null && given.from > today ? given.from : today)
  const from = given.from ?? addDays(to, 1 - (asked.days ?? usualDays))
  if (daysBetween(from, to) > mostDays)
    throw fail('invalid-fields', { faults: `to: expected a day within ${mostDays} days of from (${from}), got ${to}.` })
  await countSome(app.db, workspaceId, { waits: true })
  const waiting = await countQueued(app.db, workspaceId, mostQueued)
  return { scope: { chatbotId, from, to }, told: { from, to, timeZones, waiting } }
}
