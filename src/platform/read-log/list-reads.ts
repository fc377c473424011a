import { type Static, Type } from 'typebox'
import { type ActorKind, actorKinds } from '../change-log/actor-kinds.ts'
import { timeField } from '../change-log/list-changes.ts'
import { defineOperation } from '../define-operation.ts'
import { choice, trimmedText } from '../fields.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../paging/page-cursor.ts'
import { listReadPage } from './read-log-store.ts'

const usualLimit = 50

const orNull = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })
const idField = (description: string) => Type.Integer({ description, minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const LoggedRead = Type.Object({
  id: Type.Integer({ description: 'Id of the entry' }),
  at: Type.String({ description: 'When, ISO 8601' }),
  by: Type.String({ description: 'Who: a person, a key, the command line' }),
  action: Type.String({ description: 'What was done, such as conversation.opened' }),
  sessionID: orNull('The conversation; null for lists of many, and for one that was erased since'),
  leadId: orNull('The lead; null for conversations, for lists of many, and for one that was erased since'),
})

export type LoggedRead = Static<typeof LoggedRead>

/** GET /v1/read-log */
export const listReads = defineOperation({
  id: 'listReads',
  summary: 'List who read what',
  description:
    'Who of the firm opened, listed or exported what tells of visitors, newest first, a page at a time. Opening the same again within 15 minutes is one entry. Kept for 400 days. Lists of conversations are not among it.',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({
    ...pageFields(200, usualLimit),
    action: Type.Optional(trimmedText({ description: 'Only this action; "lead*": all that begin so', maxLength: 60 })),
    by: Type.Optional(trimmedText({ description: 'Only what these read: a part of the name', maxLength: 100 })),
    kind: Type.Optional(
      choice(Object.keys(actorKinds) as ActorKind[], { description: 'Only what was read by people, by keys, …' }),
    ),
    sessionID: Type.Optional(idField('Only of this conversation')),
    leadId: Type.Optional(idField('Only of this lead')),
    from: timeField('Only from this time on, ISO 8601'),
    to: timeField('Only before this time, ISO 8601'),
  }),
  output: Type.Object({ reads: Type.Array(LoggedRead), nextCursor: nextCursorField }),
  example: { action: 'conversation.opened' },
  errors: [],
  async run(
    app,
    { workspaceId },
    {
      cursor,
      limit = usualLimit,
      action = '',
      by = '',
      kind = null,
      sessionID = null,
      leadId = null,
      from = '',
      to = '',
    },
  ) {
    // What was read a moment ago in this process is part of it.
    await app.reads.flush()
    const [before = null] = readCursor(cursor ?? '') ?? []
    const times = { from: from === '' ? null : new Date(from), to: to === '' ? null : new Date(to) }
    const wanted = { before, limit: limit + 1, action, by, kind, sessionId: sessionID, leadId, ...times }
    const found = await listReadPage(app.db, workspaceId, wanted)
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      reads: shown.map(({ id, at, actor, action: done, sessionId, leadId: lead }) => ({
        id,
        at: at.toISOString(),
        by: actor,
        action: done,
        sessionID: sessionId,
        leadId: lead,
      })),
      nextCursor: last && found.length > limit ? writeCursor(last.id) : null,
    }
  },
})
