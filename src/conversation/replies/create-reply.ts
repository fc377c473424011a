import { Type } from 'typebox'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { mostReplies, Reply, replyFields } from './reply-fields.ts'
import { insertReply } from './reply-store.ts'

/** POST /v1/replies */
export const createReply = defineOperation({
  id: 'createReply',
  summary: 'Add a reply',
  description: 'Words that everybody of the firm can send with a slash and a name.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ ...replyFields, language: Type.Optional(replyFields.language) }),
  output: Reply,
  example: { name: 'hours', content: 'Hello, we are here from nine to six.' },
  errors: ['too-many-replies'],
  async run(app, { workspaceId }, { name, content, language = '' }) {
    const reply = { name: name.toWellFormed(), content: content.toWellFormed(), language }
    const made = await inTransaction(app.db, (transaction) => insertReply(transaction, workspaceId, reply, mostReplies))
    if (!made) throw fail('too-many-replies', { most: mostReplies })
    return made
  },
})
