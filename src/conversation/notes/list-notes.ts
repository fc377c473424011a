import { Type } from 'typebox'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { placeSeenBy, requireSeen } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { sessionField } from '../take-over/session-field.ts'
import { listNoteRows } from './note-store.ts'
import { ConversationNote, presentNote } from './present-note.ts'

const usualNotes = 100

/** GET /v1/conversations/{sessionID}/notes */
export const listNotes = defineOperation({
  id: 'listNotes',
  summary: 'List the notes of a conversation',
  description: 'What the firm wrote to itself in it, oldest first. No visitor and no model is shown any of it.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({ sessionID: sessionField, ...pageFields(200, usualNotes) }),
  output: Type.Object({ notes: Type.Array(ConversationNote), nextCursor: nextCursorField }),
  reads: { action: 'conversation.opened', of: ({ sessionID }) => ({ sessionId: sessionID }) },
  example: {},
  errors: ['session-not-found'],
  async run(app, caller, { sessionID, cursor, limit = usualNotes }) {
    const place = placeSeenBy(caller, sessionID)
    await requireSeen(app.db, place)
    const [after = 0] = readCursor(cursor ?? '') ?? []
    const found = await listNoteRows(app.db, place, { after, limit: limit + 1 })
    const notes = found.slice(0, limit).map(presentNote)
    const last = notes.at(-1)
    return { notes, nextCursor: last && found.length > limit ? writeCursor(last.id) : null }
  },
})
