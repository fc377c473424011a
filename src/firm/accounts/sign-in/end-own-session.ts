import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { memberOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { endSession } from '../sign-in/session-store.ts'

/** DELETE /v1/console/sessions/{id} */
export const endOwnSession = defineOperation({
  id: 'removeSignIn',
  summary: 'Sign out elsewhere',
  description: 'Ends one session of one’s own: its next call is refused, and what it listens to ends.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({ id: requiredText({ description: 'Id of the session', maxLength: 100 }) }),
  output: Type.Object({ id: Type.String({ description: 'Id that it had' }) }),
  example: {},
  errors: ['sign-in-not-found'],
  async run(app, caller, { id }) {
    const { workspaceId, accountId } = memberOf(caller)
    if (!(await endSession(app.db, { workspaceId, accountId, id }))) throw fail('sign-in-not-found', { id })
    return { id }
  },
})
