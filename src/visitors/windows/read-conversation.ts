import { type Static, Type } from 'typebox'
import { ShownView } from '../../conversation/guide/answer-view.ts'
import { presentViews } from '../../conversation/guide/present-view.ts'
import { listMessages } from '../../conversation/sessions/turns.ts'
import { readTakeOver } from '../../conversation/take-over/read-take-over.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { choice } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { listLeadReplies } from '../leads/leads-of-session.ts'
import { listToursOf } from '../tours/tours-of-session.ts'
import { VisitorTour } from '../tours/visitor-tour.ts'

const mostMessages = 100
const mostTours = 20

export const ConversationMessage = Type.Object({
  id: Type.Integer({ description: 'Id of the message; negative for a notice' }),
  from: choice(['visitor', 'chatbot', 'person', 'notice'], {
    description: 'person: somebody of the firm; notice: what the visitor was told after leaving contact details',
  }),
  kind: choice(['Text', 'Image', 'Audio', 'Video'], { description: 'Kind of message' }),
  content: Type.String({ description: 'What it says; of a notice "" when the window has words of its own' }),
  told: Type.Optional(Type.Boolean({ description: 'Of a notice: whether it was said that the firm is mailed' })),
  status: choice(['pending', 'answered', 'failed', 'complete', 'interrupted'], {
    description: 'pending, answered or failed for what the visitor said; complete or interrupted for all else',
  }),
  files: Type.Integer({ description: 'How many files it carries' }),
  createdAt: Type.String({ description: 'When it was stored, ISO 8601' }),
  view: Type.Union([ShownView, Type.Null()], { description: 'What an answer shows beside its words' }),
  name: Type.String({ description: 'Who of the firm wrote it; "" for all else, and where no name was given' }),
  picture: Type.String({ description: 'Address of a picture of who of the firm wrote it; "" without one' }),
})

type ConversationMessage = Static<typeof ConversationMessage>

/** GET /v1/visitor/conversation */
export const readConversation = defineOperation({
  id: 'readVisitorConversation',
  summary: 'Read a visitor’s conversation',
  description:
    'What was said in the session of the key, so that a chat window can take it up again: the newest 100 messages, oldest first, homes as they are listed now. Empty before the first message.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({}),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    messages: Type.Array(ConversationMessage, { description: 'Oldest first' }),
    more: Type.Boolean({ description: 'Whether there are older ones' }),
    person: Type.Union(
      [
        Type.Object({
          name: Type.String({ description: 'Who it is; "" when no name was given' }),
          picture: Type.String({ description: 'Address of a picture; "" without one' }),
        }),
        Type.Null(),
      ],
      { description: 'Who of the firm has the conversation; null: the chatbot answers' },
    ),
    tours: Type.Array(VisitorTour, {
      description: `Tours that were asked for in it, the oldest first; at most the newest ${mostTours}`,
    }),
    timeZone: Type.String({ description: 'IANA time zone of the firm, on whose clock tours are' }),
    readUpTo: Type.Integer({ description: 'Id of the last message that the firm has read; 0: none yet' }),
  }),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, _input, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    // One more than is shown, to know whether there are older ones.
    const [said, replies, takeOver, tours] = await Promise.all([
      listMessages(app.db, visitor, mostMessages + 1),
      listLeadReplies(app.db, visitor, mostMessages + 1),
      readTakeOver(app, visitor),
      listToursOf(app.db, visitor, mostTours),
    ])
    const all = mergeByTime(said, replies)
    const shown = all.slice(-mostMessages)
    const views = await presentViews(
      app.db,
      { ...visitor, publicUrl: app.publicUrl },
      shown.map((message) => ('role' in message ? message.view : null)),
    )
    const messages = shown.map((message, index) =>
      'role' in message ? presentMessage(message, views[index] ?? null) : presentNotice(message),
    )
    const timeZone = chatbot.settings.TimeZone
    return { sessionID: visitor.sessionId, messages, more: all.length > shown.length, tours, timeZone, ...takeOver }
  },
})

type Said = Awaited<ReturnType<typeof listMessages>>[number]
type Reply = Awaited<ReturnType<typeof listLeadReplies>>[number]

const speakers = { question: 'visitor', answer: 'chatbot', person: 'person' } as const

function presentMessage(message: Said, view: ShownView | null): ConversationMessage {
  return {
    id: message.id,
    from: speakers[message.role],
    kind: message.kind,
    content: message.content,
    status: message.status,
    files: message.fileIds.length,
    createdAt: message.createdAt.toISOString(),
    view: view && withoutOpening(view),
    name: message.writerName ?? '',
    picture: message.writerPicture ?? '',
  }
}

/** What was said before is offered, and opens nothing by itself any more. */
function withoutOpening({ buttons, ...view }: ShownView): ShownView {
  return buttons === undefined ? view : { ...view, buttons: buttons.map(({ opens: _, ...button }) => button) }
}

function presentNotice({ id, reply, told, createdAt }: Reply): ConversationMessage {
  return {
    id: -id,
    from: 'notice',
    kind: 'Text',
    content: reply,
    told: told === true,
    status: 'complete',
    files: 0,
    createdAt: createdAt.toISOString(),
    view: null,
    name: '',
    picture: '',
  }
}

/** Both lists as one; messages keep their order, each reply goes before the first message that came after it. */
function mergeByTime(said: readonly Said[], replies: readonly Reply[]): (Said | Reply)[] {
  const merged: (Said | Reply)[] = []
  const rest = [...replies]
  for (const message of said) {
    while (rest[0] && rest[0].createdAt < message.createdAt) merged.push(...rest.splice(0, 1))
    merged.push(message)
  }
  return [...merged, ...rest]
}
