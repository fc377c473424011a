import { type Static, Type } from 'typebox'
import { choice } from '../fields.ts'
import { ShownView } from '../guide/answer-view.ts'
import { presentViews } from '../guide/present-view.ts'
import { listLeadReplies } from '../leads/leads-of-session.ts'
import { defineOperation } from '../operation.ts'
import { listMessages } from '../sessions/turns.ts'
import { openVisit } from '../visitors/open-visit.ts'

const mostMessages = 100

const ConversationMessage = Type.Object({
  id: Type.Integer({ description: 'Id of the message; negative for a notice' }),
  from: choice(['visitor', 'chatbot', 'notice'], {
    description: 'notice: what the visitor was told after leaving contact details',
  }),
  kind: choice(['Text', 'Image', 'Audio', 'Video'], { description: 'Kind of message' }),
  content: Type.String({ description: 'What it says; of a notice "" when the window has words of its own' }),
  status: choice(['pending', 'answered', 'failed', 'complete', 'interrupted'], {
    description: 'pending, answered or failed for what the visitor said; complete or interrupted for all else',
  }),
  files: Type.Integer({ description: 'How many files it carries' }),
  createdAt: Type.String({ description: 'When it was stored, ISO 8601' }),
  view: Type.Union([ShownView, Type.Null()], { description: 'What an answer shows beside its words' }),
})

type ConversationMessage = Static<typeof ConversationMessage>

/** GET /v1/visitor/conversation */
export const readConversation = defineOperation({
  summary: 'Read a visitor’s conversation',
  description:
    'What was said in the session of the key, so that a chat window can take it up again: the newest 100 messages, oldest first, homes as they are listed now. Empty before the first message.',
  tag: 'Widget',
  access: 'visitor-key',
  jsonOnly: false,
  bare: true,
  input: Type.Object({}),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    messages: Type.Array(ConversationMessage, { description: 'Oldest first' }),
    more: Type.Boolean({ description: 'Whether there are older ones' }),
  }),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    // One more than is shown, to know whether there are older ones.
    const [said, replies] = await Promise.all([
      listMessages(app.db, visitor, mostMessages + 1),
      listLeadReplies(app.db, visitor, mostMessages + 1),
    ])
    const all = mergeByTime(said, replies)
    const shown = all.slice(-mostMessages)
    const views = await presentViews(
      app.db,
      visitor,
      shown.map((message) => ('role' in message ? message.view : null)),
    )
    const messages = shown.map((message, index) =>
      'role' in message ? presentMessage(message, views[index] ?? null) : presentNotice(message),
    )
    return { sessionID: visitor.sessionId, messages, more: all.length > shown.length }
  },
})

type Said = Awaited<ReturnType<typeof listMessages>>[number]
type Reply = Awaited<ReturnType<typeof listLeadReplies>>[number]

function presentMessage(message: Said, view: ShownView | null): ConversationMessage {
  return {
    id: message.id,
    from: message.role === 'question' ? 'visitor' : 'chatbot',
    kind: message.kind,
    content: message.content,
    status: message.status,
    files: message.fileIds.length,
    createdAt: message.createdAt.toISOString(),
    view,
  }
}

function presentNotice({ id, reply, createdAt }: Reply): ConversationMessage {
  return {
    id: -id,
    from: 'notice',
    kind: 'Text',
    content: reply,
    status: 'complete',
    files: 0,
    createdAt: createdAt.toISOString(),
    view: null,
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
