import type { RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { DayRange } from '../../platform/lists/utc-days.ts'
import type { LeadItem } from './lead-item.ts'

/** Which items are asked for. */
export interface ItemFilter {
  workspaceId: number
  chatbotId: number
  days: DayRange
  /** Null: of every session. */
  sessionId: number | null
  /** Account of the agent who asks, and sees own and unassigned ones alone; null: sees all. */
  seenBy: string | null
}

/** Items come after this one. */
export interface ItemBookmark {
  /** As the database writes it, to the microsecond. */
  createdAt: string
  id: number
}

/**
 * One kind of what LeadList lists: a file of the domain that keeps it, and a line in `item-sources.ts`. Its table has an
 * index by workspaceId, chatbotId, createdAt and id, by which the first items after a bookmark are found.
 */
export interface ItemSource {
  /** Selects `id` and `createdAt` of the first `most` items, in the order of both. */
  selectKeys(filter: ItemFilter, after: ItemBookmark | null, most: number): RawBuilder<unknown>
  /** The items of these ids, in any order; without those that were erased meanwhile. */
  readItems(
    db: Database,
    place: { workspaceId: number; chatbotId: number },
    ids: readonly number[],
  ): Promise<LeadItem[]>
}
