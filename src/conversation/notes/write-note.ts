import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { withSession } from '../take-over/change-hands.ts'
import { sessionField } from '../take-over/session-field.ts'
import { countNotes, insertNote } from './note-store.ts'
import { ConversationNote, presentNote } from './present-note.ts'

/** More than a conversation is ever talked about. */
const mostNotes = 1_000

/** POST /v1/conversations/{sessionID}/notes */
export const writeNote = defineOperation({
  id: 'createNote',
  summary: 'Write a note in a conversation',
  description: 'For the firm itself: open inboxes hear of it, the visitor and the chatbot do not.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    sessionID: sessionField,
    content: requiredText({ description: 'What the firm is to know', maxLength: 10_000 }),
  }),
  output: ConversationNote,
  example: { content: 'Saw the porch on Birch Lane last week; wants a quiet street.' },
  errors: ['session-not-found', 'too-many-notes'],
  async run(app, caller, { sessionID, content }) {
    const { member } = caller
    return withSession(app.db, placeSeenBy(caller, sessionID), async (transaction, session) => {
      if ((await countNotes(transaction, session)) >= mostNotes) throw fail('too-many-notes', { most: mostNotes })
      const writer = { accountId: member?.accountId ?? null, name: member?.name ?? '' }
      const note = await insertNote(transaction, session, { ...writer, content: content.toWellFormed() })
      await tellLive(transaction, session, 'note', { id: note.id })
      return presentNote(note)
    })
  },
})
