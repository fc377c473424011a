import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import { isUnavailable } from '../../platform/database/database-trouble.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { addDays, daysUpTo, latestDay, startOfDay } from '../../platform/time/local-days.ts'
import type { NotifyApp } from '../notify-app.ts'
import {
  claimAgain,
  claimDay,
  type DailyPlace,
  type DayBounds,
  findBehind,
  findToWriteAgain,
  forgetOldDays,
  holdSessions,
  listTimeZones,
  noteMail,
  passQuietDays,
} from './daily-store.ts'
import { mostSessions, writeDailyMail } from './write-daily-mail.ts'

const keepDays = 60
/** So many chatbots are looked at in one trip. */
const atOnce = 500

/**
 * Posts the mails about the local day before (EmailForDailyLeads, EmailForDailyChatLogs) of each chatbot for which it is
 * 08:00, with the events that tell others. The row that a day was seen to is written in the transaction that posts the
 * mail: any number of processes may do this at once, and end at any moment.
 */
export async function sendDailyMails(app: NotifyApp): Promise<void> {
  // One day of each chatbot after the other: the next one only where that is seen to, here and not by another process.
  let behind = await listBehind(app)
  while (behind.length > 0) {
    const waiting = await seeToFirst(app, behind)
    if (app.stopping.aborted) return
    behind = behind.flatMap(([first, ...rest]) => (rest.length === 0 || waiting.has(first) ? [] : [rest as Days]))
  }
  for (const { startsAt, endsAt, ...place } of await findToWriteAgain(app.db)) {
    await tryDay(app, place, (transaction) => writeAgain(app, transaction, place, { startsAt, endsAt }))
  }
  await forgetOldDays(app.patientDb, keepDays)
}

type Day = DailyPlace & DayBounds
type Days = [Day, ...Day[]]

/** The days that are due, of each chatbot and kind, the oldest first. */
async function listBehind({ db, now }: NotifyApp): Promise<Days[]> {
  const at = now()
  const zones = await listTimeZones(db)
  const latest = new Map(zones.map((zone) => [zone, latestDay(at, zone)]))
  const bounds = new Map<string, DayBounds>()
  return (await findBehind(db, latest)).flatMap(({ zone, last, ...chatbot }) => {
    const [first, ...rest] = daysUpTo(latest.get(zone) ?? latestDay(at, zone), last).map((day) => {
      const name = `${zone} ${day}`
      const within = bounds.get(name) ?? boundsOf(day, zone)
      bounds.set(name, within)
      return { ...chatbot, day, ...within }
    })
    return first ? [[first, ...rest]] : []
  })
}

/** Sees to the first day of each; answers those that are left for later, because they failed or others are at them. */
async function seeToFirst(app: NotifyApp, behind: readonly Days[]): Promise<ReadonlySet<Day>> {
  const waiting = new Set<Day>()
  for (let from = 0; from < behind.length; from += atOnce) {
    const some = behind.slice(from, from + atOnce).map(([first]) => first)
    for (const day of await passQuietDays(app.db, some)) {
      if (app.stopping.aborted) return waiting
      const { startsAt, endsAt, ...place } = day
      const isDone = await tryDay(app, place, (transaction) => seeTo(app, transaction, place, { startsAt, endsAt }))
      if (!isDone) waiting.add(day)
    }
  }
  return waiting
}

function boundsOf(day: string, zone: string): DayBounds {
  return { startsAt: startOfDay(day, zone), endsAt: startOfDay(addDays(day, 1), zone) }
}

/** What fails for one chatbot holds up no other; it is tried again in a minute. Answers whether it was seen to. */
async function tryDay(
  app: NotifyApp,
  place: DailyPlace,
  work: (transaction: Database) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await inTransaction(app.db, work)
  } catch (error) {
    if (isUnavailable(error)) throw error
    app.log.warn({ err: error, ...place }, 'a daily mail could not be written; it is tried again')
    return false
  }
}

async function seeTo(app: NotifyApp, transaction: Database, place: DailyPlace, bounds: DayBounds): Promise<boolean> {
  const claim = await claimDay(transaction, place, bounds)
  if (claim !== 'ours') return claim === 'done'
  const count = await post(app, transaction, place, bounds)
  if (count === 0) return true
  const { workspaceId, chatbotId, kind, day } = place
  const data = { day, from: bounds.startsAt.toISOString(), to: bounds.endsAt.toISOString(), count }
  await app.events.record(transaction, { workspaceId, chatbotId, type: `daily.${kind}`, data })
  return true
}

async function writeAgain(
  app: NotifyApp,
  transaction: Database,
  place: DailyPlace,
  bounds: DayBounds,
): Promise<boolean> {
  const isOurs = await claimAgain(transaction, place)
  if (isOurs) await post(app, transaction, place, bounds)
  return isOurs
}

/** Posts the mail of a day where something happened and somebody is named. Answers how many conversations there were. */
async function post(app: NotifyApp, transaction: Database, place: DailyPlace, bounds: DayBounds): Promise<number> {
  const chatbot = await findChatbotOf(transaction, place)
  if (!chatbot) return 0
  const { sessionIds, count } = await holdSessions(transaction, place, bounds, mostSessions)
  const { EmailForDailyLeads, EmailForDailyChatLogs } = chatbot.settings
  const recipient = place.kind === 'leads' ? EmailForDailyLeads : EmailForDailyChatLogs
  if (sessionIds.length === 0 || recipient === '') return sessionIds.length === 0 ? 0 : count
  const mail = await writeDailyMail(app, transaction, { ...place, chatbot, sessionIds, count })
  await noteMail(transaction, place, await app.mailer.post({ ...mail, recipient }, transaction))
  return count
}
