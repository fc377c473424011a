import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'
import { listInvitations } from './invitation-store.ts'
import { Invitation, presentInvitation } from './present-team.ts'

/** GET /v1/team/invitations */
export const listTeamInvitations = defineOperation({
  id: 'listInvitations',
  summary: 'List invitations that wait',
  description: 'Oldest first. What a link ends in is not kept and cannot be shown again: invite once more instead.',
  tag: 'Team',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({ invitations: Type.Array(Invitation) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    return { invitations: (await listInvitations(app.db, workspaceId)).map(presentInvitation) }
  },
})
