import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { mostReplies, Reply } from './reply-fields.ts'
import { listReplyRows } from './reply-store.ts'

/** GET /v1/replies */
export const listReplies = defineOperation({
  id: 'listReplies',
  summary: 'List the replies',
  description: `Words that the firm uses again and again, by their names: at most ${mostReplies}. In the reply box of the console a slash opens them.`,
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({ replies: Type.Array(Reply) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    return { replies: await listReplyRows(app.db, workspaceId) }
  },
})
