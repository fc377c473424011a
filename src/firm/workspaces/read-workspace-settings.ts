import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { readAssignment } from './workspace-assignment.ts'
import { workspaceSettings } from './workspace-settings.ts'
import { readRetentionDays } from './workspace-store.ts'

/** GET /v1/workspace/settings */
export const readWorkspaceSettings = defineOperation({
  id: 'readWorkspaceSettings',
  summary: 'Read the settings of the workspace',
  tag: 'People',
  access: 'secret-key',
  input: Type.Object({}),
  output: workspaceSettings,
  example: {},
  errors: [],
  async run(app, caller) {
    const { workspaceId } = caller
    return {
      RetentionDays: await readRetentionDays(app.db, workspaceId),
      Assignment: await readAssignment(app.db, workspaceId),
    }
  },
})
