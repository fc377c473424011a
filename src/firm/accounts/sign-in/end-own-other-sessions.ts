import { Type } from 'typebox'
import { memberOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { endOtherSessions } from '../sign-in/session-store.ts'

/** DELETE /v1/console/sessions */
export const endOwnOtherSessions = defineOperation({
  id: 'removeOtherSignIns',
  summary: 'Sign out everywhere else',
  description: 'Ends all sessions of one’s own but the one that asks.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({}),
  output: Type.Object({ ended: Type.Integer({ description: 'How many were ended' }) }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { workspaceId, accountId, sessionId } = memberOf(caller)
    return { ended: await endOtherSessions(app.db, { workspaceId, accountId, but: sessionId }) }
  },
})
