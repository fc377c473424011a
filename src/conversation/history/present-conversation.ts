import { type Static, Type } from 'typebox'
import { choice } from '../../platform/fields.ts'
import { AssignedTo } from '../assignment/assigned-to.ts'
import { ShownView } from '../guide/answer-view.ts'
import type { ConversationMessageRow, ConversationRow } from './conversation-store.ts'

const conversationFields = {
  sessionID: Type.Integer({ description: 'Id of the session' }),
  serialNumber: Type.String({ description: 'serialNumber of the chatbot' }),
  startedAt: Type.String({ description: 'When the session began, ISO 8601' }),
  lastMessageAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When something was said last, ISO 8601; null when nothing was said yet',
  }),
  lastMessage: Type.Union(
    [
      Type.Object({
        from: choice(['visitor', 'chatbot', 'person'], { description: 'Who said it; person: somebody of the firm' }),
        content: Type.String({ description: 'How it begins, up to 200 characters' }),
      }),
      Type.Null(),
    ],
    { description: 'What was said last; null when nothing was said yet' },
  ),
  messageCount: Type.Integer({ description: 'How many messages it has, whoever said them' }),
  firstQuestion: Type.String({ description: 'How the first message of the visitor begins, up to 500 characters' }),
  hasLead: Type.Boolean({ description: 'Whether the visitor left contact details' }),
  visitorName: Type.String({ description: 'Name, as the visitor left it last; "" when not known' }),
  page: Type.String({ description: 'Address of the page that the chat stood on; "" when not known' }),
  waitingSince: Type.Union([Type.String(), Type.Null()], {
    description:
      'When the visitor asked for a person who has not come, ISO 8601; null: nobody waits, or for over a day',
  }),
  takenBy: Type.Union(
    [
      Type.Object({
        name: Type.String({ description: 'Who it is; "" when no name was given' }),
        picture: Type.String({ description: 'Address of a picture; "" without one' }),
        accountId: Type.Union([Type.String(), Type.Null()], {
          description: 'Account of the member who it is; null: a program took it',
        }),
        since: Type.String({ description: 'Since when, ISO 8601' }),
      }),
      Type.Null(),
    ],
    { description: 'Who of the firm has it; null: the chatbot answers' },
  ),
  demo: Type.Boolean({ description: 'Whether it is made up, for the lived-in demo' }),
  assignedTo: AssignedTo,
  unanswered: Type.Boolean({
    description: 'Whether the visitor has the last word, or an answer that said that it knows none',
  }),
  language: Type.String({ description: 'Code of the language in which the visitor asked last; "" when not known' }),
}

export const ConversationSummary = Type.Object(conversationFields)
export type ConversationSummary = Static<typeof ConversationSummary>

export const MessageFile = Type.Object({
  id: Type.Integer({ description: 'Id of the file' }),
  fileName: Type.String({ description: 'Its name when it was uploaded' }),
  mimeType: Type.Union([Type.String(), Type.Null()], { description: 'Its kind, decided by its bytes' }),
  bytes: Type.Union([Type.Integer(), Type.Null()], { description: 'Its size' }),
})

export const Message = Type.Object({
  id: Type.Integer({ description: 'Id of the message' }),
  from: choice(['visitor', 'chatbot', 'person'], { description: 'Who said it; person: somebody of the firm' }),
  kind: choice(['Text', 'Image', 'Audio', 'Video'], { description: 'Kind of message' }),
  content: Type.String({ description: 'What it says' }),
  status: choice(['pending', 'answered', 'failed', 'complete', 'interrupted'], {
    description: 'pending, answered or failed for what the visitor said; complete or interrupted for all else',
  }),
  noAnswer: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Of an answer: whether the chatbot could not answer from what it knows',
  }),
  createdAt: Type.String({ description: 'When it was stored, ISO 8601' }),
  files: Type.Array(MessageFile, { description: 'What the visitor sent with it' }),
  name: Type.String({ description: 'Who of the firm wrote it; "" for all else, and where no name was given' }),
  picture: Type.String({ description: 'Address of a picture of who of the firm wrote it; "" without one' }),
  view: Type.Union([ShownView, Type.Null()], {
    description: 'What an answer shows beside its words, homes as they are listed now',
  }),
})

export type Message = Static<typeof Message>

const speakers: Record<ConversationMessageRow['role'], Message['from']> = {
  question: 'visitor',
  answer: 'chatbot',
  person: 'person',
}

export function summarizeConversation(row: ConversationRow): ConversationSummary {
  return {
    sessionID: row.sessionId,
    serialNumber: row.serialNumber,
    startedAt: row.startedAt.toISOString(),
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    lastMessage: row.lastRole && { from: speakers[row.lastRole], content: row.lastContent ?? '' },
    messageCount: row.messageCount,
    firstQuestion: row.firstQuestion,
    hasLead: row.hasLead,
    visitorName: row.visitorName,
    page: row.page,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    takenBy: row.takenAt && {
      name: row.takenName,
      picture: row.takenPicture,
      accountId: row.takenAccount,
      since: row.takenAt.toISOString(),
    },
    demo: row.isDemo,
    assignedTo: row.assignedTo === null ? null : { accountId: row.assignedTo, name: row.assignedName },
    unanswered: row.isUnanswered,
    language: row.language,
  }
}

export function presentMessage(
  { id, role, kind, content, status, ...row }: ConversationMessageRow,
  view: ShownView | null,
): Message {
  const { noAnswer, createdAt, files, writerName, writerPicture } = row
  return {
    id,
    from: speakers[role],
    kind,
    content,
    status,
    noAnswer,
    createdAt: createdAt.toISOString(),
    files: files.map(({ id: fileId, fileName, mimeType, bytes }) => ({ id: fileId, fileName, mimeType, bytes })),
    name: writerName ?? '',
    picture: writerPicture ?? '',
    view,
  }
}
