import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { replyIdField } from './reply-fields.ts'
import { deleteReplyRow } from './reply-store.ts'

/** DELETE /v1/replies/{id} */
export const deleteReply = defineOperation({
  id: 'deleteReply',
  summary: 'Delete a reply',
  description: 'What was written with it stays.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({ id: replyIdField }),
  output: Type.Object({ id: Type.Integer({ description: 'Id that the reply had' }) }),
  example: {},
  errors: ['reply-not-found'],
  async run(app, { workspaceId }, { id }) {
    if (!(await deleteReplyRow(app.db, { workspaceId, id }))) throw fail('reply-not-found', { id })
    return { id }
  },
})
