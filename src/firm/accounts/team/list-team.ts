import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'
import { listMembers } from './member-store.ts'
import { Colleague, presentColleague } from './present-team.ts'

/** GET /v1/team */
export const listTeam = defineOperation({
  id: 'listTeam',
  summary: 'List the team',
  description: 'Everybody of the workspace who signs in to the console, who has been there longest first.',
  tag: 'Team',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({ members: Type.Array(Colleague) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    return { members: (await listMembers(app.db, workspaceId)).map(presentColleague) }
  },
})
