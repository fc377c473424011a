import { type Static, Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { maySee, placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { presentViews } from '../guide/present-view.ts'
import { findConversationRow, listConversationMessages } from './conversation-store.ts'
import { ConversationSummary, Message, presentMessage, summarizeConversation } from './present-conversation.ts'

const usualMessages = 200

export const Conversation = Type.Object({
  ...ConversationSummary.properties,
  messages: Type.Array(Message, { description: 'Oldest first' }),
  nextCursor: nextCursorField,
})

export type Conversation = Static<typeof Conversation>

/** GET /v1/conversations/{sessionID} */
export const showConversation = defineOperation({
  id: 'readConversation',
  summary: 'Read a conversation',
  description:
    'What was said, oldest first, up to 1,000 messages a page. How an answer came to be is told by its trace.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    ...pageFields(1_000, usualMessages),
  }),
  output: Conversation,
  reads: { action: 'conversation.opened', of: ({ sessionID }) => ({ sessionId: sessionID }) },
  example: { limit: 200 },
  errors: ['session-not-found'],
  async run(app, caller, { sessionID, ...page }) {
    return readWholeConversation(app, placeSeenBy(caller, sessionID), page)
  },
})

/** A conversation with a page of its messages. Fails with `session-not-found`, also where it is not for the agent who asks. */
export async function readWholeConversation(
  { db, publicUrl }: { db: Database; publicUrl?: string },
  place: SessionPlace,
  { cursor, limit = usualMessages }: { cursor?: string; limit?: number },
): Promise<Conversation> {
  const row = await findConversationRow(db, place.workspaceId, place.sessionId)
  if (!row || !maySee(place.agentId ?? null, row.assignedTo))
    throw fail('session-not-found', { sessionID: place.sessionId })
  const [after = 0] = readCursor(cursor ?? '') ?? []
  const found = await listConversationMessages(db, place, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const scope = { workspaceId: place.workspaceId, chatbotId: row.chatbotId, publicUrl }
  const views = await presentViews(
    db,
    scope,
    shown.map(({ view }) => view),
  )
  const messages = shown.map((message, index) => presentMessage(message, views[index] ?? null))
  const last = messages.at(-1)
  const nextCursor = last && found.length > limit ? writeCursor(last.id) : null
  return { ...summarizeConversation(row), messages, nextCursor }
}
