import type { ConversationApp } from '../conversation-app.ts'
import { dayOf } from './hold-tokens.ts'
import { deleteUsageBefore, listUsedUp } from './model-usage-store.ts'

const keptMs = 7 * 86_400_000

/** The chatbots of a firm that have used up the tokens of today, by their serial numbers. */
export function findUsedUpChatbots(
  { db, now }: Pick<ConversationApp, 'db' | 'now'>,
  workspaceId: number,
): Promise<string[]> {
  return listUsedUp(db, { workspaceId, day: dayOf(now()) })
}

/** Removes counts of days that are long over. */
export function forgetOldModelUsage({ patientDb, now }: Pick<ConversationApp, 'patientDb' | 'now'>): Promise<void> {
  return deleteUsageBefore(patientDb, dayOf(new Date(now().getTime() - keptMs)))
}
