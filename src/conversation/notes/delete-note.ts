import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { isAtLeast } from '../../platform/role.ts'
import { placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { withSession } from '../take-over/change-hands.ts'
import { sessionField } from '../take-over/session-field.ts'
import { deleteNoteRow, findNote } from './note-store.ts'

/** DELETE /v1/conversations/{sessionID}/notes/{id} */
export const deleteNote = defineOperation({
  id: 'deleteNote',
  summary: 'Delete a note',
  description: 'In the console agents delete their own, managers and owners any.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({
    sessionID: sessionField,
    id: Type.Integer({ description: 'Id of the note', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Type.Object({ id: Type.Integer({ description: 'Id that the note had' }) }),
  example: {},
  errors: ['session-not-found', 'note-not-found'],
  async run(app, caller, { sessionID, id }) {
    const { member } = caller
    return withSession(app.db, placeSeenBy(caller, sessionID), async (transaction, session) => {
      const note = await findNote(transaction, session, id)
      if (!note) throw fail('note-not-found', { id })
      if (member && note.accountId !== member.accountId && !isAtLeast(member.role, 'manager'))
        throw fail('role-may-not', { role: member.role, wanted: 'who wrote it, owner and manager' })
      await deleteNoteRow(transaction, session, id)
      await tellLive(transaction, session, 'note', { id })
      return { id }
    })
  },
})
