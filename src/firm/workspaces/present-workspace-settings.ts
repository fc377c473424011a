import type { Static } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { readAssignment } from './workspace-assignment.ts'
import { nameOfWorkspace } from './workspace-name.ts'
import { ownerOf } from './workspace-owner.ts'
import type { workspaceSettings } from './workspace-settings.ts'
import { readRetentionDays } from './workspace-store.ts'

/** The settings of a workspace as they are answered. */
export async function presentWorkspaceSettings(
  db: Database,
  workspaceId: number,
): Promise<Static<typeof workspaceSettings>> {
  return {
    Name: await nameOfWorkspace(db, workspaceId),
    OwnerEmail: await ownerOf(db, workspaceId),
    RetentionDays: await readRetentionDays(db, workspaceId),
    Assignment: await readAssignment(db, workspaceId),
  }
}
