import type { Database } from '../../platform/database/connect.ts'
import { queueAgain } from './insight-store.ts'

/**
 * Has everything of a chatbot counted anew that is still there, in the background: for when conversations are taken away
 * that nobody had. What was erased meanwhile is counted no more.
 */
export function countAgain(transaction: Database, place: { workspaceId: number; chatbotId: number }): Promise<void> {
  return queueAgain(transaction, place)
}
