import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { defineOperation } from '../define-operation.ts'
import { changeRetention } from './change-retention.ts'
import { changeAssignment, readAssignment } from './workspace-assignment.ts'
import { assignmentField, maxRetentionDays, workspaceSettings } from './workspace-settings.ts'
import { readRetentionDays } from './workspace-store.ts'

/** POST /v1/workspace/settings */
export const editWorkspaceSettings = defineOperation({
  id: 'editWorkspaceSettings',
  summary: 'Change settings of the workspace',
  description:
    'With RetentionDays, conversations whose last message is older are removed within ten minutes, with their leads, files and mails; so are older mails. `null` keeps them for good again. What is left out stays.',
  tag: 'People',
  access: 'secret-key',
  nullClears: true,
  atomic: true,
  input: Type.Object({
    RetentionDays: Type.Optional(
      Type.Integer({
        description: 'Days that conversations, leads, visitors’ files and mails are kept after their end',
        minimum: 1,
        maximum: maxRetentionDays,
      }),
    ),
    Assignment: Type.Optional(assignmentField),
  }),
  output: workspaceSettings,
  example: { RetentionDays: 365 },
  errors: [],
  async run(app, caller, { RetentionDays: days, Assignment: assignment }, { cleared }) {
    const { workspaceId } = caller
    const by = actorOf(caller)
    if (days !== undefined) await changeRetention(app.db, { workspaceId, by }, days)
    else if (cleared.has('RetentionDays')) await changeRetention(app.db, { workspaceId, by }, null)
    if (assignment !== undefined) await changeAssignment(app.db, { workspaceId, by }, assignment)
    return {
      RetentionDays: await readRetentionDays(app.db, workspaceId),
      Assignment: await readAssignment(app.db, workspaceId),
    }
  },
})
