import type { Database } from '../../../platform/database/connect.ts'
import { listMembers, type TeamMember } from './member-store.ts'

/** The owners of a firm, who has been there longest first. */
export async function listOwners(db: Database, workspaceId: number): Promise<TeamMember[]> {
  return (await listMembers(db, workspaceId)).filter(({ role }) => role === 'owner')
}
