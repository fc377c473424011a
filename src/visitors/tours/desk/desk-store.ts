import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ToursTable } from '../../../platform/database/tables/tour-tables.ts'

/** A tour with the chatbot that it was asked for in. */
export type TourOfChatbot = Selectable<ToursTable> & { serialNumber: string }

/** Tours that were asked for in some conversations, the newest first. */
export function selectToursOfSessions(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
  limit: number,
): Promise<TourOfChatbot[]> {
  return withChatbots(db)
    .where('tours.workspaceId', '=', workspaceId)
    .where('tours.sessionId', 'in', [...sessionIds])
    .orderBy('tours.id', 'desc')
    .limit(limit)
    .execute()
}

/** Tours that are confirmed and take place within a time, whoever’s home it is, the first ones. */
export function selectConfirmedWithin(
  db: Database,
  workspaceId: number,
  { from, to }: { from: Date; to: Date },
  limit: number,
): Promise<TourOfChatbot[]> {
  return (
    withChatbots(db)
      .where('tours.workspaceId', '=', workspaceId)
      .where('tours.status', '=', 'confirmed')
      // The longest tour takes half a day.
      .where('tours.startsAt', '>=', sql<Date>`${from}::timestamptz - interval '12 hours'`)
      .where('tours.startsAt', '<', to)
      .orderBy('tours.startsAt')
      .limit(limit)
      .execute()
  )
}

function withChatbots(db: Database) {
  return db
    .selectFrom('tours')
    .innerJoin('chatbots', (join) =>
      join.onRef('chatbots.workspaceId', '=', 'tours.workspaceId').onRef('chatbots.id', '=', 'tours.chatbotId'),
    )
    .selectAll('tours')
    .select('chatbots.serialNumber')
    .where('chatbots.removedAt', 'is', null)
}
