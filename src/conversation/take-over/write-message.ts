import { Type } from 'typebox'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import { fail } from '../../platform/errors.ts'
import { messageKinds, type SessionPlace } from '../../platform/live/live-events.ts'
import { placeSeenBy } from '../assignment/seen-by.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
import { showHomes } from '../guide/answer-view.ts'
import { makeCard } from '../guide/present-view.ts'
import { withSession } from './change-hands.ts'
import { personWords, sessionField } from './session-field.ts'
import { insertPersonMessage, type PersonMessage } from './take-over-store.ts'

const mostHomes = 10

/** POST /v1/conversations/{sessionID}/messages */
export const writeMessage = defineOperation({
  id: 'sendPersonMessage',
  summary: 'Write to a visitor',
  description: 'As the person who has taken the conversation: the visitor reads it within a second.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    sessionID: sessionField,
    content: Type.Optional(personWords),
    listingIds: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
        description:
          'Ids of homes of the chatbot that the visitor is shown below it, as cards; without words of its own the message names them',
        maxItems: mostHomes,
      }),
    ),
  }),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    id: Type.Integer({ description: 'Id of the message' }),
    kind: Type.Integer({ description: '2: a person of the firm' }),
    content: Type.String({ description: 'What it says' }),
    createTime: Type.String({ description: 'When it was stored, UTC' }),
    name: Type.String({ description: 'Who wrote it' }),
  }),
  example: { content: 'Good afternoon, this is Ana. Saturday at ten suits me well.' },
  errors: ['session-not-found', 'conversation-not-taken', 'listing-not-found', 'invalid-fields'],
  async run(app, caller, { sessionID, content: given = '', listingIds = [] }) {
    const place = placeSeenBy(caller, sessionID)
    const { id, createTime, name, content } = await writeAsPerson(app, place, given.toWellFormed(), listingIds)
    return { sessionID, id, kind: messageKinds.person, content, createTime, name }
  },
})

/** Stores what the person who has a conversation says in it. Fails with `invalid-fields` when that is nothing. */
export function writeAsPerson(
  { db }: Pick<ConversationApp, 'db'>,
  place: SessionPlace,
  words: string,
  listingIds: readonly number[] = [],
): Promise<PersonMessage & { content: string }> {
  if (words.trim() === '' && listingIds.length === 0)
    throw fail('invalid-fields', { faults: 'content: must not be empty.' })
  return withSession(db, place, async (transaction, session) => {
    if (!session.isTaken) throw fail('conversation-not-taken', { sessionID: place.sessionId })
    const homes = listingIds.length === 0 ? [] : await lookUpListings(transaction, session, [...new Set(listingIds)])
    const missing = listingIds.find((id) => !homes.some((home) => home.id === id))
    if (missing !== undefined) throw fail('listing-not-found', { keyType: 'id', key: String(missing) })
    // Whoever cannot see the cards, a mail or a model, reads which homes they are.
    const content = words.trim() === '' ? homes.map(nameHome).join('\n') : words
    const view = homes.length === 0 ? null : showHomes(homes.map(({ id }) => id))
    return { ...(await insertPersonMessage(transaction, session, content, view)), content }
  })
}

function nameHome(home: FoundListing): string {
  const { title, place } = makeCard(home)
  return [title, place].filter(Boolean).join(', ')
}
