import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { Reply, replyFields, replyIdField } from './reply-fields.ts'
import { updateReply } from './reply-store.ts'

/** PATCH /v1/replies/{id} */
export const editReply = defineOperation({
  id: 'editReply',
  summary: 'Change a reply',
  description: 'What is left out stays.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({
    id: replyIdField,
    name: Type.Optional(replyFields.name),
    content: Type.Optional(replyFields.content),
    language: Type.Optional(replyFields.language),
  }),
  output: Reply,
  example: { content: 'We are here from nine to seven.' },
  errors: ['reply-not-found'],
  async run(app, { workspaceId }, { id, name, content, language }) {
    const change = { name: name?.toWellFormed(), content: content?.toWellFormed(), language }
    const changed = await updateReply(app.db, { workspaceId, id }, change)
    if (!changed) throw fail('reply-not-found', { id })
    return changed
  },
})
