import { type Static, Type } from 'typebox'
import type { Note } from './note-store.ts'

/** A note as it is answered. */
export const ConversationNote = Type.Object({
  id: Type.Integer({ description: 'Id of the note' }),
  accountId: Type.Union([Type.String(), Type.Null()], {
    description: 'Account of who wrote it; null: a program did',
  }),
  name: Type.String({ description: 'Who wrote it, as they were called then; "" for a program' }),
  content: Type.String({ description: 'What it says' }),
  createdAt: Type.String({ description: 'When it was written, ISO 8601' }),
})

export type ConversationNote = Static<typeof ConversationNote>

export function presentNote({ createdAt, ...note }: Note): ConversationNote {
  return { ...note, createdAt: createdAt.toISOString() }
}
