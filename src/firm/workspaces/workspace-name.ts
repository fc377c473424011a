import type { Database } from '../../platform/database/connect.ts'
import { readWorkspaceName } from './workspace-store.ts'

/** What a workspace is called. */
export function nameOfWorkspace(db: Database, workspaceId: number): Promise<string> {
  return readWorkspaceName(db, workspaceId)
}
