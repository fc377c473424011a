import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { presentWorkspaceSettings } from './present-workspace-settings.ts'
import { workspaceSettings } from './workspace-settings.ts'

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
  run: (app, { workspaceId }) => presentWorkspaceSettings(app.db, workspaceId),
})
