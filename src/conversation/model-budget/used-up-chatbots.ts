import type { ConversationApp } from '../conversation-app.ts'
import { dayOf } from './hold-tokens.ts'
import { deleteMonthsBefore } from './model-months-store.ts'
import { deleteUsageBefore, listUsedUp } from './model-usage-store.ts'
import { monthOf } from './month-budget.ts'

const keptMs = 7 * 86_400_000
const keptMonthsMs = 400 * 86_400_000

/** The chatbots of a firm that have used up the tokens of today, by their serial numbers. */
export function findUsedUpChatbots(
  { db, now }: Pick<ConversationApp, 'db' | 'now'>,
  workspaceId: number,
): Promise<string[]> {
  return listUsedUp(db, { workspaceId, day: dayOf(now()) })
}

/** Removes counts of days and months that are long over. */
export async function forgetOldModelUsage({
  patientDb,
  now,
}: Pick<ConversationApp, 'patientDb' | 'now'>): Promise<void> {
  await deleteUsageBefore(patientDb, dayOf(new Date(now().getTime() - keptMs)))
  await deleteMonthsBefore(patientDb, monthOf(new Date(now().getTime() - keptMonthsMs)))
}
