import { type Static, Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { choice, defineFormat, trimmedText } from '../fields.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../paging/page-cursor.ts'
import { type ActorKind, actorKinds } from './actor-kinds.ts'
import { listChangePage } from './change-store.ts'

const usualLimit = 50

defineFormat(
  'time',
  'a time as 2026-11-22T10:15:30Z',
  (text) => /^(19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
)

/** A moment that a list begins or ends at. */
export const timeField = (description: string) =>
  Type.Optional(trimmedText({ description, maxLength: 40, format: 'time' }))

/** Who changed what. */
export const LoggedChange = Type.Object({
  id: Type.Integer({ description: 'Id of the entry' }),
  at: Type.String({ description: 'When, ISO 8601' }),
  by: Type.String({ description: 'Who: a person, a key, a visitor’s session, the command line' }),
  action: Type.String({ description: 'What was done, such as settings.changed' }),
  target: Type.String({ description: 'To what, such as chatbot 0123…' }),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description: 'before and after, counts, ids: long texts are cut',
  }),
})

export type LoggedChange = Static<typeof LoggedChange>

/** GET /v1/audit-log */
export const listChanges = defineOperation({
  id: 'listChanges',
  summary: 'List who changed what',
  description:
    'Newest first, a page at a time. `action` may end in `*`; `by` and `target` are found by a part of them.',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({
    ...pageFields(200, usualLimit),
    action: Type.Optional(
      trimmedText({ description: 'Only this action; "listings.*": all that begin so', maxLength: 60 }),
    ),
    by: Type.Optional(trimmedText({ description: 'Only what these did: a part of the name', maxLength: 100 })),
    kind: Type.Optional(
      choice(Object.keys(actorKinds) as ActorKind[], { description: 'Only what was done by people, by keys, …' }),
    ),
    from: timeField('Only from this time on, ISO 8601'),
    to: timeField('Only before this time, ISO 8601'),
    target: Type.Optional(trimmedText({ description: 'Only what was done to these', maxLength: 100 })),
  }),
  output: Type.Object({ changes: Type.Array(LoggedChange), nextCursor: nextCursorField }),
  example: { action: 'settings.changed' },
  errors: [],
  async run(
    app,
    { workspaceId },
    { cursor, limit = usualLimit, action = '', by = '', kind, target = '', from = '', to = '' },
  ) {
    const [before = null] = readCursor(cursor ?? '') ?? []
    const times = { from: from === '' ? null : new Date(from), to: to === '' ? null : new Date(to) }
    const wanted = { before, limit: limit + 1, action, by, kind: kind ?? null, target, ...times }
    const found = await listChangePage(app.db, workspaceId, wanted)
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      changes: shown.map(({ id, at, actor, action: done, target: to, details }) => ({
        id,
        at: at.toISOString(),
        by: actor,
        action: done,
        target: to,
        details,
      })),
      nextCursor: last && found.length > limit ? writeCursor(last.id) : null,
    }
  },
})
