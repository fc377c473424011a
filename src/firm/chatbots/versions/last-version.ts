import type { Database } from '../../../platform/database/connect.ts'
import { listVersionRows } from './version-store.ts'

/** The last change of a chatbot's settings; null: they were never changed. */
export async function findLastVersion(
  db: Database,
  chatbot: { workspaceId: number; chatbotId: number },
): Promise<{ id: number; at: Date } | null> {
  const [row] = await listVersionRows(db, chatbot, { before: null, limit: 1 })
  return row ? { id: row.id, at: row.at } : null
}
