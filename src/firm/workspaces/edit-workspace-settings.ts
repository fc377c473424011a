import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { requiredText, trimmedText } from '../../platform/fields.ts'
import { checkProof } from '../accounts/sign-in/check-proof.ts'
import { defineOperation } from '../define-operation.ts'
import { changeRetention } from './change-retention.ts'
import { checkSentOn } from './keys/scopes.ts'
import { presentWorkspaceSettings } from './present-workspace-settings.ts'
import { changeAssignment } from './workspace-assignment.ts'
import { renameWorkspace } from './workspace-name.ts'
import { changeOwner, ownerOf } from './workspace-owner.ts'
import { assignmentField, maxRetentionDays, workspaceSettings } from './workspace-settings.ts'

/** POST /v1/workspace/settings */
export const editWorkspaceSettings = defineOperation({
  id: 'editWorkspaceSettings',
  summary: 'Change settings of the workspace',
  description:
    'With RetentionDays, conversations whose last message is older are removed within ten minutes, with their leads, files and mails; so are older mails. `null` keeps them for good again. What is left out stays.',
  tag: 'People',
  access: 'secret-key',
  asksProof: 'by-itself',
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
    Name: Type.Optional(requiredText({ description: 'What the firm is called', maxLength: 200 })),
    OwnerEmail: Type.Optional(
      trimmedText({
        description: 'Who is mailed what visitors leave, where the chatbot names nobody; "": nobody',
        maxLength: 254,
        format: 'e-mail',
      }),
    ),
  }),
  output: workspaceSettings,
  example: { RetentionDays: 365 },
  errors: [],
  async run(app, caller, { RetentionDays: days, Assignment: assignment, Name, OwnerEmail }, { cleared }) {
    const { workspaceId } = caller
    const by = actorOf(caller)
    const owner = OwnerEmail ?? (cleared.has('OwnerEmail') ? '' : undefined)
    // Before anything is changed: what visitors leave would go on being mailed to whoever found an open console.
    if (owner && owner !== (await ownerOf(app.db, workspaceId))) {
      if (caller.member) checkProof(caller.member)
      checkSentOn(caller.scopes)
    }
    if (days !== undefined) await changeRetention(app.db, { workspaceId, by }, days)
    else if (cleared.has('RetentionDays')) await changeRetention(app.db, { workspaceId, by }, null)
    if (assignment !== undefined) await changeAssignment(app.db, { workspaceId, by }, assignment)
    if (Name !== undefined) await renameWorkspace(app.db, { workspaceId, by }, Name)
    if (owner !== undefined) await changeOwner(app.db, { workspaceId, by }, owner)
    return presentWorkspaceSettings(app.db, workspaceId)
  },
})
