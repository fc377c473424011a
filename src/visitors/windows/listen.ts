import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { choice } from '../../platform/fields.ts'
import { agentOf } from '../../platform/member.ts'
import { EventStream } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { tourStatuses } from '../tours/visitor-tour.ts'

const sides = ['visitor', 'person'] as const

/** An event of both streams. */
export const ConversationEvent = Type.Object({
  id: Type.String({
    description: 'Given back as Last-Event-ID, nothing behind it is missed; "" while more of it comes',
  }),
  type: choice(['message', 'taken', 'released', 'typing', 'read', 'tour', 'assigned', 'note'], {
    description: 'What happened',
  }),
  data: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    id: Type.Optional(Type.Integer({ description: 'Of a message, tour or note: its id' })),
    kind: Type.Optional(
      Type.Union([Type.Integer(), Type.String()], {
        description: 'Of a message: 0 the visitor, 1 the chatbot, 2 a person; of a tour: in-person or video',
      }),
    ),
    content: Type.Optional(Type.String({ description: 'Of a message: what it says' })),
    createTime: Type.Optional(Type.String({ description: 'Of a message: when it was stored, UTC' })),
    name: Type.Optional(Type.String({ description: 'Of a message, taken or assigned: who of the firm it is' })),
    accountId: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'Of taken: account of who has it, null for a program; of assigned: of whose it is, null: nobody’s',
      }),
    ),
    before: Type.Optional(
      Type.Union([Type.String(), Type.Null()], { description: 'Of assigned: account of whose it was; null: nobody’s' }),
    ),
    gone: Type.Optional(
      Type.Boolean({ description: 'Of assigned, true: it is a colleague’s now, and not for who listens' }),
    ),
    picture: Type.Optional(Type.String({ description: 'Of taken: address of a picture; "" without one' })),
    who: Type.Optional(choice(sides, { description: 'Of typing and read: which side' })),
    upTo: Type.Optional(Type.Integer({ description: 'Of read: id of the last message that was read' })),
    status: Type.Optional(choice(tourStatuses, { description: 'Of a tour: how it stands' })),
    time: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'Of a tour: the confirmed start' })),
    answer: Type.Optional(Type.String({ description: 'Of a tour: what the firm wrote' })),
  }),
})

/** What the firm hears besides. */
const eventsOfTheFirm =
  'Besides, which visitors are not told: `assigned` {sessionID, accountId, name, before}, when it became somebody’s or nobody’s; `note` {sessionID, id}, when a note was written or deleted; of `taken` the `accountId`. An agent of the console hears of own conversations and of those that are nobody’s; one that became a colleague’s is told once as `assigned` with gone.'

const events =
  'Server-sent events: `message` {sessionID, id, kind, content, createTime, name?} with kind 0 for the visitor, 1 the chatbot, 2 a person; `taken` {sessionID, name, picture}; `released` {sessionID}; `typing` {sessionID, who}; `read` {sessionID, who, upTo}; `tour`, when the firm confirmed, declined or cancelled one, {sessionID, id, status, time, answer and what else readVisitorConversation tells of it}; `who` is visitor or person. Begins with what happens from now on; with `Last-Event-ID`, the last `id` that came, with all that happened since, up to 24 hours. Ends after 10 minutes at the latest: open it again with that header and nothing is missed. A line `id` without an event only moves it on.'

/** GET /v1/conversations/events */
export const listen = defineOperation({
  id: 'watchConversations',
  summary: 'Listen to all conversations',
  description: `${events} ${eventsOfTheFirm}`,
  tag: 'Conversations',
  access: 'secret-key',
  reads: { action: 'conversations.watched' },
  listens: ConversationEvent,
  input: Type.Object({}),
  output: Type.Null(),
  example: {},
  errors: ['too-busy', 'shutting-down'],
  async run(_app, caller) {
    return new EventStream({ workspaceId: caller.workspaceId, sessionId: null, agentId: agentOf(caller) })
  },
})

/** GET /v1/visitor/events */
export const listenAsVisitor = defineOperation({
  id: 'watchVisitorConversation',
  summary: 'Listen to a visitor’s conversation',
  description: `What happens in the session of the key. ${events}`,
  tag: 'Widget',
  access: 'visitor-key',
  listens: ConversationEvent,
  input: Type.Object({}),
  output: Type.Null(),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'too-busy', 'shutting-down'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    return new EventStream({ workspaceId: visitor.workspaceId, sessionId: visitor.sessionId })
  },
})
